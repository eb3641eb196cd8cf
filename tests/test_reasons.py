"""Why a choice is refused: rule, key and words; a reason for all, and none that tells too much."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import pytest

import schiltrom
from schiltrom.engine import flow, steps
from schiltrom.engine.choices import CHOICES, FIRST_BLOCK, text_of
from schiltrom.engine.position import SCENARIO_NAMES, Position
from schiltrom.engine.reasons import Reason, why_not
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.setup import new_position
from schiltrom.engine.tables import (
    BLOCK_NAMES,
    CARD_NAMES,
    ENGLAND,
    NOBODY,
    OWN,
    SCOTLAND,
    SCOTTISH_POOL,
    SIDE_NAMES,
    members,
)
from schiltrom.engine.victory import EDWARD_KILLED, win
from schiltrom.engine.view import view
from schiltrom.engine.walk import random_choice, random_outcome, random_side
from schiltrom.engine.worlds import draw_world
from schiltrom.game import reason_text
from tests.rules.test_all_rules_covered import NUMBERED
from tests.scene import Place, Scene

SIX = ["Barclay", "Grant", "Graham", "Campbell", "Lindsay", "Fraser"]
CATALOGUE = Path(str(schiltrom.__file__)).parent / "locale" / "en" / "reasons.ftl"
MESSAGES = set(re.findall(r"(?m)^reason-([a-z-]+) =", CATALOGUE.read_text(encoding="utf-8")))
RULES = {*NUMBERED, *[card for card in CARD_NAMES if not card.isdigit()]}

STAGES: dict[str, Callable[[], Scene]] = {}


def stage(build: Callable[[], Scene]) -> Callable[[], Scene]:
    """Enter a stage under its function's name."""
    STAGES[build.__name__] = build
    return build


# --- stages: cards and movement --------------------------------------------------------------


@stage
def over() -> Scene:
    scene = Scene()
    win(scene.pos, SCOTLAND, EDWARD_KILLED)
    return scene


@stage
def hands() -> Scene:
    return Scene(show=False)


@stage
def card_laid() -> Scene:
    return Scene(show=False).play(ENGLAND, "card 1")


@stage
def english_move() -> Scene:
    return Scene({"York Infantry": "Angus"}, gone=("Hobelars",))


@stage
def moved() -> Scene:
    put: dict[str, Place] = {
        "Wallace": "Fife",
        "Keith": "Lanark",
        "Grant": "Mar",
        "Norse": "Buchan",
    }
    return Scene(put, scotland="2").move("Wallace", "Angus").move("Keith", "Carrick")


@stage
def pinned() -> Scene:
    scene = Scene({"Barclay": "Fife", "York Infantry": "Angus"}, scotland="2")
    return scene.move("Barclay", "Angus").do("done")


@stage
def left_england() -> Scene:
    return Scene({"Edward": "England", "Hobelars": "England"}).move("Edward", "Dunbar")


@stage
def taken_up() -> Scene:
    return Scene({"Wallace": "Fife"}, scotland="2").do("block Wallace")


@stage
def marching() -> Scene:
    return taken_up().do("area Angus")


@stage
def red_full() -> Scene:
    scene = Scene({"Barclay": "Mar", "Grant": "Mar", "Graham": "Mar"}, scotland="2")
    return scene.move("Barclay", "Angus").move("Grant", "Angus").do("block Graham")


@stage
def black_full() -> Scene:
    scene = Scene(dict.fromkeys([*SIX, "Wallace"], "Fife"), scotland="2", edition=2)
    for block in SIX:
        scene.move(block, "Angus")
    return scene.do("block Wallace")


@stage
def surplus() -> Scene:
    put: dict[str, Place] = {"Barclay": "Fife", "York Infantry": "Angus", "Hobelars": "Angus"}
    return Scene(put, scotland="2").move("Barclay", "Angus").do("done", "block Hobelars")


@stage
def at_the_border() -> Scene:
    scene = Scene({"Barclay": "Teviot", "Grant": "Teviot"}, scotland="2")
    return scene.move("Barclay", "Selkirk").move("Ross/S", "Lochaber").do("block Grant")


def scots_under_truce(put: dict[str, Place]) -> Scene:
    return Scene(put, england="Truce", scotland="3").do("event")


@stage
def truce() -> Scene:
    scene = scots_under_truce({"Wallace": "Dunbar", "York Infantry": "Lothian"})
    return scene.do("block Wallace")


@stage
def truce_all_round() -> Scene:
    return scots_under_truce({"Grant": "Galloway", "Bruce/E": "Annan", "Galloway/E": "Carrick"})


