"""What the checks of several chapters share: new games, whole winters, hands, ways to march."""

from __future__ import annotations

import copy

from schiltrom.engine import flow, steps
from schiltrom.engine.cards import held
from schiltrom.engine.chance import outcomes, sample, seeded_chance
from schiltrom.engine.position import Position, side_of
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.setup import new_position, scenario_number
from schiltrom.engine.tables import (
    AREA_NAMES,
    BLOCK_NAMES,
    CARD_NAMES,
    ENGLAND,
    SCOTLAND,
    SIDE_NAMES,
    data_rows,
)
from schiltrom.engine.view import view
from tests.helpers.scene import Scene

SIDES = (ENGLAND, SCOTLAND)
EVENTS = ("Herald", "Pillage", "Sea Move", "Truce", "Victuals")
ROWS = {row["block"]: row for row in data_rows("blocks.csv")}
NOBLES = [name[:-2] for name in BLOCK_NAMES if name.endswith("/S")]
"""The nobles who have two blocks: all but Moray."""
MOST_CHOICES = 200
"""More than a winter and a turn of doing nothing need."""


def side_number(name: str) -> int:
    """Return a side by its name."""
    return SIDE_NAMES.index(name)


def new_game(document: str, scenario: str = "braveheart") -> Position:
    """Set up a scenario and raise its levy; the first cards are still to be dealt."""
    pos = new_position(scenario_number(scenario), RuleSet.preset(document))
    chance = seeded_chance("levy")
    while pos.step != steps.DEAL:
        flow.settle(pos, sample(pos, chance))
    return pos


def deal(pos: Position, *cards: str) -> Position:
    """Deal these cards, England's five first."""
    for card in cards:
        flow.settle(pos, CARD_NAMES.index(card))
    return pos


def hand(pos: Position, side: int) -> dict[str, int]:
    """Return a hand by the names of its cards."""
    return {name: n for i, name in enumerate(CARD_NAMES) if (n := held(pos.hand(side), i))}


def give(scene: Scene, england: str, scotland: str) -> Scene:
    """Give each side one more card."""
    scene.pos.hand_e += 1 << 3 * CARD_NAMES.index(england)
    scene.pos.hand_s += 1 << 3 * CARD_NAMES.index(scotland)
    return scene


def show(scene: Scene, england: str, scotland: str) -> Scene:
    """Give each side a card and let both play it."""
    give(scene, england, scotland)
    return scene.play(ENGLAND, f"card {england}").play(SCOTLAND, f"card {scotland}")


def twin(scene: Scene) -> Scene:
    """Return a scene of the same position, to try something in."""
    other = copy.copy(scene)
    other.pos = scene.pos.copy()
    return other


def pass_until(scene: Scene, *wanted: str) -> Scene:
    """Do as little as may be done, and take what chance gives first, until one of these steps."""
    for _ in range(MOST_CHOICES):
        if scene.step in wanted:
            return scene
        assert scene.step != "over", f"the game is over before {wanted}"
        if scene.pos.is_chance():
            flow.settle(scene.pos, outcomes(scene.pos)[0][0])
            continue
        side = next(each for each in SIDES if scene.pos.waits_for(each))
        scene.play(side, _least(scene, side))
    raise AssertionError(f"{wanted} does not come")


def winter_to_builds(scene: Scene, side: int) -> Scene:
    """Go through the winter until a side may build, one after the other or both at once."""
    pass_until(scene, "scottish build", "english build")
    while not scene.pos.waits_for(side):
        scene.play(1 - side, "done")
    return scene


def _least(scene: Scene, side: int) -> str:
    """Return the choice that changes least."""
    legal = scene.legal(side)
    stays = {"moray home": "Moray", "king home": "King", "wallace home": "Wallace"}
    wanted = [f"area {scene.at(stays[scene.step])}"] if scene.step in stays else []
    wanted += ["done", "pass", "disband", *sorted(legal)]
    return next(text for text in wanted if text in legal)


def ends(scene: Scene, block: str) -> set[str]:
    """Return all areas where a block's move can end."""
    return _ends_from(twin(scene).do(f"block {block}"), block)


def _ends_from(scene: Scene, block: str) -> set[str]:
    if scene.step != "march":
        return {scene.at(block)}
    found = {scene.at(block)} if "stop" in scene.legal() else set()
    for area in scene.areas():
        found |= _ends_from(twin(scene).do(f"area {area}"), block)
    return found


def seen_blocks(scene: Scene, side: int) -> set[str]:
    """Return the blocks of a side that its enemy can name."""
    known = view(scene.pos, 1 - side).sides[side].known
    return {BLOCK_NAMES[block] for block, _, _ in known}


def seen_number(scene: Scene, side: int, area: str) -> int:
    """Return how many blocks of a side its enemy sees in an area without knowing them."""
    return view(scene.pos, 1 - side).sides[side].areas[AREA_NAMES.index(area)]


def owner(block: str) -> int:
    """Return the side a block belongs to."""
    return side_of(BLOCK_NAMES.index(block))


def nobles_parked(area: str, *but: str) -> dict[str, str]:
    """Put all English nobles but those named into one area."""
    return {f"{noble}/E": area for noble in NOBLES if noble not in but}


def attack(document: str, block: str, target: str = "Mentieth", start: str = "Lothian") -> Scene:
    """Let a block attack an enemy infantry from the next area and come to its first combat turn."""
    enemy = "Barclay" if owner(block) == ENGLAND else "York Infantry"
    scene = Scene({block: start, enemy: target}, england="2", scotland="2", edition=document)
    if owner(block) == SCOTLAND:
        scene.do("done")
    scene.move(block, target)
    while scene.step == "move":
        scene.do("done")
    scene.do(f"area {target}")
    if scene.step == "celtic roll":
        scene.roll(1)
    while block not in scene.blocks():
        scene.hold(min(scene.blocks()))
    return scene


def hits_with(scene: Scene, block: str, die: int) -> int:
    """Fire with a block in its combat turn, all dice alike, and return the hits."""
    scene.do(f"block {block}", "fire").roll(*[die] * scene.strength(block))
    return scene.pos.hits
