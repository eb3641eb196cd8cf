"""The options for a new game: scenarios, rule sets and their options, computer players."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from schiltrom.ai.levels import NAMES
from schiltrom.engine.position import SCENARIO_NAMES
from schiltrom.engine.rules import OFFERED, VALUES, RuleSet, Value
from schiltrom.server.http.errors import json_response
from schiltrom.server.http.schemas import refusals

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
}
"""The rule sets by the names used for a new game, the default first."""
OPTIONS: Final = (
    "schiltroms",
    "celtic_permanent",
    "norse_role",
    "retreat_limit",
    "cannot_retreat",
    "victuals_split",
    "all_nobles_win",
    "edward_first_levy",
    "english_archer_move",
)
"""The switches that players may choose with any edition; the others define the editions."""


class PresetOffer(BaseModel):
    """A rule set."""

    name: str = Field(description="as a new game names its edition")
    options: list[str] = Field(description="the options that its rulebook offers")
    rules: dict[str, Value] = Field(description="all its switches")


class OffersBody(BaseModel):
    """What a new game can be made with."""

    scenarios: list[str]
    presets: list[PresetOffer]
    options: dict[str, list[Value]] = Field(
        description="the values of each, the printed rule first"
    )
    bids: list[str]
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
            "options": {name: list(VALUES[name]) for name in OPTIONS},
            "bids": list(VALUES["bid"]),
            "levels": list(NAMES),
        }
    )
