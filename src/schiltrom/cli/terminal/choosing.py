"""Choosing by number, by text or by the beginning of a name."""

from __future__ import annotations

from collections.abc import Iterable

from schiltrom.engine import steps
from schiltrom.engine.choices import CHOICES, DONE, KINDS, PASS, STOP, Choice
from schiltrom.engine.position import side_of
from schiltrom.engine.view import View

WORD, CARD, BLOCK, AREA = "word", "card", "block", "area"


class AmbiguousError(ValueError):
    """The text could mean several choices."""

    def __init__(self, choices: list[Choice]) -> None:
        self.choices = choices
        super().__init__(", ".join(str(choice) for choice in choices))


def numbered(view: View) -> list[Choice]:
    """Return the viewer's legal choices in the order in which they are numbered, from 1.

    Blocks stand together by area, and fire comes before retreat. A card that is a number stands at
    that number where it can, so that "2" never plays another card while a 2 is in the hand.
    """
    legal = [Choice(i) for i in range(CHOICES) if view.legal >> i & 1]
    if view.step == steps.CARD:
        return _cards_in_place(legal)
    places = {block: place for seen in view.sides for block, place, _ in seen.known}
    kinds = [WORD, AREA] if view.step == steps.COMBAT_ACTION else [BLOCK, AREA, WORD]
    return sorted(
        legal,
        key=lambda choice: (
            kinds.index(choice.kind),
            places.get(choice.number, 0) if choice.kind == BLOCK else 0,
            choice.kind == WORD and choice.number in (DONE, PASS, STOP),
            choice.id,
        ),
    )


def _cards_in_place(legal: list[Choice]) -> list[Choice]:
    """Return cards with each number card at its number, if the list is long enough."""
    slots: list[Choice | None] = [None] * len(legal)
    rest = []
    for choice in legal:
        if choice.name.isdigit() and int(choice.name) <= len(legal):
            slots[int(choice.name) - 1] = choice
        else:
            rest.append(choice)
    rest.reverse()
    return [choice if choice is not None else rest.pop() for choice in slots]


def normal(text: str) -> str:
    """Return a text normalised for case and spaces."""
    return " ".join(text.casefold().split())


def spellings(choice: Choice) -> list[str]:
    """Return the spellings of a choice without its kind; a noble also without his side."""
    names = {choice.name, choice.name.partition("/")[0]}
    return [normal(name) for name in names]


def find(text: str, choices: Iterable[Choice]) -> Choice | None:
    """Return the one choice with this spelling or beginning; None if there is none."""
    kind, _, rest = normal(text).partition(" ")
    if kind in KINDS and rest:
        choices = [choice for choice in choices if choice.kind == kind]
    wanted = rest if kind in KINDS else normal(text)
    if not wanted:
        return None
    whole = []
    begun = []
    for choice in choices:
        ways = spellings(choice)
        if wanted in ways:
            whole.append(choice)
        elif any(way.startswith(wanted) for way in ways):
            begun.append(choice)
    found = whole or begun
    if len(found) > 1:
        raise AmbiguousError(found)
    return found[0] if found else None


def find_any(text: str, view: View) -> Choice | None:
    """Return the choice of the whole table that is meant, legal or not.

    Where several are, those of a kind that can be chosen now come first, then the viewer's own.
    """
    every = [Choice(i) for i in range(CHOICES)]
    legal = [choice for choice in every if view.legal >> choice.id & 1]
    kinds = {choice.kind for choice in legal}
    own = [
        choice for choice in every if choice.kind != BLOCK or side_of(choice.number) == view.side
    ]
    likely = [choice for choice in own if choice.kind in kinds]
    for pool in (legal, likely, own, every):
        try:
            found = find(text, pool)
        except AmbiguousError:
            if pool is every:
                raise
            continue
        if found is not None:
            return found
    return None
