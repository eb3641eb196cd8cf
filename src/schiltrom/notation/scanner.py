"""Reads the tokens of a game one by one, and the names among them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from schiltrom.engine.position import Position
from schiltrom.engine.suggest import nearest
from schiltrom.notation.errors import NotationError
from schiltrom.notation.lexer import BRACKET, COMMENT, MARK, NAME, NUMBER, Token
from schiltrom.notation.names import (
    AREA_SPELLINGS,
    BLOCK_SPELLINGS,
    CARD_SPELLINGS,
    FIRST_WORDS,
    block_spelled,
)

UNDO: Final = "undo"
BACK: Final = "back"


class Scanner:
    """A text at one of its tokens."""

    def __init__(self, source: Iterator[Token]) -> None:
        self._source = source
        self.token = next(source)

    def advance(self) -> Token:
        """Advance to the next token; return the one just read."""
        read = self.token
        self.token = next(self._source)
        return read

    def wrong(self, wanted: str) -> NotationError:
        """Return the error for an unexpected token."""
        token = self.token
        return NotationError(
            "expected", token.line, token.column, wanted=wanted, found=token.shown() or token.kind
        )

    # --- looking and taking --------------------------------------------------------------------

    def is_mark(self, mark: str) -> bool:
        """Return whether the token is this mark."""
        return self.token.text == mark and self.token.kind == MARK

    def take_mark(self, mark: str) -> bool:
        """Skip a mark, if it is next; return whether it was."""
        if self.is_mark(mark):
            self.advance()
            return True
        return False

    def take_name(self, *names: str) -> bool:
        """Skip one of these words, if it is next."""
        if self.token.kind == NAME and self.token.text in names:
            self.advance()
            return True
        return False

    def interrupts(self) -> bool:
        """Return whether an order is interrupted here: by a comment, an undo, the end."""
        token = self.token
        if token.kind == NAME:
            return token.text in (UNDO, BACK)
        return token.kind == COMMENT or self.is_mark("*")

    # --- names and numbers ---------------------------------------------------------------------

    def _spelling(self, known: dict[str, Any], wanted: str) -> tuple[str, Token]:
        """Return the name that comes next, of one word or two."""
        if self.token.kind not in (NAME, NUMBER):
            raise self.wrong(wanted)
        first = self.advance()
        if first.text in FIRST_WORDS and self.token.kind == NAME:
            both = f"{first.text} {self.token.text}"
            if both in known:
                self.advance()
                return both, first
        if first.text not in known:
            near = nearest(first.text, known)
            raise NotationError(
                "unknown",
                first.line,
                first.column,
                wanted=wanted,
                found=first.shown(),
                near=near,
                has_near=int(bool(near)),
            )
        return first.text, first

    def block(self, pos: Position, wanted: str = "block") -> tuple[int, Token]:
        """Return the block that comes next, and its token."""
        spelling, token = self._spelling(BLOCK_SPELLINGS, wanted)
        return block_spelled(pos, spelling), token

    def area(self, wanted: str = "area") -> tuple[int, Token]:
        """Return the area that comes next, and its token."""
        spelling, token = self._spelling(AREA_SPELLINGS, wanted)
        return AREA_SPELLINGS[spelling], token

    def card(self) -> tuple[int, Token]:
        """Return the card that comes next, and its token."""
        spelling, token = self._spelling(CARD_SPELLINGS, "card")
        return CARD_SPELLINGS[spelling], token

    def number(self, most: int, wanted: str) -> tuple[int, Token]:
        """Return the number that comes next, from 1 to *most*, and its token."""
        text = self.token.text
        if self.token.kind != NUMBER or len(text) > 9 or not 1 <= int(text) <= most:
            raise self.wrong(wanted)
        return int(text), self.advance()

    # --- what follows from the rest ------------------------------------------------------------

    def at_bracket(self) -> bool:
        """Return whether round brackets come next."""
        return self.token.kind == BRACKET

    def check_bracket(self, wanted: str) -> None:
        """Refuse brackets whose text does not follow from the rules."""
        found = " ".join(self.token.text.split())
        if found != wanted:
            raise NotationError(
                "follows", self.token.line, self.token.column, wanted=wanted, found=found[:200]
            )
        self.advance()
