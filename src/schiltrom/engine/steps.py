"""The steps of play: what is being decided or rolled at the moment, one number each, for ever.

The names follow the chapters of the rules. A step below ``CHANCE_STEPS`` waits for a side's choice,
one from there on waits for an outcome of chance, and ``OVER`` waits for nothing.
"""

from typing import Final

CARD: Final = 0
TRUCE: Final = 1
CORONATION: Final = 2
CORONATION_BATTLE: Final = 3
HERALD: Final = 4
VICTUALS: Final = 5
PILLAGE: Final = 6
PILLAGE_HIT: Final = 7
PILLAGE_GAIN: Final = 8
SEA_BLOCK: Final = 9
SEA_AREA: Final = 10
MOVE: Final = 11
MARCH: Final = 12
CHOOSE_BATTLE: Final = 13
COMBAT: Final = 14
COMBAT_ACTION: Final = 15
HIT: Final = 16
RETREAT: Final = 17
RETREAT_TO: Final = 18
REGROUP: Final = 19
REGROUP_TO: Final = 20
RAID: Final = 21
BRUCE_HOME: Final = 22
COMYN_HOME: Final = 23
MORAY_HOME: Final = 24
KING_HOME: Final = 25
EDWARD_WINTER: Final = 26
ENGLISH_DISBAND: Final = 27
WALLACE_HOME: Final = 28
SCOTTISH_DISBAND: Final = 29
SCOTTISH_BUILD: Final = 30
BUILD_FROM: Final = 31
DRAWN_TO: Final = 32
ENGLISH_BUILD: Final = 33

CHANCE_STEPS: Final = 40
FIRE_ROLL: Final = 40
CELTIC_ROLL: Final = 41
HERALD_ROLL: Final = 42
DRAW: Final = 43
LEVY: Final = 44
DEAL: Final = 45

OVER: Final = 50

# What a phase leaves behind when it is finished; flow.py alone says what follows.
MARKS: Final = 60
CARDS_SHOWN: Final = 60
EVENT_OVER: Final = 61
MOVE_OVER: Final = 62
BATTLE_BEGINS: Final = 63
BATTLE_OVER: Final = 64
RAID_OVER: Final = 65
HOMES_OVER: Final = 66
BUILDS_OVER: Final = 67
LEVY_OVER: Final = 68

NAMES: Final = {
    CARD: "card",
    TRUCE: "truce",
    CORONATION: "coronation",
    CORONATION_BATTLE: "coronation battle",
    HERALD: "herald",
    VICTUALS: "victuals",
    PILLAGE: "pillage",
    PILLAGE_HIT: "pillage hit",
    PILLAGE_GAIN: "pillage gain",
    SEA_BLOCK: "sea block",
    SEA_AREA: "sea area",
    MOVE: "move",
    MARCH: "march",
    CHOOSE_BATTLE: "choose battle",
    COMBAT: "combat",
    COMBAT_ACTION: "combat action",
    HIT: "hit",
    RETREAT: "retreat",
    RETREAT_TO: "retreat to",
    REGROUP: "regroup",
    REGROUP_TO: "regroup to",
    RAID: "raid",
    BRUCE_HOME: "bruce home",
    COMYN_HOME: "comyn home",
    MORAY_HOME: "moray home",
    KING_HOME: "king home",
    EDWARD_WINTER: "edward winter",
    ENGLISH_DISBAND: "english disband",
    WALLACE_HOME: "wallace home",
    SCOTTISH_DISBAND: "scottish disband",
    SCOTTISH_BUILD: "scottish build",
    BUILD_FROM: "build from",
    DRAWN_TO: "drawn to",
    ENGLISH_BUILD: "english build",
    FIRE_ROLL: "fire roll",
    CELTIC_ROLL: "celtic roll",
    HERALD_ROLL: "herald roll",
    DRAW: "draw",
    LEVY: "levy",
    DEAL: "deal",
    OVER: "over",
}
