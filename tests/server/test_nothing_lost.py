"""Nothing acknowledged is lost, nothing half applied: killed processes, full disks, two services.

There are 40 kills on SQLite and a third of that on PostgreSQL; ``SCHILTROM_KILLS=1000`` in the
environment makes a longer run.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Engine, event, select, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from schiltrom.engine.laws import faults
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.fairness import FairChance
from schiltrom.server.games.seats import Seat
from schiltrom.server.games.service import GameService
from schiltrom.server.store.database import is_shared, open_database
from schiltrom.server.store.models import EntryRow, GameRow, SeatRow
from schiltrom.table.errors import StaleError
from schiltrom.table.table import Table
from tests.server.helpers.player_process import FOREVER, Orders, make_choice, open_game

KILLS = int(os.environ.get("SCHILTROM_KILLS", "40"))
ROOT = Path(__file__).parents[2]
IMPORTS = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
LONG_GAME = 80
"""A game with so many entries is left alone by the next process: reading it takes a while."""
PATIENCE_S = 60


# --- the process that plays --------------------------------------------------------------------


class Players:
    """Processes that play, one after another, and what they say."""

    def __init__(self) -> None:
        self._pid = 0
        self._script = subprocess.Popen(
            [sys.executable, "-m", "tests.server.helpers.player_process"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": IMPORTS},
            text=True,
            bufsize=1,
        )

    def begin(self, orders: Orders) -> None:
        """Start a process with these orders."""
        assert self._script.stdin is not None
        self._script.stdin.write(json.dumps(asdict(orders)) + "\n")
        self._pid = int(self.line().removeprefix("pid "))

    def line(self) -> str:
        """Return the next line, a whole one."""
        assert self._script.stdout is not None
        line = self._script.stdout.readline()
        assert line.endswith("\n"), f"a line was cut: {line!r}"
        return line.rstrip("\n")

    def rest(self, status: int = 0) -> list[str]:
        """Return all that the process says until it ends with a status."""
        lines: list[str] = []
        while not (line := self.line()).startswith("end "):
            lines.append(line)
        assert line == f"end {status}"
        return lines

    def kill(self) -> list[str]:
        """Kill the process as ``kill -9`` does; return what it said and nobody had read."""
        os.kill(self._pid, signal.SIGKILL)
        return self.rest(-signal.SIGKILL)

    def close(self) -> None:
        assert self._script.stdin is not None
        assert self._script.stdout is not None
        self._script.stdin.close()
        self._script.wait(PATIENCE_S)
        self._script.stdout.close()


@pytest.fixture
def players():
    """Yield what starts players; all are ended with the test."""
    started: list[Players] = []

    def begin() -> Players:
        started.append(Players())
        return started[-1]

    yield begin
    for script in started:
        script.close()


# --- what is kept ------------------------------------------------------------------------------


class Kept:
    """What a database holds, read with a connection of its own."""

    def __init__(self, engine: Engine) -> None:
        self.entries: dict[str, list[str]] = {}
        with Session(engine) as session:
            self.games = {row.id: row for row in session.scalars(select(GameRow))}
            self.seeds = {
                (row.game_id, row.side): row.seed for row in session.scalars(select(SeatRow))
            }
            for game in self.games:
                wanted = select(EntryRow).where(EntryRow.game_id == game).order_by(EntryRow.number)
                rows = list(session.scalars(wanted))
                assert [row.number for row in rows] == list(range(len(rows))), "a gap"
                self.entries[game] = [row.text for row in rows]
            session.expunge_all()

    def choices(self, game: str) -> list[str]:
        """Return the entries of a game that a side made."""
        return [text for text in self.entries.get(game, []) if text[:2] in ("E ", "S ")]

    def table(self, game: str) -> Table:
        """Return a game read from nothing but what is kept, its chance checked."""
        row = self.games[game]
        seeds = [self.seeds[game, side] or "" for side in (ENGLAND, SCOTLAND)]
        chance = FairChance(bytes.fromhex(row.server_seed), *seeds)
        table = Table(row.scenario, RuleSet.from_json(row.rules), chance)
        table.catch_up(self.entries[game])
        return table

    def check(self, game: str) -> None:
        """Check that a game is whole: nothing is half applied, and the laws hold."""
        row = self.games[game]
        assert row.entries == len(self.entries[game]), "entries are missing or too many"
        assert row.begun is not None
        table = self.table(game)
        pos = table.record.replay().position
        assert faults(pos) == []
        assert not pos.is_chance(), "chance was left out"
        assert (row.ended is not None) == pos.is_over()

    def short_games(self) -> list[str]:
        """Return games under way that do not take long to read."""
        found = [g for g, row in self.games.items() if row.ended is None]
        return [game for game in found if len(self.entries[game]) < LONG_GAME]


@contextmanager
def database(url: str) -> Iterator[Engine]:
    engine = open_database(url)
    yield engine
    engine.dispose()


def read(url: str) -> Kept:
    with database(url) as engine:
        if is_shared(engine):
            wait_for_the_dead(engine)
        return Kept(engine)


def wait_for_the_dead(engine: Engine) -> None:
    """Wait until PostgreSQL has noticed who was killed: a commit of theirs may be under way."""
    others = text(
        "SELECT count(*) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'"
    )
    end = time.monotonic() + PATIENCE_S
    with engine.connect() as connection:
        while connection.scalar(others):
            connection.rollback()
            assert time.monotonic() < end
            time.sleep(0.01)


def acknowledged(lines: list[str]) -> dict[str, list[str]]:
    """Return the choices that were acknowledged, by game."""
    found: dict[str, list[str]] = {}
    for line in lines:
        if line.startswith("did "):
            _, game, _, _, text = line.split(" ", 4)
            found.setdefault(game, []).append(text)
    return found


def opened(lines: list[str]) -> set[str]:
    return {line.split()[1] for line in lines if line.startswith("open ")}


# --- kill -9 -----------------------------------------------------------------------------------


def compare(before: Kept, after: Kept, lines: list[str]) -> None:
    """Check that all that was acknowledged is kept in order, and at most one thing more."""
    told = acknowledged(lines)
    new_games = set(after.games) - set(before.games)
    assert set(before.games) | opened(lines) <= set(after.games), "a game is lost"
    extra = len(new_games - opened(lines))
    for game in after.games:
        was = before.entries.get(game, [])
        assert after.entries[game][: len(was)] == was, "what was kept has changed"
        expected = before.choices(game) + told.get(game, [])
        choices = after.choices(game)
        assert choices[: len(expected)] == expected, "an acknowledged choice is lost"
        extra += len(choices) - len(expected)
    assert extra <= 1, "more happened than the one thing that was under way"
    for game in new_games | set(told):
        after.check(game)


def goes_on(url: str, game: str) -> None:
    """Check that a game can be played on in a new service."""
    with database(url) as engine:
        service = GameService(engine)
        rng = Random(0)
        for _ in range(3):
            side = next(
                (s for s in (ENGLAND, SCOTLAND) if service.state(game, s).your_choice), None
            )
            if side is None:
                assert service.state(game).status.over
                return
            assert make_choice(service, Seat(game, side), service.state(game, side), rng)


def test_a_process_that_is_killed_again_and_again_loses_nothing(url, players, record_property):
    rng = Random(2024)
    script, kept, total = players(), read(url), 0
    kills = KILLS if url.startswith("sqlite") else KILLS // 3
    for kill in range(kills):
        games = kept.short_games()[-2:]
        script.begin(Orders(url, games, opens=2 - len(games), seed=kill))
        lines = [script.line() for _ in range(rng.choice((0, 0, 1, 2, 5, 10, 20)))]
        time.sleep(rng.random() * (0.03 if lines else 0.5))
        lines += script.kill()
        after = read(url)
        compare(kept, after, lines)
        kept, total = after, total + sum(map(len, acknowledged(lines).values()))
    for game in kept.games:
        kept.check(game)
    for game in kept.short_games()[:2]:
        goes_on(url, game)
    assert total > kills
    record_property("kills", kills)
    sys.stdout.write(f"{kills} kills, {total} acknowledged choices, {len(kept.games)} games\n")


def test_a_process_that_is_killed_while_it_sets_the_database_up_leaves_a_good_one(new_url, players):
    rng = Random(7)
    script = players()
    for number in range(5):
        url = new_url()
        script.begin(Orders(url, [], opens=1, seed=number))
        time.sleep(rng.random() * 0.2)
        lines = script.kill()
        kept = read(url)
        assert opened(lines) <= set(kept.games)
        for game in kept.games:
            kept.check(game)
        with database(url) as engine:
            assert open_game(GameService(engine)) in read(url).games


# --- two services on one database -----------------------------------------------------------------


def test_two_processes_play_the_same_games_without_losing_or_doubling_anything(url, players):
    with database(url) as engine:
        games = [open_game(GameService(engine)) for _ in range(2)]
    scripts = [players(), players()]
    for number, script in enumerate(scripts):
        script.begin(Orders(url, games, opens=0, seed=number, most=60))
    said = [script.rest() for script in scripts]
    kept = read(url)
    for game in games:
        kept.check(game)
        told = [acknowledged(lines).get(game, []) for lines in said]
        assert Counter(kept.choices(game)) == Counter(told[0]) + Counter(told[1])
        for texts in told:
            rest = iter(kept.choices(game))
            assert all(text in rest for text in texts), "the order has changed"
    assert all(len(acknowledged(lines)) == 2 for lines in said)


def test_two_services_see_each_other_s_choices_and_refuse_stale_ones(url):
    with database(url) as one, database(url) as other:
        services = [GameService(one), GameService(other)]
        game = open_game(services[0])
        rng = Random(3)
        stale = 0
        for turn in range(120):
            service, late = services[turn % 2], services[1 - turn % 2]
            side = next(s for s in (ENGLAND, SCOTLAND) if service.state(game, s).your_choice)
            seen = late.state(game, side, since=FOREVER)
            assert seen == service.state(game, side, since=FOREVER)
            assert seen.view is not None
            assert make_choice(service, Seat(game, side), seen, rng)
            legal = seen.view["legal"]
            assert isinstance(legal, list)
            with pytest.raises(StaleError) as refused:
                late.choose(Seat(game, side), seen.number, legal[0])
            assert refused.value.number == service.state(game, side).number
            stale += 1
        assert stale == 120
        kept = read(url)
        assert len(kept.choices(game)) == 120
        kept.check(game)


def game_with_two_cards(service: GameService) -> tuple[str, int, list[str]]:
    """Make a game in which England has cards of two kinds; return its number and the cards."""
    while True:
        game = open_game(service)
        seen = service.state(game, ENGLAND)
        assert seen.view is not None
        cards = seen.view["legal"]
        assert isinstance(cards, list)
        if len(cards) > 1:
            return game, seen.number, cards


def test_a_service_forgets_what_could_not_be_kept(url):
    """A service whose commit fails does not take its lost choice for the one another kept."""
    with database(url) as one, database(url) as other:
        services = [GameService(one), GameService(other)]
        game, number, cards = game_with_two_cards(services[0])

        def fail(_connection) -> None:
            raise OSError("no space left on device")

        event.listen(one, "commit", fail)
        with pytest.raises(OSError, match="no space"):
            services[0].choose(Seat(game, ENGLAND), number, cards[0])
        event.remove(one, "commit", fail)
        services[1].choose(Seat(game, ENGLAND), number, cards[-1])
        assert cards[0] != cards[-1]
        assert services[0].state(game, ENGLAND) == services[1].state(game, ENGLAND)
        read(url).check(game)


# --- a full disk -------------------------------------------------------------------------------


def limit_pages(engine: Engine, pages: int) -> None:
    """Let a SQLite database grow to so many pages and no further."""

    def limit(connection, _record) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages}")

    event.listen(engine, "connect", limit)
    engine.dispose()


def play_until_full(service: GameService, game: str, rng: Random) -> tuple[Seat, int, str]:
    """Play until the database refuses a choice; return the choice."""
    for _ in range(5000):
        side = next(s for s in (ENGLAND, SCOTLAND) if service.state(game, s).your_choice)
        state = service.state(game, side, since=FOREVER)
        assert state.view is not None
        legal = state.view["legal"]
        assert isinstance(legal, list)
        text = rng.choice(legal)
        try:
            service.choose(Seat(game, side), state.number, text)
        except OperationalError as error:
            if "full" not in str(error):
                raise
            return Seat(game, side), state.number, text
    raise AssertionError("the disk was never full")


def test_a_full_database_refuses_the_choice_loses_nothing_and_goes_on_later(tmp_path):
    url = f"sqlite:///{tmp_path / 'games.db'}"
    with database(url) as engine:
        service = GameService(engine)
        game = open_game(service)
        with engine.connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        limit_pages(engine, pages + 1)
        seat, number, text = play_until_full(service, game, Random(1))
        before = read(url)
        changes: list[str] = []
        service.on_change = changes.append
        for _ in range(3):
            with pytest.raises(OperationalError, match="full"):
                service.choose(seat, number, text)
            assert service.state(game, seat.side).number == number
        assert changes == []
        assert read(url).entries == before.entries
        before.check(game)
        limit_pages(engine, pages * 100)
        assert service.choose(seat, number, text) > number
        assert changes == [game]
        kept = read(url)
        assert kept.choices(game) == [*before.choices(game), f"{'ES'[seat.side]} {text}"]
        kept.check(game)
    goes_on(url, game)


@pytest.mark.skipif(shutil.which("unshare") is None, reason="needs unshare (util-linux)")
def test_a_disk_that_is_really_full(tmp_path):
    """A small file system in memory, mounted for this test's process alone, is filled up."""
    script = f'mount -t tmpfs -o size=1m none "{tmp_path}" || exit 77; exec "$@"'
    done = subprocess.run(
        ["unshare", "-rm", "sh", "-c", script, "sh", sys.executable, __file__, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": IMPORTS},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    if done.returncode in (1, 77) and "Traceback" not in done.stderr:
        pytest.skip(f"nothing can be mounted here: {done.stderr}")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["lost"] == 0


def fill_disk(folder: Path) -> dict[str, int]:
    """Play on a file system, fill it up, play on until it is full, make room, and go on."""
    url = f"sqlite:///{folder / 'games.db'}"
    with database(url) as engine:
        service = GameService(engine)
        game = open_game(service)
        ballast = folder / "ballast"
        room = shutil.disk_usage(folder).free
        ballast.write_bytes(b"x" * max(0, room - 200_000))
        seat, number, text = play_until_full(service, game, Random(1))
        assert service.state(game, seat.side).number == number
        ballast.unlink()
        before = read(url)
        before.check(game)
        assert service.choose(seat, number, text) > number
        kept = read(url)
        kept.check(game)
        lost = len(before.choices(game)) + 1 - len(kept.choices(game))
        return {"choices": len(kept.choices(game)), "lost": lost}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(fill_disk(Path(sys.argv[1]))))
