"""What a side may see (the last section of the rules), built by listing, never by removing.

A view says what its viewer knows of each side: the blocks he can name, and only the number of the
others in each place. Enemy blocks have no identity: lists are ordered by number and area alone.
"""

from __future__ import annotations

from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.battle import celts
from schiltrom.engine.builds import edward_lies_open
from schiltrom.engine.cards import hand_size
from schiltrom.engine.choices import CHOICES, Choice
from schiltrom.engine.counters import COUNTER_TABLE
from schiltrom.engine.events import EVENT_STEPS
from schiltrom.engine.flow import announces_first, legal_mask
from schiltrom.engine.position import Position, border_between
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import (
    AREAS,
    BLOCKS,
    BORDERS,
    EDWARD_BIT,
    ENGLAND,
    ENGLISH_POOL,
    FRENCH,
    MORAY_BIT,
    NOBLES,
    NOBODY,
    NORSE,
    OFF,
    OWN,
    PLACES,
    POOL,
    SCOTLAND,
    count,
    lowest,
    members,
)
from schiltrom.engine.told import (
    IN_POOL,
    is_on_the_way,
    told_edward,
    told_french,
    told_nobles,
    told_of,
    told_wintered,
    way_so_far,
)

PUBLIC: Final = [
    "first_year",
    "last_year",
    "year",
    "turn",
    "scenario",
    "p1",
    "second_part",
    "played_e",
    "played_s",
    "dealt",
    "moves",
    "groups",
    "into_low_e",
    "into_high_e",
    "into_low_s",
    "into_high_s",
    "attacks_e",
    "attacks_s",
    "truce",
    "field",
    "attacker",
    "round",
    "cause",
    "hits",
    "captured",
    "letter",
    "crowning",
    "crowned",
    "edward",
    "wintered",
    "french",
    "homing",
    "homed",
    "winner",
    "ending",
]
"""The counters that everybody sees (``COUNTER_TABLE``), in the order used in views."""

PRIVATE: Final = [
    "mover",
    "origin",
    "here",
    "path",
    "steps_left",
    "fighter",
    "acted",
    "left",
    "target",
    "group",
    "points",
    "norse_for",
    "french_for",
    "drawing",
    "drawn",
]
"""The counters that only the choosing side sees, unless ``_open_business`` opens them."""

_DEFAULTS: Final[dict[str, int]] = {counter.name: counter.default for counter in COUNTER_TABLE}


_EDWARD_AT: Final = PUBLIC.index("edward")
_WINTERED_AT: Final = PUBLIC.index("wintered")
_FRENCH_AT: Final = PUBLIC.index("french")


class Seen:
    """What a viewer knows of one side."""

    __slots__ = (
        "areas",
        "card",
        "chosen",
        "gone",
        "hand",
        "hand_size",
        "known",
        "moved",
        "moved_in",
        "pool",
        "reserves",
        "reserves_in",
        "secrets",
        "wintering",
        "withdrawn",
    )

    def __init__(self) -> None:
        self.known: list[list[int]] = []
        """Blocks that can be named: number, place, strength."""
        self.areas: list[int] = [0] * AREAS
        """How many other blocks are in each area."""
        self.moved_in: list[int] = [0] * AREAS
        """How many of those have moved this game turn."""
        self.reserves_in: list[int] = [0] * AREAS
        """How many of those are in reserve."""
        self.pool = 0
        """How many other blocks are in the pool."""
        self.gone: list[int] = []
        """Blocks that are out of play, apart from the nobles' other blocks."""
        self.moved = 0
        self.reserves = 0
        self.hand_size = 0
        self.hand = -1
        self.chosen = False
        self.card = -1
        self.withdrawn = 0
        """Blocks that retreated in the combat turn of a letter that is still in progress."""
        self.wintering = -1
        """Where Edward winters."""
        self.secrets: list[int] = []
        """The values of ``PRIVATE`` when this side has to choose, otherwise empty."""

    def data(self) -> list[object]:
        """Return everything, for comparison."""
        return [
            self.known,
            self.areas,
            self.moved_in,
            self.reserves_in,
            self.pool,
            self.gone,
            self.moved,
            self.reserves,
            self.hand_size,
            self.hand,
            self.chosen,
            self.card,
            self.withdrawn,
            self.wintering,
            self.secrets,
        ]


