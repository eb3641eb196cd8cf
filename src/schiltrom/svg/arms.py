"""The arms of all bearers, as symbols that blocks and shields use."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

from schiltrom.svg.markup import Markup, joined, tag
from schiltrom.text.message import slug

_DRAWING: Final = re.compile(r"^<svg [^>]*viewBox=\"([^\"]+)\"[^>]*>(.*)</svg>\s*$", re.DOTALL)
_NAMES: Final = re.compile(r"( id=\"|url\(#|href=\"#)(?=[a-z])")


@cache
def bearers() -> tuple[str, ...]:
    """Return all bearers of arms, by file name."""
    folder = resources.files("schiltrom.data").joinpath("art", "arms")
    return tuple(sorted(file.name.removesuffix(".svg") for file in folder.iterdir()))


@cache
def bearer_of(name: str) -> str:
    """Return the bearer of a block's or noble's arms.

    >>> bearer_of("Angus/E"), bearer_of("York Knights"), bearer_of("French Knights")
    ('angus', 'york', 'french-knights')
    """
    whole = slug(name)
    return whole if whole in bearers() else whole.partition("-")[0]


def arms(
    name: str, x: float, y: float, width: float, height: float, *, opacity: float | None = None
) -> Markup:
    """Return a bearer's arms at a point."""
    what = f"#hots-arms-{bearer_of(name)}"
    return tag("use", href=what, x=x, y=y, width=width, height=height, opacity=opacity)


def symbols(names: set[str]) -> Markup:
    """Return the definitions of the arms that blocks and nobles bear."""
    return joined(*[_symbol(bearer) for bearer in sorted({bearer_of(name) for name in names})])


@cache
def _symbol(bearer: str) -> Markup:
    """Return one drawing as a symbol, with ids that are unique on any page."""
    file = resources.files("schiltrom.data").joinpath("art", "arms", f"{bearer}.svg")
    found = _DRAWING.match(file.read_text("utf-8"))
    assert found, f"{bearer}.svg is no drawing of arms"
    inside = Markup(_NAMES.sub(r"\1hots-", found[2]))
    return tag("symbol", inside, id=f"hots-arms-{bearer}", viewBox=found[1])
