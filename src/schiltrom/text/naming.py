"""Names of sides, areas, blocks and cards as people read them, and lists of names.

Areas, blocks and cards keep the names of the data files in every language, unless a catalogue has a
message ``area-...``, ``block-...`` or ``card-...`` for them. A noble has one name on both sides.
"""

from __future__ import annotations

from collections.abc import Sequence

from schiltrom.engine.tables import AREA_NAMES, BLOCK_NAMES, CARD_NAMES, EDWARD
from schiltrom.text.message import slug
from schiltrom.text.words import DEFAULT_EDITION, has_message, say


def _named(kind: str, name: str, language: str, edition: int = DEFAULT_EDITION) -> str:
    """Return the name a catalogue gives a thing, or else its own."""
    key = f"{kind}-{slug(name)}"
    if not has_message(key, language):
        return name.partition("/")[0]
    return say(key, language, edition=edition)


def side_name(side: int, language: str = "en") -> str:
    """Return the name of a side."""
    return say("side", language, side=side)


def area_name(area: int, language: str = "en") -> str:
    """Return the name of an area."""
    return _named("area", AREA_NAMES[area], language)


def block_name(
    block: int, edward: int = 1, language: str = "en", edition: int = DEFAULT_EDITION
) -> str:
    """Return the name of a block, as an edition spells it; *edward* says which Edward is king.

    >>> block_name(EDWARD, 2)
    'Edward II'
    """
    if block == EDWARD:
        return say("edward", language, edward=edward)
    return _named("block", BLOCK_NAMES[block], language, edition)


def card_name(card: int, language: str = "en") -> str:
    """Return the name of a card."""
    return _named("card", CARD_NAMES[card], language)


def place_name(place: str, language: str = "en") -> str:
    """Return the name of a sea or an island that is written on the map."""
    return _named("place", place, language)


def listed(names: Sequence[str], language: str = "en") -> str:
    """Return names as one phrase.

    >>> listed(["Angus", "Mar", "Ross"])
    'Angus, Mar and Ross'
    """
    if len(names) < 2:
        return "".join(names)
    first = names[0]
    for name in names[1:-1]:
        first = say("list-more", language, first=first, next=name)
    return say("list", language, first=first, last=names[-1])
