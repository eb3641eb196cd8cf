"""A game as its text is read: every choice is checked by the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schiltrom.engine.chance import is_possible, outcome_text
from schiltrom.engine.choices import text_of
from schiltrom.engine.flow import legal_mask
from schiltrom.engine.position import Position
from schiltrom.engine.reasons.explain import why_not
from schiltrom.engine.record import Entry, Record
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.notation.errors import NotationError
from schiltrom.notation.lexer import Token
from schiltrom.text.refusals import reason_message


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits on the size of a game."""

    entries: int = 1_000_000
    backs: int = 1_000
    """Take-backs by consent: each replays the game from its beginning."""


NO_LIMITS: Final = Limits()


class Playing:
    """A record that grows as its text is read."""

    def __init__(self, record: Record, limits: Limits) -> None:
        self.record = record
        self._replay = record.begin()
        self._limits = limits
        self._backs = 0
        self.builder = SCOTLAND
        """Whose builds are being read while both sides build at once (7.6)."""

    @property
    def position(self) -> Position:
        """Return the current position."""
        return self._replay.position

    @property
    def chooser(self) -> int:
        """Return whose choice is read next; label by label while both sides build at once."""
        pos = self._replay.position
        if pos.builds_at_once() and pos.waits_for(self.builder):
            return self.builder
        return pos.active

    def _add(self, entry: Entry, token: Token) -> None:
        if len(self.record.entries) >= self._limits.entries:
            raise NotationError("too-long", token.line, token.column, most=self._limits.entries)
        self.record.entries.append(entry)

    def choose(self, choice: int, token: Token, side: int = -1) -> None:
        """Make a choice for the side to choose, or for the side named."""
        pos = self._replay.position
        chooser = self.chooser if side < 0 else side
        if not legal_mask(pos, chooser) >> choice & 1:
            reason = why_not(pos, chooser, choice)
            assert reason is not None, "what is not legal has a reason"
            raise NotationError(
                "illegal",
                token.line,
                token.column,
                choice=text_of(choice),
                reason=reason_message(reason, pos.edward),
            )
        self._add(Entry.of_choice(chooser, choice), token)
        self._replay.choose(chooser, choice)

    def settle(self, outcome: int, token: Token) -> None:
        """Settle an outcome of chance."""
        pos = self._replay.position
        if not is_possible(pos, outcome):
            outcome_words = outcome_text(pos, outcome)
            raise NotationError("chance", token.line, token.column, outcome=outcome_words)
        self._add(Entry.of_outcome(pos, outcome), token)
        self._replay.settle(outcome)

    def undo(self, token: Token) -> None:
        """Take back the last choice."""
        sides = (self.builder,) if self.position.builds_at_once() else (ENGLAND, SCOTLAND)
        for side in sides:
            if self._replay.can_undo(side):
                self._add(Entry.of_undo(side), token)
                self._replay.undo(side)
                return
        raise NotationError("undo", token.line, token.column)

    def go_back(self, number: int, token: Token) -> None:
        """Take back an entry by consent, and everything after it."""
        for side in (ENGLAND, SCOTLAND):
            if self._replay.can_go_back(side, number):
                self._backs += 1
                if self._backs > self._limits.backs:
                    raise NotationError(
                        "too-many-backs", token.line, token.column, most=self._limits.backs
                    )
                self._add(Entry.of_back(side, number), token)
                self._replay.go_back(number)
                return
        raise NotationError("back", token.line, token.column, entry=str(number))
