"""The documents' own words about winter: L3, L4, L13 and L16, each with both values."""

from __future__ import annotations

import pytest

from schiltrom import ENGLAND, SCOTLAND
from schiltrom.engine.rules import PRESETS
from tests.helpers.scene import Place, Scene

EIGHT = ("Angus", "Argyll", "Atholl", "Buchan", "Dunbar", "Lennox", "Mar", "Galloway")


def leaders(disband: str, questions: str = "if_possible") -> Scene:
    put: dict[str, Place] = {"Moray": "Moray", "King": "Fife", "Keith": "Lanark"}
    scene = Scene(put, edition=2, leaders_disband=disband, questions=questions).to_winter()
    while scene.step in ("bruce home", "comyn home"):
        scene.do(f"area {sorted(scene.areas())[0]}")
    return scene


def test_l3_moray_and_the_king_disband_in_their_own_steps_in_order():
    scene = leaders("in_their_step")
    assert scene.step == "moray home"
    scene.do("disband")
    assert scene.at("Moray") == "Scottish pool"
    assert scene.step == "king home"
    scene.do("disband")
    assert scene.at("King") == "Scottish pool"
    assert scene.active == "England" or scene.step != "king home"


def test_l3_not_again_with_the_scots():
    scene = leaders("in_their_step", "always")
    scene.do("area Moray", "area Fife").skip_to("scottish disband")
    assert scene.legal() == {"done"}


def test_l3_with_the_scots_they_disband_there_and_not_before():
    scene = leaders("with_the_scots")
    assert scene.step == "king home"  # Moray is at home and has no choice
    assert "disband" not in scene.legal()
    scene.do("area Fife").skip_to("scottish disband")
    assert {"Moray", "King"} <= scene.blocks()


def test_l4_both_build_in_either_order():
    put: dict[str, Place] = {"Barclay": ("Fife", 1), "York Infantry": ("Lothian", 1)}
    for first, second in ((ENGLAND, SCOTLAND), (SCOTLAND, ENGLAND)):
        scene = Scene(put, edition="fr").to_winter().skip_to("scottish build")
        block = {ENGLAND: "York Infantry", SCOTLAND: "Barclay"}
        scene.play(first, f"block {block[first]}", "done")
        assert not scene.pos.waits_for(first)
        scene.play(second, f"block {block[second]}", "done")
        assert scene.strength("Barclay") == scene.strength("York Infantry") == 2
        assert not scene.pos.builds_at_once()


def test_l4_elsewhere_the_scots_build_first():
    put: dict[str, Place] = {"Barclay": ("Fife", 1), "York Infantry": ("Lothian", 1)}
    scene = Scene(put, edition="de").to_winter().skip_to("scottish build")
    assert not scene.pos.waits_for(ENGLAND)


@pytest.mark.parametrize(("check", "over"), [("winter_too", True), ("game_turns", False)])
def test_l13_all_nobles_are_looked_for_after_winter_or_not(check, over):
    scene = Scene({"Wallace": "Fife"}, all_nobles_check=check).to_winter()
    scene.skip_to("scottish build")
    pos = scene.pos
    for area, here in enumerate(pos.at[:23]):  # no noble is Scottish any more
        for block in [b for b in range(56) if here >> b & 1 and pos.nobles(SCOTLAND) >> b & 1]:
            pos.change_sides(block, area, pos.strength(block))
    scene.do("done", "done")
    while pos.is_chance() and scene.step == "levy":
        scene.draw(scene.names(pos.at[23] & -pos.at[23]).pop())
    assert pos.is_over() == over


def french(arrival: str) -> Scene:
    put: dict[str, Place] = {f"{name}/S": name for name in EIGHT}
    return Scene(put, edition="it", french_arrival=arrival).to_winter()


def test_l16_the_scots_may_add_the_french_or_decline():
    scene = french("may_decline").skip_to("french arrival")
    assert scene.legal() == {"block French Knights", "pass"}
    scene.do("pass")
    assert scene.at("French Knights") == "out of play"
    assert scene.step == "scottish build"
    scene = french("may_decline").skip_to("french arrival").do("block French Knights")
    assert scene.at("French Knights") == "Scottish pool"


def test_l16_elsewhere_they_come_by_themselves():
    scene = french("automatic").skip_to("scottish build")
    assert scene.at("French Knights") == "Scottish pool"


def test_the_presets_have_their_documents_values():
    for name in ("hu", "fr", "edition 2"):
        assert PRESETS[name].winter_builds == "hidden"
    assert PRESETS["de"].leaders_disband == "in_their_step"
    assert PRESETS["it"].french_arrival == "may_decline"
