"""``schiltrom odds``: battles as people write them, and every mistake with what would be right."""

from __future__ import annotations

import json

import pytest

from schiltrom.cli.main import main
from schiltrom.engine.position import side_of
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import (
    AREAS,
    BLOCK_NAMES,
    ENGLAND,
    MAXIMUM,
    SCOTLAND,
)
from schiltrom.odds import (
    Force,
    Orders,
    TextError,
    force_from_text,
    force_text,
    from_text,
    odds,
    orders_from_text,
    solve,
)
from schiltrom.odds.text import area_from_text
from schiltrom.text.naming import area_name, block_name
from schiltrom.text.wording import in_words
from schiltrom.text.words import languages

EXAMPLE = ["Edward 4, York Knights 4 | Wales Archers 3", "vs", "Wallace 4, Douglas 3"]
WHERE = ["--area", "Fife", "--attacker", "england"]


def test_a_text_is_the_battle_it_says():
    battle = from_text(EXAMPLE[0], EXAMPLE[2], "Fife", "england")
    english = Force.of("Edward 4", "York Knights 4", reserve=["Wales Archers 3"])
    scottish = Force.of("Wallace 4", "Douglas 3")
    assert solve(battle) == odds(english, scottish, "Fife", ENGLAND)
    turned = from_text(EXAMPLE[2], EXAMPLE[0], "Fife", ENGLAND)
    assert solve(turned) == solve(battle)
    assert from_text(EXAMPLE[2], EXAMPLE[0], "Fife").attacker == SCOTLAND


@pytest.mark.parametrize("language", languages())
def test_every_name_of_every_language_is_understood(language):
    for block in range(len(BLOCK_NAMES)):
        name = block_name(block, 1, language)
        assert force_from_text(f"{name} 1", side_of(block)).main == ((block, 1),)
        assert force_from_text(name.upper(), side_of(block)).main == ((block, MAXIMUM[block]),)
    for area in range(AREAS):
        assert area_from_text(area_name(area, language)) == area


@pytest.mark.parametrize(
    ("text", "block"),
    [
        ("y kn 2", "York Knights"),
        ("YORK-KNIGHTS 2", "York Knights"),
        ("  york   kts 2", "York Knights"),
        ("hob 2", "Hobelars"),
        ("Edward II 2", "Edward"),
        ("Angus/E 2", "Angus/E"),
        ("\uff28obelars \uff12", "Hobelars"),  # full-width letters and digits
    ],
)
def test_short_forms_are_understood(text, block):
    assert force_from_text(text, ENGLAND).main == ((BLOCK_NAMES.index(block), 2),)


def test_a_force_is_written_as_it_is_read():
    force = Force.of("Wallace 2", "Angus/S 1", reserve=["Keith 3", "Norse"])
    assert force_from_text(force_text(force)) == force


def test_nobles_belong_to_those_they_are_written_with():
    battle = from_text("Angus, Keith", "Mar", "Fife")
    assert sorted(BLOCK_NAMES[f.block] for f in battle.fighters) == ["Angus/S", "Keith", "Mar/E"]
    battle = from_text("Angus", "Mar", "Fife", "scotland")
    assert sorted(BLOCK_NAMES[f.block] for f in battle.fighters) == ["Angus/S", "Mar/E"]


def test_the_second_edward_may_be_named():
    assert from_text("Edward II", "King", "Fife").edward == 2
    assert from_text("Edward", "King", "Fife").edward == 1
    assert from_text("Edward II", "King", "Fife", edward=1).edward == 1


def test_orders():
    assert orders_from_text("") == Orders()
    assert orders_from_text("after 2, below 6, weak 1") == Orders(rounds=2, least=6, weak=1)


