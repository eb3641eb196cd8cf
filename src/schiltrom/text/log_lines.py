"""The choices and rolls of a game, each as one message for one viewer.

A teller gets the moment at which something happened and adds what its viewer may read. Blocks of
the other side are named only where they are face up, or where players name them aloud.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from schiltrom.engine import battle, cards, steps
from schiltrom.engine.chance import dice_of
from schiltrom.engine.choices import (
    CROWN_BALLIOL,
    CROWN_BRUCE,
    DISBAND,
    DONE,
    EVENT,
    FIRE,
    FIRST_AREA,
    FIRST_BLOCK,
    FIRST_WORD,
    HOLD,
    PASS,
    STOP,
    WINTER,
)
from schiltrom.engine.position import Position, side_of
from schiltrom.engine.record import Entry
from schiltrom.engine.rules import net_bid
from schiltrom.engine.tables import (
    AREAS,
    CARDS,
    EDWARD,
    ENGLAND,
    ENGLISH,
    HERALD_SUCCEEDS,
    IN_ENGLAND,
    KING,
    LETTER,
    NORSE,
    OFF,
    OWN,
    SCOTLAND,
    TWIN,
    count,
    members,
)
from schiltrom.text.message import Argument, Message, TheAreas, TheBlocks, TheCards, Value

NONE: Final = "none"
"""Argument for a missing area or bid."""


class LogLine(Value):
    """A line of the log: its message, and the year and game turn it belongs to.

    Game turn 0 is the winter of the year, or what comes before its first cards.
    """

    def __init__(self, message: Message, year: int, turn: int, automatic: bool = False) -> None:
        self.message: Final = message
        self.year: Final = year
        self.turn: Final = turn
        self.automatic: Final = automatic
        """Whether it tells of a choice that made itself, which only the side itself is told."""

    def parts(self) -> tuple[object, ...]:
        """Return the message, and when and how it came about."""
        return self.message, self.year, self.turn, self.automatic

    def made_itself(self) -> LogLine:
        """Return the same line of a choice that made itself."""
        return LogLine(self.message, self.year, self.turn, True)


class NumberedLine(Value):
    """A line of a viewer's log, with the number of his that it came with."""

    def __init__(self, number: int, told: LogLine) -> None:
        self.number: Final = number
        self.told: Final = told

    def parts(self) -> tuple[object, ...]:
        """Return the number and the line."""
        return self.number, self.told


def bids_line(england: int, scotland: int, pos: Position) -> LogLine:
    """Return the line about both sides' bids at the beginning of a game (9.2)."""
    net = net_bid(england, scotland) or NONE
    told: dict[str, Argument] = {"england": england, "scotland": scotland, "bid": net}
    return LogLine(Message("chronicle-bids", told, rule="9.2"), pos.year, 0)


class Moment:
    """One entry of a record, the positions before and after it, and its reader."""

    __slots__ = ("after", "before", "entry", "lines", "told", "turn", "viewer", "year")

    def __init__(self, before: Position, entry: Entry, after: Position, viewer: int) -> None:
        self.before = before
        self.entry = entry
        self.after = after
        self.viewer = viewer
        belongs_to = after if entry.is_undo() else before
        self.year = belongs_to.year
        self.turn = 0 if BETWEEN_TURNS[belongs_to.step] else belongs_to.turn
        self.lines: list[LogLine] = []
        self.told = 0
        """Blocks whose way to the pool has been reported."""

    # --- what was chosen -----------------------------------------------------------------------

    @property
    def block(self) -> int:
        """Return the chosen block, or -1."""
        number = self.entry.number
        chosen = not self.entry.is_chance() and FIRST_BLOCK <= number < FIRST_AREA
        return number - FIRST_BLOCK if chosen else -1

    @property
    def area(self) -> int:
        """Return the chosen area, or -1."""
        number = self.entry.number
        chosen = not self.entry.is_chance() and FIRST_AREA <= number < FIRST_WORD
        return number - FIRST_AREA if chosen else -1

    @property
    def word(self) -> int:
        """Return the chosen word, or -1."""
        number = self.entry.number
        return number - FIRST_WORD if not self.entry.is_chance() and number >= FIRST_WORD else -1

    # --- messages ------------------------------------------------------------------------------

    def say(self, key: str, **arguments: Argument) -> None:
        """Add a line."""
        self.lines.append(LogLine(Message(f"chronicle-{key}", arguments), self.year, self.turn))

    def tell(self, key: str, side: int, block: int, **arguments: Argument) -> None:
        """Add a line that names a block only to its own side."""
        if self.viewer == side:
            self.say(f"{key}-own", side=side, block=self.name(block), **arguments)
        else:
            self.say(key, side=side, **arguments)

    def name(self, block: int) -> TheBlocks:
        """Return a block as an argument."""
        return _name(block, self.before.edward)

    def names(self, blocks: int) -> TheBlocks:
        """Return several blocks as an argument."""
        return TheBlocks(tuple(members(blocks)), self.before.edward)


