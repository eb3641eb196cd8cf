"""Battle odds: how a battle is likely to go, exactly, by dynamic programming."""

from schiltrom.odds.ahead import battle_odds, battle_of, view_odds
from schiltrom.odds.forces import FIGHT, Battle, Fighter, Force, OddsError, Orders
from schiltrom.odds.report import BlockOdds, Odds, ViewOdds, odds, solve, table, to_json
from schiltrom.odds.text import TextError, force_from_text, force_text, from_text, orders_from_text

__all__ = [
    "FIGHT",
    "Battle",
    "BlockOdds",
    "Fighter",
    "Force",
    "Odds",
    "OddsError",
    "Orders",
    "TextError",
    "ViewOdds",
    "battle_odds",
    "battle_of",
    "force_from_text",
    "force_text",
    "from_text",
    "odds",
    "orders_from_text",
    "solve",
    "table",
    "to_json",
    "view_odds",
]
