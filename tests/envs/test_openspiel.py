"""OpenSpiel's own tests, and that chance is exact and information states keep secrets."""

from __future__ import annotations

import pickle
from math import prod
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment

from schiltrom import ENGLAND, SCOTLAND
from schiltrom.engine import steps
from schiltrom.engine.chance import dice_rolled, outcomes, roll_of
from schiltrom.engine.choices import CHOICES
from schiltrom.engine.flow import settle
from schiltrom.engine.tables import BLOCKS, CARD_NAMES, COPIES, DECK, HERALD, PLACES
from schiltrom.engine.view import view
from schiltrom.envs import openspiel
from schiltrom.envs.encoding import encode
from schiltrom.envs.play import setup_of, to_choose
from schiltrom.envs.trajectory import FIRST_DEALT, FIRST_DRAWN, Trajectory, outcome_text
from schiltrom.game import IllegalChoiceError
from tests.engine.test_views import swap_hidden


def load(**options: str | int):
    return pyspiel.load_game(openspiel.NAME, options)


class TestApi(api_test.EnforceAPIOnPartialTreeBase):
    """What OpenSpiel asks of every game too large to walk through."""

    game = load(years=2)
    game_name = openspiel.NAME


@pytest.mark.parametrize(
    "options",
    [
        {"years": 1},
        {"scenario": "the_bruce", "years": 2},
        {"scenario": "campaign", "rules": "de", "years": 1},
    ],
)
def test_openspiel_s_random_simulation(options):
    pyspiel.random_sim_test(load(**options), num_sims=2, serialize=True, verbose=False)


def test_openspiel_s_random_simulation_of_a_whole_game():
    pyspiel.random_sim_test(load(), num_sims=1, serialize=True, verbose=False)


def test_openspiel_s_environment_for_learners():
    env = rl_environment.Environment(load(years=1))
    assert env.action_spec()["num_actions"] == CHOICES
    rng = Random(1)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([rng.choice(step.observations["legal_actions"][player])])
    assert sorted(step.rewards) == [-1.0, 1.0]


def walk(trajectory: Trajectory, rng: Random):
    """Yield a trajectory at every point of a random game."""
    while not trajectory.position.is_over():
        yield trajectory
        if trajectory.position.is_chance():
            trajectory.take(rng.choice(trajectory.outcomes())[0])
        else:
            trajectory.take(rng.choice(trajectory.legal()))
    yield trajectory


# --- chance ----------------------------------------------------------------------------------


def test_chance_is_what_the_engine_says():
    """One die after the other, a roll has the same probability and result as at once."""
    rng = Random(2)
    seen = set()
    for trajectory in walk(Trajectory(setup_of("the_bruce")), rng):
        pos = trajectory.position
        if not pos.is_chance() or trajectory.dice:
            continue
        seen.add(pos.step)
        dice = dice_rolled(pos)
        if not dice:
            first = FIRST_DEALT if pos.step == steps.DEAL else FIRST_DRAWN
            assert trajectory.outcomes() == [(first + o, p) for o, p in outcomes(pos)]
            continue
        twin = trajectory.copy()
        rolled = [rng.randint(1, 6) for _ in range(dice)]
        chances = []
        for die in rolled:
            assert twin.position == pos
            chances.append(dict(twin.outcomes())[die - 1])
            twin.take(die - 1)
        at_once = pos.copy()
        settle(at_once, roll_of(rolled))
        assert twin.position == at_once
        assert twin.dice == []
        assert prod(chances) == pytest.approx(dict(outcomes(pos))[roll_of(rolled)])
    assert {steps.FIRE_ROLL, steps.DRAW, steps.LEVY, steps.DEAL} <= seen


def test_the_first_deal_is_from_the_whole_deck():
    trajectory = Trajectory(setup_of())
    while trajectory.position.step != steps.DEAL:
        trajectory.take(trajectory.outcomes()[0][0])
    chances = {outcome_text(outcome): chance for outcome, chance in trajectory.outcomes()}
    assert chances["deal 2"] == pytest.approx(COPIES[CARD_NAMES.index("2")] / DECK)
    assert chances["deal Herald"] == pytest.approx(COPIES[HERALD] / DECK)
    for _ in range(3):
        trajectory.take(FIRST_DEALT)
    assert "deal 3" not in {outcome_text(outcome) for outcome, _ in trajectory.outcomes()}
    with pytest.raises(ValueError, match="deal 3 cannot happen at"):
        trajectory.take(FIRST_DEALT)
    with pytest.raises(ValueError, match="outcomes are numbered 0 to 69, not 70"):
        trajectory.take(70)


# --- information states ----------------------------------------------------------------------


