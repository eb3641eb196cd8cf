"""Features tell what the view tells, and nothing else."""

from __future__ import annotations

from random import Random

import numpy as np

from schiltrom.engine.choices import CHOICES
from schiltrom.engine.flow import legal_mask
from schiltrom.engine.rules import VALUES
from schiltrom.engine.tables import AREAS, OWN, PLACES, members
from schiltrom.engine.view import view as view_of
from schiltrom.observation import encoder, fields
from schiltrom.observation.fields import ACTOR, CRITIC, FIELDS, FORCE, FORCE_SCALE, WHOLE_SHARE
from schiltrom.observation.simulation import Simulation
from schiltrom.observation.words import ACTOR as SEEN
from tests.observation.games import setups


def column(features, name, who=ACTOR):
    """Return a field of the features by its name."""
    start = 0
    for field in fields.fields_for(who):
        if field.name == name:
            return features[field.axis][:, :, start_of(field, who) :][:, :, : field.width]
        start += field.width
    raise KeyError(name)


def start_of(wanted, who):
    before = 0
    for field in fields.fields_for(who):
        if field.name == wanted.name:
            return before
        before += field.width if field.axis == wanted.axis else 0
    raise KeyError(wanted.name)


def test_the_actor_reads_no_word_of_the_truth(words):
    """Other words after the seat's own change nothing for the actor, and much for the critic."""
    other = words.copy()
    other[:, SEEN:] ^= 0x5555
    for axis, values in encoder.encode(words, ACTOR).items():
        assert values.tobytes() == encoder.encode(other, ACTOR)[axis].tobytes()
    assert encoder.encode(words, CRITIC)["block"].tobytes() != (
        encoder.encode(other, CRITIC)["block"].tobytes()
    )
    used = {n.word for f in fields.fields_for(ACTOR) for row in f.numbers for n in row}
    assert max(used) < SEEN


def test_features_tell_what_the_view_tells(simulation, words):
    """Own and open blocks, hidden numbers, step, side and legal choices, game for game."""
    features = encoder.encode(words, ACTOR)
    mask = encoder.legal(words)
    for row, game in enumerate(simulation.games):
        view = view_of(game.pos, game.side)
        known = {b: (p, s) for seen in view.sides for b, p, s in seen.known}
        place = column(features, "place")[row]
        strength = 1 + column(features, "low")[row] + 2 * column(features, "high")[row]
        for block in range(56):
            told = [p for p in range(PLACES) if place[block, p]]
            assert told == ([known[block][0]] if block in known else [])
            if block in known:
                assert strength[block, 0] == known[block][1]
        enemy = view.sides[1 - game.side]
        hidden = column(features, "hidden")[row]
        assert [round(4 * float(hidden[a, 0])) for a in range(AREAS)] == enemy.areas
        step = column(features, "step")[row, 0]
        assert fields.STEPS[int(step.argmax())] == view.step
        assert column(features, "side")[row, 0].tolist() == [1.0 - game.side, float(game.side)]
        legal = legal_mask(game.pos, game.side)
        assert [bool(legal >> c & 1) for c in range(CHOICES)] == mask[row].tolist()


def test_every_switch_is_an_input(simulation, words):
    rules = column(encoder.encode(words, ACTOR), "rules")
    for row, game in enumerate(simulation.games):
        told = rules[row, 0].tolist()
        for name, values in VALUES.items():
            part = [told.pop(0) for _ in values]
            assert part.index(1.0) == values.index(getattr(game.pos.rules, name))
            assert sum(part) == 1
        assert not told


def test_memory_is_gated(simulation, words):
    """What is known of enemy blocks stands apart from what the enemy knows of one's own."""
    features = encoder.encode(words, ACTOR)
    for row, game in enumerate(simulation.games):
        for name, side in (("enemy_memory", 1 - game.side), ("own_memory", game.side)):
            told = column(features, name)[row]
            for block in range(56):
                places = sum(1 << p for p in range(AREAS + 1) if told[block, p])
                wanted = game.memories[side].places(block) if OWN[side] >> block & 1 else 0
                assert places == wanted


def test_believed_forces_are_what_the_memories_tell(simulation, words):
    """Every block counts in equal parts where its enemy knows that it can be."""
    area = encoder.encode(words, ACTOR)["area"]
    for row, game in enumerate(simulation.games):
        for side in range(2):
            first = area.shape[2] - 2 * len(FORCE) + side * len(FORCE)
            number = [0] * AREAS
            strength = [0] * AREAS
            for block in members(OWN[side]):
                memory = game.memories[side]
                places = members(memory.places(block))
                for place in places:
                    if place < AREAS:
                        number[place] += WHOLE_SHARE // len(places)
                        strength[place] += WHOLE_SHARE // len(places) * (memory.known[block] & 7)
            told = area[row, :, first : first + 2] * WHOLE_SHARE / np.array(FORCE_SCALE[:2])
            assert np.abs(told[:, 0] - number).max() < 0.01
            assert np.abs(told[:, 1] - strength).max() < 0.01


def test_fields_have_names_of_their_own():
    names = [field.name for field in FIELDS]
    assert len(set(names)) == len(names)
    assert all(f"`{name}`" in fields.markdown() for name in names)


def test_a_game_is_made_again_from_its_choices():
    one, other = (Simulation(setups(), 12, "again") for _ in range(2))
    rng = Random(3)
    for _ in range(150):
        one.step(one.random(rng))
    other.load(one.save())
    assert one.look() == other.look()