@stage
def norse_at_sea() -> Scene:
    return Scene({"Norse": "Buchan"}, scotland="2").do("block Norse")


# --- stages: battle --------------------------------------------------------------------------


def battle(put: dict[str, Place], *movers: str, edition: int | str = 4) -> Scene:
    """Return the battle in Angus that these Scots began."""
    scene = Scene(put, scotland="3", edition=edition)
    for mover in movers:
        scene.move(mover, "Angus")
    return scene.do("done", "done", "area Angus")


def hold_all(scene: Scene) -> Scene:
    """Hold with every block in all three rounds."""
    while scene.step == "combat":
        scene.hold(min(scene.blocks()))
    return scene


@stage
def battles() -> Scene:
    scene = Scene({"Barclay": "Fife", "York Infantry": "Angus"}, scotland="2")
    return scene.move("Barclay", "Angus").do("done", "done")


@stage
def fighting() -> Scene:
    put: dict[str, Place] = {"Wallace": "Fife", "Barclay": ("Fife", 2), "Keith": "Mar"}
    english: dict[str, Place] = {"Hobelars": "Angus", "York Infantry": "Angus"}
    return battle({**put, **english}, "Wallace", "Barclay", "Keith")


@stage
def scots_fighting() -> Scene:
    return fighting().hold("Hobelars", "Wallace", "York Infantry")


@stage
def fired() -> Scene:
    return fighting().do("block Hobelars", "fire")


@stage
def hit() -> Scene:
    return fired().roll(1, 6, 6)


@stage
def reinforced() -> Scene:
    scene = Scene({"Barclay": "Fife", "York Infantry": "Angus", "Hobelars": "Buchan"}, scotland="2")
    scene.move("Barclay", "Angus").do("done").move("Hobelars", "Angus")
    return scene.do("done", "area Angus")


@stage
def nobody_there() -> Scene:
    put: dict[str, Place] = {"Wallace": "Fife", "Barclay": "Fife"}
    english: dict[str, Place] = {"York Infantry": ("Angus", 1), "Hobelars": "Buchan"}
    scene = (
        Scene({**put, **english}, scotland="2").move("Wallace", "Angus").move("Barclay", "Angus")
    )
    scene.do("done").move("Hobelars", "Angus").do("done", "area Angus")
    return scene.fire("Wallace", 1, 6, 6, 6).do("block York Infantry", "block Barclay")


@stage
def captured() -> Scene:
    put: dict[str, Place] = {"Wallace": "Fife", "Barclay": "Fife", "Angus/E": ("Angus", 1)}
    scene = battle({**put, "York Infantry": ("Angus", 1)}, "Wallace", "Barclay")
    return scene.fire("Wallace", 1, 6, 6, 6).do("block Angus/E").hold("York Infantry")


@stage
def english_turn() -> Scene:
    put: dict[str, Place] = {"Barclay": "Fife", "Keith": "Mar", "York Infantry": "Angus"}
    return battle(put, "Barclay").do("block York Infantry")


@stage
def english_in_england() -> Scene:
    scene = Scene({"Barclay": "Dunbar", "York Infantry": "England"}, scotland="2")
    scene.move("Barclay", "England").do("done", "done", "area England")
    return scene.do("block York Infantry")


@stage
def scots_in_teviot() -> Scene:
    scene = Scene({"Barclay": "Dunbar", "York Infantry": "Teviot"}, scotland="2")
    scene.move("Barclay", "Teviot").do("done", "done", "area Teviot").hold("York Infantry")
    return scene.do("block Barclay")


@stage
def norse_in_battle() -> Scene:
    return battle({"Norse": "Buchan", "York Infantry": "Angus"}, "Norse").do("block Norse")


@stage
def both_ways() -> Scene:
    put: dict[str, Place] = {"Barclay": "Mar", "Grant": "Mar", "York Infantry": "Angus"}
    return battle(put, "Barclay", "Grant", edition="it").hold("York Infantry").do("block Barclay")


@stage
def must_retreat() -> Scene:
    return hold_all(fighting())


@stage
def retreat_full() -> Scene:
    put: dict[str, Place] = {"Barclay": "Mar", "Grant": "Mar", "Graham": "Fife"}
    scene = hold_all(battle({**put, "York Infantry": "Angus"}, "Barclay", "Grant", "Graham"))
    scene.do("block Barclay", "area Mar", "block Grant", "area Mar")
    return scene.do("block Graham")


