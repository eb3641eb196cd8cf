"""The library as a newcomer meets it: stable names, good prints, helpful errors, live examples."""

from __future__ import annotations

import doctest
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

import schiltrom
from schiltrom import ENGLAND, NOBODY, SCOTLAND, Choice, Game, RuleSet
from schiltrom.engine.choices import CHOICES
from schiltrom.engine.reasons.base import Reason
from schiltrom.engine.record import Entry
from schiltrom.engine.rules import PRESETS, VALUES
from schiltrom.engine.suggest import nearest
from schiltrom.engine.tables import OFF
from schiltrom.odds import Battle, Fighter, Force, OddsError, Orders, odds
from schiltrom.text.message import Message, TheBlocks
from tests.helpers.played import played

SOURCE = Path(str(schiltrom.__file__)).parent
DESIGN = """
import schiltrom

game = schiltrom.Game.new("braveheart", edition=4, seed=1297)
print(game.prompt)                      # "England and Scotland: choose a card"
for choice in game.legal(schiltrom.ENGLAND):
    print(choice)
game.play(schiltrom.ENGLAND, "card 3")
view = game.view(schiltrom.SCOTLAND)    # no secrets in it
game                                    # draws itself as SVG in a notebook
game.save("falkirk.hots")
"""

PUBLIC = """
AREA_NAMES BLOCK_NAMES CARD_NAMES ENGLAND NOBODY SCENARIO_NAMES SCOTLAND SIDE_NAMES Choice
ChoiceSyntaxError Entry Game IllegalChoiceError Position PositionError Reason Record RecordError
RuleSet RuleSetError UndoError View position_from_json position_to_json view_from_json view_to_json
worlds
"""
"""Names that people build on: adding is fine, taking one away breaks their programs."""

OF_A_GAME = """
can_undo copy explain is_over legal legal_mask load new play position prompt record rules save story
to_choose undo view why_not winner
"""


def test_the_public_names_stay():
    assert set(PUBLIC.split()) <= set(schiltrom.__all__)
    assert sorted(schiltrom.__all__) == sorted(set(schiltrom.__all__))
    for name in schiltrom.__all__:
        assert getattr(schiltrom, name) is not None
    game = Game.new(seed=1)
    for name in OF_A_GAME.split():
        assert hasattr(game, name), name
    assert (SOURCE / "py.typed").exists()