def test_a_memory_is_one_s_own_choices_and_what_one_saw():
    """Two memories are the same exactly when the same was chosen, thrown and seen."""
    texts: dict[object, str] = {}
    histories: dict[str, object] = {}
    for seed in range(4):
        trajectory = Trajectory(setup_of(years=1))
        told: list[list[bytes]] = [[], []]
        rng = Random(seed // 2)  # pairs begin alike
        for number, now in enumerate(walk(trajectory, rng)):
            if number == 150:
                rng.seed(seed)
            for side in (ENGLAND, SCOTLAND):
                seen = bytes(encode(view(now.position, side)))
                looks = [each for each in told[side] if each[:1] == b"o"]
                if not looks or looks[-1] != b"o" + seen:
                    told[side].append(b"o" + seen)
                key = (side, tuple(told[side]))
                text = f"{side} {now.memory(side)}"
                assert texts.setdefault(key, text) == text
                assert histories.setdefault(text, key) == key
            action = _next_action(now, rng)
            for side in (ENGLAND, SCOTLAND):
                if now.position.is_chance():
                    if action < FIRST_DEALT:
                        told[side].append(b"d%d" % action)
                elif to_choose(now.position) == side:
                    told[side].append(b"c%d" % action)
    assert len(texts) > 200


def _next_action(trajectory: Trajectory, rng: Random) -> int:
    """Return what ``walk`` will do next, by the same generator in the same state."""
    ahead = Random()
    ahead.setstate(rng.getstate())
    if trajectory.position.is_over():
        return 0
    if trajectory.position.is_chance():
        return ahead.choice(trajectory.outcomes())[0]
    return ahead.choice(trajectory.legal())


def test_neither_player_knows_the_other_s_card():
    state = load(years=2).new_initial_state()
    rng = Random(1)
    compared = 0
    while not state.is_terminal():
        if state.position.step == steps.CARD and state.current_player() == ENGLAND:
            known = {
                state.child(card).information_state_string(1) for card in state.legal_actions()
            }
            assert len(known) == 1
            own = {state.child(card).information_state_string(0) for card in state.legal_actions()}
            assert len(own) == len(state.legal_actions())
            compared += len(own) > 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert compared > 3


def test_what_was_levied_or_dealt_is_known_to_its_owner_only():
    state = load().new_initial_state()
    children = [state.child(outcome) for outcome, _ in state.chance_outcomes()]
    assert len({child.information_state_string(SCOTLAND) for child in children}) == 1
    assert len({child.information_state_string(ENGLAND) for child in children}) == len(children)
    while state.position.step != steps.DEAL:
        state.apply_action(state.legal_actions()[0])
    children = [state.child(outcome) for outcome, _ in state.chance_outcomes()]
    assert len({child.information_state_string(SCOTLAND) for child in children}) == 1
    assert len({child.observation_string(ENGLAND) for child in children}) == len(children)


def test_how_many_hidden_choices_the_other_made_is_not_remembered():
    rng = Random(3)
    hidden = 0
    for trajectory in walk(Trajectory(setup_of()), rng):
        pos = trajectory.position
        if pos.is_chance() or pos.is_over():
            continue
        side = to_choose(pos)
        before = encode(view(pos, 1 - side)), str(trajectory.memory(1 - side))
        twin = trajectory.copy()
        twin.take(rng.choice(twin.legal()))
        if encode(view(twin.position, 1 - side)) == before[0]:
            assert str(twin.memory(1 - side)) == before[1]
            hidden += 1
        else:
            assert str(twin.memory(1 - side)) != before[1]
    assert hidden > 30


def test_observers_tell_no_more_than_they_should():
    state = load().new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    twin = swap_hidden(state.position, ENGLAND, Random(1))
    assert twin is not None
    other = state.clone()
    other.trajectory._now.pos = twin
    one_player = pyspiel.PrivateInfoType.SINGLE_PLAYER
    for public, private in (
        (True, one_player),
        (True, pyspiel.PrivateInfoType.NONE),
        (False, one_player),
    ):
        observer = state.get_game().make_py_observer(
            pyspiel.IIGObservationType(public, False, private)
        )
        told = []
        for each in (state, other):
            observer.set_from(each, SCOTLAND)
            told.append((observer.tensor.tobytes(), observer.string_from(each, SCOTLAND)))
        assert told[0] == told[1]
        assert any(observer.tensor)
    everything = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="nobody sees the secrets of both players"):
        state.get_game().make_py_observer(everything)


def test_the_tensor_is_the_observation_of_the_other_environments():
    state = load().new_initial_state()
    observer = state.get_game().make_py_observer()
    observer.set_from(state, ENGLAND)
    assert observer.dict["at"].shape == (BLOCKS, PLACES)
    assert np.allclose(state.observation_tensor(ENGLAND), observer.tensor)
    assert not np.allclose(state.observation_tensor(SCOTLAND), observer.tensor)


# --- states ----------------------------------------------------------------------------------


def test_a_state_can_be_copied_and_sent():
    state = load(scenario="the_bruce", years=1).new_initial_state()
    rng = Random(6)
    for _ in range(60):
        state.apply_action(rng.choice(state.legal_actions()))
    for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(twin) == str(state)
        for player in (ENGLAND, SCOTLAND):
            assert twin.information_state_string(player) == state.information_state_string(player)
        twin.apply_action(twin.legal_actions()[0])
        assert len(twin.history()) == len(state.history()) + 1


def test_what_is_wrong_is_said():
    state = load().new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(IllegalChoiceError, match="done"):
        state.apply_action(87)
    with pytest.raises(Exception, match="years must be 1 to 9 in this scenario, not 12"):
        load(years=12)
    with pytest.raises(Exception, match="there is no scenario 'falkirk'"):
        load(scenario="falkirk")


def test_parameters_from_a_string():
    game = pyspiel.load_game("python_schiltrom(scenario=the_bruce,edition=2,years=3)")
    assert game.setup == setup_of("the_bruce", 2, 3)
    assert pyspiel.load_game("python_schiltrom(rules=ja)").setup == setup_of(edition="ja")
