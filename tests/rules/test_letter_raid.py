"""Row L15 of the table: ja 5.9, the block lost to a raid must be shown."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from schiltrom.engine.choices import parse_choice
from schiltrom.engine.flow import choose
from schiltrom.engine.position import Position
from schiltrom.engine.record import Entry
from schiltrom.engine.serial import position_from_json, position_to_json
from schiltrom.engine.tables import BLOCK_NAMES, ENGLAND, NOBODY, PLACE_NAMES, SCOTLAND
from schiltrom.engine.view import view
from schiltrom.engine.worlds import draw_world
from schiltrom.knowledge.tracker import Tracker
from schiltrom.notation.line import position_from_line, position_to_line
from schiltrom.notation.view_line import view_from_line, view_to_line
from schiltrom.screen.state import screen_state_for
from schiltrom.text.log import lines
from schiltrom.text.wording import in_words
from tests.helpers.scene import Scene
from tests.rules.fight import Case, next_turn

# "どのブロックを取り去ったか内容を明らかにする必要があります"
SHOWN: list[Case] = [("ja", {}, True), ("ja", {"raid_loss": "hidden"}, False)]
SHOWN += [(name, {}, False) for name in (2, 3, 4, "de", "hu", "fr", "it", "reference")]
SHOWN += [(4, {"raid_loss": "shown"}, True)]
LOTHIAN = {"York Infantry": "Lothian", "Durham Infantry": "Lothian", "Wallace": "England"}


def raid(edition: int | str = "ja", **switches: Any) -> Scene:
    """Let Wallace raid England; England must choose a block."""
    return Scene(LOTHIAN, edition=edition, **switches).do("done", "done")


def known(pos: Position, viewer: int) -> dict[str, str]:
    """Return the English blocks that a viewer can name, and where they are."""
    return {BLOCK_NAMES[b]: PLACE_NAMES[p] for b, p, _ in view(pos, viewer).sides[ENGLAND].known}


@pytest.mark.parametrize(("edition", "switches", "shown"), SHOWN)
def test_l15_everybody_sees_which_block_was_lost(edition, switches, shown):
    """It lies in the pool, and the other side and spectators can name it."""
    scene = raid(edition, **switches).do("block York Infantry")
    for viewer in (SCOTLAND, NOBODY):
        seen = {"York Infantry": "English pool"} if shown else {}
        assert known(scene.pos, viewer) == seen


@pytest.mark.parametrize(("edition", "switches", "shown"), SHOWN)
def test_l15_the_log_names_it(edition, switches, shown):
    """The line of the raid, as the Scots and a spectator read it."""
    scene = raid(edition, **switches)
    before = scene.pos.copy()
    scene.do("block York Infantry")
    entry = Entry.of_choice(ENGLAND, parse_choice("block York Infantry"))
    for viewer in (SCOTLAND, NOBODY):
        told = [in_words(line.message) for line in lines(before, entry, scene.pos, viewer)]
        assert any("York" in line for line in told) == shown


def test_l15_it_cannot_be_taken_back():
    """Once shown it is known."""
    york = parse_choice("block York Infantry")
    assert choose(raid().pos, ENGLAND, york)
    assert not choose(raid(raid_loss="hidden").pos, ENGLAND, york)


def test_l15_several_raids_of_a_year_are_all_known_until_the_levy():
    """Nobody leaves the English pool before the levy; then either may have been drawn."""
    scene = raid().do("block York Infantry")
    next_turn(scene).do("done", "done").do("block Durham Infantry")
    lost = {"York Infantry": "English pool", "Durham Infantry": "English pool"}
    assert known(scene.pos, SCOTLAND) == lost
    next_turn(scene).to_winter()
    assert known(scene.pos, SCOTLAND) == lost
    scene.skip_to("english build")
    assert known(scene.pos, SCOTLAND) == lost
    scene.do("done")
    assert scene.step == "levy"
    assert known(scene.pos, SCOTLAND) == {}
    assert scene.pos.raided == 0


def test_l15_edward_too():
    """He may be the block that is lost, and is shown like any other."""
    scene = Scene({**LOTHIAN, "Edward": "Lothian"}, edition="ja").do("done", "done", "block Edward")
    assert known(scene.pos, SCOTLAND) == {"Edward": "English pool"}


def test_l15_worlds_agree_with_the_view():
    """Every world of a view has the block in the pool, and the same view."""
    scene = raid().do("block York Infantry")
    for viewer in (ENGLAND, SCOTLAND, NOBODY):
        seen = view(scene.pos, viewer)
        for seed in range(20):
            world = draw_world(seen, Random(seed))
            assert view(world, viewer) == seen
            assert PLACE_NAMES[world.place_of(BLOCK_NAMES.index("York Infantry"))] == "English pool"


def test_l15_the_scots_remember_who_is_left():
    """York gone, so the block still in Lothian is the other one."""
    scene = Scene(LOTHIAN, edition="ja", show=False)
    tracker = Tracker(view(scene.pos, SCOTLAND))
    scene.play(ENGLAND, "card 1")
    tracker.update(view(scene.pos, SCOTLAND))
    scene.play(SCOTLAND, "card 1")
    tracker.update(view(scene.pos, SCOTLAND))
    for text in ("done", "done", "block York Infantry"):
        scene.do(text)
        tracker.update(view(scene.pos, SCOTLAND))
    york = BLOCK_NAMES.index("York Infantry")
    assert tracker.possible(PLACE_NAMES.index("English pool")) >> york & 1
    assert not tracker.possible(PLACE_NAMES.index("Lothian")) >> york & 1
    assert tracker.draw(Random(1)).place_of(york) == PLACE_NAMES.index("English pool")


@pytest.mark.parametrize(("loss", "named"), [("shown", True), ("hidden", False)])
def test_l15_the_screen_shows_it_in_the_pool(loss, named):
    """The Scots' screen has the block among those it can name."""
    scene = raid(raid_loss=loss)
    told = screen_state_for(scene.pos, SCOTLAND).explanation
    assert told is not None
    words = {in_words(told, language) for language in ("en", "de", "fr", "hu", "it", "ja")}
    assert len(words) == 6
    assert ("for all to see" in in_words(told)) == named
    scene.do("block York Infantry")
    pieces = {piece.name: piece.place for piece in screen_state_for(scene.pos, SCOTLAND).pieces}
    assert ("York Infantry" in pieces) == named
    if named:
        assert pieces["York Infantry"] == "pool"


def test_l15_files_keep_it_and_older_files_have_nobody():
    """Positions and views survive JSON and lines; those of the first version are read still."""
    pos = raid().do("block York Infantry").pos
    data = json.loads(json.dumps(position_to_json(pos)))
    assert data["counters"]["raided"] == ["York Infantry"]
    assert position_from_json(data) == pos
    assert position_from_line(position_to_line(pos)) == pos
    seen = view(pos, SCOTLAND)
    assert view_from_line(view_to_line(seen)) == seen
    old = json.loads(json.dumps(data))
    old["version"] = 1
    del old["counters"]["raided"]
    assert position_from_json(old).raided == 0
