"""How well hidden blocks are guessed, measured on recorded games."""

from __future__ import annotations

import json
from random import Random

import pytest

from schiltrom import ENGLAND, SCOTLAND, Game
from schiltrom.ai.lab import guess_quality
from schiltrom.ai.lab.guess_quality import (
    DRAWN,
    GUESSING,
    TRACKER,
    WORLD_PRIOR,
    Losses,
    hidden_places,
    losses_of,
)
from schiltrom.ai.players.squire import Squire
from schiltrom.engine.tables import AREA_NAMES, BLOCK_NAMES, BLOCKS, EDWARD, MAXIMUM
from schiltrom.engine.view import view
from schiltrom.knowledge.placement import EVENLY, Placement
from schiltrom.knowledge.priors import leaving_priors
from schiltrom.knowledge.tracker import RESTED, Tracker


@pytest.fixture(scope="module")
def game():
    """Three years of two Squires."""
    game = Game.new("braveheart", seed=4)
    squires = [Squire(), Squire()]
    number = 0
    while not game.is_over and game.position.year < 1300:
        side = game.to_choose[0]
        number += 1
        game.play(side, squires[side].answer(game.view(side), number).choice)
    return game


def test_tracker_guess_far_better_than_numbers_alone(game):
    """Their loss is less than a third; worlds follow them, and a prior is better than nothing."""
    both = Losses()
    for losses in losses_of(game.record, worlds=6):
        assert losses.blocks > 200
        both.add(losses)
    assert both.average(TRACKER) < both.average(GUESSING) / 3
    assert both.average(DRAWN) < both.average(GUESSING) / 2
    assert both.average(WORLD_PRIOR) < both.average(GUESSING)


def test_the_command_measures_a_folder(game, tmp_path, capsys):
    short = Game(game.record.until(400))
    short.save(tmp_path / "one.json")
    assert guess_quality.main([str(tmp_path), "--worlds", "1"]) == 0
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert found["records"] == 1
    assert found["both"]["blocks"] == found["england"]["blocks"] + found["scotland"]["blocks"]
    assert found["both"][TRACKER] < found["both"][GUESSING]


def test_a_folder_without_records_is_refused(tmp_path):
    with pytest.raises(SystemExit):
        guess_quality.main([str(tmp_path)])
    (tmp_path / "bad.json").write_text("{")
    with pytest.raises(SystemExit):
        guess_quality.main([str(tmp_path)])


def test_blocks_that_lie_open_are_not_asked_for():
    pos = Game.new("braveheart", seed=1).position
    hidden = hidden_places(pos, SCOTLAND)
    assert EDWARD in hidden
    assert not any(name.endswith("/S") for name in (BLOCK_NAMES[block] for block in hidden))


# --- what makes it better --------------------------------------------------------------------


def leaving(leaving):
    """Three blocks stand in a spot and one of them leaves; return who it was, how likely."""
    found = Placement()
    for block in range(3):
        found.place(block, 1)
    found.move({0: 1}, {1: 1}, 0b111, leaving)
    assert found.settle([2, 1])
    return [found.chances[block][1] for block in range(3)]


def test_who_is_inclined_is_the_likelier_to_have_left():
    assert leaving(EVENLY) == pytest.approx([1 / 3] * 3)
    chances = leaving([4.0, 1.0, 1.0, *[1.0] * (BLOCKS - 3)])
    assert sum(chances) == pytest.approx(1, abs=0.01)
    assert chances[0] > 0.5
    assert chances[1] == pytest.approx(chances[2])


def test_edward_goes_first_and_lords_stay_at_home():
    edward, foot, lord = (
        BLOCK_NAMES.index(name) for name in ("Edward", "Durham Infantry", "Mar/E")
    )
    home, away = (leaving_priors(AREA_NAMES.index(name)) for name in ("Mar", "Fife"))
    assert away[edward] > away[foot] > away[lord] > home[lord] > 0


def test_hidden_blocks_are_drawn_near_the_strength_they_may_have():
    seen = Tracker(view(Game.new("braveheart", seed=1).position, ENGLAND))
    rng = Random(3)
    lord = BLOCK_NAMES.index("Galloway/S")
    strengths = [seen.draw(rng).strength(lord) for _ in range(300)]
    full = strengths.count(MAXIMUM[lord]) / len(strengths)
    assert full == pytest.approx(RESTED[SCOTLAND], abs=0.1)
    assert set(strengths) == set(seen.strengths(lord))
