"""Splits the notation into tokens, each with its line and column."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from schiltrom.notation.errors import NotationError

NAME: Final = "name"
NUMBER: Final = "number"
TURN: Final = "turn"
STRING: Final = "string"
COMMENT: Final = "comment"
BRACKET: Final = "bracket"
MARK: Final = "mark"
END: Final = "end"

LONGEST: Final = 10_000_000
"""Maximum length of a comment or tag, so that an unclosed one cannot fill the memory."""
_SHOWN: Final = 40
"""How much of a token a message shows."""

_TOKEN: Final = re.compile(
    r"""(?P<blank>[ \t\r\n\f\v]+)
    |(?P<lost>x)(?=[A-Z])
    |(?P<name>[A-Za-z][A-Za-z0-9]*(?:/[ES]\b)?)
    |(?P<turn>[0-9]+\.)
    |(?P<number>[0-9]+)
    |(?P<string>"(?:[^"\\\n]|\\.)*")
    |(?P<mark>[-+*\#,;:.\[\]])
    |(?P<open>[{(])
    """,
    re.VERBOSE,
)
_INSIDE: Final = {"{": re.compile(r"(?:[^\\}]|\\.)*"), "(": re.compile(r"[^()]*")}
_CLOSING: Final = {"{": "}", "(": ")"}
_ESCAPE: Final = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.?))", re.DOTALL)
_SPECIAL: Final = re.compile(r'[\x00-\x1f\x7f\\"\ud800-\udfff]')
_SPECIAL_IN_COMMENT: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f\\}\ud800-\udfff]")


class Token(NamedTuple):
    """One word or mark of a text."""

    kind: str
    text: str
    line: int
    column: int

    def shown(self) -> str:
        """Return the token as a message shows it."""
        return self.text if len(self.text) <= _SHOWN else self.text[:_SHOWN] + "..."


class Lines:
    """The lines of a text, read as needed, because it may be long."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)
        self.number = 0
        self.line = ""
        """The last line read, and its number."""
        self._again = False

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        if self._again:
            self._again = False
        else:
            self.line = next(self._lines)
            self.number += 1
        return self.line

    def again(self) -> Lines:
        """Return to the beginning of the last line read."""
        self._again = True
        return self


def tokens(lines: Lines) -> Iterator[Token]:
    """Yield the tokens of a text, the last of kind ``END``."""
    for line in lines:
        yield from line_tokens(lines, line)
    yield Token(END, "", lines.number + 1, 1)


def line_tokens(lines: Lines, line: str) -> Iterator[Token]:
    """Yield the tokens that begin on a line; one left open continues on the next lines."""
    at = 0
    while at < len(line):
        found = _TOKEN.match(line, at)
        if found is None:
            raise _bad_character(line, lines.number, at)
        kind = str(found.lastgroup)
        start = found.start() + 1
        at = found.end()
        if kind == "open":
            opened = Token(BRACKET if found[0] == "(" else COMMENT, "", lines.number, start)
            text, line, at = _enclosed(lines, line, start - 1)
            yield opened._replace(text=text)
        elif kind == "lost":
            yield Token(MARK, "x", lines.number, start)
        elif kind == STRING:
            yield Token(
                STRING, _plain(found[0][1:-1], lines.number, start + 1), lines.number, start
            )
        elif kind != "blank":
            yield Token(kind, found[0], lines.number, start)


def _bad_character(line: str, number: int, at: int) -> NotationError:
    """Return the error for a place where no token begins."""
    if line[at] == '"':
        return NotationError("open", number, at + 1, mark='"')
    shown = line[at] if line[at].isprintable() else f"U+{ord(line[at]):04X}"
    return NotationError("character", number, at + 1, character=shown)


def _enclosed(lines: Lines, line: str, at: int) -> tuple[str, str, int]:
    """Return the text between a bracket and its end, and where reading resumes."""
    opening = line[at]
    not_closed = NotationError("open", lines.number, at + 1, mark=opening)
    parts: list[str] = []
    length = 0
    at += 1
    while True:
        inside = _INSIDE[opening].match(line, at)
        assert inside is not None, "the pattern matches nothing, too"
        parts.append(_plain(inside[0], lines.number, at + 1) if opening == "{" else inside[0])
        length += len(inside[0])
        at = inside.end()
        if at < len(line) and line[at] == _CLOSING[opening]:
            return "".join(parts), line, at + 1
        following = next(lines, None) if at == len(line) and length <= LONGEST else None
        if following is None:
            raise not_closed
        line = following
        at = 0


def _plain(text: str, line: int, column: int) -> str:
    """Return a text with its escapes resolved."""
    if len(text) > LONGEST:
        raise NotationError("long", line, column, most=LONGEST)
    if "\\" not in text:
        return text

    def unescaped(found: re.Match[str]) -> str:
        if found[1]:
            return chr(int(found[1], 16))
        if not found[2] or found[2] not in '\\"}':
            raise NotationError("escape", line, column + found.start(), escape=found[0].strip())
        return found[2]

    return _ESCAPE.sub(unescaped, text)


def quoted(text: str) -> str:
    r"""Return a text as a string of the notation.

    >>> print(quoted('say "aye"'))
    "say \"aye\""
    """
    return f'"{_SPECIAL.sub(_escaped, text)}"'


def braced(text: str) -> str:
    """Return a text as a comment of the notation."""
    return f"{{{_SPECIAL_IN_COMMENT.sub(_escaped, text)}}}"


def _escaped(found: re.Match[str]) -> str:
    sign = found[0]
    return f"\\{sign}" if sign in '\\"}' else f"\\u{ord(sign):04x}"
