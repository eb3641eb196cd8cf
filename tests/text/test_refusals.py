"""Why a choice is refused: rule, key and words; a reason for all, and none that tells too much."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

import schiltrom
from schiltrom.engine import flow, steps
from schiltrom.engine.choices import CHOICES, FIRST_BLOCK, text_of
from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.position import Position
from schiltrom.engine.reasons.base import Reason
from schiltrom.engine.reasons.explain import why_not
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.setup import new_position
from schiltrom.engine.tables import CARD_NAMES, ENGLAND, NOBODY, OWN, SCOTLAND, SIDE_NAMES, members
from schiltrom.engine.view import view
from schiltrom.engine.walk import random_choice, random_outcome, random_side
from schiltrom.engine.worlds import draw_world
from schiltrom.text.wording import reason_text
from tests.helpers.reasons_stages import STAGES
from tests.helpers.scene import Scene
from tests.rules.test_all_rules_covered import NUMBERED
from tests.text.test_journeys import JOURNEY_KEYS

CATALOGUE = Path(str(schiltrom.__file__)).parent / "locale" / "en" / "reasons.ftl"
MESSAGES = set(re.findall(r"(?m)^reason-([a-z-]+) =", CATALOGUE.read_text(encoding="utf-8")))
RULES = {*NUMBERED, *[card for card in CARD_NAMES if not card.isdigit()]}


# --- one case after another ------------------------------------------------------------------

CASES = Path(__file__).with_name("refusals.txt").read_text(encoding="utf-8")
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
    with pytest.raises(schiltrom.UndoError, match="Scotland has nothing to undo"):
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
    cases = {case[4] for case in FOUND} | JOURNEY_KEYS
    assert cases == MESSAGES - {"not-allowed", "spectator", "no-such-choice"}