@stage
def trapped() -> Scene:
    put: dict[str, Place] = {"Barclay": "Fife", "York Infantry": "Angus", "Hobelars": "Mentieth"}
    ring: dict[str, Place] = {"Buchan/E": "Buchan", "Mar/E": "Mar", "Atholl/E": "Atholl"}
    scene = Scene({**put, **ring}, scotland="2").move("Barclay", "Angus").do("done")
    return hold_all(scene.move("Hobelars", "Fife").do("done", "area Angus"))


@stage
def norse_too_late() -> Scene:
    put: dict[str, Place] = {"Norse": "Buchan", "Barclay": "Fife", "Keith": "Fife"}
    scene = battle(
        {**put, "Ross/S": "Atholl", "York Infantry": "Angus"}, "Norse", "Barclay", "Keith"
    )
    return hold_all(scene).do("block Keith", "area Fife")


@stage
def regroup() -> Scene:
    scene = battle({"Barclay": "Fife", "York Infantry": "Angus"}, "Barclay")
    return scene.do("block York Infantry", "area Buchan")


@stage
def regroup_to() -> Scene:
    return regroup().do("block Barclay")


@stage
def won_in_england() -> Scene:
    return hold_all(english_in_england().do("hold")).do("block Barclay", "area Dunbar", "done")


@stage
def raid() -> Scene:
    scene = Scene({"Wallace": "Dunbar", "York Infantry": "Lothian"}, scotland="2")
    return scene.move("Wallace", "England").do("done", "done")


# --- stages: events and kings ----------------------------------------------------------------


@stage
def herald() -> Scene:
    return Scene({"Barclay": "Fife"}, scotland="Herald")


@stage
def english_herald() -> Scene:
    return Scene({"Moray": "Moray"}, england="Herald")


@stage
def truce_card() -> Scene:
    return Scene(england="Truce")


@stage
def victuals() -> Scene:
    scene = Scene({"Barclay": ("Fife", 2), "Keith": ("Mar", 1)}, scotland="Victuals")
    return scene.do("block Barclay")


@stage
def victuals_one_each() -> Scene:
    put: dict[str, Place] = {"Barclay": ("Fife", 1)}
    return Scene(put, scotland="Victuals", victuals_split="three_blocks").do("block Barclay")


@stage
def victuals_spent() -> Scene:
    scene = Scene({"Barclay": ("Fife", 1)}, scotland="Victuals")
    return scene.do("block Barclay", "block Barclay", "block Barclay")


@stage
def pillage() -> Scene:
    put: dict[str, Place] = {"Barclay": ("Fife", 1), "Grant": ("Buchan", 1), "Keith": "Lanark"}
    english: dict[str, Place] = {"York Infantry": ("Angus", 2), "Hobelars": "Angus"}
    return Scene({**put, **english, "Bruce/E": "Annan", "Mar/E": "Dunbar"}, scotland="Pillage")


@stage
def pillaged() -> Scene:
    return pillage().do("area Angus")


@stage
def gaining() -> Scene:
    return pillaged().do("block Hobelars", "block Hobelars", "block Barclay")


@stage
def gained() -> Scene:
    return gaining().do("block Barclay")


def sea_move(put: dict[str, Place]) -> Scene:
    return Scene({"Ross/S": "Angus", **put}, scotland="Sea Move")


@stage
def sea() -> Scene:
    return sea_move({"Barclay": "Fife", "Grant": "Fife", "Norse": "Lothian", "Keith": "Mar"})


@stage
def aboard() -> Scene:
    return sea().do("block Barclay")


@stage
def landed() -> Scene:
    return aboard().do("area Angus")


@stage
def sea_over() -> Scene:
    return landed().do("block Grant")


@stage
def one_port() -> Scene:
    return Scene({"Barclay": "Fife", "Ross/S": "Fife"}, scotland="Sea Move")


@stage
def coronation() -> Scene:
    return Scene({"Bruce/S": "Fife"}, scotland="Herald", gone=("Wallace",))


@stage
def coronation_1302() -> Scene:
    return Scene({"Bruce/S": "Fife"}, scotland="Herald", gone=("Wallace",), year=1302)


@stage
def event_chosen() -> Scene:
    return coronation().do("event")


@stage
def crowned() -> Scene:
    return Scene({"King": "Fife"}, scotland="Herald", gone=("Wallace",))


# --- stages: winter --------------------------------------------------------------------------


@stage
def bruce_home() -> Scene:
    return Scene().to_winter().skip_to("bruce home")


