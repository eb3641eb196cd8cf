"""The names of the features: what each index of the vector holds.

All are seen from Scotland: a difference is Scotland's figure minus England's. The weights have the
same order (``data/ai/weights.json``); a new feature goes at the end and raises the version.
"""

from typing import Final

VERSION: Final = 2
"""Which features there are; weights of another version do not fit."""

ONE: Final = 0
"""Always 1: the balance of the game."""
THE_BRUCE: Final = 1
"""1 in The Bruce, where a king's death can end the game."""
NOBLES: Final = 2
"""Nobles controlled."""
WINTER_NOBLES: Final = 3
"""Nobles controlled if they went home now (7.1)."""
LATE_NOBLES: Final = 4
"""The same, counting more later in the year."""
LAST_NOBLES: Final = 5
"""The same with Wallace breaking ties, counting more near the end of the game (9.0)."""
FRENCH: Final = 6
"""Enough Scottish nobles for the French Knights, who have not come yet (7.61)."""
ARMY_S: Final = 7
"""Fighting value of Scottish blocks on the map, nobles excepted."""
ARMY_E: Final = 8
"""Of English ones in Scotland."""
ARMY_E_TIME: Final = 9
"""The same, scaled by what is left of the year: winter sends them home."""
LEVY_E: Final = 10
"""Of English ones in England."""
NOBLE_STEPS: Final = 11
"""Steps of nobles."""
POOL_S: Final = 12
"""Blocks in the Scottish pool."""
POOL_E: Final = 13
"""Fighting value of the English pool at full strength; the levy draws half of it."""
WALLACE: Final = 14
"""The chance that Wallace is alive."""
WALLACE_STEPS: Final = 15
"""His strength on the map."""
MORAY: Final = 16
"""The chance that Moray is on the map."""
KING: Final = 17
"""The chance that the King is on the map, by his strength."""
EDWARD_FIRST: Final = 18
"""Edward I lives."""
INCOME_S: Final = 19
"""Replacement points of Scottish areas (7.6)."""
INCOME_E: Final = 20
"""Of English areas."""
CROWD_S: Final = 21
"""Scottish steps without winter quarters, counting more later in the year (7.5)."""
CROWD_E: Final = 22
"""Steps of English infantry without winter quarters, likewise (7.32)."""
EXPOSED_S: Final = 23
"""Scottish nobles in danger of an attack."""
EXPOSED_E: Final = 24
"""English nobles in danger."""
EXPOSED_ARMY_S: Final = 25
"""Fighting value of other Scottish blocks in danger."""
EXPOSED_ARMY_E: Final = 26
"""Of other English blocks in danger."""
WALLACE_DANGER: Final = 27
"""Wallace in danger of an attack."""
KING_DANGER: Final = 28
"""The King in danger, whose death ends the game."""
EDWARD_DANGER: Final = 29
"""Edward II in danger, whose death ends the game."""
NEAR_S: Final = 30
"""How near the Scottish army is to English nobles."""
NEAR_E: Final = 31
"""How near the English army is to Scottish nobles."""
MOVES: Final = 32
"""Move points in hand."""
EVENTS: Final = 33
"""Event cards in hand."""
RAID: Final = 34
"""Scots alone in England (5.9), while there are game turns left."""
ARMY_S_LAST: Final = 35
"""Fighting value of the Scottish army near the end of the game, when it wins nothing."""
ARMY_E_LAST: Final = 36
"""Of the English one in Scotland, likewise."""
LEVY_E_TIME: Final = 37
"""Of English blocks in England, scaled by what is left of the year: winter disbands them."""
WINTERING: Final = 38
"""Fighting value of the army Edward I can keep in Scotland, counting more later (7.4)."""
SWEEP_S: Final = 39
"""How near the Scots are to controlling all nobles, as winter would leave them (9.1)."""
SWEEP_E: Final = 40
"""How near the English are."""
TRAPPED_S: Final = 41
"""Fighting value of Scottish blocks in danger that have no retreat (5.5)."""
TRAPPED_E: Final = 42
"""Of English ones."""
LATE_INCOME: Final = 43
"""The difference in replacement points, counting more later in the year."""
LAST_LEAD: Final = 44
"""Who would win if the game ended now, in the last year only (9.0)."""

NAMES: Final = (
    "one",
    "the_bruce",
    "nobles",
    "winter_nobles",
    "late_nobles",
    "last_nobles",
    "french",
    "army_s",
    "army_e",
    "army_e_time",
    "levy_e",
    "noble_steps",
    "pool_s",
    "pool_e",
    "wallace",
    "wallace_steps",
    "moray",
    "king",
    "edward_first",
    "income_s",
    "income_e",
    "crowd_s",
    "crowd_e",
    "exposed_s",
    "exposed_e",
    "exposed_army_s",
    "exposed_army_e",
    "wallace_danger",
    "king_danger",
    "edward_danger",
    "near_s",
    "near_e",
    "moves",
    "events",
    "raid",
    "army_s_last",
    "army_e_last",
    "levy_e_time",
    "wintering",
    "sweep_s",
    "sweep_e",
    "trapped_s",
    "trapped_e",
    "late_income",
    "last_lead",
)
FEATURES: Final = 45

assert len(NAMES) == FEATURES
