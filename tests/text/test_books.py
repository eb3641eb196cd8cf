"""The book in hand: its numbers and order, its names and the colour of its borders."""

from __future__ import annotations

import re

import pytest

from schiltrom import Game
from schiltrom.engine.choices import parse_choice
from schiltrom.engine.position import Position, side_of
from schiltrom.engine.reasons.base import Reason, of_border
from schiltrom.engine.rules import EARLIER, PRESETS, RuleSet, Value
from schiltrom.engine.setup import new_position
from schiltrom.engine.tables import BLOCK_NAMES, RED, SCOTLAND
from schiltrom.screen.state import screen_state_for
from schiltrom.svg import draw
from schiltrom.svg.palette import palette_of
from schiltrom.text.books import book_of, number_in, places, renumbered
from schiltrom.text.lookup import block_names
from schiltrom.text.message import Message, TheBlocks
from schiltrom.text.naming import area_name, block_name
from schiltrom.text.rulebook import rulebook, switches_of
from schiltrom.text.wording import in_words, in_words_by_rule, reason_text
from schiltrom.text.words import languages, say

STEWARD = BLOCK_NAMES.index("Steward/E")
SECOND = ("edition 2", "de", "hu", "fr")


# --- which book ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in PRESETS if name != "reference"])
def test_every_preset_is_its_own_book(name: str) -> None:
    assert book_of(PRESETS[name]) == name
    # What used to be played by the Japanese document was the plain third edition.
    assert book_of(EARLIER[name]) == ("edition 3" if name == "ja" else name)


def test_the_reference_reads_the_fourth_edition() -> None:
    assert book_of(PRESETS["reference"]) == "edition 4"


@pytest.mark.parametrize(
    ("name", "switches"),
    [
        ("hu", {"norse_role": "separate", "celtic_permanent": True}),
        ("de", {"schiltroms": True, "bid": "E2"}),
        ("it", {"border_crossers": "one_group"}),
        ("de", {"victuals_split": "three_blocks"}),
        ("edition 3", {"round_end": "unopposed"}),
    ],
)
def test_options_and_house_rules_leave_the_book(name: str, switches: dict[str, Value]) -> None:
    assert book_of(RuleSet.preset(name, **switches)) == name


# --- numbers, as the books print them --------------------------------------------------------

USUAL_5 = "5.1 5.2 5.3 5.31 5.32 5.33 5.4 5.41 5.5 5.6 5.7 5.8 5.9"
USUAL_7 = "7.1 7.12 7.2 7.3 7.31 7.32 7.4 7.5 7.6 7.61 7.62 7.63 7.7 7.8"
POINTED_7 = "7.1 7.1.{} 7.2 7.3 7.3.1 7.3.2 7.4 7.5 7.6 7.6.1 7.6.2 7.6.3 7.7 7.8"
HEADINGS: dict[str, dict[str, str]] = {
    "edition 4": {"5": USUAL_5, "7": USUAL_7, "9": "9.0 9.1 9.2"},
    "edition 3": {"5": USUAL_5, "7": USUAL_7, "9": "9.0 9.1 9.2"},
    "edition 2": {"4": "4.0 4.2 4.3 4.4 4.5 4.6 4.7", "5": USUAL_5, "7": USUAL_7},
    "de": {
        "4": "4.0 4.2 4.3 4.4 4.5 4.6 4.6",
        "5": USUAL_5.replace("5.4 ", "5.24 "),
        "7": USUAL_7,
        "9": "9.0 9.1 Turnierspiele",
        "Events": "Truce Victuals Pillage Sea_Move Herald",
    },
    "hu": {"4": "4.0 4.2 4.3 4.4 4.5 4.6 4.7", "5": USUAL_5, "7": USUAL_7, "9": "9.0 9.1"},
    "fr": {
        "5": USUAL_5,
        "7": POINTED_7.format(1),
        "9": "9.0 9.1 9.2",
        "Events": "Victuals Herald Truce Sea_Move Pillage",
    },
    "it": {
        "5": USUAL_5,
        "7": USUAL_7,
        "9": "9.0 9.1",
        "Events": "Victuals Herald Truce Sea_Move Pillage",
    },
    "ja": {
        "5": re.sub(r"(5\.\d)(\d)", r"\1.\2", USUAL_5),
        "7": POINTED_7.format(2),
        "9": "9.0 9.1 トーナメント・プレイ",
        "Events": "Truce Victuals Pillage Herald Sea_Move",
    },
}
"""The headings of each book by chapter, read off its pages."""

