"""The guided first game: it leads from its first card to the next year without a gap."""

from schiltrom.engine.choices import parse_choice, text_of
from schiltrom.engine.record import Record
from schiltrom.engine.tables import SCOTLAND
from schiltrom.screen.tutorial import lesson
from schiltrom.text.words import has_message, languages
from tests.helpers.sent import as_received


def test_every_step_asks_for_a_legal_choice():
    for step in as_received(lesson())["steps"]:
        sheet = step["frames"][-1]["sheet"]
        assert step["expect"] is None or step["expect"] in sheet["legal"]
        assert step["expect"] is None or text_of(parse_choice(step["expect"])) == step["expect"]


def test_no_choice_of_the_players_is_left_out():
    expected = [step["expect"] for step in as_received(lesson())["steps"]]
    record = Record.from_json(as_received(lesson())["record"])
    made = [entry.text[2:] for entry in record.entries if entry.side == SCOTLAND]
    assert expected == [*made, None]


def test_it_teaches_every_phase():
    phases = {
        frame["sheet"]["phase"]
        for step in as_received(lesson())["steps"]
        for frame in step["frames"]
    }
    assert {"card", "event", "move", "battle", "winter"} <= phases


def test_only_the_players_own_view_is_sent():
    for step in as_received(lesson())["steps"]:
        for frame in step["frames"]:
            assert frame["sheet"]["viewer"] == "Scotland"
            hidden = [p for p in frame["sheet"]["pieces"] if p["side"] != SCOTLAND]
            assert all(piece["open"] or piece["place"] == "gone" for piece in hidden)


def test_every_note_has_words_in_every_language():
    for language in languages():
        for step in as_received(lesson())["steps"]:
            assert has_message(step["note"]["key"], language)
