"""The labels that begin parts of a game (``S moves:``), and the words for choices."""

from __future__ import annotations

from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.tables import BRUCE, COMYN, KING, MORAY, WALLACE

LABELS: Final = {
    steps.TRUCE: "Truce",
    steps.CORONATION: "crowns",
    steps.HERALD: "Herald",
    steps.HERALD_ROLL: "Herald",
    steps.VICTUALS: "Victuals",
    steps.PILLAGE: "Pillage",
    steps.PILLAGE_GAIN: "Pillage",
    steps.SEA_BLOCK: "SeaMove",
    steps.SEA_AREA: "SeaMove",
    steps.MOVE: "moves",
    steps.MARCH: "moves",
    steps.RETREAT: "retreats",
    steps.RETREAT_TO: "retreats",
    steps.REGROUP: "wins",
    steps.REGROUP_TO: "wins",
    steps.RAID: "raided",
    steps.BRUCE_HOME: "winters",
    steps.COMYN_HOME: "winters",
    steps.MORAY_HOME: "winters",
    steps.KING_HOME: "winters",
    steps.QUARTERS: "winters",
    steps.EDWARD_WINTER: "winters",
    steps.ENGLISH_DISBAND: "disbands",
    steps.WALLACE_HOME: "winters",
    steps.SCOTTISH_DISBAND: "disbands",
    steps.FRENCH_ARRIVAL: "builds",
    steps.SCOTTISH_BUILD: "builds",
    steps.BUILD_FROM: "builds",
    steps.DRAWN_TO: "builds",
    steps.DRAW: "builds",
    steps.ENGLISH_BUILD: "builds",
}
"""The word that follows the side's letter, by step."""

AFTER_BATTLE: Final = ("retreats", "wins")
"""Labels that stand within a battle."""

TRAVELLERS: Final = {
    steps.BRUCE_HOME: BRUCE,
    steps.COMYN_HOME: COMYN,
    steps.MORAY_HOME: [MORAY, MORAY],
    steps.KING_HOME: [KING, KING],
    steps.WALLACE_HOME: [WALLACE, WALLACE],
}
"""Whose winter quarters are chosen, by step and side to choose."""

CROWNS: Final = ("Bruce", "Comyn", "Balliol")

BATTLE, ROUND, WINTER, LEVY, DEAL, CELTS = "Battle", "Round", "Winter", "Levy", "Deal", "Celts"
HEADINGS: Final = (BATTLE, ROUND, WINTER, LEVY, DEAL, CELTS)
