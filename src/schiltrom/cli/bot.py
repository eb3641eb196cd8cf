"""``schiltrom bot``: a built-in opponent plays at any server, by a link or in a game of its own."""

from __future__ import annotations

import json
import os
import secrets
import threading
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from schiltrom.ai.bids import computer_bid
from schiltrom.ai.levels import ARENA_NAMES, DEFAULT_LEVEL
from schiltrom.ai.opponent import NO_LIMIT, Limit, Opponent, Watching
from schiltrom.ai.players.registry import opponent_called
from schiltrom.ai.protocol import SEED_BITS
from schiltrom.cli.commands import command
from schiltrom.cli.errors import DONE, FAILED, MISUSE, CommandError
from schiltrom.cli.levels import check_level, table_name
from schiltrom.cli.options import FILE, Seconds, edition, quiet, scenario
from schiltrom.cli.parsing import Arguments, Choice, argument, option
from schiltrom.cli.serve import missing
from schiltrom.engine import steps
from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.serial import view_from_json
from schiltrom.engine.tables import SIDE_NAMES
from schiltrom.engine.view import View
from schiltrom.knowledge.tracker import Tracker
from schiltrom.text.wording import in_words
from schiltrom.text.words import has_message, say

if TYPE_CHECKING:
    from schiltrom.remote import RemoteError, Seat

LONGEST_NAME: Final = 60


@command("bot")
@argument("urls", nargs=-1, required=True, metavar="URL...", help="bot-arg-url")
@option(
    "--level",
    type=Choice(ARENA_NAMES, case_sensitive=False),
    metavar="LEVEL",
    default=DEFAULT_LEVEL,
    help="bot-arg-level",
)
@option("--name", help="bot-arg-name")
@option("--side", type=Choice([name.lower() for name in SIDE_NAMES]), help="bot-arg-side")
@scenario()
@edition()
@option("--time", type=Seconds(), metavar="SECONDS", help="bot-arg-time")
@option("--keep", metavar="FILE", type=FILE, help="bot-arg-keep")
@option("--resign", is_flag=True, help="bot-arg-resign")
@option("--json", is_flag=True, help="bot-arg-json")
@quiet
def run(arguments: Arguments) -> int:
    """Play at every address, all at once; return 0 when all games are over."""
    try:
        from schiltrom.remote import RemoteError
    except ModuleNotFoundError as error:
        raise missing(error, "bot") from error
    if arguments.keep is not None and len(arguments.urls) > 1:
        raise CommandError("bot-keep-one")
    check_level(arguments.level)
    try:
        games = [BotGame(_seat(url, arguments), arguments) for url in arguments.urls]
    except RemoteError as error:
        raise _refused(error, arguments.language) from error
    _play_all(games, arguments)
    for game in games:
        if isinstance(game.error, RemoteError):
            raise _refused(game.error, arguments.language)
        if game.error is not None:
            raise game.error
    return DONE


def _refused(error: RemoteError, language: str) -> CommandError:
    """Return a server's refusal, or that there is no server, in words."""
    known = has_message(error.say.key, language)
    words = in_words(error.say, language) if known else str(error)
    code = MISUSE if error.say.key == "bot-bad-address" else FAILED
    return CommandError("cli-refused", code, error=words)


def _play_all(games: list[BotGame], arguments: Arguments) -> None:
    """Play all games, each in a thread, until they are over or the user interrupts."""
    threads = [threading.Thread(target=game.play, daemon=True) for game in games]
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            while thread.is_alive():
                thread.join(0.2)
    except KeyboardInterrupt:
        if arguments.resign:
            for game in games:
                game.resign()
        raise


# --- seats -----------------------------------------------------------------------------------


def _seat(url: str, arguments: Arguments) -> Seat:
    """Return the seat at an address, or the one saved from it."""
    from schiltrom.remote import Link, Seat, new_game

    link = Link.parse(url)
    kept = _kept(arguments.keep)
    if kept is not None:
        if kept.server != link.server:
            raise CommandError("bot-kept-elsewhere", file=str(arguments.keep), server=kept.server)
        return kept
    name = arguments.name or table_name(arguments.level, arguments.language)
    if not link.secret:
        side = (arguments.side or SIDE_NAMES[secrets.randbelow(2)]).capitalize()
        settings = {"scenario": arguments.scenario, "edition": arguments.edition}
        mine, other = new_game(link.server, side, settings)
        address = f"{link.server}/#join={other}"
        link = Link(link.server, mine)
        if arguments.json:
            print(json.dumps({"event": "opened", "link": address}), flush=True)
        else:
            print(say("bot-opened", arguments.language, link=address), flush=True)
    seat = Seat.take(link, name[:LONGEST_NAME])
    _keep(seat, arguments.keep)
    return seat


