"""The options for a new game: scenarios, rule sets and their options, computer players."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from schiltrom.ai.levels import NAMES
from schiltrom.engine.counters import SCENARIO_NAMES, THE_BRUCE
from schiltrom.engine.rules import OFFERED, VALUES, RuleSet, Value
from schiltrom.server.http.errors import json_response
from schiltrom.server.http.schemas import refusals
from schiltrom.text.rulebook import numbers

router: Final = APIRouter(prefix="/api")

PRESETS: Final = {
    "4": "edition 4",
    "3": "edition 3",
    "2": "edition 2",
    "de": "de",
    "fr": "fr",
    "hu": "hu",
    "it": "it",
    "ja": "ja",
    "reference": "reference",
}
"""The rule sets by the names used for a new game, the default first."""
RULES: Final = {
    "scots_archer_move": "2.2",
    "english_archer_move": "2.2",
    "border_crossers": "4.4",
    "norse_role": "4.7",
    "norse_declared": "4.7",
    "celtic_test": "5.2",
    "celtic_permanent": "5.2",
    "round_end": "5.31",
    "main_attack": "5.32",
    "control_change": "5.33",
    "schiltroms": "5.41",
    "schiltrom_archers": "5.41",
    "border_control": "5.5",
    "retreat_order": "5.5",
    "retreat_limit": "5.5",
    "cannot_retreat": "5.5",
    "regroup_limit": "5.6",
    "raid_loss": "5.9",
    "truce_raid_loss": "5.9",
    "coronation_choice": "6.2",
    "pillage_noble": "Pillage",
    "truce_new_raids": "Truce",
    "victuals_split": "Victuals",
    "leaders_disband": "7.5",
    "scots_disband": "7.5",
    "winter_builds": "7.6",
    "french_check": "7.61",
    "french_arrival": "7.61",
    "inland_draw": "7.62",
    "inland_draw_limit": "7.62",
    "inland_draw_steps": "7.62",
    "edward_first_levy": "8.1",
    "bruce_french_start": "8.2",
    "all_nobles_win": "9.1",
    "all_nobles_check": "9.1",
}
"""The switches that players may choose, each with its rule, in the rulebook's order."""


class PresetOffer(BaseModel):
    """A rule set."""

    name: str = Field(description="as a new game names its edition")
    options: list[str] = Field(description="the options that its rulebook offers")
    rules: dict[str, Value] = Field(description="all its switches")


class ChapterOffer(BaseModel):
    """The switches of a chapter of the rulebook."""

    chapter: str = Field(description="its number, or Events")
    switches: list[str]


class OffersBody(BaseModel):
    """What a new game can be made with."""

    scenarios: list[str]
    presets: list[PresetOffer]
    options: dict[str, list[Value]] = Field(
        description="the values of every switch; which is a rule set's own is in its rules"
    )
    chapters: list[ChapterOffer] = Field(description="the same switches by chapter")
    bids: list[str]
    bidding: list[str] = Field(description="the scenarios in which players can bid in secret (9.2)")
    levels: list[str]


@router.get("/offers", response_model=OffersBody, responses=refusals())
async def offers() -> Response:
    """Return what a new game can be made with."""
    return json_response(
        {
            "scenarios": list(SCENARIO_NAMES),
            "presets": [
                {
                    "name": name,
                    "options": list(OFFERED[preset]),
                    "rules": RuleSet.preset(name).to_json(),
                }
                for name, preset in PRESETS.items()
            ],
            "options": {name: list(VALUES[name]) for name in RULES},
            "chapters": _chapters(),
            "bids": list(VALUES["bid"]),
            "bidding": [name for name in SCENARIO_NAMES if name != SCENARIO_NAMES[THE_BRUCE]],
            "levels": list(NAMES),
        }
    )


def _chapters() -> list[dict[str, object]]:
    """Return the switches by the chapter of their rule, in the rulebook's order."""
    chapters = dict(numbers())
    found: dict[str, list[str]] = {}
    for name, rule in RULES.items():
        found.setdefault(chapters[rule], []).append(name)
    return [{"chapter": chapter, "switches": names} for chapter, names in found.items()]