class View:
    """Everything that one side, or a spectator, may see of a position."""

    __slots__ = (
        "active",
        "crossings",
        "entries",
        "fled",
        "legal",
        "main",
        "nobles",
        "open_business",
        "public",
        "rules",
        "side",
        "sides",
        "step",
    )

    def __init__(self, rules: RuleSet, side: int) -> None:
        self.rules = rules
        self.side = side
        """Whose view it is; ``NOBODY`` for a spectator."""
        self.step = steps.CARD
        self.active = ENGLAND
        self.public: list[int] = []
        """The values of ``PUBLIC``."""
        self.crossings: list[int] = []
        """How many blocks crossed each border in this phase or round."""
        self.main = b""
        self.entries = b""
        self.fled = 0
        self.nobles: list[int] = []
        """How many nobles each side controls."""
        self.open_business: list[list[int]] = []
        """Values of ``PRIVATE`` that everybody sees at this step: index in that list, value."""
        self.sides: list[Seen] = []
        self.legal = 0
        """The viewer's legal choices, as a mask of choice ids."""

    def counter(self, name: str) -> int:
        """Return a public counter by name."""
        return self.public[PUBLIC.index(name)]

    def data(self) -> list[object]:
        """Return everything, for comparison."""
        return [
            self.rules,
            self.side,
            self.step,
            self.active,
            self.public,
            self.crossings,
            self.main,
            self.entries,
            self.fled,
            self.nobles,
            self.open_business,
            self.legal,
            *[seen.data() for seen in self.sides],
        ]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(repr(self.data()))

    def __repr__(self) -> str:
        who = ["England", "Scotland", "a spectator"][self.side]
        return f"<View of {who} {self.counter('year')}/{self.counter('turn')}>"

    def __str__(self) -> str:
        from schiltrom.engine.printing import view_text  # which imports this module

        return view_text(self)

    @property
    def choices(self) -> list[Choice]:
        """Return the viewer's legal choices, in order of id."""
        return [Choice(i) for i in range(CHOICES) if self.legal >> i & 1]


def view(pos: Position, side: int) -> View:
    """Return what *side* may see; ``NOBODY`` is a spectator, who sees only what both sides see."""
    seen = _board(pos, side)
    seen.legal = legal_mask(pos, side) if side != NOBODY else 0
    return seen


def looks_alike(pos: Position, other: Position, side: int) -> bool:
    """Return whether the views of a side are the same in two positions of a game.

    The choices, which take the longest to find, are compared only where all else is alike.
    """
    if told_step(pos, side) != told_step(other, side):
        return False
    if told_active(pos, side) != told_active(other, side):
        return False
    if _board(pos, side) != _board(other, side):
        return False
    return side == NOBODY or legal_mask(pos, side) == legal_mask(other, side)


def _board(pos: Position, side: int) -> View:
    """Return what *side* may see, but for what it may choose."""
    seen = View(pos.rules, side)
    seen.step = told_step(pos, side)
    seen.active = told_active(pos, side)
    seen.public = _public(pos)
    _hold_back_public(pos, seen, side)
    seen.main = pos.main
    seen.entries = pos.entries
    seen.nobles = [
        count(pos.nobles(s)) if s == side else told_nobles(pos, s) for s in (ENGLAND, SCOTLAND)
    ]
    seen.open_business = _open_business(pos)
    lagging = pos.withdrawn & ~_own(side)
    seen.crossings = _told_crossings(pos, side, lagging)
    seen.fled = pos.fled
    if pos.round == 1 and pos.attacker != NOBODY:
        seen.fled -= count(lagging & OWN[1 - pos.attacker])
    seen.sides = [_see_side(pos, s, s == side, lagging & OWN[s]) for s in (ENGLAND, SCOTLAND)]
    return seen


