"""The log of a game as one side, or a spectator, may read it, in messages.

Choices that belong together (a block, areas, stop) become one line when complete. A line contains
only what its reader may see (``engine/view.py``): the other side's blocks are numbers, and its
retreats in battle are told when the letter has finished.
"""

from __future__ import annotations

from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.kings import PLAYS_EVENT
from schiltrom.engine.position import Position
from schiltrom.engine.record import Entry
from schiltrom.engine.tables import (
    AREAS,
    ENGLAND,
    NOBLES,
    NOBODY,
    OWN,
    POOL,
    SCOTLAND,
    TWIN,
    count,
    members,
)
from schiltrom.engine.told import told_blocks, told_edward, told_french, told_of
from schiltrom.engine.view import shown, view
from schiltrom.text.log_lines import (
    TELLERS,
    WINTER_STEPS,
    LogLine,
    Moment,
    place,
    tell_crowned,
    tell_english_build,
)
from schiltrom.text.message import TheAreas

SIDES: Final = (ENGLAND, SCOTLAND)


def lines(before: Position, entry: Entry, after: Position, viewer: int = NOBODY) -> list[LogLine]:
    """Return what *viewer* may read about an entry between two positions."""
    moment = Moment(before, entry, after, viewer)
    if entry.is_undo():
        # Back into the middle of a move: the undo that takes back the rest of it is told.
        is_part = steps.ON_THE_WAY[after.step]
        is_seen = viewer == entry.side or view(before, viewer) != view(after, viewer)
        if is_seen and not is_part:
            moment.say("undo", side=entry.side)
        return moment.lines
    if entry.is_back():
        moment.say("back", side=entry.side)
        return moment.lines
    if entry.side == ENGLAND and before.builds_at_once():
        tell_english_build(moment)
    else:
        teller = TELLERS.get(before.step)
        if teller is not None:
            teller(moment)
    _tell_what_follows(moment)
    return moment.lines


# --- what follows from a choice --------------------------------------------------------------


def _tell_what_follows(moment: Moment) -> None:
    """Report what came of an entry; of most nothing did, so what cannot be is not asked for."""
    before, after = moment.before, moment.after
    if before.told_e or before.told_s:
        _tell_shown(moment)
    if before.withdrawn or before.step == steps.COMBAT_ACTION:
        _tell_withdrawals(moment)
    if before.crowning:
        _tell_announced_king(moment)
    is_at_war = before.field >= 0 or after.field >= 0
    if _brings_winter(before, after):
        if is_at_war:
            _tell_battle(moment)
        moment.turn = 0
        moment.say("winter", year=str(after.year))
        _tell_changes(moment)
    else:
        _tell_changes(moment)
        if is_at_war:
            _tell_battle(moment)
    if WINTER_STEPS[after.step]:
        _tell_disbanding(moment)
    if after.step == steps.OVER != before.step:
        moment.say("over", side=after.winner, ending=after.ending)


def _tell_withdrawals(moment: Moment) -> None:
    """Report the retreats of a finished letter to others, as numbers (5.5)."""
    before, after = moment.before, moment.after
    to = {block: before.place_of(block) for block in members(before.withdrawn)}
    if before.step == steps.COMBAT_ACTION and moment.area >= 0:
        to[before.fighter] = moment.area
    to = {block: area for block, area in to.items() if not after.withdrawn >> block & 1}
    for side in SIDES:
        areas = sorted(area for block, area in to.items() if OWN[side] >> block & 1)
        if moment.viewer != side:
            for area in dict.fromkeys(areas):
                gone, field = areas.count(area), place(before.field)
                moment.say("withdraw", side=side, count=gone, area=field, place=place(area))


def _tell_announced_king(moment: Moment) -> None:
    """Report whether the king announced before England's event was crowned (6.2, on_play)."""
    before, after = moment.before, moment.after
    if not 0 < before.crowning < PLAYS_EVENT or before.crowned:
        return
    if after.crowned:
        tell_crowned(moment, before.crowning)
    elif _is_late(after) and not _is_late(before):
        moment.say("crown-lapses")


def _is_late(pos: Position) -> bool:
    """Return whether events and battles of the game turn are over."""
    return pos.step == steps.RAID or steps.IS_WINTER[pos.step]


def _tell_changes(moment: Moment) -> None:
    """Report nobles who changed sides, a new Edward and the French, all of them public."""
    before, after = moment.before, moment.after
    if before.at != after.at and before.step != steps.HERALD_ROLL:
        _tell_turned(moment)
    if _edward(after, moment.viewer) != _edward(before, moment.viewer):
        moment.say("edward-ii")
    if _french(after, moment.viewer) != _french(before, moment.viewer):
        moment.say("french")


def _tell_turned(moment: Moment) -> None:
    """Report the nobles who changed sides, captured or not."""
    before, after = moment.before, moment.after
    nobles = before.on_map() & NOBLES, after.on_map() & NOBLES
    if nobles[0] == nobles[1]:
        return
    captured = before.step in (steps.HIT, steps.RETREAT, steps.PILLAGE_HIT)
    for side in SIDES:
        theirs = members(nobles[0] & OWN[1 - side])
        turned = sum(1 << TWIN[block] for block in theirs if TWIN[block] >= 0)
        turned &= nobles[1] & OWN[side]
        if turned:
            key = "captured" if captured else "turned"
            moment.say(key, blocks=moment.names(turned), count=count(turned), side=side)


