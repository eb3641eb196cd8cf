"""What the rules themselves show of hidden blocks: the one list of what may tell twins apart."""

from __future__ import annotations

from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.battle import celts
from schiltrom.engine.cards import hand_size
from schiltrom.engine.position import Position
from schiltrom.engine.tables import AREAS, BORDERS, MORAY_BIT, NOBLES, OWN, POOL, count, members

PUBLIC: Final = {
    "battle": "blocks that fight, captured nobles and Celts who roll lie face up (5.1, 5.2, 5.7)",
    "home": "nobles go home by name, from where they stood (7.1)",
    "turned": "a noble who changed sides is seen whole by his new owner (2.2, 6.2, 7.1, Herald)",
    "nobles": "which nobles, and how many with Moray, each side has on the map (2.2, 7.61, 9)",
    "crown": "who is announced, who is crowned, and where the King appears (6.2)",
    "way": "from where, which way and where to a block has gone, by land or by sea (4.0, 4.7)",
    "raid": "where a block was lost to a raid, and which if the rules show it (5.9, raid_loss)",
    "strength": "whether a hit by Pillage removes a block (5.7, Pillage)",
    "winter": "how many blocks have left or entered each area when a stage is over (7.2-7.5)",
    "draw": "where a block was drawn, seafarers on the coast (7.62)",
    "levy": "how many blocks were levied, none while Edward winters (7.7)",
    "time": "how much time a side has left, once what it took the time for is shown (clocks)",
    "end": "how the game ends (9)",
}
"""What the rules themselves show, with the rule: where games differ in one of these, they part."""

STAGES: Final = ("quarters", "england", "scotland")
"""The stages of winter that are shown when they are over."""


def business(pos: Position, side: int) -> str:
    """Return what a side is in the middle of, which is shown when it is finished, or nothing."""
    if pos.builds_at_once():
        return "builds"
    if pos.active != side:
        return ""
    if pos.step == steps.MARCH:
        return "march"
    return steps.STAGE[pos.step] if steps.STAGE[pos.step] in STAGES else ""


def facts_at_rest(pos: Position, side: int) -> dict[str, object]:
    """Return what lies open of a side that is not in the middle of anything."""
    here = [pos.at[area] & OWN[side] for area in range(AREAS)]
    into = (pos.into_low_e, pos.into_high_e, pos.into_low_s, pos.into_high_s)
    return {
        "blocks": ([count(blocks) for blocks in here], count(pos.at[POOL[side]])),
        "moved": [(count(each & pos.moved), count(each & pos.reserves)) for each in here],
        "way": ([pos.crossings(b) for b in range(BORDERS)], pos.moves, pos.groups, pos.main, into),
        "attacks": (pos.attacks_e, pos.attacks_s, pos.entries),
        "nobles": [(pos.nobles(s) & ~MORAY_BIT, count(pos.nobles(s))) for s in (0, 1)],
        "crown": (pos.crowned, pos.crowning, pos.french),
        "edward": (pos.edward, pos.wintered),
        "raid": pos.raided,
    }


def facts_always(pos: Position, side: int) -> dict[str, object]:
    """Return what lies open at any time, and what the enemy of *side* has himself."""
    face_up = 0
    if pos.field >= 0 and (pos.round or pos.step == steps.CELTIC_ROLL):
        face_up = pos.at[pos.field] & (~pos.reserves | pos.captured)
        face_up |= celts(pos) if pos.step == steps.CELTIC_ROLL else 0
    fight = (pos.field, pos.attacker, pos.round, pos.cause, pos.hits, pos.letter)
    own = [(b, pos.place_of(b), pos.strength(b)) for b in members(pos.on_map() & OWN[1 - side])]
    laid = (pos.card_e, pos.card_s) if min(pos.card_e, pos.card_s) >= 0 else ()
    return {
        "battle": (fight, [(b, pos.strength(b)) for b in members(face_up & pos.on_map())]),
        "pillage": (pos.left, pos.target) if pos.step == steps.PILLAGE_HIT else None,
        "turned": own,
        "calendar": (pos.year, pos.turn, pos.p1, pos.second_part, pos.truce, pos.homing),
        "cards": (laid, pos.played_e, pos.played_s, pos.hand(1 - side), hand_size(pos.hand(side))),
        "levy": pos.left if pos.step == steps.LEVY else 0,
        "end": (pos.winner, pos.ending),
    }


def why_they_part(
    before: Position, after: Position, differing: set[str], exchanged_blocks: set[int]
) -> str:
    """Return the reason in ``PUBLIC`` for which facts differ now, or nothing."""
    if before.builds_at_once():
        return "time" if differing == {"time"} else "draw"
    nobles = any(NOBLES & ~MORAY_BIT & 1 << block for block in exchanged_blocks)
    by_step = {
        steps.PILLAGE_HIT: "strength",
        steps.SCOTTISH_BUILD: "draw",
        steps.DRAWN_TO: "draw",
        steps.RAID: "raid",
        steps.ENGLISH_BUILD: "levy",
    }
    for fact in ("end", "battle", "crown"):
        if fact in differing:
            return fact
    if after.crowned > before.crowned:
        return "crown"
    winter_comes = steps.IS_WINTER[after.step] and not steps.IS_WINTER[before.step]
    if steps.STAGE[before.step] == "nobles" or winter_comes:
        return "home" if nobles else ""
    if steps.STAGE[before.step] in STAGES:
        return "winter"
    if "turned" in differing or "nobles" in differing:
        return "turned" if nobles else by_step.get(before.step, "nobles")
    return by_step.get(before.step, "")
