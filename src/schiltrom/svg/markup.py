"""SVG as text: elements that escape whatever is put into them."""

from __future__ import annotations

import re
from typing import Final

NAMESPACE: Final = "http://www.w3.org/2000/svg"
_UNWRITABLE: Final = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

Value = str | float | None


class Markup(str):
    """Text that is SVG already and needs no escaping."""

    __slots__ = ()


def escaped(text: str) -> Markup:
    """Return text as it stands in SVG; characters that XML cannot hold are left out.

    >>> escaped("Bruce & <Comyn>")
    'Bruce &amp; &lt;Comyn&gt;'
    """
    kept = _UNWRITABLE.sub("", text).replace("&", "&amp;").replace("<", "&lt;")
    return Markup(kept.replace(">", "&gt;").replace('"', "&quot;"))


def number(value: float) -> str:
    """Return a number with two decimals at most, as short as it can be written.

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
    """Return parts one after the other; what is no markup yet is escaped."""
    return Markup("".join(part if isinstance(part, Markup) else escaped(part) for part in parts))


def group(*children: str, **attributes: Value) -> Markup:
    """Return a group, or nothing where it would be empty."""
    return tag("g", *children, **attributes) if any(children) else Markup("")


def _value(value: str | float) -> str:
    return escaped(value) if isinstance(value, str) else number(value)


# --- letters ---------------------------------------------------------------------------------

SERIF: Final = "'EB Garamond', Garamond, Georgia, 'Times New Roman', serif"
NARROW: Final = "'Arial Narrow', 'Liberation Sans Narrow', 'Roboto Condensed', Arial, sans-serif"
_SQUARE: Final = re.compile(r"[\u3000-\u9fff\uff00-\uffef]")
_WIDTHS: Final = (("mwMW", 0.78), ("fijlrtI.,:;'’!|()/-· ", 0.31))  # noqa: RUF001 (as it is set)
_CAPITAL, _SMALL, _EASTERN = 0.66, 0.47, 1.0


def width_of(words: str, size: float) -> float:
    """Return about how wide words are in letters of a size."""
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
    """Return words on a line; their length is fixed, so that no font makes them too long.

    Where *room* is too short for them their letters are made smaller, and at last narrower.
    """
    if room is not None and width_of(words, size) > room:
        size = max(size * room / width_of(words, size), size * 0.72)
    if len(words) < 2:
        return tag("text", words, x=x, y=y, font_size=size, **attributes)
    length = width_of(words, size)
    return tag(
        "text",
        words,
        x=x,
        y=y,
        font_size=size,
        textLength=min(length, room) if room is not None else length,
        lengthAdjust="spacingAndGlyphs",
        **attributes,
    )
