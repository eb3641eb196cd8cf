"""``schiltrom replay``: steps through a saved game, or prints its log without a terminal."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from schiltrom.cli.commands import command
from schiltrom.cli.errors import CommandError
from schiltrom.cli.options import FILE, Whole
from schiltrom.cli.parsing import Arguments, Choice, argument, option, shortened
from schiltrom.cli.screen import Screen, open_screen
from schiltrom.cli.terminal.panels import board_lines, status_lines
from schiltrom.engine.position import Position
from schiltrom.engine.record import Record, RecordError
from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND
from schiltrom.engine.view import View, view
from schiltrom.notation import NotationError, Score, TurnError, find_turn, open_games
from schiltrom.notation.turns import WINTER, turn_at
from schiltrom.text.books import book_of
from schiltrom.text.log import lines
from schiltrom.text.log_lines import hand_cards
from schiltrom.text.message import Message
from schiltrom.text.naming import card_name
from schiltrom.text.wording import in_words
from schiltrom.text.words import say

SIDES: Final = (ENGLAND, SCOTLAND)
BOTH: Final = 2
"""In place of a side: a viewer who sees everything."""
VIEWS: Final = {
    "both": BOTH,
    "england": ENGLAND,
    "scotland": SCOTLAND,
    "spectator": NOBODY,
}


@command("replay")
@argument("file", type=FILE, help="replay-arg-file")
@option("--turn", help="replay-arg-turn")
@option("--view", type=Choice(VIEWS), default="both", help="replay-arg-view")
@option("--game", type=Whole(), default=1, help="replay-arg-game")
@option("--maps", is_flag=True, help="replay-arg-maps")
@option("--plain", is_flag=True, help="terminal-arg-plain")
def run(arguments: Arguments) -> int:
    """Show the game; return the exit code."""
    language: str = arguments.language
    score = load_game(arguments.file, arguments.game, language)
    screen = open_screen(plain=arguments.plain)
    reel = Reel(score, VIEWS[arguments.view])
    session = Session(reel, screen, language)
    if arguments.turn is not None:
        session.go_to(arguments.turn)
    if screen.is_terminal:
        session.step_through()
    else:
        session.print_all(maps=arguments.maps)
    return 0


def load_game(file: Path, number: int, language: str) -> Score:
    """Return one of the games in a file, or say why it cannot be read."""
    try:
        score = next(islice(open_games(file), number - 1, None), None)
    except NotationError as error:
        raise CommandError("replay-bad-file", error=shortened(error.in_words(language))) from error
    except RecordError as error:
        raise CommandError("replay-bad-file", error=shortened(str(error))) from error
    except OSError as error:
        words = f"{file}: {error.strerror or error}"
        raise CommandError("replay-bad-file", error=words) from error
    if score is None:
        raise CommandError("replay-no-game", file=str(file), number=str(number))
    return score


# --- frames ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Frame:
    """One event of a game as shown."""

    entries: int
    """Number of entries once it had happened."""
    turn: tuple[int, int]
    messages: list[Message]
    comments: list[str]


class Reel:
    """A game cut into frames for one viewer."""

    def __init__(self, score: Score, viewer: int) -> None:
        self.score = score
        self.viewer = viewer
        self.frames = list(_frames(score, viewer))

    @property
    def record(self) -> Record:
        """Return the record that is shown."""
        return self.score.record

    def at(self, entries: int) -> int:
        """Return the last frame within a number of entries."""
        return bisect_right([frame.entries for frame in self.frames], entries) - 1


def seen(pos: Position, viewer: int) -> View:
    """Return what a viewer sees; with both sides open nothing is hidden."""
    if viewer != BOTH:
        return view(pos, viewer)
    both = view(pos, NOBODY)
    both.sides = [view(pos, side).sides[side] for side in SIDES]
    return both


def _frames(score: Score, viewer: int) -> Iterator[Frame]:
    """Yield a frame for the beginning, and one for every entry that is shown."""
    replay = score.record.begin()
    turn = turn_at(replay.position)
    comments = list(score.comments.get(0, ()))
    yield Frame(0, turn, [], comments)
    comments = []
    for number, entry in enumerate(score.record.entries, start=1):
        before = replay.position.copy()
        replay.apply(entry)
        teller = viewer
        if viewer == BOTH:
            teller = entry.side if not entry.is_chance() else before.active
        told = [line.message for line in lines(before, entry, replay.position, teller)]
        comments += score.comments.get(number, ())
        is_last = number == len(score.record.entries)
        if told or comments or is_last:
            yield Frame(number, turn_at(before), told, comments)
            comments = []


# --- showing ---------------------------------------------------------------------------------


class Session:
    """A game being shown on a screen."""

    def __init__(self, reel: Reel, screen: Screen, language: str) -> None:
        self.reel = reel
        self.screen = screen
        self.language = language
        self.number = 0
        """The current frame."""
        self.entries = 0
        """Number of entries at the board shown."""
        self._turn_shown = (0, 0)
        self._commands: dict[str, Callable[[str], None]] = {
            "": self._next,
            "n": self._next,
            "next": self._next,
            "b": self._back,
            "back": self._back,
            "t": self._to,
            "to": self._to,
            "turn": self._to,
            "m": self._map,
            "map": self._map,
            "v": self._view,
            "view": self._view,
            "?": self._help,
            "help": self._help,
        }

    def _say(self, key: str, paint: str = "", **arguments: str | int) -> None:
        self.screen.show(say(f"replay-{key}", self.language, **arguments), paint)

    def go_to(self, text: str) -> None:
        """Go to where a game turn begins."""
        try:
            entries = find_turn(self.reel.record, text)
        except TurnError as error:
            first, last = error.first, error.last
            words = shortened(text)
            raise CommandError("replay-no-turn", text=words, first=first, last=last) from error
        self._stop_at(self.reel.at(entries), entries)
        self._turn_shown = turn_at(self._position())

    def _stop_at(self, number: int, entries: int | None = None) -> None:
        """Stop at a frame, or at a moment after it that has no frame."""
        self.number = number
        self.entries = self.reel.frames[number].entries if entries is None else entries

    def print_all(self, *, maps: bool) -> None:
        """Print everything from the current frame on, without input."""
        self._title()
        if maps or self.entries:
            self._show_board()
        for number in range(self.number + bool(self.entries), len(self.reel.frames)):
            self._stop_at(number)
            if self._turn_has_changed():
                self._show_heading()
                if maps and number:
                    self._show_board()
            self._show_told()
        self._show_board()

    def step_through(self) -> None:
        """Show frames as the reader asks for them."""
        self._title()
        self._say("hint", "faint")
        self._turn_shown = turn_at(self._position())
        self._show_board()
        while True:
            try:
                answer = self.screen.ask("> ")
            except EOFError:
                return
            word, _, rest = answer.partition(" ")
            if word.casefold() in ("q", "quit"):
                return
            self._answer(word.casefold(), rest.strip())

    def _answer(self, word: str, rest: str) -> None:
        """Carry out what was typed: a command or a game turn."""
        command = self._commands.get(word)
        try:
            if command is not None:
                command(rest)
            elif word[:1].isdigit():
                self._to(word)
            else:
                self._say("unknown", "note", text=shortened(word))
        except CommandError as error:
            self.screen.show(say(error.key, self.language, **error.arguments), "note")

    def _title(self) -> None:
        """Show who played what."""
        record = self.reel.record
        tags = record.tags
        self._say(
            "title",
            scenario=record.scenario,
            rules=str(record.rules),
            england=tags.get("england") or "?",
            scotland=tags.get("scotland") or "?",
        )

    def _turn_has_changed(self) -> bool:
        """Return whether the frame begins a game turn."""
        before, self._turn_shown = self._turn_shown, self.reel.frames[self.number].turn
        return before != self._turn_shown

    def _show_heading(self) -> None:
        """Show which game turn it is."""
        year, turn = self._turn_shown
        self.screen.show()
        if turn == WINTER:
            self.screen.show(say("terminal-winter", self.language, year=str(year)), "prompt")
        else:
            words = say("terminal-date", self.language, year=str(year), turn=turn)
            self.screen.show(words, "prompt")

    def _show_told(self) -> None:
        """Show what happened, with comments."""
        frame = self.reel.frames[self.number]
        for message in frame.messages:
            self.screen.show(in_words(message, self.language, book_of(self.reel.record.rules)))
        for comment in frame.comments:
            self.screen.show(f"{{{comment}}}", "faint")

    def _position(self) -> Position:
        return self.reel.record.until(self.entries).replay().position

    def _show_board(self) -> None:
        """Show the map and its surroundings; with both sides open, the hands too."""
        pos = self._position()
        shown = seen(pos, self.reel.viewer)
        self.screen.show()
        self.screen.show_lines(board_lines(shown, self.screen, self.language))
        for line in status_lines(shown, self.language):
            self.screen.show(line)
        for side in SIDES if self.reel.viewer == BOTH else ():
            held = [card_name(card, self.language) for card in hand_cards(pos.hand(side))]
            if held:
                self._say("hand", side=side, cards=", ".join(held))

    # --- commands ------------------------------------------------------------------------------

    def _next(self, _rest: str) -> None:
        self._go(1, "at-end")

    def _back(self, _rest: str) -> None:
        self._go(-1, "at-start")

    def _go(self, way: int, at_end: str) -> None:
        """Go one frame forward or back, if there is one."""
        if 0 <= self.number + way < len(self.reel.frames):
            self._stop_at(self.number + way)
            if self._turn_has_changed():
                self._show_board()
            self._show_told()
        else:
            self._say(at_end, "note")

    def _to(self, rest: str) -> None:
        self.go_to(rest)
        self._show_board()

    def _map(self, _rest: str) -> None:
        self._show_board()

    def _view(self, rest: str) -> None:
        """Show the game as another viewer sees it."""
        names = [name for name in VIEWS if rest and name.startswith(rest.casefold())]
        if len(names) != 1 and rest.casefold() not in VIEWS:
            raise CommandError("replay-no-view", text=shortened(rest), names=", ".join(VIEWS))
        self.reel = Reel(self.reel.score, VIEWS[names[0]])
        self._stop_at(self.reel.at(self.entries), self.entries)
        self._show_board()

    def _help(self, _rest: str) -> None:
        self._say("help")
