"""Bots at a real server: the example of the documentation, and ``schiltrom bot``."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from schiltrom.cli.main import main
from schiltrom.remote import Link, Playing, RemoteError, Seat, UnreachableError, new_game
from tests.server.helpers.service import new_service, real_server

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "bot.py"
SHORT = {"scenario": "the_bruce", "edition": "4"}


@pytest.fixture
def service(tmp_path):
    return new_service(tmp_path)


@pytest.fixture
def server(service):
    with real_server(service) as (where, _server):
        yield f"http://{where}"


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}


def start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, *arguments],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def links_of(server: str) -> tuple[str, str]:
    """Make a game and return both its links, ours first."""
    ours, other = new_game(server, "Scotland", SHORT)
    return f"{server}/#join={ours}", f"{server}/#join={other}"


def first(view: dict) -> str:
    return str(view["legal"][0])


def at_random(view: dict) -> str:
    legal = view["legal"]
    return str(legal[hash(str(view)) % len(legal)])


class EnoughError(Exception):
    """A player has played enough."""


def wait_for_begin(seat: Seat) -> None:
    """Bring the seat's seed and wait until the game has begun."""
    until = time.monotonic() + 60
    while not (status := seat.ask("GET", "")["status"])["begun"]:
        assert time.monotonic() < until, "the game never began"
        seat.bring_seed(status)
        time.sleep(0.02)


def play_some(seat: Seat, choices: int) -> None:
    """Play a number of choices at random, and give up."""
    left = [choices]

    def player(view: dict) -> str:
        left[0] -= 1
        if left[0] < 0:
            raise EnoughError
        return at_random(view)

    with suppress(EnoughError):
        Playing(seat, player).run()
    seat.resign()


def test_the_example_is_short_and_plays_a_whole_game(server):
    """It opens a game and prints a link; the built-in Squire takes that and both play on."""
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 60
    example = start(str(EXAMPLE), server)
    assert example.stdout is not None
    link = example.stdout.readline().strip().removeprefix("your link: ")
    built_in = start("-m", "schiltrom", "bot", link, "--level", "squire", "--json")
    told, errors = example.communicate(timeout=120)
    assert (example.returncode, errors) == (0, "")
    assert "'over': True" in told
    told, errors = built_in.communicate(timeout=30)
    assert (built_in.returncode, errors) == (0, "")
    ended = json.loads(told)
    assert ended["event"] == "over"
    assert ended["side"] == "England"
    record = httpx.get(f"{server}/api/games/{ended['game']}/record", timeout=60).json()
    assert len(record["entries"]) > ended["choices"] > 20
    assert record["tags"]["scotland"] == "random bot"


def test_a_learned_bot_remembers_from_its_views(server):
    """It plays a whole game at a server that tells it no more than anybody."""
    ours, other = links_of(server)
    both = [
        start("-m", "schiltrom", "bot", link, "--level", level, "--json")
        for link, level in ((ours, "learned"), (other, "squire"))
    ]
    told, errors = both[0].communicate(timeout=120)
    assert (both[0].returncode, errors) == (0, "")
    ended = json.loads(told)
    assert (ended["event"], ended["side"]) == ("over", "Scotland")
    assert ended["choices"] > 20
    assert both[1].wait(30) == 0
    both[1].communicate()


def test_a_bot_bids_where_players_bid(service, server):
    """The command bids from the table of the computers, a program of one's own what it likes."""
    ours, other = new_game(server, "Scotland", {"scenario": "campaign", "bidding": True})
    bot = start("-m", "schiltrom", "bot", f"{server}/#join={ours}")
    seat = Seat.take(Link(server, other))
    bidden: list[tuple[str, str]] = []

    def bid(scenario: str, side: str) -> int:
        bidden.append((scenario, side))
        return 2

    def player(_view: dict) -> str:
        raise EnoughError

    with suppress(EnoughError):
        Playing(seat, player, bid=bid).run()
    assert bidden == [("campaign", "England")]
    assert service.state(seat.game).status.bids == (2, 0)
    seat.resign()
    assert bot.wait(30) == 0
    bot.communicate()


def test_the_command_opens_a_game_and_tells_how_it_ended(server):
    """Two levels play each other, one by the link that the other prints."""
    bot = start("-m", "schiltrom", "bot", server, "--side", "scotland", "--name", "Robert")
    assert bot.stdout is not None
    link = bot.stdout.readline().split()[-1]
    other = Seat.take(Link.parse(link), "Edward")
    play_some(other, 40)
    status = other.ask("GET", "")["status"]
    told, errors = bot.communicate(timeout=30)
    assert (bot.returncode, errors) == (0, "")
    assert [seat["name"] for seat in status["seats"]] == ["Edward", "Robert"]
    assert "connected as Scotland" in told
    assert "Scotland (the bot) won" in told.splitlines()[-1]


def test_a_take_back_is_agreed_to_and_a_resignation_ends_it(server, capsys):
    link, other = links_of(server)
    seat = Seat.take(Link.parse(other))
    person = threading.Thread(target=play_and_resign, args=(seat,), daemon=True)
    person.start()
    assert main(["bot", link, "--level", "Squire"]) == 0
    person.join(10)
    assert "Scotland (the bot) won" in capsys.readouterr().out
    record = httpx.get(f"{server}/api/games/{seat.game}/record", timeout=60).json()
    assert any(" back " in entry for entry in record["entries"])