@stage
def moray_home() -> Scene:
    return Scene({"Moray": "Fife"}).to_winter().skip_to("moray home")


@stage
def king_home() -> Scene:
    return Scene({"King": "Lanark"}).to_winter().skip_to("king home")


@stage
def edward_winter() -> Scene:
    put: dict[str, Place] = {"Edward": "Lothian", "York Infantry": "Teviot", "Hobelars": "Lothian"}
    return Scene({**put, "Durham Infantry": "Teviot"}).to_winter().skip_to("edward winter")


@stage
def english_excess() -> Scene:
    return edward_winter().do("winter")


@stage
def wallace_home() -> Scene:
    return Scene({"Wallace": "Fife"}).to_winter().skip_to("wallace home")


@stage
def scottish_excess() -> Scene:
    put: dict[str, Place] = {"Barclay": "Teviot", "Grant": "Teviot", "Keith": "Fife"}
    return Scene(put).to_winter().skip_to("scottish disband")


@stage
def excess_only() -> Scene:
    put: dict[str, Place] = {"Keith": "Fife", "Moray": "Moray"}
    return Scene(put, edition=2).to_winter().skip_to("scottish disband")


@stage
def scottish_build() -> Scene:
    put: dict[str, Place] = {"Barclay": ("Fife", 1), "Keith": ("Strathspey", 1)}
    full: dict[str, Place] = {"Grant": "Strathspey", "Wallace": ("Selkirk", 1)}
    scene = Scene({**put, **full}).to_winter().skip_to("scottish build")
    return scene.do("block Barclay", "block Barclay", "block Barclay")


def pool_of(names: list[str]) -> Scene:
    """Return Scottish builds in Fife and Lanark with these blocks and no other in the pool."""
    put: dict[str, Place] = {"Barclay": "Fife", "Steward/S": "Lanark"}
    scene = Scene(put).to_winter().skip_to("scottish build")
    for block in members(scene.pos.at[SCOTTISH_POOL]):
        if BLOCK_NAMES[block] not in names:
            scene.pos.leave_play(block, SCOTTISH_POOL)
    return scene


@stage
def pool_empty() -> Scene:
    return pool_of([])


@stage
def only_norse() -> Scene:
    return pool_of(["Norse"])


@stage
def norse_drawn() -> Scene:
    put: dict[str, Place] = {"Steward/S": "Lanark", "Barclay": "Lothian", "Grant": "Carrick"}
    scene = Scene(put, edition=2).to_winter().skip_to("scottish build")
    return scene.do("area Lanark").draw("Norse")


@stage
def norse_built() -> Scene:
    return norse_drawn().do("area Carrick", "block Norse")


@stage
def english_build() -> Scene:
    put: dict[str, Place] = {"Edward": ("Lothian", 1), "York Infantry": ("Teviot", 1)}
    scene = Scene({**put, "Durham Infantry": ("Selkirk", 1)}).to_winter()
    return scene.skip_to("edward winter").do("winter").skip_to("english build")


# --- one case after another ------------------------------------------------------------------

CASES = Path(__file__).with_name("reasons.txt").read_text(encoding="utf-8")
PATTERN = r"(?m)^(\w+)(?:, (\w+))?: (.+)\n    ([0-9.]+|[A-Z][A-Za-z ]+?) ([a-z-]+): (.+)$"
FOUND: list[tuple[str, ...]] = re.findall(PATTERN, CASES)


def test_every_case_is_read() -> None:
    lines = [line for line in CASES.splitlines() if line and line[0] != "#"]
    assert 2 * len(FOUND) == len(lines)
    assert {case[0] for case in FOUND} == set(STAGES)


@pytest.mark.parametrize(
    ("name", "side", "choice", "rule", "key", "words"),
    FOUND,
    ids=[f"{case[0]}: {case[2]}" for case in FOUND],
)
def test_the_reason_is(name: str, side: str, choice: str, rule: str, key: str, words: str) -> None:
    """Each case names a stage, a choice there, and the rule, key and words it is refused with."""
    scene = STAGES[name]()
    reason = scene.why(choice, SIDE_NAMES.index(side) if side else None)
    assert reason is not None
    assert (reason.rule, reason.key) == (rule, key)
    assert reason_text(reason) == f"{rule}: {words}"


def test_a_reason_is_a_value() -> None:
    reason = Reason("4.3", "border-full", {"count": 2})
    assert reason == Reason("4.3", "border-full", {"count": 2})
    assert reason != Reason("4.3", "border-full", {"count": 6})
    assert reason != "4.3"
    assert len({reason, Reason("4.3", "border-full", {"count": 2})}) == 1
    assert repr(reason) == "Reason('4.3', 'border-full', {'count': 2})"
    assert Reason("5.9", "raid").arguments == {}


