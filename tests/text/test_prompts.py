"""Prompts: every step has one, and it tells nobody what he may not see."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

import schiltrom
from schiltrom.engine import steps
from schiltrom.engine.position import Position
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND
from schiltrom.engine.victory import ENDING_NAMES
from schiltrom.engine.view import view
from schiltrom.engine.worlds import draw_world
from schiltrom.text.prompts import prompt_message
from schiltrom.text.wording import prompt
from schiltrom.text.words import has_message, languages, say
from tests.helpers.scene import Scene
from tests.text.test_log import walk_through

VIEWERS = (ENGLAND, SCOTLAND, NOBODY)
PACKAGE = Path(str(schiltrom.__file__)).parent


def positions(most: int) -> Iterator[Position]:
    """Yield positions of random games of every preset and scenario."""
    for number, rules in enumerate(PRESETS.values()):
        for before, _, _ in walk_through(rules, number % 3, number + 50, most):
            yield before


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", steps.NAMES.values())
def test_every_step_has_a_prompt(name, language):
    assert has_message(f"prompt-{name.replace(' ', '-')}", language)


@pytest.mark.parametrize("language", languages())
def test_every_ending_has_its_words(language):
    told = {say("prompt-over", language, side=0, ending=i) for i in range(1, len(ENDING_NAMES))}
    assert len(told) == len(ENDING_NAMES) - 1


def test_prompts_can_be_read_by_everybody():
    seen: set[int] = set()
    for pos in positions(3000):
        seen.add(pos.step)
        for viewer in VIEWERS:
            words = prompt(pos, viewer)
            assert words
            assert "none" not in words
            assert "  " not in words, words
    assert len(set(steps.NAMES) - seen) < 5  # rare ones are not met in every walk


def test_the_other_side_reads_the_same_in_every_world_it_can_imagine():
    rng = Random(3)
    compared = 0
    for pos in positions(1200):
        viewer = rng.choice([NOBODY, 1 - pos.active])
        if rng.random() < 0.5:
            compared += 1
            world = draw_world(view(pos, viewer), rng)
            assert prompt_message(world, viewer) == prompt_message(pos, viewer), pos
    assert compared > 1000


def test_the_other_side_is_told_the_merged_step():
    merged = [(step, steps.TOLD_AS[step]) for step in steps.NAMES if steps.TOLD_AS[step] != step]
    assert len(merged) > 10
    for step, told in merged:
        pos = Scene({"Wallace": "Fife"}).pos
        pos.active = SCOTLAND
        pos.step = step
        other = pos.copy()
        other.step = told
        assert prompt_message(pos, ENGLAND) == prompt_message(other, ENGLAND)


def test_the_card_prompt_is_the_readmes():
    game = schiltrom.Game.new("braveheart", edition=4, seed=1297)
    assert game.prompt == "England and Scotland: choose a card"
    game.play(schiltrom.ENGLAND, game.legal(schiltrom.ENGLAND)[0])
    assert game.prompt == "Scotland: choose a card"


def test_a_march_is_named_to_its_own_side_alone():
    scene = Scene({"Wallace": "Fife", "Angus/E": "Angus"}, scotland="3")
    scene.do("block Wallace", "area Mentieth")
    own = prompt(scene.pos, SCOTLAND)
    assert own == (
        "Scotland: Wallace, from Fife, now in Mentieth: choose the next area (2 left), or stop"
    )
    told = "Scotland: move blocks (3 move points left), or finish"
    assert prompt(scene.pos, ENGLAND) == told
    assert prompt(scene.pos) == told


# --- the catalogues --------------------------------------------------------------------------

CATALOGUES = sorted((PACKAGE / "locale").rglob("*.ftl"))


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_catalogues_are_good_fluent(path):
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]


@pytest.mark.parametrize(("file", "prefix"), [("terminal", "terminal-"), ("log", "chronicle-")])
def test_every_message_is_used(file, prefix):
    path = PACKAGE / "locale" / "en" / f"{file}.ftl"
    source = "".join(module.read_text(encoding="utf-8") for module in PACKAGE.rglob("*.py"))
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith("short-"):
            key = entry.id.name.removeprefix(prefix)
            legend = key.removeprefix("legend-")
            ways = [key, key.removesuffix("-own"), entry.id.name, legend]
            assert any(f'"{way}"' in source for way in ways), entry.id.name