def test_the_lines_of_the_design_run_as_they_are_printed(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    exec(DESIGN, names)
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "England and Scotland: choose a card"
    assert "card 3" in printed
    assert Game.load("falkirk.hots").record.entries == names["game"].record.entries  # type: ignore[attr-defined]


# --- prints ----------------------------------------------------------------------------------


def evaluated(text: str) -> object:
    names = {name: getattr(schiltrom, name) for name in schiltrom.__all__}
    more = (Message, TheBlocks, Battle, Fighter, Force, Orders)
    return eval(text, {**names, **{each.__name__: each for each in more}})


def rule_sets() -> list[RuleSet]:
    changed = [RuleSet.preset(4, **{name: values[-1]}) for name, values in VALUES.items()]
    return [*PRESETS.values(), *changed]


ROUND_TRIPS = [
    *[Choice(number) for number in range(CHOICES)],
    *rule_sets(),
    Reason("4.6", "pinned", {"block": "Edward", "count": 1}),
    Entry.parse("E card 3"),
    Message("side", {"side": 1}),
    Message("odds-twice", {"block": TheBlocks((3,))}),
    Force.of("Wallace", reserve=["Keith 1"]),
    Orders(rounds=2),
    Battle((Fighter(0, 4), Fighter(30, 2)), 3, 0, RuleSet.preset(3)),
]


@pytest.mark.parametrize("thing", ROUND_TRIPS, ids=str)
def test_repr_round_trips(thing):
    assert evaluated(repr(thing)) == thing
    assert len(repr(thing)) < 1500


def walked(choices: int, seed: int = 5) -> Game:
    return played(choices, seed, scenario="the_bruce")


@pytest.mark.parametrize("choices", [0, 1, 40, 200, 600])
def test_everything_prints(choices):
    game = walked(choices)
    for thing in (game, game.position, game.record, *map(game.view, (ENGLAND, SCOTLAND, NOBODY))):
        assert repr(thing).startswith("<")
        assert "object at" not in str(thing)
        assert "\n" not in repr(thing)
    lines = str(game.position).splitlines()
    for block, name in enumerate(schiltrom.BLOCK_NAMES):
        on_map = game.position.place_of(block) < OFF
        shown = re.search(
            rf"(^|, |pool |  ){re.escape(name)} {game.position.strength(block)}\b", "\n".join(lines)
        )
        assert bool(shown) == on_map, name
    assert game.prompt in str(game)


@pytest.mark.parametrize("side", [ENGLAND, SCOTLAND, NOBODY])
def test_a_view_prints_nothing_hidden(side):
    """What is printed follows from the view alone, and names only what the view names."""
    for choices in (0, 60, 300):
        view = walked(choices).view(side)
        named = {entry[0] for seen in view.sides for entry in seen.known}
        for block, name in enumerate(schiltrom.BLOCK_NAMES):
            shown = re.search(rf"(^|, |pool |  ){re.escape(name)} \d", str(view)) is not None
            assert shown == (block in named), name
        if side != NOBODY:
            assert f"hand of {view.sides[1 - side].hand_size} cards" in str(view)


def test_choices_of_a_view_are_the_legal_ones():
    game = walked(30)
    for side in (ENGLAND, SCOTLAND):
        assert game.view(side).choices == game.legal(side)
    assert game.view(NOBODY).choices == []


def test_the_story_is_told_to_each_side():
    game = walked(50)
    stories = [game.story(side) for side in (ENGLAND, SCOTLAND, NOBODY)]
    assert all(stories)
    assert stories[0] != stories[1]
    assert game.story(ENGLAND, "de") != stories[0]


# --- errors ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        (lambda game: game.play(ENGLAND, "walace"), "'Wallace'"),
        (lambda game: game.play(ENGLAND, "card 33"), "'card 3'"),
        (lambda game: game.play(ENGLAND, "area fyfe"), "'area Fife'"),
        (lambda game: game.play(ENGLAND, "Moray"), "'area Moray'"),
        (lambda game: game.play(ENGLAND, 98), "0 to 97"),
        (lambda game: game.play(ENGLAND, "x" * 10_000), "no choice"),
        (lambda game: game.play(2, "card 3"), "SCOTLAND (1)"),
        (lambda game: game.play("England", "card 3"), "ENGLAND (0)"),
        (lambda game: game.legal(7), "ENGLAND (0)"),
        (lambda game: game.view(7), "ENGLAND (0)"),
        (lambda game: game.undo(ENGLAND), "nothing"),
        (lambda _: Game.new("bravehart"), "'braveheart'"),
        (lambda _: Game.new(edition="edition 5"), "'edition 4'"),
        (lambda _: Game.new(schiltrom=True), "'schiltroms'"),
        (lambda _: Game.new(celtic_test="reveal"), "'on_reveal'"),
        (lambda _: Force.of("Walace 3"), "'Wallace'"),
        (lambda _: odds(Force.of("Edward"), Force.of("Wallace"), "Fyfe", 0), "'Fife'"),
    ],
)
def test_errors_say_what_would_be_right(wrong, right):
    with pytest.raises(ValueError, match=re.escape(right)) as caught:
        wrong(Game.new(seed=1297))
    assert len(str(caught.value)) < 800


def test_an_illegal_choice_says_why():
    game = Game.new(seed=1297)
    with pytest.raises(schiltrom.IllegalChoiceError) as refused:
        game.play(ENGLAND, "card Truce")
    assert str(refused.value) == "card Truce: " + game.explain(ENGLAND, "card Truce")
    assert refused.value.reason == game.why_not(ENGLAND, "card Truce")
    assert game.explain(ENGLAND, "card 3") == ""
    assert game.explain(ENGLAND, "card Truce", "fr") != game.explain(ENGLAND, "card Truce")


def test_odds_errors_are_value_errors():
    assert issubclass(OddsError, ValueError)
    assert nearest("x" * 1_000_000, ["x"]) == ""


# --- examples --------------------------------------------------------------------------------


def with_examples() -> list[str]:
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        if ">>> " in path.read_text(encoding="utf-8"):
            parts = path.relative_to(SOURCE.parent).with_suffix("").parts
            found.append(".".join(part for part in parts if part != "__init__"))
    return found


@pytest.mark.parametrize("name", with_examples())
def test_examples_in_docstrings_run(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    module = importlib.import_module(name)
    found = doctest.testmod(module)
    is_plain = str(module.__file__).endswith(".py")  # compiled functions keep no docstrings
    assert found.attempted > 0 or not is_plain
    assert found.failed == 0


def test_mypy_understands_the_public_names(tmp_path):
    """A user's program is checked strictly, and a wrong one is found."""
    program = tmp_path / "program.py"
    good = "import schiltrom\n\ngame: schiltrom.Game = schiltrom.Game.new(seed=1)\n"
    good += "texts: list[str] = [str(choice) for choice in game.legal(schiltrom.ENGLAND)]\n"
    good += "winner: int | None = game.winner\n"
    program.write_text(good, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent"]
    command += ["--cache-dir", str(tmp_path / "cache"), "--config-file", "", str(program)]
    environment = {"MYPYPATH": str(SOURCE.parent), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    program.write_text(good + "game.play('England')\n", encoding="utf-8")
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "program.py:6" in done.stdout
