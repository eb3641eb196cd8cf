"""The reader: text back into games, one after another, with the rules at hand.

The meaning of a word depends on the position, so the reader plays the game as it reads
(``orders``). Headings and labels are optional, and checked where they stand.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.tables import HAND_SIZE, SIDE_NAMES
from schiltrom.notation import follows
from schiltrom.notation.errors import NotationError
from schiltrom.notation.labels import BATTLE, DEAL, LABELS, LEVY, ROUND, WINTER
from schiltrom.notation.lexer import (
    COMMENT,
    END,
    MARK,
    NAME,
    NUMBER,
    STRING,
    TURN,
    Lines,
    Token,
    tokens,
)
from schiltrom.notation.names import SIDE_LETTERS
from schiltrom.notation.orders import Orders
from schiltrom.notation.playing import NO_LIMITS, Limits, Playing
from schiltrom.notation.scanner import BACK, UNDO, Scanner
from schiltrom.notation.score import Comments, Score
from schiltrom.notation.tags import FORMAT, Tags
from schiltrom.notation.turns import WINTER as WINTER_TURN
from schiltrom.notation.turns import turn_at, turn_text

_SIDES: Final = tuple(SIDE_LETTERS)
_SEPARATORS: Final = (",", ";", ":")
_CHOOSING: Final = (steps.CHOOSE_BATTLE, steps.CORONATION_BATTLE)
_LABEL_WORDS: Final = frozenset(LABELS.values())
_FIRST_TAG: Final = f"[{FORMAT}"
_MOST_UNDONE: Final = 999
_MOST_BACK: Final = 999_999_999


def read_game(text: str, limits: Limits = NO_LIMITS) -> Score:
    """Return the only game in a text.

    >>> read_game('[Schiltrom "2"] [Scenario "Braveheart"] *').record.entries
    []
    >>> read_game('[Schiltrom "2"] [Scenario "Braveheart"] *').comments
    {}
    """
    reader = GameReader(io.StringIO(text), limits)
    score = next(reader, None)
    if score is None:
        raise NotationError("empty", 1, 1)
    reader.expect_end()
    return score


class GameReader:
    """Reads the games of a text or file one at a time.

    A bad game raises ``NotationError``; the next call continues with the game after it.
    """

    def __init__(self, lines: Iterable[str], limits: Limits = NO_LIMITS) -> None:
        self._lines = Lines(lines)
        self._limits = limits
        self._scan: Scanner | None = None

    def __iter__(self) -> Iterator[Score]:
        return self

    def __next__(self) -> Score:
        scan = self._scan if self._scan is not None else self._start()
        if scan.token.kind == END:
            raise StopIteration
        begun = scan.token.line
        try:
            return _OneGame(scan, self._limits).read()
        except NotationError:
            self._give_up(begun)
            raise

    def expect_end(self) -> None:
        """Refuse anything that follows the last game."""
        if self._scan is not None and self._scan.token.kind != END:
            raise self._scan.wrong("end")

    def _start(self) -> Scanner:
        self._scan = Scanner(tokens(self._lines))
        return self._scan

    def _give_up(self, begun: int) -> None:
        """Skip to the next line that begins a game."""
        lines = self._lines
        self._scan = None
        while not lines.line.startswith(_FIRST_TAG) or lines.number <= begun:
            if next(lines, None) is None:
                return
        self._scan = Scanner(tokens(lines.again()))


class _OneGame:
    """One game being read."""

    def __init__(self, scan: Scanner, limits: Limits) -> None:
        self.scan = scan
        begin = scan.token
        self.tags = Tags()
        while scan.is_mark("["):
            self._tag()
        self.play = Playing(self.tags.record(begin), limits)
        self.orders = Orders(scan, self.play)
        self.comments: Comments = {}

    def _tag(self) -> None:
        """Read a tag: a name or a string, and a string."""
        scan = self.scan
        scan.advance()
        name = scan.token
        if name.kind not in (NAME, STRING):
            raise scan.wrong("tag-name")
        scan.advance()
        if scan.token.kind != STRING:
            raise scan.wrong("string")
        self.tags.add(name, name.kind == STRING, scan.advance())
        if not scan.take_mark("]"):
            raise scan.wrong("tag-end")

    def read(self) -> Score:
        """Read the game to its end."""
        scan = self.scan
        while True:
            token = scan.token
            if token.kind == COMMENT:
                entries = len(self.play.record.entries)
                self.comments.setdefault(entries, []).append(scan.advance().text)
            elif token.kind == MARK and token.text in _SEPARATORS:
                scan.advance()
            elif token.kind == MARK and token.text in "*#":
                self._end()
                return Score(self.play.record, self.comments)
            elif token.kind == END:
                raise scan.wrong("result")
            elif not self._is_heading(token) and not self._is_taken_back(token):
                self.orders.read()

    def _end(self) -> None:
        """Read the end of the game, and check it."""
        pos = self.play.position
        token = self.scan.token
        if (token.text == "#") != pos.is_over():
            raise NotationError("end", token.line, token.column, over=int(pos.is_over()))
        self.tags.check_result(pos)
        self.scan.advance()
        if token.text == "#":
            if not self.scan.take_name(SIDE_NAMES[pos.winner]):
                raise self.scan.wrong("winner")
            if self.scan.at_bracket():
                self.scan.check_bracket(follows.of_end(pos))

    def _is_taken_back(self, token: Token) -> bool:
        """Read an undo or a take-back by consent, if there is one."""
        scan = self.scan
        if scan.take_name(UNDO):
            times = scan.number(_MOST_UNDONE, "number")[0] if self._is_small_number() else 1
            for _ in range(times):
                self.play.undo(token)
            return True
        if scan.take_name(BACK):
            self.play.go_back(*scan.number(_MOST_BACK, "number"))
            return True
        return False

    def _is_small_number(self) -> bool:
        return self.scan.token.kind == NUMBER and len(self.scan.token.text) < 4

    # --- headings and labels -------------------------------------------------------------------

    def _is_heading(self, token: Token) -> bool:
        """Read a heading or a label, if there is one."""
        if token.kind == TURN:
            self._check_turn(token, f"{self.play.position.year}/{token.text[:-1]}")
        elif token.kind == NUMBER and len(token.text) == 4:
            self._check_year(token)
        elif token.kind != NAME:
            return False
        elif token.text in _SIDES and self.play.position.step != steps.CARD:
            self._check_label(token)
        else:
            return self._is_word(token)
        return True

    def _is_word(self, token: Token) -> bool:
        """Read a heading that is a word, if there is one."""
        pos = self.play.position
        if token.text == WINTER:
            self._check_turn(token, turn_text((pos.year, WINTER_TURN)))
        elif token.text == ROUND:
            self._check_round(token)
        elif token.text == BATTLE and pos.step not in _CHOOSING:
            self._check_battle()
        elif token.text in (LEVY, DEAL):
            if pos.step != (steps.LEVY if token.text == LEVY else steps.DEAL):
                raise self.scan.wrong("order")
            self.scan.advance()
        else:
            return False
        return True

    def _check(self, token: Token, wanted: str, found: str) -> None:
        """Refuse a heading that is not true."""
        if wanted != found:
            raise NotationError("heading", token.line, token.column, wanted=wanted, found=found)

    def _check_turn(self, token: Token, found: str) -> None:
        self._check(token, turn_text(turn_at(self.play.position)), found)
        self.scan.advance()

    def _check_year(self, token: Token) -> None:
        self._check(token, str(self.play.position.year), token.text)
        self.scan.advance()
        if self.scan.at_bracket():
            self.scan.check_bracket(follows.of_year(self.play.position))

    def _check_round(self, token: Token) -> None:
        self.scan.advance()
        found = self.scan.token.text
        self._check(token, f"{ROUND} {self.play.position.round}", f"{ROUND} {found}")
        self.scan.advance()
        if self.scan.at_bracket():
            self.scan.check_bracket(follows.of_round(self.play.position))

    def _check_battle(self) -> None:
        """Check the heading of a battle caused by an event."""
        pos = self.play.position
        self.scan.advance()
        area, at = self.scan.area()
        if area != pos.field:
            raise NotationError("battle", at.line, at.column, found=at.text)
        if self.scan.at_bracket():
            self.scan.check_bracket(follows.of_battle(pos))

    def _check_label(self, token: Token) -> None:
        """Check a label: whose part of the game it is, and which."""
        pos = self.play.position
        self.scan.advance()
        if pos.builds_at_once():
            self.play.builder = SIDE_LETTERS.index(token.text)
        side, word = pos.active, LABELS.get(pos.step, "")
        if pos.builds_at_once():
            side = self.play.builder
        if pos.step == steps.DEAL:
            side = int(pos.dealt <= HAND_SIZE)
        found = token.text
        if self.scan.token.kind == NAME and self.scan.token.text in _LABEL_WORDS and word:
            found = f"{token.text} {self.scan.advance().text}"
        letter = SIDE_LETTERS[side]
        wanted = f"{letter} {word}" if " " in found else letter
        self._check(token, wanted, found)
