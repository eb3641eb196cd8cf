"""What the checks of chapter 7 share: beginning a winter, playing on in it, looking at it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from schiltrom.engine import flow
from schiltrom.engine.builds import points_in
from schiltrom.engine.chance import outcomes
from schiltrom.engine.tables import AREA_NAMES, BLOCK_NAMES, ENGLISH_POOL, IN_ENGLAND, data_rows
from tests.helpers.scene import Place, Scene

ENGLISH_ARMY = [
    row["block"]
    for row in data_rows("blocks.csv")
    if row["side"] == "England" and row["type"] != "noble"
]
SCOTTISH_ARMY = [
    row["block"]
    for row in data_rows("blocks.csv")
    if row["side"] == "Scotland"
    and row["type"] != "noble"
    and row["block"] not in ("King", "French Knights")
]
INFANTRY = ["York Infantry", "Lancaster Infantry", "Wales Infantry", "Ulster Infantry"]
CLANS = ["Barclay", "Douglas", "Graham", "Campbell"]


def winter(document: str, put: Mapping[str, Place], **changes: Any) -> Scene:
    """Stage a position under a document's rules and begin its winter."""
    return Scene(put, edition=document, **changes).to_winter()


def winter_until(document: str, step: str, put: Mapping[str, Place], **changes: Any) -> Scene:
    """Stage a position and let everybody stay as he is until that step of its winter."""
    return winter(document, put, **changes).skip_to(step)


def asked(scene: Scene, step: str) -> list[tuple[str, str]]:
    """Let everybody stay until that step and return who was asked what before it."""
    seen = []
    while scene.step != step:
        seen.append((scene.step, scene.active))
        stay = {"moray home": "Moray", "king home": "King", "wallace home": "Wallace"}
        here = scene.at(stay[scene.step]) if scene.step in stay else ""
        texts = [f"area {here}", "done", "disband", *sorted(scene.legal())]  # blocks before "pass"
        scene.do(next(text for text in texts if text in scene.legal()))
    return seen


def forced(scene: Scene) -> set[str]:
    """Return the blocks one of which must disband now."""
    return scene.blocks() if "done" not in scene.legal() else set()


def points(scene: Scene, area: str) -> int:
    """Return the replacement points left in an area."""
    return points_in(scene.pos, AREA_NAMES.index(area))


def may_come(scene: Scene) -> set[str]:
    """Return what chance may draw or levy now."""
    return {BLOCK_NAMES[block] for block, _ in outcomes(scene.pos)}


def raise_levy(scene: Scene) -> Scene:
    """Draw the whole levy, whatever comes first."""
    while scene.step == "levy":
        flow.settle(scene.pos, outcomes(scene.pos)[0][0])
    return scene


def in_england(scene: Scene) -> set[str]:
    """Return the blocks in England."""
    return scene.names(scene.pos.at[IN_ENGLAND])


def english_pool(scene: Scene) -> set[str]:
    """Return the blocks in the English pool."""
    return scene.names(scene.pos.at[ENGLISH_POOL])