def _edward(pos: Position, viewer: int) -> int:
    """Return which Edward a viewer knows to be king."""
    return pos.edward if viewer == ENGLAND else told_edward(pos)


def _french(pos: Position, viewer: int) -> int:
    """Return whether a viewer knows that the French Knights have joined."""
    return pos.french if viewer == SCOTLAND else told_french(pos)


def _tell_battle(moment: Moment) -> None:
    """Report how a battle begins, proceeds and ends."""
    before, after = moment.before, moment.after
    if before.field < 0:
        if after.field >= 0:
            _tell_battle_begins(moment)
        return
    if after.field == before.field:
        if after.attacker != before.attacker:
            moment.say("control", side=before.attacker)
        if after.round > max(before.round, 1):
            moment.say("round", area=place(after.field), round=after.round)
        _tell_reserves(moment)
    _tell_battle_ends(moment)


def _tell_battle_begins(moment: Moment) -> None:
    """Report who attacks where, and which blocks are revealed."""
    after = moment.after
    moment.say("battle", area=place(after.field), side=after.attacker, cause=after.cause)
    opened = shown(after)
    for side in (after.attacker, 1 - after.attacker):
        blocks = moment.names(opened & OWN[side])
        reserves = count(after.at[after.field] & OWN[side] & ~opened)
        moment.say("army", side=side, blocks=blocks, reserves=reserves)


def _tell_reserves(moment: Moment) -> None:
    """Report the reserves that arrived."""
    before, after = moment.before, moment.after
    joined = shown(after) & ~shown(before) & ~before.captured & ~after.captured
    for side in SIDES:
        if joined & OWN[side]:
            moment.say("join", side=side, blocks=moment.names(joined & OWN[side]))


def _tell_battle_ends(moment: Moment) -> None:
    """Report who must retreat, who won, or that nobody did."""
    before, after = moment.before, moment.after
    area = place(before.field)
    if after.step == steps.RETREAT and before.step not in (steps.RETREAT, steps.RETREAT_TO):
        moment.say("must-retreat", side=after.attacker, area=area)
    if before.step in (steps.REGROUP, steps.REGROUP_TO):
        return
    if after.step == steps.REGROUP:
        moment.say("won", side=after.active, area=area)
    elif after.field < 0:
        moment.say("empty-field", area=area)


def _brings_winter(before: Position, after: Position) -> bool:
    """Return whether winter has come."""
    return WINTER_STEPS[after.step] and not WINTER_STEPS[before.step]


def _tell_disbanding(moment: Moment) -> None:
    """Report the armies that disbanded automatically in winter (7.3)."""
    before, after = moment.before, moment.after
    for side in SIDES:
        blocks = before.on_map() & after.at[POOL[side]] & ~moment.told
        if blocks and moment.viewer == side:
            moment.say("disband-own", side=side, blocks=moment.names(blocks))
        elif blocks and not told_of(before, side) and not told_of(after, side):
            moment.say("disband", side=side, count=count(blocks))


# --- what was held back ----------------------------------------------------------------------


def _tell_shown(moment: Moment) -> None:
    """Report to others what a side did in a stage of winter, once it is over, area by area."""
    before, after = moment.before, moment.after
    for side in SIDES:
        if moment.viewer == side or not told_of(before, side):
            continue
        seen = zip(told_blocks(after, side), told_blocks(before, side), strict=True)
        changes = [now - then for now, then in seen]
        if before.builds_at_once():
            _tell_builds(moment, side, changes)
        else:
            _tell_winter(moment, side, changes)


def _tell_builds(moment: Moment, side: int, changes: list[int]) -> None:
    """Report where a side drew blocks while both were building (7.6)."""
    for area, change in enumerate(changes):
        for _ in range(change):
            moment.say("draw", side=side, area=place(area))
    if not moment.after.builds_at_once():
        moment.say("builds-end", side=side)


def _tell_winter(moment: Moment, side: int, changes: list[int]) -> None:
    """Report who moved into winter quarters, as numbers, and how many disbanded (7.2-7.5)."""
    after = moment.after
    left = [area for area in range(AREAS) if changes[area] < 0]
    entered = [area for area in range(AREAS) if changes[area] > 0]
    if side == ENGLAND and after.wintered and not after.told_e:
        moment.say("edward-winters", side=side)
    if not entered:
        for area in left:
            moment.say("disband-in", side=side, count=-changes[area], area=place(area))
        return
    if len(left) == 1 and changes[left[0]] == -1:
        moment.say("quarters", side=side, origin=place(left[0]), area=place(entered[0]))
    else:
        origins, areas = TheAreas(tuple(left)), TheAreas(tuple(entered))
        moment.say("quarters-several", side=side, origins=origins, areas=areas)
    if sum(changes) < 0:
        moment.say("disband", side=side, count=-sum(changes))