@cache
def _name(block: int, edward: int) -> TheBlocks:
    return TheBlocks((block,), edward)


@cache
def place(area: int) -> TheAreas:
    """Return an area as an argument."""
    return TheAreas((area,))


WINTER_STEPS: Final = tuple(
    is_winter or step == steps.DRAW for step, is_winter in enumerate(steps.IS_WINTER)
)
"""Whether winter is being played, by step."""
BETWEEN_TURNS: Final = tuple(
    is_winter or step in (steps.LEVY, steps.DEAL) for step, is_winter in enumerate(WINTER_STEPS)
)
"""Whether no game turn is under way, by step: in winter, or before the year begins."""


def is_winter(pos: Position) -> bool:
    """Return whether winter is being played."""
    return WINTER_STEPS[pos.step]


def is_between_turns(pos: Position) -> bool:
    """Return whether no game turn is under way: in winter, or before the year begins."""
    return BETWEEN_TURNS[pos.step]


# --- 3 cards ---------------------------------------------------------------------------------


def _tell_card(moment: Moment) -> None:
    """Report that a card was chosen, or, once both are, what was played."""
    after = moment.after
    side = moment.entry.side
    if after.step == steps.CARD:
        if moment.viewer == side:
            card = TheCards((moment.entry.number,))
            moment.say("card-own", side=side, card=card)
        else:
            moment.say("card", side=side)
        return
    moment.say(
        "cards",
        year=str(after.year),
        turn=after.turn,
        england=TheCards((after.card_e,)),
        scotland=TheCards((after.card_s,)),
        side=after.p1,
    )
    if cards.two_events(after):
        moment.say("two-events")


def hand_cards(hand: int) -> list[int]:
    """Return the cards of a hand, in the order of the tables."""
    return [card for card in range(CARDS) for _ in range(cards.held(hand, card))]


def _tell_deal(moment: Moment) -> None:
    """Report a complete deal."""
    after = moment.after
    if after.step == steps.DEAL:
        return
    if moment.viewer in (ENGLAND, SCOTLAND):
        held = TheCards(tuple(hand_cards(after.hand(moment.viewer))))
        moment.say("deal-own", year=str(after.year), side=moment.viewer, cards=held)
    else:
        moment.say("deal", year=str(after.year))


# --- events and kings ------------------------------------------------------------------------


def _tell_event_end(moment: Moment) -> None:
    """Report that an event was passed or is finished."""
    side = moment.before.active
    key = {PASS: "pass", DONE: "event-over"}.get(moment.word)
    if key:
        moment.say(key, side=side, card=TheCards((moment.before.card(side),)))


def _tell_truce(moment: Moment) -> None:
    side = moment.before.active
    if moment.word == EVENT:
        moment.say("truce", side=side)
    else:
        _tell_event_end(moment)