def _public(pos: Position) -> list[int]:
    """Return the values of ``PUBLIC``, read one by one because that is much faster."""
    return [
        pos.first_year,
        pos.last_year,
        pos.year,
        pos.turn,
        pos.scenario,
        pos.p1,
        pos.second_part,
        pos.played_e,
        pos.played_s,
        pos.dealt,
        pos.moves,
        pos.groups,
        pos.into_low_e,
        pos.into_high_e,
        pos.into_low_s,
        pos.into_high_s,
        pos.attacks_e,
        pos.attacks_s,
        pos.truce,
        pos.field,
        pos.attacker,
        pos.round,
        pos.cause,
        pos.hits,
        pos.captured,
        pos.letter,
        pos.crowning,
        pos.crowned,
        pos.edward,
        pos.wintered,
        pos.french,
        pos.homing,
        pos.homed,
        pos.winner,
        pos.ending,
    ]


def _own(side: int) -> int:
    return OWN[side] if side != NOBODY else 0


def told_step(pos: Position, side: int) -> int:
    """Return the step as *side* sees it."""
    if pos.builds_at_once():
        return _told_build(pos, side)
    if side == pos.active:
        return pos.step
    if pos.step == steps.CORONATION and not announces_first(pos):
        # Whether the Scots have a candidate is theirs to know: they may play the event (6.2).
        return EVENT_STEPS[pos.card(SCOTLAND)]
    return steps.TOLD_AS[pos.step]


def told_active(pos: Position, side: int) -> int:
    """Return who has to choose, as *side* sees it; nobody stands for both sides."""
    if pos.step == steps.CARD:
        return NOBODY
    if pos.builds_at_once():
        if side == NOBODY:
            return NOBODY
        return 1 - side if pos.built >> side & 1 else side
    return pos.active


def _told_build(pos: Position, side: int) -> int:
    """Return the step while both sides build: one's own, then the other's until both are done."""
    if side == NOBODY:
        return steps.SCOTTISH_BUILD
    if side == ENGLAND:
        return steps.SCOTTISH_BUILD if pos.built >> ENGLAND & 1 else steps.ENGLISH_BUILD
    if pos.built >> SCOTLAND & 1:
        return steps.ENGLISH_BUILD
    return steps.SCOTTISH_BUILD if pos.step == steps.ENGLISH_BUILD else pos.step


def _hold_back_public(pos: Position, seen: View, side: int) -> None:
    """Leave out what a side has changed in a stage that is not shown yet."""
    if pos.told_e and side != ENGLAND:
        seen.public[_EDWARD_AT] = told_edward(pos)
        seen.public[_WINTERED_AT] = told_wintered(pos)
    if pos.told_s and side != SCOTLAND:
        seen.public[_FRENCH_AT] = told_french(pos)


def _open_business(pos: Position) -> list[list[int]]:
    """List a side's counters that everybody sees: who fires, what is pillaged, who has acted."""
    names = steps.OPENS[pos.step]
    if pos.round:
        names = [*names, "acted"]
    return [[PRIVATE.index(name), getattr(pos, name)] for name in names]


def _told_crossings(pos: Position, side: int, lagging: int) -> list[int]:
    """Return the border counts without the retreats and the march that are not public yet."""
    told = [0] * BORDERS
    for border in members(pos.crossed_1 | pos.crossed_2 | pos.crossed_4):
        told[border] = pos.crossings(border)
    for block in members(lagging):
        if block != NORSE:
            told[border_between(pos.field, pos.place_of(block))] -= 1
    if is_on_the_way(pos) and side != pos.active:
        for border in way_so_far(pos):
            told[border] -= 1
    return told


def shown(pos: Position) -> int:
    """Return the blocks that lie face up: taking part in the current battle, or captured."""
    if pos.field < 0:
        return 0
    here = pos.at[pos.field]
    if pos.step == steps.CELTIC_ROLL:
        return here & (~pos.reserves | celts(pos) | pos.captured)
    if pos.round == 0:
        return 0
    return here & (~pos.reserves | pos.captured)


