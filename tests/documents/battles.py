"""Battles that the checks of chapter 5 stage under the rule set of a document."""

from __future__ import annotations

from typing import Any

from schiltrom.engine.tables import AREA_NAMES, BLOCK_NAMES
from schiltrom.engine.view import view
from tests.helpers.scene import Scene
from tests.rules.fight import march, open_battle

CELTS = ("Wales Archers", "Wales Infantry", "Ulster Infantry")
ANGUS = ("Angus/E", "York Infantry", "Lancaster Infantry", "Durham Infantry")
MAR = ("Mar/E", "Westmor Infantry")


def to(field: str, *blocks: str) -> tuple[str, ...]:
    """Write one-step moves of some blocks into an area."""
    return tuple(f"{block} > {field}" for block in blocks)


def duel(document: str, **switches: Any) -> Scene:
    """Let York Infantry attack Barclay in Buchan from Angus."""
    put = {"York Infantry": "Angus", "Barclay": "Buchan"}
    return open_battle(Scene(put, edition=document, **switches), "Buchan", to("Buchan", *put)[:1])


def attack(document: str, attackers: dict[str, Any], defenders: dict[str, Any]) -> Scene:
    """Let English blocks in Angus attack Scots in Buchan; each has a strength, 0 for full."""
    put = {name: ("Angus", strength) for name, strength in attackers.items()}
    put |= {name: ("Buchan", strength) for name, strength in defenders.items()}
    scene = Scene(put, edition=document)
    return open_battle(scene, "Buchan", to("Buchan", *attackers))


def two_battles(document: str, scotland: str = "1") -> Scene:
    """Let England attack Barclay in Buchan and Grant in Atholl, both from Mar; none is begun."""
    put = {
        "York Infantry": ("Mar", 3),
        "Durham Infantry": ("Mar", 2),
        "Barclay": ("Buchan", 4),
        "Grant": ("Atholl", 1),
    }
    scene = Scene(put, scotland=scotland, edition=document)
    if scotland != "1":
        scene.do("done")
    march(scene, "York Infantry > Buchan", "Durham Infantry > Atholl")
    if scotland == "1":
        scene.do("done")
    assert scene.step == "choose battle"
    return scene


def with_both_reserves(document: str) -> Scene:
    """Stage York against Barclay in Buchan, each with somebody stronger in reserve."""
    put = {
        "York Infantry": ("Angus", 2),
        "York Knights": "Mar",
        "Barclay": ("Buchan", 2),
        "Wallace": "Strathspey",
    }
    scene = Scene(put, england="2", edition=document)
    moves = to("Buchan", "York Infantry", "York Knights")
    return open_battle(scene, "Buchan", moves, to("Buchan", "Wallace"))


def reinforced(document: str) -> Scene:
    """Stage four English from Angus against Keith and Barclay, three Scots coming from Moray."""
    helpers = ("Moray", "Fraser", "Graham")
    put = dict.fromkeys(ANGUS, ("Angus", 0))
    put |= {"Keith": ("Buchan", 1), "Barclay": ("Buchan", 1)}
    put |= dict.fromkeys(helpers, ("Moray", 0))
    moves = tuple(f"{block} > Strathspey > Buchan" for block in helpers)
    return open_battle(Scene(put, edition=document), "Buchan", to("Buchan", *ANGUS), moves)


def strengths_seen(scene: Scene, side: int) -> dict[str, int]:
    """Return the blocks of a side that its enemy can name, with their strengths."""
    shown = view(scene.pos, 1 - side).sides[side].known
    return {BLOCK_NAMES[block]: strength for block, _, strength in shown}


def counted(scene: Scene, side: int, area: str) -> int:
    """Return how many blocks of a side its enemy counts in an area without naming them."""
    return view(scene.pos, 1 - side).sides[side].areas[AREA_NAMES.index(area)]


def order_of_round(scene: Scene) -> list[tuple[str, set[str]]]:
    """Hold through the round under way; return whose turn it was, with whom."""
    order = []
    now = scene.pos.round
    while scene.step == "combat" and scene.pos.round == now:
        order.append((scene.active, scene.blocks()))
        scene.hold(min(scene.blocks()))
    return order