FRENCH_KNIGHTS, SCOTTISH_BUILDS, ENGLISH_BUILDS = "7.61", "7.62", "7.63"


@pytest.mark.parametrize("book", HEADINGS)
def test_the_rulebook_has_the_headings_of_the_book(book: str) -> None:
    rules = rulebook(PRESETS[book])
    for chapter, wanted in HEADINGS[book].items():
        found = [rule.printed for rule in rules if rule.chapter == chapter != rule.number]
        assert found == [number.replace("_", " ") for number in wanted.split()]


@pytest.mark.parametrize("book", HEADINGS)
def test_no_rule_is_lost_or_doubled(book: str) -> None:
    assert sorted(place.rule for place in places(book)) == sorted(
        place.rule for place in places("edition 4")
    )


@pytest.mark.parametrize("book", HEADINGS)
def test_scottish_builds_come_first_in_the_second_edition(book: str) -> None:
    order = [rule.number for rule in rulebook(PRESETS[book])]
    built = [number for number in order if number.startswith("7.6") and number != "7.6"]
    if book in SECOND:
        assert built == [SCOTTISH_BUILDS, FRENCH_KNIGHTS, ENGLISH_BUILDS]
    else:
        assert built == [FRENCH_KNIGHTS, SCOTTISH_BUILDS, ENGLISH_BUILDS]


@pytest.mark.parametrize("book", ["de", "ja"])
def test_cards_stand_at_the_end_of_some_books(book: str) -> None:
    chapters = list(dict.fromkeys(rule.chapter for rule in rulebook(PRESETS[book])))
    assert chapters[-3:] == ["9", "Events", "View"]


@pytest.mark.parametrize("book", ["hu", "it"])
def test_a_book_without_bids_has_them_only_if_they_are_played(book: str) -> None:
    assert "9.2" not in [rule.number for rule in rulebook(PRESETS[book])]
    played = rulebook(PRESETS[book].but(bid="S1"))
    assert [rule.printed for rule in played if rule.number == "9.2"] == ["9.2"]


@pytest.mark.parametrize("language", languages())
def test_the_battlefield_changes_hands_in_5_32(language: str) -> None:
    """All books have it there, and only reinforcements in 5.33."""
    for number, differs in (("5.32", True), ("5.33", False)):
        texts = {
            rule.text
            for value in ("attacker_wins", "all_eliminated", "attacker_holds")
            for rule in rulebook(RuleSet().but(control_change=value), language)
            if rule.number == number
        }
        assert (len(texts) == 3) == differs


def test_texts_refer_to_the_numbers_of_the_book() -> None:
    assert renumbered("5.32に従い、7.61を見る", "ja") == "5.3.2に従い、7.6.1を見る"
    assert renumbered("12.61 and 7.618", "fr") == "12.61 and 7.618"
    japanese = {rule.number: rule.text for rule in rulebook(PRESETS["ja"], "ja")}
    assert "5.3.2" in japanese["4.4"]
    assert "5.32" not in "".join(japanese.values())


@pytest.mark.parametrize(
    ("book", "number"),
    [
        ("edition 4", "7.62"),
        ("edition 2", "7.61"),
        ("de", "7.61"),
        ("fr", "7.6.1"),
        ("ja", "7.6.2"),
    ],
)
def test_refusals_have_the_number_of_the_book(book: str, number: str) -> None:
    reason = Reason(SCOTTISH_BUILDS, "pool-empty")
    assert reason_text(reason, book=book) == f"{number}: your pool is empty"
    message = Message("reason-pool-empty", {}, SCOTTISH_BUILDS)
    assert in_words_by_rule(message, "de", book).startswith(f"{number}: ")
    assert message.rule == SCOTTISH_BUILDS  # what is sent keeps our number