def _tell_coronation(moment: Moment) -> None:
    """Report who was crowned, or what was announced before England's event."""
    before, after, word = moment.before, moment.after, moment.word
    if after.crowning and not before.crowning:
        moment.say("announce", side=SCOTLAND, king=after.crowning)
    elif CROWN_BRUCE <= word <= CROWN_BALLIOL:
        tell_crowned(moment, word - CROWN_BRUCE + 1)


def tell_crowned(moment: Moment, king: int) -> None:
    """Report the coronation of a king (1 Bruce, 2 Comyn, 3 Balliol)."""
    moment.say("crown", king=king, area=place(moment.after.place_of(KING)))


def _tell_herald(moment: Moment) -> None:
    before = moment.before
    die = moment.entry.number
    moment.say(
        "herald",
        side=before.active,
        block=moment.name(before.fighter),
        die=die,
        success=int(die <= HERALD_SUCCEEDS),
    )


def _tell_gain(moment: Moment) -> None:
    """Report a gained step to the block's own side only."""
    block = moment.block if moment.block >= 0 else moment.before.drawn
    if moment.word >= 0:
        _tell_event_end(moment)
    elif moment.viewer == moment.entry.side and (
        moment.after.step != steps.BUILD_FROM or moment.entry.side == ENGLAND
    ):
        moment.say("gain-own", block=moment.name(block), strength=moment.after.strength(block))


def _tell_pillage(moment: Moment) -> None:
    if moment.area >= 0:
        side = moment.before.active
        moment.say("pillage", side=side, area=place(moment.area))
    else:
        _tell_event_end(moment)


def _tell_pillage_hit(moment: Moment) -> None:
    """Report a step lost to Pillage; captured nobles are reported with all who change sides."""
    block, area, after = moment.block, moment.before.target, moment.after
    now = after.place_of(block)
    if now == OFF and TWIN[block] >= 0:
        return
    facts: dict[str, Argument] = {"area": place(area), "lost": int(now >= AREAS)}
    if moment.viewer == moment.entry.side:
        facts["strength"] = after.strength(block)
    moment.tell("pillage-hit", moment.entry.side, block, **facts)


def _tell_ship(moment: Moment) -> None:
    """Report a Sea Move once the block has landed."""
    before, after = moment.before, moment.after
    block = before.fighter if before.step == steps.SEA_AREA else moment.block
    if block < 0:
        _tell_event_end(moment)
    elif after.step == steps.SEA_BLOCK:
        origin = place(before.place_of(block))
        area = place(after.place_of(block))
        moment.tell("ship", moment.entry.side, block, origin=origin, area=area)


# --- 4 movement ------------------------------------------------------------------------------


def _tell_moves_end(moment: Moment) -> None:
    if moment.word == DONE:
        moment.say("moves-end", side=moment.entry.side)


def _tell_march(moment: Moment) -> None:
    """Report a whole move once the block has stopped."""
    before, after, side = moment.before, moment.after, moment.entry.side
    if after.step == steps.MARCH:
        return
    block, origin = before.mover, before.origin
    way = [area for area in members(before.path) if area not in (origin, before.here)]
    if before.here != origin:
        way.append(before.here)
    end = way.pop() if moment.word == STOP else moment.area
    facts: dict[str, Argument] = {
        "origin": place(origin),
        "area": place(end),
        "how": _how(after, side, end),
    }
    if block == NORSE and after.rules.norse_declared:
        moment.say("norse", **facts)
        return
    moment.tell("move", side, block, via=TheAreas(tuple(way)) if way else NONE, **facts)


def _how(after: Position, side: int, area: int) -> str:
    """Return whether a move into an area attacks, reinforces a battle or neither."""
    if after.at[area] & OWN[1 - side] == 0:
        return NONE
    return "attack" if after.attacks(side) >> area & 1 else "reinforce"


# --- 5 battles -------------------------------------------------------------------------------


def _tell_action(moment: Moment) -> None:
    """Report that a block holds; fire is reported with its dice, a retreat to its own side."""
    before = moment.before
    if moment.word == HOLD:
        moment.say("hold", block=moment.name(before.fighter))
    elif moment.word != FIRE and moment.viewer == moment.entry.side:
        _tell_way_out(moment, "retreat")