def _kept(file: Path | None) -> Seat | None:
    """Return the seat saved in a file, if there is one."""
    from schiltrom.remote import Seat

    if file is None:
        return None
    try:
        return Seat.from_json(json.loads(file.read_text(encoding="utf-8")))
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        words = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise CommandError("terminal-bad-file", file=str(file), error=words) from error


def _keep(seat: Seat, file: Path | None) -> None:
    """Save a seat to a file that only its owner can read."""
    if file is not None:
        number = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(number, "w", encoding="utf-8") as out:
            json.dump(seat.to_json(), out)


# --- games -----------------------------------------------------------------------------------


def _bid(scenario: str, side: str) -> int:
    """Return what a computer bids for a side (9.2)."""
    return computer_bid(SCENARIO_NAMES.index(scenario), SIDE_NAMES.index(side))


class BotGame:
    """One game that an opponent plays."""

    def __init__(self, seat: Seat, arguments: Arguments) -> None:
        self.seat = seat
        self.error: Exception | None = None
        self._arguments = arguments
        self._opponent: Opponent = opponent_called(arguments.level)
        self._limit = NO_LIMIT if arguments.time is None else Limit(seconds=arguments.time)
        self._tracker: Tracker | None = None

    def play(self) -> None:
        """Play the game to its end and say how it ended."""
        from schiltrom.remote import Playing

        playing = Playing(self.seat, self._choose, self._tell, self._watch, _bid)
        try:
            self._tell_result(playing.run(), playing.choices)
        except Exception as error:  # whoever waits for this thread deals with it
            self.error = error

    def resign(self) -> None:
        """Resign, if the game is not over."""
        from schiltrom.remote import RemoteError

        with suppress(RemoteError):
            self.seat.resign()

    def _choose(self, view: dict[str, Any]) -> str:
        """Let the opponent choose from the seat's view and its tracker."""
        seed = secrets.randbits(SEED_BITS)
        seen = view_from_json(view)
        return str(self._opponent.answer(seen, seed, self._limit, self._tracker))

    def _watch(self, data: dict[str, Any]) -> None:
        """Update the tracker, and what the opponent remembers itself."""
        view = view_from_json(data)
        try:
            if self._tracker is None:
                self._tracker = _first_tracker(view)
            self._tracker.update(view)
            if isinstance(self._opponent, Watching):
                self._opponent.watch(view)
        except ValueError:  # too much happened between two views
            self._tracker = Tracker(view)
            if isinstance(self._opponent, Watching):
                self._opponent.forget(view)

    def _tell(self, event: str) -> None:
        """Report what happens."""
        if self._arguments.json or self._arguments.quiet or event == "over":
            return
        side = SIDE_NAMES.index(self.seat.side)
        words = say(
            "bot-event", self._arguments.language, event=event, side=side, game=self.seat.game
        )
        print(words, flush=True)

    def _tell_result(self, status: dict[str, Any], choices: int) -> None:
        """Say how the game ended."""
        winner = status["winner"]
        if self._arguments.json:
            data = {"event": "over", "game": self.seat.game, "side": self.seat.side}
            ended = {"winner": winner, "ending": status["ending"], "choices": choices}
            print(json.dumps(data | ended), flush=True)
            return
        result = "nobody" if winner is None else "won" if winner == self.seat.side else "lost"
        side = SIDE_NAMES.index(self.seat.side)
        told: dict[str, str | int] = {"result": result, "side": side, "game": self.seat.game}
        words = say("bot-over", self._arguments.language, **told, choices=choices)
        print(words, flush=True)


def _first_tracker(view: View) -> Tracker:
    """Return the first tracker: from the set-up, if nothing has been played yet."""
    scenario, year, turn = (view.counter(name) for name in ("scenario", "year", "turn"))
    is_begun = (year, turn) > (view.counter("first_year"), 1) or view.step != steps.CARD
    return Tracker(view) if is_begun else Tracker.from_setup(scenario, view.rules, view.side)
