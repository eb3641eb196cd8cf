"""The hand-made player in training: it has one side of some games, and plays inside them."""

from __future__ import annotations

from random import Random

import pytest

from schiltrom.ai.evaluation.weights import evaluation
from schiltrom.ai.lab.hand_made import END, HandMade
from schiltrom.ai.opponent import draw_worlds
from schiltrom.ai.search.greedy_moves import OrderMemory, greedy_moves
from schiltrom.engine import steps
from schiltrom.engine.flow import choose, legal_mask
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.view import view
from schiltrom.engine.walk import random_of
from schiltrom.learn.simulation import NOBODY, Game, Setup, Simulation
from tests.learn.games import setups

SIDES = [0, 1, NOBODY]
STEPS = 500


def begun(seed: str = "hand") -> Simulation:
    """Games by all rules: the hand-made player as England, as Scotland, and not at all."""
    return Simulation(setups(), len(SIDES), seed, True, HandMade, SIDES)


def play(simulation: Simulation, rng: Random, decisions: int) -> list[tuple[int, int]]:
    """Make random decisions; return the slot and the winner of every game that ended."""
    won: list[tuple[int, int]] = []
    for _ in range(decisions):
        ended = simulation.step(simulation.random(rng))
        won += [(slot, result - 1) for slot, result in enumerate(ended) if result]
    return won


def test_it_decides_for_its_side_whatever_is_chosen_there():
    """The same choices of the other side, and others of its own: the same games."""
    one, other = begun(), begun()
    rng, own = Random(1), Random(9)
    overruled = 0
    for _ in range(STEPS):
        choices = one.random(rng)
        changed = [
            random_of(game.legal, own) if game.side == side else choice
            for game, side, choice in zip(one.games, SIDES, choices, strict=True)
        ]
        overruled += choices != changed
        assert one.step(choices) == other.step(changed)
        assert one.look() == other.look()
    assert overruled > STEPS / 2


def test_it_beats_random_play():
    simulation = begun()
    won = [(slot, winner) for slot, winner in play(simulation, Random(2), 6000) if SIDES[slot] >= 0]
    assert len(won) > 8
    assert sum(winner == SIDES[slot] for slot, winner in won) / len(won) > 0.9


def test_games_are_rebuilt():
    one, other = begun(), begun()
    play(one, Random(3), STEPS)
    other.load(one.save())
    assert one.look() == other.look()
    rng, again = Random(4), Random(4)
    assert play(one, rng, STEPS) == play(other, again, STEPS)
    assert one.look() == other.look()


def test_its_orders_are_those_that_look_best_at_a_glance():
    """One at a time they are the same as all at once."""
    simulation = begun("orders")
    rng = Random(7)
    movements = 0
    while movements < 20:
        for game in simulation.games:
            pos, side = game.pos, game.side
            if pos.step != steps.MOVE:
                continue
            at_once = greedy_moves(evaluation(), pos.copy(), side, OrderMemory()).choices
            player, ordered, world = HandMade(), list[int](), pos.copy()
            while (order := player(world, side, rng)) != [END]:
                for choice in order:
                    choose(world, side, choice)
                ordered += order
            assert ordered == at_once
            movements += len(ordered) > 0
        simulation.step(simulation.random(rng))


@pytest.mark.parametrize("scenario", [0, 1])
def test_it_sees_everything(scenario):
    """What it does in a position depends on blocks that its side does not see."""
    game = Game([Setup(scenario, RuleSet())], "sees", 0)
    rng = Random(5)
    differs = 0
    for _ in range(60):
        if not game.advance():
            break
        pos, side = game.pos, game.side
        doing = HandMade()(pos, side, Random(6))
        assert legal_mask(pos, side) >> doing[0] & 1
        if pos.step == steps.MOVE:
            seen = view(pos, side)
            worlds = draw_worlds(seen, rng, 4, None)
            differs += any(HandMade()(each, side, Random(6)) != doing for each in worlds)
        game.act(doing[0])
    assert differs > 3
