"""A small stage for rule tests: put blocks on an empty map, play choices and dice by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from schiltrom.engine import flow, steps
from schiltrom.engine.chance import is_possible, outcomes, roll_of
from schiltrom.engine.choices import CHOICES, parse_choice, text_of
from schiltrom.engine.counters import BRAVEHEART, THE_BRUCE
from schiltrom.engine.position import Position, side_of
from schiltrom.engine.reasons.base import Reason
from schiltrom.engine.reasons.explain import why_not
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import (
    AREA_NAMES,
    BLOCK_NAMES,
    BLOCKS,
    CARD_NAMES,
    COPIES,
    ENGLAND,
    FRENCH,
    KING,
    MAXIMUM,
    MORAY,
    NOBLES,
    OFF,
    PLACE_NAMES,
    POOL,
    SCOTLAND,
    SIDE_NAMES,
    TWIN,
    members,
)
from schiltrom.text.concordance import DOCUMENTS

Place = Sequence[str | int]
"""An area, or an area and a strength (mypy takes a mix of both for this)."""


class Scene:
    """A position under test.

    Blocks not put anywhere: non-nobles are in their pool (King and French Knights out of play),
    nobles are English and stand parked in Ross, Moray is out of play; if no Scottish noble was put,
    Ross/S is parked in Garmoran. So keep Ross and Garmoran out of what you test, or put all nobles.
    """

    def __init__(
        self,
        put: Mapping[str, Place] | None = None,
        *,
        england: str = "1",
        scotland: str = "1",
        year: int = 1297,
        turn: int = 1,
        edition: int | str = 4,
        gone: tuple[str, ...] = (),
        show: bool = True,
        bruce: bool = False,
        **switches: int | str | bool,
    ) -> None:
        """Stage a position; with *show* both cards are played and it stands at the first choice.

        A document's rule set is played as it is. With the editions, questions with one answer are
        left out unless *questions* is ``always``.
        """
        rules = RuleSet.preset(edition)
        if edition not in DOCUMENTS:
            rules = rules.but(questions="if_possible")
        rules = rules.but(**switches)
        pos = Position(rules)
        pos.scenario = THE_BRUCE if bruce else BRAVEHEART
        pos.first_year = 1306 if bruce else 1297
        pos.last_year = 1314 if bruce else 1305
        pos.year = year
        pos.turn = turn
        self.pos = pos
        for name, place in (put or {}).items():
            area, strength = (place, 0) if isinstance(place, str) else place
            self._put(name, str(area), int(strength))
        self._fill(set(put or {}), gone)
        pos.crowned = int(self.at("King") != "out of play")
        pos.french = int(self.at("French Knights") != "out of play")
        pos.hand_e = _hand(england)
        pos.hand_s = _hand(scotland)
        pos.step = steps.CARD
        if show:
            self.play(ENGLAND, f"card {england}")
            self.play(SCOTLAND, f"card {scotland}")

    def _put(self, name: str, area: str, strength: int) -> None:
        block = BLOCK_NAMES.index(name)
        self.pos.enter_play(block, PLACE_NAMES.index(area))
        self.pos.set_strength(block, strength or MAXIMUM[block])

    def _fill(self, put: set[str], gone: tuple[str, ...]) -> None:
        named = {BLOCK_NAMES.index(name) for name in put}
        scottish_noble = any(NOBLES >> b & 1 and side_of(b) == SCOTLAND for b in named)
        if not scottish_noble and "Ross/E" not in put:
            self._put("Ross/S", "Garmoran", 0)
            named.add(BLOCK_NAMES.index("Ross/S"))
        for block in range(BLOCKS):
            name = BLOCK_NAMES[block]
            if block in named or name in gone or block in (KING, FRENCH, MORAY):
                continue
            if not NOBLES >> block & 1:
                self.pos.enter_play(block, POOL[side_of(block)])
            elif side_of(block) == ENGLAND and TWIN[block] not in named:
                self.pos.enter_play(block, AREA_NAMES.index("Ross"))

    # --- looking -------------------------------------------------------------------------------

    @property
    def step(self) -> str:
        return steps.NAMES[self.pos.step]

    @property
    def active(self) -> str:
        return SIDE_NAMES[self.pos.active]

    def at(self, name: str) -> str:
        return PLACE_NAMES[self.pos.place_of(BLOCK_NAMES.index(name))]

    def strength(self, name: str) -> int:
        block = BLOCK_NAMES.index(name)
        assert self.pos.place_of(block) != OFF, f"{name} is out of play"
        return self.pos.strength(block)

    def legal(self, side: int | None = None) -> set[str]:
        """Return the texts of all legal choices."""
        mask = flow.legal_mask(self.pos, self.pos.active if side is None else side)
        return {text_of(i) for i in range(CHOICES) if mask >> i & 1}

    def blocks(self) -> set[str]:
        """Return the names of the blocks that may be chosen."""
        return {text.removeprefix("block ") for text in self.legal() if text.startswith("block ")}

    def areas(self) -> set[str]:
        """Return the names of the areas that may be chosen."""
        return {text.removeprefix("area ") for text in self.legal() if text.startswith("area ")}

    def why(self, text: str, side: int | None = None) -> Reason | None:
        """Return why a choice is refused."""
        return why_not(self.pos, self.pos.active if side is None else side, parse_choice(text))

    def names(self, mask: int) -> set[str]:
        """Return the names of a mask of blocks."""
        return {BLOCK_NAMES[block] for block in members(mask)}

    # --- playing -------------------------------------------------------------------------------

    def play(self, side: int, *texts: str) -> Scene:
        """Make choices of a side, each of which must be legal."""
        for text in texts:
            assert self.pos.waits_for(side), (
                f"{text}: it is not {SIDE_NAMES[side]}'s choice: {self.pos}"
            )
            assert text in self.legal(side), (
                f"{text} is not legal at {self.pos}: {sorted(self.legal(side))}"
            )
            flow.choose(self.pos, side, parse_choice(text))
        return self

    def do(self, *texts: str) -> Scene:
        """Make choices of whoever's choice it is."""
        for text in texts:
            self.play(self.pos.active, text)
        return self

    def move(self, block: str, *areas: str) -> Scene:
        """Move a block along a path, stopping at its end."""
        self.do(f"block {block}", *[f"area {area}" for area in areas])
        if self.pos.step == steps.MARCH:
            self.do("stop")
        return self

    def roll(self, *dice: int) -> Scene:
        """Settle a roll with these dice."""
        outcome = roll_of(list(dice))
        assert is_possible(self.pos, outcome), f"{dice} cannot be rolled at {self.pos}"
        flow.settle(self.pos, outcome)
        return self

    def draw(self, *names: str) -> Scene:
        """Settle draws (or a levy) with these blocks."""
        for name in names:
            block = BLOCK_NAMES.index(name)
            assert is_possible(self.pos, block), f"{name} cannot be drawn at {self.pos}"
            flow.settle(self.pos, block)
        return self

    def fire(self, block: str, *dice: int) -> Scene:
        """Fire with a block in its combat turn and roll these dice."""
        return self.do(f"block {block}", "fire").roll(*dice)

    def hold(self, *blocks: str) -> Scene:
        """Hold with these blocks, one after another."""
        for block in blocks:
            self.do(f"block {block}", "hold")
        return self

    def to_winter(self) -> Scene:
        """From the first choice of a game turn: do nothing more this year and begin the winter."""
        self.pos.turn = 5
        while self.pos.step in (steps.MOVE, steps.REGROUP):
            self.do("done")
        return self

    def skip_to(self, step: str) -> Scene:
        """From the winter on: stay, disband nothing, build nothing, until that step comes.

        Where something must be chosen or drawn it is the first of what may be, by number.
        """
        while self.step != step:
            assert self.pos.step != steps.OVER, f"the game is over before {step}"
            if self.pos.is_chance():
                flow.settle(self.pos, outcomes(self.pos)[0][0])
                continue
            mask = flow.legal_mask(self.pos, self.pos.active)
            texts = [text_of(i) for i in range(CHOICES) if mask >> i & 1]
            stay = {"moray home": "Moray", "king home": "King", "wallace home": "Wallace"}
            if self.step in stay:
                self.do(f"area {self.at(stay[self.step])}")
            else:
                self.do(next((t for t in texts if t in ("done", "disband")), texts[0]))
        return self


def _hand(card: str) -> int:
    """Return a hand with that card and no other."""
    number = CARD_NAMES.index(card)
    assert COPIES[number] > 0
    return 1 << 3 * number
