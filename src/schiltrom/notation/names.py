"""How the notation spells blocks, areas and cards: short names, codes, accepted spellings.

Short names and codes are in ``data/short_names.csv``. A noble has one name on both sides: only one
of his two blocks is ever in play. Areas are written in full; their codes are their first three
letters.
"""

from __future__ import annotations

from typing import Final

from schiltrom.engine.position import Position
from schiltrom.engine.tables import AREA_NAMES, BLOCK_NAMES, BLOCKS, CARD_NAMES, OFF, data_rows

_ROWS: Final = data_rows("short_names.csv")
SHORT_NAMES: Final[list[str]] = [row["short"] for row in _ROWS]
"""The name of each block in the notation, such as ``YorkKn``."""
BLOCK_CODES: Final[list[str]] = [row["code"] for row in _ROWS]
"""Two letters for each block in a position line: capitals begin those of the Scots."""
AREA_CODES: Final[list[str]] = [name[:3] for name in AREA_NAMES]
CARD_WORDS: Final[list[str]] = [name.replace(" ", "") for name in CARD_NAMES]
SIDE_LETTERS: Final = "ES"


def _block_spellings() -> dict[str, tuple[int, ...]]:
    """Return every spelling of a block, with the blocks it may stand for."""
    found: dict[str, tuple[int, ...]] = {}
    for block, name in enumerate(BLOCK_NAMES):
        for spelling in {name, name.replace(" ", ""), SHORT_NAMES[block]}:
            found[spelling] = (*found.get(spelling, ()), block)
    return found


BLOCK_SPELLINGS: Final = _block_spellings()
AREA_SPELLINGS: Final = {name: area for area, name in enumerate(AREA_NAMES)}
CARD_SPELLINGS: Final = {
    **{name: card for card, name in enumerate(CARD_NAMES)},
    **{word: card for card, word in enumerate(CARD_WORDS)},
}
FIRST_WORDS: Final = frozenset(
    name.split()[0] for name in [*BLOCK_NAMES, *CARD_NAMES] if " " in name
)
"""First words of two-word names."""


def block_spelled(pos: Position, spelling: str) -> int:
    """Return the block spelled so in a position, or -1; for a noble, the one in play."""
    blocks = BLOCK_SPELLINGS.get(spelling, ())
    for block in blocks:
        if len(blocks) == 1 or pos.place_of(block) != OFF:
            return block
    return -1


assert [row["block"] for row in _ROWS] == BLOCK_NAMES
assert len(set(BLOCK_CODES)) == BLOCKS
assert len(set(AREA_CODES)) == len(AREA_NAMES)
