"""Battle odds: how a battle is likely to go, exactly, by dynamic programming."""

from schiltrom.odds.ahead import battle_odds, battle_of, view_odds
from schiltrom.odds.forces import FIGHT, Battle, Fighter, Force, OddsError, Orders
from schiltrom.odds.report import BlockOdds, Odds, ViewOdds, odds, solve, table, to_json

__all__ = [
    "FIGHT",
    "Battle",
    "BlockOdds",
    "Fighter",
    "Force",
    "Odds",
    "OddsError",
    "Orders",
    "ViewOdds",
    "battle_odds",
    "battle_of",
    "odds",
    "solve",
    "table",
    "to_json",
    "view_odds",
]