def play_and_resign(seat: Seat) -> None:
    """Play a little, ask to take back until the bot agrees, and give up.

    An offer lapses if the bot chooses before it has seen it; then it is made again.
    """
    wait_for_begin(seat)
    until = time.monotonic() + 60
    choices = 0
    while time.monotonic() < until:
        state = seat.ask("GET", "")
        if any("takes back its last choice" in line for line in state["lines"]):
            seat.resign()
            return
        if choices and not state["your_choice"] and not state["status"]["offers"]:
            seat.ask("POST", "/offers", {"kind": "take-back"})
        elif state["your_choice"]:
            seat.ask(
                "POST", "/choices", {"number": state["number"], "choice": first(state["view"])}
            )
            choices += 1
        time.sleep(0.02)


def test_a_bot_comes_back_when_the_server_does(service):
    """The server goes away in mid-game and comes back at another port: the seat is kept."""
    with real_server(service) as (where, _):
        link, other = links_of(f"http://{where}")
        seat = Seat.take(Link.parse(link))
        person = Seat.take(Link.parse(other))
        events: list[str] = []
        playing = Playing(seat, at_random, events.append, patience_s=0.0)
        left: list[Exception] = []

        def run() -> None:
            try:
                playing.run()
            except RemoteError as error:
                left.append(error)

        bot = threading.Thread(target=run, daemon=True)
        bot.start()
        wait_for_begin(person)
        while playing.choices < 1:
            time.sleep(0.01)
    bot.join(20)
    assert isinstance(left[0], UnreachableError)
    assert events[:2] == ["connected", "begun"]
    assert events[-1] == "away"
    with real_server(service) as (where, _):
        moved = Seat.from_json({**seat.to_json(), "server": f"http://{where}"})
        person = Seat.from_json({**person.to_json(), "server": f"http://{where}"})
        again = Playing(moved, at_random)
        threading.Thread(target=play_some, args=(person, 40), daemon=True).start()
        assert again.run()["winner"] == "Scotland"
        assert again.choices > 0


def test_a_kept_seat_is_played_on(server, tmp_path, capsys):
    link, other = links_of(server)
    file = tmp_path / "seat.json"
    bot = start("-m", "schiltrom", "bot", link, "--keep", str(file))
    assert bot.stdout is not None
    assert "connected" in bot.stdout.readline()
    bot.send_signal(signal.SIGINT)
    bot.communicate(timeout=20)
    assert bot.returncode == 130
    assert file.stat().st_mode & 0o077 == 0
    person = Seat.take(Link.parse(other))
    threading.Thread(target=give_up, args=([person],), daemon=True).start()
    assert main(["bot", server, "--keep", str(file)]) == 0
    assert "(the bot) won" in capsys.readouterr().out


def test_broken_off_it_resigns_if_told_to(server):
    link, other = links_of(server)
    person = Seat.take(Link.parse(other))
    bot = start("-m", "schiltrom", "bot", link, "--resign")
    assert bot.stdout is not None
    wait_for_begin(person)
    assert any("has started" in line for line in bot.stdout), "the game never started"
    bot.send_signal(signal.SIGINT)
    bot.communicate(timeout=20)
    assert bot.returncode == 130
    assert person.ask("GET", "")["status"]["winner"] == "England"


def give_up(people: list[Seat]) -> None:
    """Let each game begin and resign at once."""
    for person in people:
        wait_for_begin(person)
        person.resign()


def test_several_games_at_once(server, capsys):
    pairs = [links_of(server) for _ in range(2)]
    people = [Seat.take(Link.parse(other)) for _, other in pairs]

    threading.Thread(target=give_up, args=(people,), daemon=True).start()
    assert main(["bot", *[link for link, _ in pairs], "--json"]) == 0
    ended = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {each["game"] for each in ended} == {person.game for person in people}
    assert {each["winner"] for each in ended} == {"Scotland"}


# --- mistakes --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "",
        "nonsense",
        "ftp://x/#join=a",
        "http://",
        "http://x:99999",
        "http://x/#seat=1",
        "//x",
        "http://[::1",
    ],
)
def test_what_is_no_address(address, capsys):
    assert main(["bot", address]) == 2
    told = capsys.readouterr().err
    assert told.startswith("schiltrom: ")
    assert told.count("\n") == 1
    assert "#join=" in told


def test_nobody_there(capsys):
    assert main(["bot", "http://127.0.0.1:9/#join=" + "A" * 43]) == 1
    assert "no game server" in capsys.readouterr().err


def test_a_link_that_leads_nowhere(server, capsys):
    assert main(["bot", f"{server}/#join={'A' * 43}"]) == 1
    assert "invitation has already been used" in capsys.readouterr().err
    assert main(["bot", f"{server}/#join=short", "--language", "de"]) == 1
    assert capsys.readouterr().err.startswith("schiltrom: ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["http://x", "--level", "knigt"], "knight"),
        (["http://x", "--side", "wales"], "england"),
        (["http://x", "--time", "-1"], "seconds"),
        ([], "URL"),
    ],
)
def test_nonsense_is_refused(arguments, said, capsys):
    with pytest.raises(SystemExit) as left:
        main(["bot", *arguments])
    assert left.value.code == 2
    assert said in capsys.readouterr().err


def test_one_seat_to_a_file(tmp_path, capsys):
    assert main(["bot", "http://x", "http://y", "--keep", str(tmp_path / "s")]) == 2
    (tmp_path / "s").write_text("{}")
    assert main(["bot", "http://x", "--keep", str(tmp_path / "s")]) == 2
    assert "not a saved seat" in capsys.readouterr().err


def test_the_documentation_speaks_of_what_there_is(server):
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    paths = httpx.get(f"{server}/api/openapi.json", timeout=60).json()["paths"]
    named = set(re.findall(r"(GET|POST) (/api/[a-zA-Z/-]+)", text))
    # OpenAPI knows no WebSockets; the example above plays over this one.
    named.remove(("GET", "/api/games/GAME/live"))
    assert len(named) > 6
    for method, path in named:
        assert method.lower() in paths[path.replace("GAME", "{game_id}")]