MISTAKES = {
    "Eduard | Keith": ("Wallace", "Eduard", "Edward"),
    "Edward 5": ("Wallace", "1 to 4", "5"),
    "Edward 0": ("Wallace", "1 to 4", "0"),
    "Edward 99999999999999999999": ("Wallace", "1 to 4"),
    "Edward, Wallace": ("Keith", "Wallace", "Edward"),
    "Edward, edward 3": ("Keith", "twice"),
    "Angus, York Infantry": ("Keith, Angus", "Angus", "twice"),
    "Edward": ("Hobelars", "both forces", "England"),
    "York": ("Keith", "York Knights", "York Infantry"),
    "Angus": ("Mar", "Angus/E"),
    "": ("Keith", "no block"),
    " , ;": ("Keith", "no block"),
    "| Edward": ("Keith", "before the bar"),
    "Edward | York Kn | Hobelars": ("Keith", "one bar"),
    "xyzzy": ("Keith", "xyzzy"),
    "x" * 5000: ("Keith", "xxx"),
    "\x1b[31mEdward": ("Keith", "no block"),
    "4": ("Keith", "no block"),
}


@pytest.mark.parametrize("one", MISTAKES, ids=lambda one: repr(one[:30]))
def test_mistakes_are_told_in_one_line(one, capsys):
    other, *said = MISTAKES[one]
    assert main(["odds", one, "vs", other, "--area", "Fife"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("schiltrom: ")
    assert told.err.count("\n") == 1
    assert "\x1b" not in told.err
    assert len(told.err) < 300
    for words in said:
        assert words in told.err


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("one", MISTAKES, ids=lambda one: repr(one[:30]))
def test_mistakes_are_told_in_six_languages(language, one):
    with pytest.raises(TextError) as refused:
        from_text(one, MISTAKES[one][0], "Fife")
    assert in_words(refused.value.message, language)
    assert in_words(refused.value.message) == str(refused.value)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--area", "Fiffe"], "Fife"),
        (["--area", "A"], "Angus"),
        (["--area", "London"], "Fife"),
        (["--area", "Fife", "--attacker", "france"], "england or scotland"),
        (["--area", "Fife", "--orders-england", "flee"], "after 2"),
        (["--area", "Fife", "--orders-england", "after 4"], "after 2"),
        (["--area", "Fife", "--orders-scotland", "weak 1, weak 2"], "weak 2"),
        (["--area", "Fife", "--option", "schiltroms=perhaps"], "no, yes"),
    ],
)
def test_mistakes_beside_the_forces(arguments, said, capsys):
    assert main(["odds", "Edward", "vs", "Keith", *arguments]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments", [["Edward", "Keith"], ["Edward", "versus", "Keith"], ["Edward"]]
)
def test_vs_and_the_area_must_be_there(arguments, capsys):
    for more in ([], ["--area", "Fife"]):
        with pytest.raises(SystemExit) as left:
            main(["odds", *arguments, *more])
        assert left.value.code == 2
        assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("language", languages())
def test_the_report_in_six_languages(language, capsys):
    assert main(["odds", *EXAMPLE, *WHERE, "--language", language]) == 0
    words = capsys.readouterr().out
    for figure in ("82.7%", "6.1%", "11.2%", "32.9%", "█"):
        assert figure in words
    assert block_name(BLOCK_NAMES.index("York Knights"), 1, language) in words


def test_json_has_every_figure(capsys):
    assert main(["odds", *EXAMPLE, *WHERE, "--json", "--edition", "2"]) == 0
    found = json.loads(capsys.readouterr().out)
    exact = solve(from_text(EXAMPLE[0], EXAMPLE[2], "Fife", 0, rules=RuleSet.preset(2)))
    assert found["attacker"] == "England"
    assert found["win"]["England"] == pytest.approx(exact.win[0], abs=1e-6)
    assert sum(found["win"].values()) + found["undecided"] == pytest.approx(1, abs=1e-5)
    assert [each["block"] for each in found["blocks"] if each["reserve"]] == ["Wales Archers"]
    for each in found["blocks"]:
        fates = [each[name] for name in ("stands", "dies", "captured", "deserts")]
        assert sum(fates) == pytest.approx(1, abs=1e-5)


def test_orders_and_options_change_the_odds(capsys):
    def win(*more: str, figure: str = "win") -> float:
        assert main(["odds", *EXAMPLE, *WHERE, "--json", *more]) == 0
        return float(json.loads(capsys.readouterr().out)[figure]["England"])

    plain = win()
    assert win("--orders-england", "after 1") < plain
    assert win("--option", "schiltroms=yes") < plain
    assert win("--attacker", "scotland", figure="holds") > win(figure="holds")