def test_a_game_explains_by_its_own_book() -> None:
    """The Scots are asked for a card: an action is no card (3.1 in every book)."""
    game = Game.new(edition="fr", seed=1)
    assert game.explain(SCOTLAND, parse_choice("done")).startswith("3.1: ")
    assert number_in("7.12", "fr") == "7.1.1"


# --- colours ---------------------------------------------------------------------------------

COLOURS = {
    "en": ("black", "green"),
    "de": ("schwarze", "grüne"),
    "fr": ("noire", "verte"),
    "hu": ("fekete", "zöld"),
    "it": ("ner", "verd"),
    "ja": ("黒", "緑"),
}


def _wide_border(pos: Position) -> Reason:
    border = next(i for i in range(49) if not RED >> i & 1)
    return of_border(pos, "4.3", "border-full", border)


@pytest.mark.parametrize("language", COLOURS)
@pytest.mark.parametrize("preset", PRESETS)
def test_one_colour_for_one_rule_set(preset: str, language: str) -> None:
    rules = PRESETS[preset]
    black, green = COLOURS[language]
    wanted, other = (black, green) if preset in SECOND else (green, black)
    book = book_of(rules)
    texts = [
        say("rules-4-3", language, **switches_of(rules)),
        reason_text(_wide_border(new_position(0, rules)), language, book=book),
        in_words(Message("explain-move", {"second": 0, "truce": 0}), language, book),
        say("client-symbol-green", language, edition=rules.edition),
    ]
    for text in texts:
        assert wanted in text.lower()
        assert other not in text.lower()


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("preset", PRESETS)
def test_the_map_has_the_colour_of_the_rule_set(preset: str, dark: bool) -> None:
    colours = {
        name: palette_of(dark=dark, borders=name)["border-wide"] for name in ("black", "green")
    }
    wanted, other = ("black", "green") if preset in SECOND else ("green", "black")
    drawn = str(draw(new_position(0, PRESETS[preset]), dark=dark))
    assert f'stroke="{colours[wanted]}"' in drawn
    assert f'stroke="{colours[other]}"' not in drawn


# --- names -----------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_stewart_is_spelled_as_in_the_book(preset: str) -> None:
    rules = PRESETS[preset]
    wanted = "Stewart" if preset in SECOND else "Steward"
    message = Message("reason-in-pool", {"block": TheBlocks((STEWARD,))})
    assert wanted in in_words(message, "en", book_of(rules))
    position = new_position(1, rules)
    assert f">{wanted}<" in str(draw(position))


@pytest.mark.parametrize("language", ["de", "fr", "hu", "it"])
def test_documents_have_stewart_in_their_language(language: str) -> None:
    assert block_name(STEWARD, 1, language) == "Stewart"


def test_both_spellings_are_understood() -> None:
    for name in ("Steward", "Stewart"):
        assert STEWARD in block_names().find(name).numbers


def test_japanese_names_are_the_documents() -> None:
    names = {area_name(area, "ja") for area in range(23)}
    assert names >= {"ロジアン", "メンティス", "ガロウエイ", "ストラスペイ", "バドノック"}
    assert say("word-hold", "ja") == "パス"


def test_terms_are_the_documents() -> None:
    assert say("word-hold", "fr") == "Passer"
    assert "kastélyszám korlát" in say("client-legend-castle", "hu")


@pytest.mark.parametrize(
    ("preset", "block", "move"),
    [("ja", "Lancaster Archers", 3), ("de", "Etterick", 2), ("it", "Etterick", 3)],
)
def test_blocks_show_the_move_rating_in_play(preset: str, block: str, move: int) -> None:
    """The Japanese document lets English archers move 3, the second edition Etterick only 2."""
    pos = new_position(0, PRESETS[preset])
    side = side_of(BLOCK_NAMES.index(block))
    pieces = {piece.name: piece for piece in screen_state_for(pos, side).pieces}
    assert pieces[block].move == move
