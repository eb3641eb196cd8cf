"""What others see does not depend on which hidden block marches, waits in Fife or winters."""

from __future__ import annotations

import json

import pytest

from schiltrom import ENGLAND, NOBODY, SCOTLAND
from schiltrom.engine.position import Position
from schiltrom.engine.serial import view_to_json
from schiltrom.engine.view import view
from tests.helpers.scene import Place, Scene


def seen(pos: Position) -> list[str]:
    """Return what England and spectators see."""
    return [json.dumps(view_to_json(view(pos, viewer))) for viewer in (ENGLAND, NOBODY)]


def updates(scene: Scene, texts: list[str], viewer: int) -> list[str]:
    """Return every view that differs from the one before, as choices are made."""
    told = [json.dumps(view_to_json(view(scene.pos, viewer)))]
    for text in texts:
        scene.do(text)
        now = json.dumps(view_to_json(view(scene.pos, viewer)))
        if now != told[-1]:
            told.append(now)
    return told


@pytest.mark.parametrize("viewer", [ENGLAND, NOBODY])
def test_a_march_does_not_tell_who_marches(viewer):
    """Wallace has a step left and must stop, Barclay has none: one update for one march."""
    told = []
    for marches, stays in (("Wallace", "Barclay"), ("Barclay", "Wallace")):
        scene = Scene({marches: "Fife", stays: "Carrick"}, scotland="3")
        while scene.active != "Scotland":
            scene.do("done")
        way = [f"block {marches}", "area Mentieth", "area Lennox"]
        told.append(updates(scene, [*way, "stop"] if marches == "Wallace" else way, viewer))
    assert told[0] == told[1]
    assert len(told[0]) == 2


def test_declining_to_crown_is_told_as_the_event():
    """Whether Bruce or Mar stands hidden in Fife, England sees the Scots play their event."""
    told = []
    for noble, other in (("Bruce/S", "Mar/S"), ("Mar/S", "Bruce/S")):
        put: dict[str, Place] = {noble: "Fife", other: "Mar"}
        scene = Scene(put, england="1", scotland="Victuals", gone=("Wallace",))
        while scene.active != "Scotland":
            scene.do("done")
        first = seen(scene.pos)
        if scene.step == "coronation":
            scene.do("event")
        assert seen(scene.pos) == first
        told.append(first)
    assert told[0] == told[1]


@pytest.mark.parametrize("rules", [2, 3, 4, "de", "fr", "hu", "it", "ja"])
def test_winter_does_not_tell_whether_edward_is_there(rules):
    """Until England's winter is over, the Scots see nobody go, whoever stands in Lothian."""
    told = []
    for here, there in (("Edward", "York Knights"), ("York Knights", "Edward")):
        put: dict[str, Place] = {here: "Lothian", there: "England", "Wallace": "Fife"}
        scene = Scene(put, edition=rules, questions="always").to_winter()
        scene.skip_to("edward winter" if here == "Edward" else "english disband")
        told.append(json.dumps(view_to_json(view(scene.pos, SCOTLAND))))
    assert told[0] == told[1]


@pytest.mark.parametrize("rules", [2, 3, 4, "de", "fr", "hu", "it", "ja"])
def test_winter_does_not_tell_whether_moray_is_at_home(rules):
    told = []
    for here, there in (("Moray", "Keith"), ("Keith", "Moray")):
        put: dict[str, Place] = {here: "Moray", there: "Strathspey"}
        scene = Scene(put, edition=rules, questions="always").to_winter()
        while scene.step in ("bruce home", "comyn home"):
            scene.do(f"area {sorted(scene.areas())[0]}")
        told.append(seen(scene.pos))
    assert told[0] == told[1]


def test_builds_at_once_tell_nothing_until_both_are_done():
    """Neither side learns of the other's builds, nor when the other is done (7.6, hidden)."""
    put: dict[str, Place] = {"Barclay": ("Fife", 1), "York Infantry": ("Lothian", 1)}
    scene = Scene(put, edition="hu", questions="always").to_winter().skip_to("scottish build")
    views = {v: json.dumps(view_to_json(view(scene.pos, v))) for v in (ENGLAND, NOBODY)}
    scene.play(SCOTLAND, "block Barclay", "area Fife")
    scene.draw("Keith")
    assert json.dumps(view_to_json(view(scene.pos, ENGLAND))) == views[ENGLAND]
    mine = json.dumps(view_to_json(view(scene.pos, SCOTLAND)))
    scene.play(ENGLAND, "block York Infantry", "done")
    assert json.dumps(view_to_json(view(scene.pos, SCOTLAND))) == mine
    assert json.dumps(view_to_json(view(scene.pos, NOBODY))) == views[NOBODY]
    scene.play(SCOTLAND, "done")
    assert scene.pos.told_e == scene.pos.told_s == b""
