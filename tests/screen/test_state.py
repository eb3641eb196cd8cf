"""Screen states: what the browser draws, made from a view alone, as the client's types have it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from schiltrom import ENGLAND, NOBODY, SCOTLAND
from schiltrom.engine import steps
from schiltrom.engine.position import Position
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import BLOCK_NAMES, CARD_NAMES, OWN, count, members
from schiltrom.engine.view import View, shown, view
from schiltrom.engine.worlds import draw_world
from schiltrom.screen.encoding import to_text
from schiltrom.screen.state import open_screen_state, screen_state, screen_state_for
from schiltrom.screen.types import ScreenState
from schiltrom.server.http.schemas_screen import model_of
from schiltrom.text.prompts import prompt_message
from schiltrom.text.wording import in_words
from schiltrom.text.words import has_message
from tests.engine.test_views import twins, walk
from tests.helpers.messages import received
from tests.helpers.scene import Scene
from tests.helpers.sent import as_received

VIEWERS = (ENGLAND, SCOTLAND, NOBODY)


def positions(share: float = 0.04, seed: int = 7) -> Iterator[Position]:
    """Yield some positions of a random game of every preset."""
    rng = Random(seed)
    for number, rules in enumerate(sorted(PRESETS)):
        for pos in walk(seed + number, number % 2, rules):
            if rng.random() < share:
                yield pos


def world_drawn_by(seed: int) -> Callable[[View], Position]:
    """Return another stand-in: a world drawn by a seed."""
    return lambda seen: draw_world(seen, Random(seed))


def the_truth(pos: Position) -> Callable[[View], Position]:
    """Return the position itself as the stand-in."""
    return lambda _seen: pos


def screen_state_in(pos: Position, viewer: int, world: Callable[[View], Position]) -> ScreenState:
    """Return a screen state that asks another world than the usual stand-in."""
    seen = view(pos, viewer)
    return screen_state(seen, prompt_message(pos, viewer), world(seen))


# --- the shape -------------------------------------------------------------------------------


def test_a_screen_state_has_the_shape_that_its_types_have():
    seen = set()
    for pos in positions():
        states = [screen_state_for(pos, viewer) for viewer in VIEWERS] + [open_screen_state(pos)]
        for found in states:
            model_of(ScreenState).model_validate(as_received(found))
            seen |= {found.battle is not None, (found.mover is not None, "mover")}
            seen |= {"hidden"} if found.hidden else {"open"}
            seen |= {"warning" for card in found.sides[0].hand or () if card.warning is not None}
    assert len(seen) == 7


def test_a_screen_state_is_plain_data():
    for pos in positions(0.01):
        for viewer in VIEWERS:
            found = to_text(screen_state_for(pos, viewer))
            assert json.dumps(json.loads(found), separators=(",", ":")) == found


# --- words -----------------------------------------------------------------------------------


def messages(data: Any) -> Iterator[dict[str, Any]]:
    """Yield every message in a screen state."""
    if isinstance(data, dict):
        if set(data) >= {"key", "args"}:
            yield data
            return
        data = list(data.values())
    if isinstance(data, list):
        for each in data:
            yield from messages(each)


def test_every_message_can_be_put_in_words():
    keys = set()
    for pos in positions(0.1):
        for viewer in VIEWERS:
            for each in messages(as_received(screen_state_for(pos, viewer))):
                keys.add(each["key"])
                words = in_words(received(each))
                assert words.strip()
                assert "  " not in words, words
                assert "{" not in words, words
    assert len(keys) > 40


@pytest.mark.parametrize("name", [name for name in steps.NAMES.values() if name != "over"])
def test_every_step_is_explained(name):
    assert has_message(f"explain-{name.replace(' ', '-')}")


def words_of(pos: Position, viewer: int) -> dict[str, str | None]:
    """Return the questions that the buttons ask back."""
    buttons: Any = as_received(screen_state_for(pos, viewer))["words"]
    return {
        each["choice"]: in_words(received(each["sure"])) if each["sure"] else None
        for each in buttons
    }


def test_to_end_the_moves_asks_back_while_there_are_points():
    scene = Scene({"Wallace": "Fife", "Angus/E": "Angus"}, scotland="2")
    question = words_of(scene.pos, SCOTLAND)["done"]
    assert question is not None
    assert question.startswith("You have 2 move points left")
    scene.move("Wallace", "Mentieth").pos.moves = 0
    assert words_of(scene.pos, SCOTLAND)["done"] is None
    assert words_of(scene.pos, ENGLAND) == {}


def test_to_pass_an_event_asks_back_only_where_it_could_do_something():
    could = Scene({"Wallace": "Fife", "Angus/E": "Angus"}, scotland="Pillage")
    assert words_of(could.pos, SCOTLAND)["pass"]
    nothing = Scene({"Bruce/S": "Annan"}, scotland="Pillage")
    assert words_of(nothing.pos, SCOTLAND)["pass"] is None


def test_a_coronation_names_who_will_leave():
    put = {"Bruce/S": "Fife", "Comyn/S": "Badenoch", "Buchan/S": "Buchan", "Lennox/S": "Lennox"}
    scene = Scene(put, scotland="Truce", gone=("Wallace",))
    question = words_of(scene.pos, SCOTLAND)["crown Bruce"]
    assert question is not None
    assert question.startswith("Comyn and Buchan belong to the rival faction")


# --- cards -----------------------------------------------------------------------------------


def hand(pos: Position, side: int) -> dict[str, str]:
    cards: Any = as_received(screen_state_for(pos, side))["sides"]
    return {
        each["card"]: in_words(received(each["warning"])) if each["warning"] else ""
        for each in cards[side]["hand"]
    }


def test_an_event_that_may_end_the_year_is_warned_of():
    scene = Scene({"Wallace": ("Fife", 1)}, scotland="Victuals", show=False)
    assert "the year ends" in hand(scene.pos, SCOTLAND)["Victuals"]
    scene.pos.turn = 5
    assert hand(scene.pos, SCOTLAND)["Victuals"] == ""
    assert hand(scene.pos, ENGLAND) == {"1": ""}


def test_an_event_that_would_do_nothing_is_warned_of():
    scene = Scene({"Bruce/S": "Annan"}, scotland="Pillage", turn=5, show=False)
    assert "no effect" in hand(scene.pos, SCOTLAND)["Pillage"]


def test_no_year_end_is_threatened_when_all_events_are_out():
    scene = Scene({"Wallace": ("Fife", 1)}, scotland="Victuals", show=False, turn=3)
    scene.pos.played_e = (CARD_NAMES.index("Herald") + 1) | (CARD_NAMES.index("Truce") + 1) << 4
    scene.pos.played_s = (CARD_NAMES.index("Pillage") + 1) | (CARD_NAMES.index("Sea Move") + 1) << 4
    assert hand(scene.pos, SCOTLAND)["Victuals"] == ""


def test_the_card_on_the_table_has_left_the_hand_and_stays_secret():
    scene = Scene({"Wallace": "Fife"}, show=False).play(SCOTLAND, "card 1")
    mine: Any = as_received(screen_state_for(scene.pos, SCOTLAND))["sides"]
    assert (mine[SCOTLAND]["hand"], mine[SCOTLAND]["card"]) == ([], "1")
    theirs: Any = as_received(screen_state_for(scene.pos, ENGLAND))["sides"]
    assert theirs[SCOTLAND]["handSize"] == 0
    assert theirs[SCOTLAND]["chosen"] is True
    assert theirs[SCOTLAND]["card"] is None
    assert theirs[SCOTLAND]["hand"] is None


# --- battles and moves -----------------------------------------------------------------------


def attack(**more: Any) -> Scene:
    scene = Scene(
        {"Wallace": "Lennox", "Bruce/S": "Annan", "Douglas": "Annan", "Edward": "England"},
        england="3",
        **more,
    )
    return scene.move("Edward", "Annan").do("done")


def test_pinned_blocks_and_borders_in_use():
    pos = attack().pos
    found: Any = as_received(screen_state_for(pos, SCOTLAND))
    assert found["areas"]["Annan"] == {"control": None, "contested": True, "pinned": 1}
    assert found["battles"] == ["Annan"]
    assert found["borders"] == []
    scene = Scene({"Wallace": "Fife", "Angus/E": "Ross"}, scotland="2").move("Wallace", "Mentieth")
    used: Any = as_received(screen_state_for(scene.pos, ENGLAND))["borders"]
    assert used == [{"between": ["Mentieth", "Fife"], "side": 1, "used": 1, "limit": 6}]


def test_a_noble_defends_his_home_better():
    scene = attack().do("done", "area Annan")
    found: Any = as_received(screen_state_for(scene.pos, ENGLAND))
    pieces = {piece["name"]: piece for piece in found["pieces"]}
    assert (pieces["Bruce/S"]["rating"], pieces["Bruce/S"]["bonus"]) == ("B3", "home")
    assert (pieces["Douglas"]["rating"], pieces["Douglas"]["bonus"]) == ("C3", None)
    battle: Any = as_received(screen_state_for(scene.pos, NOBODY))["battle"]
    assert battle["order"] == [
        {"letter": "B", "side": 1},
        {"letter": "B", "side": 0},
        {"letter": "C", "side": 1},
    ]
    assert battle["turn"] == 0
    assert battle["attacker"] == ENGLAND
    assert battle["control"]["key"] == "control-stays"


def test_control_may_change_while_reserves_are_to_come():
    pos = attack().do("done", "area Annan").pos
    pos.reserves |= 1 << BLOCK_NAMES.index("Douglas")
    battle: Any = as_received(screen_state_for(pos, SCOTLAND))["battle"]
    assert battle["control"]["key"] == "control-may-change"
    assert battle["control"]["args"]["how"] == "all_eliminated"
    pos.fled = 1
    again: Any = as_received(screen_state_for(pos, SCOTLAND))["battle"]
    assert again["control"]["key"] == "control-stays"


def test_control_goes_to_an_attacker_who_holds_under_the_french_rules():
    pos = attack(edition="fr").do("done", "area Annan").pos
    pos.reserves |= 1 << BLOCK_NAMES.index("Douglas")
    pos.fled = 1
    battle = screen_state_for(pos, SCOTLAND).battle
    assert battle is not None
    message = battle.control
    assert message.args["how"] == "attacker_holds"
    words = {in_words(message, language) for language in ("en", "de", "fr", "hu", "it", "ja")}
    assert len(words) == 6
    assert "but original attackers still are" in in_words(message, "en")


@pytest.mark.parametrize("reserve", ["Lancaster Archers", "Durham Knights"])
def test_a_schiltrom_is_not_counted_on_while_hidden_reserves_may_be_archers(reserve):
    """Only England knows whether archers are coming (it: reserves count)."""
    put = {"York Infantry": "Angus", reserve: "Mar", "Fraser": "Buchan"}
    scene = Scene(put, england="2", edition="it", schiltroms=True)
    scene.move("York Infantry", "Buchan").move(reserve, "Buchan").do("done", "done", "area Buchan")
    known = "C3" if reserve == "Lancaster Archers" else "C4"
    for viewer, rating in ((ENGLAND, known), (SCOTLAND, "C3"), (NOBODY, "C3")):
        for seed in range(8):
            drawn = screen_state_in(scene.pos, viewer, world_drawn_by(seed))
            pieces = {piece.name: piece for piece in drawn.pieces}
            assert pieces["Fraser"].rating == rating
            assert pieces["Fraser"].bonus == ("schiltrom" if rating == "C4" else None)
    opened = {piece.name: piece for piece in open_screen_state(scene.pos).pieces}
    assert opened["Fraser"].rating == known


def test_the_march_is_shown_to_its_side_alone():
    scene = Scene({"Wallace": "Fife", "Angus/E": "Angus"}, scotland="3")
    scene.do("block Wallace", "area Mentieth")
    mover = {"block": "Wallace", "path": ["Fife", "Mentieth"], "stepsLeft": 2}
    assert as_received(screen_state_for(scene.pos, SCOTLAND))["mover"] == mover
    assert as_received(screen_state_for(scene.pos, ENGLAND))["mover"] is None
    assert as_received(screen_state_for(scene.pos, NOBODY))["mover"] is None
    assert as_received(open_screen_state(scene.pos))["mover"] == mover


# --- nothing but the view --------------------------------------------------------------------


def test_the_screen_state_is_the_same_in_every_world_that_the_view_allows():
    for count_, pos in enumerate(positions(0.03, seed=30)):
        for viewer in VIEWERS:
            told = screen_state_for(pos, viewer)
            for seed in (1, 2, 3 + count_):
                assert screen_state_in(pos, viewer, world_drawn_by(seed)) == told, repr(pos)


def test_the_stand_in_answers_as_the_truth_does():
    """A side whose choice it is reads the same as if its screen were made from the position."""
    for pos in positions(seed=50):
        told = screen_state_for(pos, pos.active)
        assert screen_state_in(pos, pos.active, the_truth(pos)) == told, repr(pos)


@pytest.mark.parametrize("rules", sorted(PRESETS))
def test_screen_states_of_twins_are_the_same_byte_for_byte(rules):
    rng = Random(12)
    compared = 0
    for pos, twin, side in twins(walk(5, 0, rules), 0.15, rng):
        for viewer in (1 - side, NOBODY):
            assert to_text(screen_state_for(twin, viewer)) == to_text(screen_state_for(pos, viewer))
        compared += 1
    assert compared > 40


def test_the_enemy_has_names_only_where_blocks_lie_open():
    for pos in positions(seed=70):
        for viewer in VIEWERS:
            found: Any = as_received(screen_state_for(pos, viewer))
            for piece in found["pieces"]:
                if piece["side"] != viewer:
                    assert piece["open"]
                    assert piece["place"] == "pool" or found["battle"]
            if viewer != NOBODY:
                mine = [each for each in found["pieces"] if each["side"] == viewer]
                opened = {each["name"] for each in mine if each["open"]}
                assert opened == {BLOCK_NAMES[b] for b in members(shown(pos) & OWN[viewer])}
                assert found["sides"][1 - viewer]["hand"] is None


def test_with_the_fog_lifted_nothing_is_hidden():
    for pos in positions(0.02, seed=90):
        found: Any = as_received(open_screen_state(pos))
        assert found["viewer"] == "all"
        assert found["hidden"] == []
        on_map = [piece for piece in found["pieces"] if piece["place"] != "pool"]
        assert len(on_map) == count(pos.on_map())
        assert all(side["hand"] is not None for side in found["sides"])
        assert view(pos, NOBODY).sides[0].hand == -1
