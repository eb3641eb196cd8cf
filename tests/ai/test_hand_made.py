"""The hand-made player in training: it has one side of some games, and plays inside them."""

from __future__ import annotations

from random import Random

import pytest

from schiltrom.ai.evaluation.weights import evaluation
from schiltrom.ai.lab.hand_made import END, HandMade
from schiltrom.ai.opponent import draw_worlds
from schiltrom.ai.search.greedy_moves import greedy_moves
from schiltrom.engine import steps
from schiltrom.engine.choices import FIRST_WORD
from schiltrom.engine.flow import choose, legal_mask
from schiltrom.engine.position import Position
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.view import view
from schiltrom.engine.walk import random_of
from schiltrom.observation.simulation import NOBODY, Game, Setup, Simulation
from tests.observation.games import setups

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


def decided(pos: Position, side: int) -> list[int]:
    """What it does in a position, however long it thinks."""
    player = HandMade()
    while not (doing := player(pos, side, Random(6))):
        pass
    return doing


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


def gained(pos: Position, side: int, orders: list[int]) -> float:
    """What orders gain at a glance."""
    after = pos.copy()
    for choice in orders:
        choose(after, side, choice)
    values = evaluation()
    return values.value(after, side, False) - values.value(pos, side, False)


def ordered(player: HandMade, pos: Position, side: int, most: int = 99) -> tuple[list[int], int]:
    """Its orders of a movement phase, and how often it needed more time to think."""
    world, orders, waited, given = pos.copy(), list[int](), 0, 0
    while given < most and world.step == steps.MOVE and world.active == side:
        order = player(world, side, Random(8))
        if order == [END]:
            break
        for choice in order:
            assert legal_mask(world, side) >> choice & 1
            choose(world, side, choice)
        orders += order
        given += len(order) > 0
        waited += not order
    return orders, waited


def test_its_orders_are_about_as_good_as_when_all_are_looked_at_every_time():
    """Thinking piece by piece, and again only about what could be best, loses little."""
    simulation = begun("orders")
    rng = Random(7)
    its, best, waited, movements = 0.0, 0.0, 0, 0
    while movements < 30:
        for game in simulation.games:
            pos, side = game.pos, game.side
            if pos.step != steps.MOVE:
                continue
            orders, pauses = ordered(HandMade(), pos, side)
            gain = gained(pos, side, orders)
            assert gain >= 0
            its += gain
            best += gained(pos, side, greedy_moves(evaluation(), pos.copy(), side, None).choices)
            waited += pauses
            movements += len(orders) > 0
        simulation.step(simulation.random(rng))
    assert its > 0.9 * best > 0
    assert waited > movements


def test_nothing_is_left_of_a_movement_that_the_rules_ended():
    """The next movement phase is searched anew, though nobody said that the last one was over."""
    player = HandMade()
    game = Game([Setup(0, RuleSet())], "next", 0)
    rng = Random(3)
    phase = (0, 0, 0)
    phases = 0
    while phases < 6:
        if not game.advance():
            game.next_game()
        pos, side = game.pos, game.side
        if pos.step == steps.MOVE and side == 1 and phase != (game.number, pos.year, pos.turn):
            phase = game.number, pos.year, pos.turn
            phases += 1
            fresh, _ = ordered(HandMade(), pos, side)
            same, _ = ordered(player, pos, side, most=1)  # it never says that it has finished
            assert same == fresh[: len(same)]
        game.act(random_of(game.legal, rng))


def test_it_leaves_a_battle_that_it_would_lose():
    """What a block does in battle is thought about, not always to fire."""
    simulation = begun("battle")
    rng = Random(11)
    fired = left = 0
    for _ in range(4000):
        for game in simulation.games:
            if game.pos.step == steps.COMBAT_ACTION and game.legal[2]:
                (choice,) = decided(game.pos, game.side)
                left += choice < FIRST_WORD
                fired += choice >= FIRST_WORD
        simulation.step(simulation.random(rng))
    assert left > 20
    assert fired > 20


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
        doing = decided(pos, side)
        assert legal_mask(pos, side) >> doing[0] & 1
        if pos.step == steps.MOVE:
            seen = view(pos, side)
            worlds = draw_worlds(seen, rng, 4, None)
            differs += any(decided(each, side) != doing for each in worlds)
        game.act(doing[0])
    assert differs > 3