def _tell_fire(moment: Moment) -> None:
    before = moment.before
    number = battle.hits_on(before, before.fighter)
    dice = dice_of(moment.entry.number)
    moment.say(
        "fire",
        block=moment.name(before.fighter),
        rating=f"{LETTER[before.fighter]}{number}",
        dice=" ".join(str(die) for die in dice),
        hits=sum(die <= number for die in dice),
    )


def _tell_celts(moment: Moment) -> None:
    before, after = moment.before, moment.after
    blocks = members(battle.celts(before))
    for block, die in zip(blocks, dice_of(moment.entry.number), strict=True):
        stays = int(after.at[before.field] >> block & 1)
        moment.told |= 0 if stays else 1 << block
        moment.say("celt", block=moment.name(block), die=die, stays=stays)


def _tell_hit(moment: Moment) -> None:
    """Report a hit; captured nobles are reported with all who change sides."""
    block, before, after = moment.block, moment.before, moment.after
    if after.at[before.field] >> block & 1:
        moment.say("hit", block=moment.name(block), strength=after.strength(block))
    elif TWIN[block] < 0:
        _tell_lost(moment, "killed", block)


def _tell_lost(moment: Moment, key: str, block: int) -> None:
    """Report a block lost in battle, to the pool or for good."""
    fate = "gone" if moment.after.place_of(block) == OFF else "pool"
    moment.told |= 1 << block
    moment.say(key, block=moment.name(block), fate=fate)


def _tell_retreat(moment: Moment) -> None:
    """Report a retreat after round 3, and finally the blocks that could not retreat."""
    before, side = moment.before, moment.entry.side
    if moment.area >= 0:
        _tell_way_out(moment, "retreat")
    elif moment.word == DONE:
        for block in members(before.at[before.field] & OWN[side]):
            if TWIN[block] < 0:
                _tell_lost(moment, "stranded", block)


def _tell_regroup(moment: Moment) -> None:
    if moment.area >= 0:
        _tell_way_out(moment, "regroup")


def _tell_way_out(moment: Moment, key: str) -> None:
    """Report where a block went from the battlefield, naming it only to its own side."""
    before = moment.before
    area, to = place(before.field), place(moment.area)
    moment.tell(key, moment.entry.side, before.fighter, area=area, place=to)


def _tell_raid(moment: Moment) -> None:
    block = moment.block
    moment.told |= 1 << block
    area = place(moment.before.place_of(block))
    if moment.before.rules.raid_loss == "shown":
        moment.say("raid-own", side=ENGLAND, block=moment.name(block), area=area)
    else:
        moment.tell("raid", ENGLAND, block, area=area)


# --- 7 winter --------------------------------------------------------------------------------


def _tell_home(moment: Moment) -> None:
    """Report that Bruce or Comyn went home; which home, only to his own side."""
    before, side = moment.before, moment.entry.side
    block = moment.name(before.in_hand())
    if moment.viewer == side:
        moment.say("home-own", block=block, area=place(moment.area))
    else:
        moment.say("home", block=block)


def _tell_quarters(moment: Moment) -> None:
    """Report where Moray, the King or Wallace winters; others learn of it with the stage."""
    before, side = moment.before, moment.entry.side
    block = before.in_hand()
    if moment.word == DISBAND:
        _tell_disbanded(moment, block)
    elif moment.viewer == side:
        moment.tell("quarters", side, block, area=place(moment.area))


def _tell_edward(moment: Moment) -> None:
    if moment.word == WINTER and moment.viewer == ENGLAND:
        area = place(moment.before.place_of(EDWARD))
        moment.tell("edward-winters", ENGLAND, EDWARD, area=area)


def _tell_disband(moment: Moment) -> None:
    if moment.block >= 0:
        _tell_disbanded(moment, moment.block)


