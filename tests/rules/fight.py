"""What the tests of chapters 4 and 5 share: moving, opening a battle, looking at who takes part."""

from __future__ import annotations

import copy
from typing import Any

from schiltrom.engine import battle
from schiltrom.engine.tables import BLOCK_NAMES, CARD_NAMES, ENGLAND, OWN, SCOTLAND
from schiltrom.engine.view import view
from tests.helpers.scene import Scene

Case = tuple[int | str, dict[str, Any], Any]
"""An edition or preset, switches changed in it, and what is played then."""


def go(scene: Scene, block: str, area: str) -> Scene:
    """Retreat or regroup with a block."""
    return scene.do(f"block {block}", f"area {area}")


def ways(scene: Scene, block: str) -> set[str]:
    """Take up a block and return the areas it may go to."""
    return scene.do(f"block {block}").areas()


def areas_for(scene: Scene, block: str) -> set[str]:
    """Return the first areas a block could enter, without taking it up."""
    other = copy.copy(scene)
    other.pos = scene.pos.copy()
    return ways(other, block)


def refused(scene: Scene, text: str) -> tuple[str, str]:
    """Return the rule and the reason by which a choice is refused."""
    reason = scene.why(text)
    assert reason is not None, f"{text} is allowed"
    return reason.rule, reason.key


def march(scene: Scene, *moves: str) -> Scene:
    """Move blocks, each written ``Block > Area > Area``, and end the movement."""
    for move in moves:
        scene.move(*move.split(" > "))
    return scene.do("done")


def open_battle(
    scene: Scene, field: str, first: tuple[str, ...] = (), second: tuple[str, ...] = ()
) -> Scene:
    """Let Player 1 and Player 2 move, and Player 1 pick a battle."""
    return march(march(scene, *first), *second).do(f"area {field}")


def hold_until(scene: Scene, number: int) -> Scene:
    """Hold with every block until a round begins."""
    while scene.step == "combat" and scene.pos.round < number:
        scene.hold(min(scene.blocks()))
    return scene


def hold_out(scene: Scene) -> Scene:
    """Hold with every block until the three rounds are over."""
    return hold_until(scene, 4)


def wait_for(scene: Scene, block: str) -> Scene:
    """Hold with every block until it is this one's combat turn."""
    while scene.step == "combat" and block not in scene.blocks():
        scene.hold(min(scene.blocks()))
    assert scene.step == "combat", f"{block} has no combat turn"
    return scene


def volley(scene: Scene, block: str, die: int) -> int:
    """Fire with a block, every die showing the same; return how many hits that is."""
    scene.fire(block, *[die] * scene.strength(block))
    return scene.pos.hits


def number(scene: Scene, block: str) -> int:
    """Return a block's combat number as it is in its combat turn."""
    return battle.hits_on(scene.pos, BLOCK_NAMES.index(block))


def front(scene: Scene, side: int) -> set[str]:
    """Return who of a side takes part in this round."""
    return scene.names(battle.taking_part(scene.pos, side))


def reserves(scene: Scene) -> set[str]:
    """Return all blocks in reserve."""
    return scene.names(scene.pos.reserves)


def seen(scene: Scene, side: int) -> set[str]:
    """Return the blocks of a side that its enemy can name."""
    shown = view(scene.pos, 1 - side).sides[side].known
    return {BLOCK_NAMES[block] for block, _, _ in shown}


def trapped(
    block: str,
    more: dict[str, str] | None = None,
    *,
    edition: int | str = 4,
    **switches: Any,
) -> Scene:
    """Let a block attack Galloway from Carrick, lose its way back, and outlast three rounds."""
    put = {block: "Carrick", **(more or {})}
    if OWN[SCOTLAND] >> BLOCK_NAMES.index(block) & 1:
        put |= {"Galloway/E": "Galloway", "Durham Infantry": "Annan", "Cumbria Infantry": "Lanark"}
        put |= {"Mar/S": "Mar"}
        england, scotland = "1", "2"
        follower = "Cumbria Infantry > Carrick"
    else:
        put |= {"Galloway/S": "Galloway", "Barclay": "Annan", "Grant": "Lanark"}
        england, scotland = "2", "1"
        follower = "Grant > Carrick"
    scene = Scene({**put}, england=england, scotland=scotland, edition=edition, **switches)
    open_battle(scene, "Galloway", (f"{block} > Galloway",), (follower,))
    if scene.step == "celtic roll":
        scene.roll(1)
    hold_out(scene)
    assert scene.step == "retreat"
    return scene


def next_turn(scene: Scene, england: str = "1", scotland: str = "1") -> Scene:
    """Begin the next game turn with these two cards."""
    assert scene.step == "card"
    scene.pos.hand_e = 1 << 3 * CARD_NAMES.index(england)
    scene.pos.hand_s = 1 << 3 * CARD_NAMES.index(scotland)
    return scene.play(ENGLAND, f"card {england}").play(SCOTLAND, f"card {scotland}")