def _see_side(pos: Position, side: int, own: bool, lagging: int) -> Seen:
    """Return what is seen of one side: all of one's own blocks, open blocks and numbers of others.

    Blocks *lagging* have retreated in the combat turn of a letter that is still in progress. They
    are shown as still fighting: once the letter has finished, all its retreats are shown together,
    so that nobody learns which of them went where (5.5).
    """
    seen = Seen()
    seen.gone = _gone(pos, side)
    seen.hand_size = hand_size(pos.hand(side))
    seen.chosen = pos.card(side) >= 0
    open_blocks = OWN[side]
    if not own:
        open_blocks &= shown(pos) | lagging | open_edward(pos) | pos.raided
    _list_known(pos, seen, side, open_blocks, lagging)
    if own or not told_of(pos, side):
        _count_unknown(pos, seen, side, ~open_blocks & ~lagging)
    else:
        _count_told(pos, seen, side, open_blocks)
    if own:
        seen.hand = pos.hand(side)
        seen.card = pos.card(side)
        seen.withdrawn = pos.withdrawn & OWN[side]
        seen.wintering = pos.wintering if side == ENGLAND else -1
        seen.secrets = _secrets(pos, side)
    elif pos.card_e >= 0 and pos.card_s >= 0:
        seen.card = pos.card(side)
    return seen


def _secrets(pos: Position, side: int) -> list[int]:
    """Return the counters of a side's own choice; England's builds have only points (7.63).

    They are the values of ``PRIVATE``, read one by one because that is much faster.
    """
    if pos.builds_at_once():
        if pos.built >> side & 1:
            return []
        if side == ENGLAND:
            return [pos.points_e if name == "points" else _DEFAULTS[name] for name in PRIVATE]
    elif pos.active != side or pos.step == steps.CARD:
        return []
    return [
        pos.mover,
        pos.origin,
        pos.here,
        pos.path,
        pos.steps_left,
        pos.fighter,
        pos.acted,
        pos.left,
        pos.target,
        pos.group,
        pos.points,
        pos.norse_for,
        pos.french_for,
        pos.drawing,
        pos.drawn,
    ]


def _list_known(pos: Position, seen: Seen, side: int, blocks: int, lagging: int) -> None:
    """List the blocks that can be named, in order of number."""
    mine = blocks & OWN[side]
    places = [OFF] * BLOCKS
    for place in range(PLACES):
        here = pos.at[place] & mine
        while here:
            places[lowest(here)] = place
            here &= here - 1
    while mine:
        block = lowest(mine)
        mine &= mine - 1
        where = pos.field if lagging >> block & 1 else places[block]
        if where != OFF:
            seen.known.append([block, where, pos.strength(block)])
    seen.moved = pos.moved & blocks & OWN[side] & ~lagging
    seen.reserves = pos.reserves & blocks & OWN[side]


def _count_unknown(pos: Position, seen: Seen, side: int, blocks: int) -> None:
    """Count the blocks that cannot be named, by area."""
    mine = blocks & OWN[side]
    for area in range(AREAS):
        here = pos.at[area] & mine
        if here:
            seen.areas[area] = count(here)
            seen.moved_in[area] = count(here & pos.moved)
            seen.reserves_in[area] = count(here & pos.reserves)
    seen.pool = count(pos.at[POOL[side]] & mine)
    if is_on_the_way(pos) and pos.active == side and blocks >> pos.mover & 1:
        # A march is shown when it is finished (4.0).
        seen.areas[pos.here] -= 1
        seen.moved_in[pos.here] -= 1
        seen.areas[pos.origin] += 1


def _count_told(pos: Position, seen: Seen, side: int, open_blocks: int) -> None:
    """Count the blocks of a side as they were before what is not shown yet."""
    held = told_of(pos, side)
    seen.areas = list(held[:AREAS])
    seen.pool = held[IN_POOL] - count(pos.at[POOL[side]] & open_blocks)
    if side == SCOTLAND and pos.french and not told_french(pos):
        seen.gone = sorted([*seen.gone, FRENCH])


def _gone(pos: Position, side: int) -> list[int]:
    """List the blocks out of play that are not a noble's other block; everybody knows why."""
    in_play = pos.on_map() | pos.at[POOL[side]]
    return members(OWN[side] & ~in_play & (~NOBLES | MORAY_BIT))


def open_edward(pos: Position) -> int:
    """Return Edward's bit while a bid keeps him face up in the pool (9.2)."""
    if pos.step in (steps.LEVY, steps.OVER):
        # He is already hidden at the levy for the first year in which he may be drawn.
        lies_open = pos.step == steps.LEVY and edward_lies_open(pos)
    else:
        lies_open = pos.year < pos.first_year + pos.rules.years_without_edward
    return pos.at[ENGLISH_POOL] & EDWARD_BIT if lies_open else 0
