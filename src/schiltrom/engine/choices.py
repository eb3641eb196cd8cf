"""The one table of choices: a card, a block, an area or a word, each with a permanent number.

==========  =========================================
ids         choices
==========  =========================================
0 to 7      cards, in the order of ``cards.csv``
8 to 63     blocks, in the order of ``blocks.csv``
64 to 86    areas, in the order of ``areas.csv``
87 to 97    words: done, pass, stop, fire, hold ...
==========  =========================================
"""

from __future__ import annotations

from typing import Final

from schiltrom.engine.suggest import LONGEST, did_you_mean
from schiltrom.engine.tables import AREA_NAMES, AREAS, BLOCK_NAMES, BLOCKS, CARD_NAMES, CARDS

CHOICE_TABLE_VERSION: Final = 1

FIRST_CARD: Final = 0
FIRST_BLOCK: Final = 8
FIRST_AREA: Final = 64
FIRST_WORD: Final = 87

DONE: Final = 0
PASS: Final = 1
STOP: Final = 2
FIRE: Final = 3
HOLD: Final = 4
EVENT: Final = 5
CROWN_BRUCE: Final = 6
CROWN_COMYN: Final = 7
CROWN_BALLIOL: Final = 8
WINTER: Final = 9
DISBAND: Final = 10
WORDS: Final = [
    "done",
    "pass",
    "stop",
    "fire",
    "hold",
    "event",
    "crown Bruce",
    "crown Comyn",
    "crown Balliol",
    "winter",
    "disband",
]
"""The words themselves; a number above is the index of its word in this list."""

CHOICES: Final = 98
KINDS: Final = ("card", "block", "area", "word")


Legal = tuple[int, int, int, int]
"""What a side may choose: masks of cards, blocks, areas and words, in this order.

Together they are too wide for a machine word; as a tuple, compiled code passes them in registers.
"""


def allows(legal: Legal, choice: int) -> bool:
    """Return whether a choice is among the legal ones."""
    cards, blocks, areas, words = legal
    if choice < FIRST_BLOCK:
        return choice >= 0 and cards >> choice & 1 != 0
    if choice < FIRST_AREA:
        return blocks >> (choice - FIRST_BLOCK) & 1 != 0
    if choice < FIRST_WORD:
        return areas >> (choice - FIRST_AREA) & 1 != 0
    return words >> (choice - FIRST_WORD) & 1 != 0


def mask_of(legal: Legal) -> int:
    """Return the legal choices as one mask of choice ids."""
    cards, blocks, areas, words = legal
    return cards << FIRST_CARD | blocks << FIRST_BLOCK | areas << FIRST_AREA | words << FIRST_WORD


class ChoiceSyntaxError(ValueError):
    """A text that does not name a choice."""


class Choice:
    """One entry of the table; compares, hashes and prints by what it is.

    >>> Choice.parse("card 3")
    Choice.parse('card 3')
    >>> Choice.parse("wallace").id
    8
    """

    __slots__ = ("id", "kind", "name", "number")

    def __init__(self, choice_id: int) -> None:
        if not 0 <= choice_id < CHOICES:
            raise ChoiceSyntaxError(f"choices are numbered 0 to {CHOICES - 1}, not {choice_id}")
        self.id: Final = choice_id
        self.kind: Final = kind_of(choice_id)
        self.number: Final = number_of(choice_id)
        self.name: Final = _NAMES[choice_id]

    @staticmethod
    def parse(text: str) -> Choice:
        """Return the choice written as *text* (case and spaces do not matter)."""
        return Choice(parse_choice(text))

    def __str__(self) -> str:
        return text_of(self.id)

    def __repr__(self) -> str:
        return f"Choice.parse({text_of(self.id)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and other.id == self.id

    def __hash__(self) -> int:
        return self.id


def kind_of(choice_id: int) -> str:
    """Return what kind of choice this is."""
    if choice_id < FIRST_BLOCK:
        return "card"
    if choice_id < FIRST_AREA:
        return "block"
    return "area" if choice_id < FIRST_WORD else "word"


def number_of(choice_id: int) -> int:
    """Return the number of the card, block, area or word."""
    if choice_id < FIRST_BLOCK:
        return choice_id
    if choice_id < FIRST_AREA:
        return choice_id - FIRST_BLOCK
    if choice_id < FIRST_WORD:
        return choice_id - FIRST_AREA
    return choice_id - FIRST_WORD


_NAMES: Final[list[str]] = [*CARD_NAMES, *BLOCK_NAMES, *AREA_NAMES, *WORDS]
TEXTS: Final[list[str]] = [
    *[f"card {name}" for name in CARD_NAMES],
    *[f"block {name}" for name in BLOCK_NAMES],
    *[f"area {name}" for name in AREA_NAMES],
    *WORDS,
]


def text_of(choice_id: int) -> str:
    """Return the text form of a choice."""
    return TEXTS[choice_id]


def _normal(text: str) -> str:
    return " ".join(text.lower().split())


def _spellings() -> dict[str, int]:
    """Return every accepted spelling; a bare name is accepted if it names only one thing."""
    exact = {_normal(text): i for i, text in enumerate(TEXTS)}
    bare: dict[str, list[int]] = {}
    for i, name in enumerate(_NAMES):
        bare.setdefault(_normal(name), []).append(i)
    return {**{name: ids[0] for name, ids in bare.items() if len(ids) == 1}, **exact}


_SPELLINGS: Final[dict[str, int]] = _spellings()


def parse_choice(text: str) -> int:
    """Return the id of the choice written as *text*."""
    wanted = _normal(text)
    if wanted in _SPELLINGS:
        return _SPELLINGS[wanted]
    if f"area {wanted}" in _SPELLINGS and f"block {wanted}" in _SPELLINGS:
        raise ChoiceSyntaxError(
            f"{text!r} is a block and an area: write 'block {text}' or 'area {text}'"
        )
    shown = text if len(text) <= LONGEST else text[:LONGEST] + "..."
    meant = did_you_mean(wanted, _suggestions(wanted))
    raise ChoiceSyntaxError(f"there is no choice {shown!r}{meant}")


def _suggestions(wanted: str) -> list[str]:
    """Return what may have been misspelt: a whole choice, or a bare name if no kind is given."""
    begun = [text for text in TEXTS if text.split(" ")[0] == wanted.split(" ")[0]]
    return begun or _NAMES


assert len(TEXTS) == CHOICES
assert len(CARD_NAMES) == CARDS
assert len(BLOCK_NAMES) == BLOCKS
assert len(AREA_NAMES) == AREAS
