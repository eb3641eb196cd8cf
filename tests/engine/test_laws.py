"""The laws of play, by hypothesis and by random games in every rule set."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from schiltrom.dev.fuzz import (
    FuzzGame,
    LawBroken,
    check_position,
    check_record,
    check_round_trips,
    check_views,
    play_one,
)
from schiltrom.engine.chance import is_possible, outcomes
from schiltrom.engine.choices import CHOICES
from schiltrom.engine.counters import SCENARIO_NAMES, THE_BRUCE
from schiltrom.engine.flow import choose, legal_mask, settle
from schiltrom.engine.laws import faults
from schiltrom.engine.record import Entry, Record, RecordError, Replay
from schiltrom.engine.rules import PRESETS, VALUES, RuleSet
from schiltrom.engine.setup import new_position
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.engine.walk import play_out, random_choice, random_outcome, random_side


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """Any rule set: a preset with any switches turned."""
    rules = PRESETS[draw(st.sampled_from(sorted(PRESETS)))]
    names = draw(
        st.lists(st.sampled_from(sorted(set(VALUES) - {"edition"})), unique=True, max_size=6)
    )
    return rules.but(**{name: draw(st.sampled_from(VALUES[name])) for name in names})


class Play(RuleBasedStateMachine):
    """Any sequence of choices, outcomes and undos keeps every law."""

    replay: Replay
    record: Record

    @initialize(scenario=st.integers(0, 2), rules=rule_sets(), seed=st.integers(0, 2**32))
    def begin(self, scenario, rules, seed):
        if scenario == THE_BRUCE and rules.bid.startswith("S"):
            rules = rules.but(bid="")
        self.record = Record(scenario, rules)
        self.replay = self.record.begin()
        # Begin anywhere in a game, not only at its start.
        rng = Random(seed)
        for _ in range(rng.randrange(900)):
            self._random_step(rng)

    def _random_step(self, rng):
        pos = self.replay.position
        if pos.is_over():
            return
        if pos.is_chance():
            self._add(Entry.of_outcome(pos, random_outcome(pos, rng)))
        else:
            side = random_side(pos)
            self._add(Entry.of_choice(side, random_choice(pos, side, rng)))

    def _add(self, entry):
        assert Entry.parse(entry.text) == entry
        self.record.entries.append(entry)
        self.replay.apply(entry)

    @precondition(lambda self: not self.replay.position.is_over())
    @rule(data=st.data())
    def go_on(self, data):
        pos = self.replay.position
        if pos.is_chance():
            self._add(
                Entry.of_outcome(pos, data.draw(st.sampled_from([o for o, _ in outcomes(pos)])))
            )
            return
        side = data.draw(st.sampled_from([s for s in (ENGLAND, SCOTLAND) if pos.waits_for(s)]))
        mask = legal_mask(pos, side)
        choice = data.draw(st.sampled_from([i for i in range(CHOICES) if mask >> i & 1]))
        before = pos.copy()
        other = pos.copy()
        choose(other, side, choice)
        assert pos == before, "playing on a copy changed the original"
        self._add(Entry.of_choice(side, choice))
        assert self.replay.position == other

    @rule(side=st.sampled_from([ENGLAND, SCOTLAND]))
    def take_back(self, side):
        if self.replay.can_undo(side):
            self._add(Entry.of_undo(side))
        else:
            with pytest.raises(RecordError):
                self.replay.apply(Entry.of_undo(side))

    @rule(seed=st.integers(0, 2**32))
    def look(self, seed):
        check_views(self.replay.position, Random(seed))
        check_round_trips(self.replay.position)

    @invariant()
    def laws_hold(self):
        check_position(self.replay.position)

    def teardown(self):
        if hasattr(self, "record"):
            check_record(self.record, self.replay.position)


TestPlay = Play.TestCase


@pytest.mark.parametrize("name", sorted(PRESETS))
@pytest.mark.parametrize("scenario", range(3), ids=SCENARIO_NAMES)
def test_random_games_keep_every_law_and_end(name, scenario):
    game = FuzzGame(7)
    game.scenario = scenario
    game.record = Record(scenario, PRESETS[name])
    game.replay = game.record.begin()
    game.run()


@given(rules=rule_sets(), seed=st.integers(0, 2**32), scenario=st.integers(0, 1))
def test_every_game_with_a_last_year_ends(rules, seed, scenario):
    pos = new_position(scenario, rules if scenario == 0 else rules.but(bid=""))
    play_out(pos, Random(seed), 30_000)
    assert pos.is_over()
    assert not faults(pos)


def test_the_fuzzer_saves_a_game_that_breaks_a_law(tmp_path, monkeypatch):
    """The fuzzer can fail: a law that does not hold is reported, and the record replays to it."""
    import json

    from schiltrom.dev import fuzz

    def never(pos):
        if pos.year > pos.first_year:
            raise LawBroken("a second year began")

    monkeypatch.setattr(fuzz, "check_position", never)
    outcome = play_one(3, str(tmp_path))
    assert "a second year began" in outcome.fault
    record = Record.from_json(json.loads((tmp_path / "seed-3.json").read_text()))
    assert record.replay().position.year == record.begin().position.year + 1


def test_chance_probabilities_add_up_and_are_possible():
    rng = Random(5)
    seen = set()
    for scenario in (0, 1):
        pos = new_position(scenario, PRESETS["edition 2"])
        while not pos.is_over():
            if pos.is_chance():
                found = outcomes(pos)
                assert abs(sum(p for _, p in found) - 1) < 1e-9
                if pos.step not in seen:
                    assert all(is_possible(pos, outcome) for outcome, _ in found)
                    assert not is_possible(pos, -1)
                    assert not is_possible(pos, 1 << 40)
                seen.add(pos.step)
                settle(pos, random_outcome(pos, rng))
            else:
                side = random_side(pos)
                choose(pos, side, random_choice(pos, side, rng))
    assert len(seen) >= 5
