"""Row L12 of the table: main attacks that "move together" the whole way (5.32)."""

from __future__ import annotations

import pytest

from schiltrom.engine.position import Position
from schiltrom.engine.serial import position_from_json, position_to_json
from schiltrom.engine.tables import ENGLAND
from schiltrom.engine.view import view
from schiltrom.notation.line import position_from_line, position_to_line
from schiltrom.screen.destinations import destinations
from tests.helpers.scene import Scene
from tests.rules.fight import Case, reserves

# it "deve partire da una SOLA area, muovere assieme, ed entrare attraverso un SOLO confine"
WHOLE_WAY: list[Case] = [(name, {}, True) for name in ("it", "ja", 3)]
WHOLE_WAY += [(name, {}, False) for name in (2, 4, "de", "hu", "fr", "reference")]
WHOLE_WAY += [
    ("it", {"main_attack": "last_border"}, False),
    (4, {"main_attack": "whole_way"}, True),
]


@pytest.mark.parametrize(("edition", "switches", "whole"), WHOLE_WAY)
def test_l12_one_origin_and_one_last_border_by_two_ways(edition, switches, whole):
    """Both start in Lanark and enter Fife from Mentieth, one by Lothian, one straight."""
    put = {"Edward": "Lanark", "Hobelars": "Lanark", "Barclay": "Fife"}
    scene = Scene(put, england="2", edition=edition, **switches)
    scene.move("Edward", "Mentieth", "Fife")
    scene.move("Hobelars", "Lothian", "Mentieth", "Fife")
    assert reserves(scene) == ({"Hobelars"} if whole else set())


@pytest.mark.parametrize(("edition", "switches", "whole"), WHOLE_WAY)
def test_l12_the_first_to_enter_sets_the_way(edition, switches, whole):
    """The longer way first: then the straight one is in reserve."""
    put = {"Edward": "Lanark", "Hobelars": "Lanark", "Barclay": "Fife"}
    scene = Scene(put, england="2", edition=edition, **switches)
    scene.move("Hobelars", "Lothian", "Mentieth", "Fife")
    scene.move("Edward", "Mentieth", "Fife")
    assert reserves(scene) == ({"Edward"} if whole else set())


@pytest.mark.parametrize("attack", ["whole_way", "last_border"])
def test_l12_one_by_one_along_the_same_way_they_are_together(attack):
    """Blocks are moved one at a time, others between them: the way counts, not the moment."""
    put = {"Edward": "Lanark", "Hobelars": "Lanark", "York Infantry": "Lanark"}
    put |= {"Barclay": "Fife", "Durham Infantry": "Angus"}
    scene = Scene(put, england="3", edition="it", main_attack=attack)
    scene.move("Edward", "Mentieth", "Fife")
    scene.move("Durham Infantry", "Fife")
    scene.move("York Infantry", "Mentieth", "Fife")
    scene.move("Hobelars", "Mentieth", "Fife")
    assert reserves(scene) == {"Durham Infantry"}


@pytest.mark.parametrize("attack", ["whole_way", "last_border"])
def test_l12_another_origin_on_the_way_is_another_group(attack):
    """Who joins in Mentieth did not start in Lanark."""
    put = {"Edward": "Lanark", "Hobelars": "Mentieth", "Barclay": "Fife"}
    scene = Scene(put, england="2", edition="ja", main_attack=attack)
    scene.move("Edward", "Mentieth", "Fife").move("Hobelars", "Fife")
    assert reserves(scene) == {"Hobelars"}


@pytest.mark.parametrize("attack", ["whole_way", "last_border"])
def test_l12_straight_over_one_border(attack):
    """The documents' example: four from Angus are the main attack, two from Mar the reserve."""
    angus = ["York Infantry", "Lancaster Infantry", "Durham Infantry", "Edward"]
    mar = ["York Knights", "Durham Knights"]
    put = {**dict.fromkeys(angus, "Angus"), **dict.fromkeys(mar, "Mar"), "Grant": "Buchan"}
    scene = Scene({**put}, england="2", edition="it", main_attack=attack)
    for block in angus + mar:
        scene.move(block, "Buchan")
    assert reserves(scene) == set(mar)


@pytest.mark.parametrize("attack", ["whole_way", "last_border"])
def test_l12_border_crossers_as_one_group_need_no_common_way(attack):
    """Where the players choose one_group, it stands above the way."""
    put = {"York Infantry": "England", "Hobelars": "England", "Barclay": "Teviot"}
    scene = Scene(put, england="2", edition="it", main_attack=attack, border_crossers="one_group")
    scene.move("York Infantry", "Teviot").move("Hobelars", "Dunbar", "Teviot")
    assert reserves(scene) == set()


def test_l12_two_attacks_keep_their_own_ways():
    """Two areas are attacked, each by its own way; both are remembered until the moves end."""
    put = {"Edward": "Lanark", "Hobelars": "Lanark", "York Infantry": "Lanark"}
    put |= {"Barclay": "Fife", "Grant": "Lennox"}
    scene = Scene(put, england="2", edition="it")
    scene.move("York Infantry", "Lennox").move("Edward", "Lothian", "Mentieth", "Fife")
    scene.move("Hobelars", "Mentieth", "Fife")
    assert reserves(scene) == {"Hobelars"}
    assert len(scene.pos.main) == 8
    assert same(scene.pos) == scene.pos
    scene.do("done")
    assert scene.pos.main == b""


def same(pos: Position) -> Position:
    """Return a position written to JSON and to a line, and read again."""
    again = position_from_json(position_to_json(pos))
    assert again == position_from_line(position_to_line(pos))
    assert view(again, ENGLAND) == view(pos, ENGLAND)
    return again


def test_l12_a_group_is_sent_the_way_that_joins_the_main_attack():
    """The first went round by Lothian; the screen sends those who can the same way."""
    put = {"Edward": "Lanark", "Hobelars": "Lanark", "Barclay": "Fife"}
    scene = Scene(put, england="2", edition="it").move("Edward", "Lothian", "Mentieth", "Fife")
    (hobelars,) = [b for b in range(56) if scene.names(1 << b) == {"Hobelars"}]
    (fife,) = [r for r in destinations(view(scene.pos, ENGLAND), [hobelars]) if r.area == "Fife"]
    assert fife.path == ["Lanark", "Lothian", "Mentieth", "Fife"]
    assert fife.note is None
