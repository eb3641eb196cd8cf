"""The table of choices: stable numbers, texts that parse back."""

from __future__ import annotations

import pytest

from schiltrom import Choice, ChoiceSyntaxError
from schiltrom.engine.choices import CHOICES, TEXTS, kind_of, number_of, parse_choice, text_of


@pytest.mark.parametrize("number", range(CHOICES))
def test_every_choice_parses_back(number):
    choice = Choice(number)
    assert parse_choice(text_of(number)) == number
    assert parse_choice(f"  {text_of(number).upper()} ") == number
    assert eval(repr(choice), {"Choice": Choice}) == choice
    assert choice.kind == kind_of(number)
    assert choice.number == number_of(number)


def test_texts_are_all_different():
    assert len(set(TEXTS)) == CHOICES == 98


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "card 3"),
        (3, "card Herald"),
        (7, "card Victuals"),
        (8, "block Wallace"),
        (36, "block Edward"),
        (63, "block Steward/E"),
        (64, "area England"),
        (86, "area Teviot"),
        (87, "done"),
        (89, "stop"),
        (97, "disband"),
    ],
)
def test_numbers_never_change(number, text):
    """Records, networks and bots depend on these."""
    assert text_of(number) == text


@pytest.mark.parametrize("text", ["", "card 4", "Wallac", "block Fife", "done now", "-1"])
def test_nonsense_is_refused(text):
    with pytest.raises(ChoiceSyntaxError, match="there is no choice"):
        parse_choice(text)


def test_bare_names_count_where_they_are_clear():
    assert text_of(parse_choice("wallace")) == "block Wallace"
    assert text_of(parse_choice("Fife")) == "area Fife"
    assert text_of(parse_choice("herald")) == "card Herald"
    with pytest.raises(ChoiceSyntaxError, match=r"block Moray.*area Moray"):
        parse_choice("Moray")


@pytest.mark.parametrize("number", [-1, CHOICES, 1000])
def test_numbers_outside_the_table_are_refused(number):
    with pytest.raises(ChoiceSyntaxError):
        Choice(number)