def test_who_is_no_player_and_what_is_no_choice_are_refused() -> None:
    pos = Scene(show=False).pos
    for choice in range(CHOICES):
        assert why_not(pos, NOBODY, choice) == Reason("3.1", "spectator")
    for choice in (-1, CHOICES):
        assert why_not(pos, ENGLAND, choice) == Reason("3.1", "no-such-choice", {"number": choice})


def test_asking_for_enemy_blocks_always_gets_the_same_answer() -> None:
    """Whether an enemy block is on the map, in the pool or gone is not told."""
    scene = Scene({"York Infantry": "Angus", "Hobelars": "Fife"}, scotland="2", gone=("Edward",))
    answers = {
        (reason.rule, reason.key)
        for block in members(OWN[ENGLAND])
        if (reason := why_not(scene.pos, SCOTLAND, FIRST_BLOCK + block)) is not None
    }
    assert answers == {("2.1", "not-your-block")}


def test_an_illegal_choice_tells_its_reason() -> None:
    game = schiltrom.Game.new("braveheart", seed=1297)
    with pytest.raises(schiltrom.IllegalChoiceError, match=r"block Wallace: 3\.1: choose a card"):
        game.play(SCOTLAND, "block Wallace")
    with pytest.raises(schiltrom.UndoError, match="nothing that Scotland can take back"):
        game.undo(SCOTLAND)


# --- whatever is asked, wherever -------------------------------------------------------------

GAMES = [(preset, scenario) for preset in PRESETS for scenario in range(len(SCENARIO_NAMES))]
MOST = 3000


@cache
def sampled(preset: str, scenario: int) -> list[Position]:
    """Return positions of a random game: the first few of every step, and some of the others."""
    rng = Random(f"{preset}/{scenario}/reasons")
    pos = new_position(scenario, PRESETS[preset])
    met = dict.fromkeys(steps.NAMES, 0)
    taken = []
    for _ in range(MOST):
        met[pos.step] += 1
        if met[pos.step] <= 4 or rng.random() < 0.005:
            taken.append(pos.copy())
        if pos.is_over():
            break
        if pos.is_chance():
            flow.settle(pos, random_outcome(pos, rng))
        else:
            side = random_side(pos)
            flow.choose(pos, side, random_choice(pos, side, rng))
    return taken


def answers(pos: Position, side: int) -> list[Reason | None]:
    """Return the answers to all choices; a reason is given exactly where one is illegal."""
    legal = flow.legal_mask(pos, side)
    found = [why_not(pos, side, choice) for choice in range(CHOICES)]
    for choice, reason in enumerate(found):
        assert (reason is None) == bool(legal >> choice & 1), (pos, text_of(choice))
    return found


def check(positions: list[Position]) -> None:
    """Ask everything for both sides: in the position, and in a world that looks the same."""
    rng = Random(1297)
    told: dict[str, Reason] = {}
    for pos in positions:
        before = pos.copy()
        for side in (ENGLAND, SCOTLAND):
            found = answers(pos, side)
            told.update({repr(reason): reason for reason in found if reason is not None})
            world = draw_world(view(pos, side), rng)
            assert answers(world, side) == found, f"{pos} tells {SIDE_NAMES[side]} too much"
        assert pos == before, "asking for a reason changed the position"
    for reason in told.values():
        assert reason.rule in RULES
        assert reason.key in MESSAGES
        assert reason.key != "not-allowed"
        assert reason_text(reason).startswith(f"{reason.rule}: ")


@pytest.mark.parametrize(("preset", "scenario"), GAMES)
def test_random_games_give_reasons_that_tell_nothing_hidden(preset: str, scenario: int) -> None:
    check(sampled(preset, scenario))


@pytest.mark.parametrize("name", STAGES)
def test_the_stages_give_reasons_that_tell_nothing_hidden(name: str) -> None:
    check([STAGES[name]().pos])


def test_games_and_stages_come_to_every_step() -> None:
    walked = {pos.step for game in GAMES for pos in sampled(*game)}
    assert walked | {build().pos.step for build in STAGES.values()} == set(steps.NAMES)


def test_every_message_is_the_answer_to_something() -> None:
    """The cases and the two odd ones cover the whole catalogue but the answer that never comes."""
    assert {case[4] for case in FOUND} == MESSAGES - {"not-allowed", "spectator", "no-such-choice"}
