"""SVG as text: elements that escape whatever is put into them."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Final

NAMESPACE: Final = "http://www.w3.org/2000/svg"
_UNWRITABLE: Final = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

Value = str | float | None


class Markup(str):
    """Text that is already SVG and needs no escaping."""

    __slots__ = ()


def escaped(text: str) -> Markup:
    """Return text escaped for SVG, without characters that XML does not allow.

    >>> escaped("Bruce & <Comyn>")
    'Bruce &amp; &lt;Comyn&gt;'
    """
    kept = _UNWRITABLE.sub("", text).replace("&", "&amp;").replace("<", "&lt;")
    return Markup(kept.replace(">", "&gt;").replace('"', "&quot;"))


def number(value: float) -> str:
    """Return a number with at most two decimals, as short as possible.

    >>> number(3.0), number(0.125), number(-0.001)
    ('3', '.12', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if text in ("-0", "0"):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def tag(name: str, *children: str, **attributes: Value) -> Markup:
    """Return an element; an attribute that is None is left out, ``_`` stands for ``-``.

    >>> tag("text", "A&E", x=1.5, font_size=12, fill=None)
    '<text x="1.5" font-size="12">A&amp;E</text>'
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    inside = joined(*children)
    return Markup(f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>")


def joined(*parts: str) -> Markup:
    """Return parts joined together, escaping what is not markup."""
    return Markup("".join(part if isinstance(part, Markup) else escaped(part) for part in parts))


def group(*children: str, **attributes: Value) -> Markup:
    """Return a group, or nothing if it would be empty."""
    return tag("g", *children, **attributes) if any(children) else Markup("")


def _value(value: str | float) -> str:
    return escaped(value) if isinstance(value, str) else number(value)


# --- letters ---------------------------------------------------------------------------------

SERIF: Final = "'EB Garamond', Garamond, Georgia, 'Times New Roman', serif"
NARROW: Final = "'Arial Narrow', 'Liberation Sans Narrow', 'Roboto Condensed', Arial, sans-serif"
_SQUARE: Final = re.compile(r"[\u3000-\u9fff\uff00-\uffef]")
_WIDTHS: Final = (("mwMW", 0.78), ("fijlrtI.,:;'’!|()/-· ", 0.31))
_CAPITAL, _SMALL, _EASTERN = 0.66, 0.47, 1.0
SMALL_CAPITALS: Final = 0.76
"""Their size relative to the capitals."""
SMALLEST: Final = 0.72
"""Smallest size of letters where room is short, relative to their usual size."""


def width_of(words: str, size: float) -> float:
    """Return the approximate width of words in a font size."""
    return size * sum(_width(letter) for letter in words)


def _width(letter: str) -> float:
    for letters, width in _WIDTHS:
        if letter in letters:
            return width
    if _SQUARE.match(letter):
        return _EASTERN
    return _CAPITAL if letter.isupper() else _SMALL


def written(
    words: str, x: float, y: float, size: float, *, room: float | None = None, **attributes: Value
) -> Markup:
    """Return words on a line of fixed length, so that no font makes them too long.

    If *room* is too short, the letters get smaller, and finally narrower.
    """
    length = width_of(words, size)
    if room is not None and length > room:
        size *= max(room / length, SMALLEST)
        length = min(width_of(words, size), room)
    fixed = length if len(words) > 1 else None
    return tag(
        "text",
        words,
        x=x,
        y=y,
        font_size=size,
        textLength=fixed,
        lengthAdjust="spacingAndGlyphs" if fixed is not None else None,
        **attributes,
    )


def capitals(
    words: str, x: float, y: float, size: float, room: float, **attributes: Value
) -> Markup:
    """Return words centred in small capitals; each run of one size is a text of its own.

    Fonts seldom have small capitals, and not every SVG renderer makes them.
    """
    runs = [
        ("".join(run).upper(), SMALL_CAPITALS if is_small else 1.0)
        for is_small, run in groupby(words, key=lambda letter: letter != letter.upper())
    ]
    widths = [width_of(letters, share) for letters, share in runs]
    size *= max(min(1.0, room / (size * sum(widths))), SMALLEST)
    narrow = min(1.0, room / (size * sum(widths)))
    x -= size * narrow * sum(widths) / 2
    parts = []
    for (letters, share), width in zip(runs, widths, strict=True):
        length = width * size * narrow
        parts.append(written(letters, x, y, size * share, room=length + 0.01))
        x += length
    return group(*parts, aria_label=words, text_anchor="start", **attributes)