def _tell_disbanded(moment: Moment, block: int) -> None:
    """Report to its own side that a block disbanded; others learn of it with the stage."""
    moment.told |= 1 << block
    if moment.viewer == moment.entry.side:
        area = place(moment.before.place_of(block))
        moment.tell("disband-one", moment.entry.side, block, area=area)


def tell_english_build(moment: Moment) -> None:
    """Report England's builds to England while both sides are building (7.6)."""
    if moment.viewer != ENGLAND:
        return
    if moment.word == DONE:
        moment.say("builds-end", side=ENGLAND)
    else:
        _tell_gain(moment)


def _tell_build(moment: Moment) -> None:
    """Report builds to the builder; an area that draws is reported with its draw."""
    if moment.word == DONE:
        if moment.viewer == moment.entry.side or not moment.before.builds_at_once():
            moment.say("builds-end", side=moment.entry.side)
    elif moment.block >= 0 or moment.before.step == steps.BUILD_FROM:
        _tell_gain(moment)


def _tell_draw(moment: Moment) -> None:
    """Report a draw once the block is on the map."""
    before, after = moment.before, moment.after
    block = moment.entry.number if moment.entry.is_chance() else before.drawn
    if after.step == steps.DRAWN_TO:
        return
    if moment.viewer == side_of(block) or not before.builds_at_once():
        moment.tell("draw", side_of(block), block, area=place(after.place_of(block)))


def _tell_french(moment: Moment) -> None:
    """Report that the Scots do without the French Knights; their coming is a change (7.61)."""
    if moment.word == PASS:
        moment.say("no-french")


def _tell_levy(moment: Moment) -> None:
    """Report a complete levy: all English blocks in England came with it."""
    if moment.after.step == steps.LEVY:
        return
    blocks = moment.after.at[IN_ENGLAND] & ENGLISH
    if moment.viewer == ENGLAND:
        moment.say("levy-own", blocks=moment.names(blocks))
    else:
        moment.say("levy", count=count(blocks))


TELLERS: Final[dict[int, Callable[[Moment], None]]] = {
    steps.CARD: _tell_card,
    steps.TRUCE: _tell_truce,
    steps.CORONATION: _tell_coronation,
    steps.HERALD: _tell_event_end,
    steps.VICTUALS: _tell_gain,
    steps.PILLAGE: _tell_pillage,
    steps.PILLAGE_HIT: _tell_pillage_hit,
    steps.PILLAGE_GAIN: _tell_gain,
    steps.SEA_BLOCK: _tell_ship,
    steps.SEA_AREA: _tell_ship,
    steps.MOVE: _tell_moves_end,
    steps.MARCH: _tell_march,
    steps.COMBAT_ACTION: _tell_action,
    steps.HIT: _tell_hit,
    steps.RETREAT: _tell_retreat,
    steps.RETREAT_TO: _tell_retreat,
    steps.REGROUP_TO: _tell_regroup,
    steps.RAID: _tell_raid,
    steps.BRUCE_HOME: _tell_home,
    steps.COMYN_HOME: _tell_home,
    steps.MORAY_HOME: _tell_quarters,
    steps.KING_HOME: _tell_quarters,
    steps.EDWARD_WINTER: _tell_edward,
    steps.ENGLISH_DISBAND: _tell_disband,
    steps.WALLACE_HOME: _tell_quarters,
    steps.SCOTTISH_DISBAND: _tell_disband,
    steps.FRENCH_ARRIVAL: _tell_french,
    steps.SCOTTISH_BUILD: _tell_build,
    steps.BUILD_FROM: _tell_build,
    steps.DRAWN_TO: _tell_draw,
    steps.ENGLISH_BUILD: _tell_build,
    steps.FIRE_ROLL: _tell_fire,
    steps.CELTIC_ROLL: _tell_celts,
    steps.HERALD_ROLL: _tell_herald,
    steps.DRAW: _tell_draw,
    steps.LEVY: _tell_levy,
    steps.DEAL: _tell_deal,
}
"""The teller for choices and rolls of each step; other steps have none."""
