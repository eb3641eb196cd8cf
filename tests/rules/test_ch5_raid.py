"""Chapter 5: border raids (5.9)."""

from __future__ import annotations

import pytest

from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND
from schiltrom.engine.view import view
from tests.helpers.scene import Scene
from tests.rules.fight import go, hold_out, march, next_turn, open_battle


def end_turn(scene: Scene) -> Scene:
    """Let both sides do nothing."""
    return scene.do("done", "done")


def test_5_9_england_loses_a_block_at_the_end_of_the_turn():
    """Wallace in England costs Cumbria; next turn only a noble is left, so nothing more."""
    put = {"Wallace": "England", "Angus/E": "Angus", "Cumbria Infantry": ("Lothian", 1)}
    scene = end_turn(Scene(put))
    assert (scene.step, scene.active) == ("raid", "England")
    assert scene.legal() == {"block Cumbria Infantry"}
    scene.do("block Cumbria Infantry")
    assert scene.at("Cumbria Infantry") == "English pool"
    assert scene.strength("Cumbria Infantry") == 3
    assert (scene.step, scene.pos.turn) == ("card", 2)
    end_turn(next_turn(scene))
    assert (scene.step, scene.pos.turn) == ("card", 3)


def test_5_9_every_game_turn_anew_and_one_block_each_time():
    """Three raiders cost one block a turn, not three."""
    put = dict.fromkeys(["Wallace", "Barclay", "Grant"], "England")
    english = ["Cumbria Infantry", "York Infantry", "Durham Infantry"]
    scene = end_turn(Scene({**put, **dict.fromkeys(english, "Lothian")}))
    scene.do("block York Infantry")
    assert scene.step == "card"
    end_turn(next_turn(scene))
    assert scene.legal() == {"block Cumbria Infantry", "block Durham Infantry"}
    scene.do("block Durham Infantry")
    assert scene.step == "card"
    assert scene.at("Cumbria Infantry") == "Lothian"


def test_5_9_england_chooses_among_all_its_blocks_on_the_map_but_nobles():
    """Wherever they stand; Edward is no noble; blocks in the pool are no choice."""
    put = {
        "Wallace": "England",
        "Edward": "Fife",
        "Hobelars": "Lothian",
        "Wales Archers": "Moray",
        "Bruce/E": "Annan",
    }
    scene = end_turn(Scene(put))
    assert scene.blocks() == {"Edward", "Hobelars", "Wales Archers"}
    assert "done" not in scene.legal()


def test_5_9_no_block_to_lose_no_loss():
    """With nobles only on the map, the raid costs nothing."""
    scene = end_turn(Scene({"Wallace": "England", "Angus/E": "Angus"}))
    assert (scene.step, scene.pos.turn) == ("card", 2)
    assert scene.at("Angus/E") == "Angus"


@pytest.mark.parametrize("edward", [1, 2])
def test_5_9_a_raid_may_take_edward_and_nobody_wins(edward):
    """Edward goes to the pool, first or second as he was, and the game goes on."""
    scene = Scene({"Wallace": "England", "Edward": "Fife"}, bruce=True, year=1306 + edward)
    scene.pos.edward = edward
    end_turn(scene).do("block Edward")
    assert scene.at("Edward") == "English pool"
    assert (scene.pos.edward, scene.pos.winner) == (edward, NOBODY)
    assert scene.step == "card"


@pytest.mark.parametrize("celtic_permanent", [False, True])
@pytest.mark.parametrize("block", ["Hobelars", "Ulster Infantry"])
def test_5_9_what_a_raid_takes_goes_to_the_pool(block, celtic_permanent):
    """Even blocks that a battle would kill for good."""
    scene = Scene({"Wallace": "England", block: "Fife"}, celtic_permanent=celtic_permanent)
    end_turn(scene).do(f"block {block}")
    assert scene.at(block) == "English pool"


@pytest.mark.parametrize("put", [{}, {"Wallace": "Dunbar"}])
def test_5_9_no_scots_in_england_no_raid(put):
    """England held by its own, or by nobody: nothing is lost."""
    scene = end_turn(Scene({**put, "York Infantry": "Lothian"}))
    assert scene.step == "card"
    scene = end_turn(Scene({**put, "York Infantry": "England"}))
    assert scene.step == "card"


def test_5_9_raiders_arriving_this_turn_count():
    """They are there at the end of the turn, so they cost a block at once."""
    scene = Scene({"Barclay": "Dunbar", "York Infantry": "Lothian"})
    march(march(scene), "Barclay > England")
    assert scene.step == "raid"


def test_5_9_raiders_who_left_this_turn_do_not():
    """What counts is who stands in England at the end."""
    scene = Scene({"Barclay": "England", "York Infantry": "Lothian"})
    march(march(scene), "Barclay > Annan")
    assert scene.step == "card"


def test_5_9_attackers_of_england_beaten_off_do_not_raid():
    """The English held England; the Scots had to go back."""
    scene = Scene({"Barclay": "Dunbar", "York Infantry": "England"})
    hold_out(open_battle(scene, "England", (), ("Barclay > England",)))
    go(scene, "Barclay", "Dunbar").do("done", "done")
    assert scene.step == "card"
    assert scene.at("York Infantry") == "England"


def test_5_9_conquerors_of_england_raid_in_the_same_turn():
    """The last defender killed, Scots alone stand in England: another block is lost."""
    put = {"Wallace": "Dunbar", "York Infantry": ("England", 1), "Durham Infantry": "Lothian"}
    scene = open_battle(Scene(put), "England", (), ("Wallace > England",))
    scene.fire("Wallace", 1, 6, 6, 6).do("block York Infantry", "done")
    assert scene.step == "raid"
    assert scene.blocks() == {"Durham Infantry"}


def test_5_9_raiders_driven_out_of_england_do_not_raid():
    """An English attack from Scotland that wins England back ends the raid."""
    put = {"Barclay": "England", "York Infantry": "Dunbar", "Durham Infantry": "Lothian"}
    scene = open_battle(Scene(put), "England", ("York Infantry > England",))
    go(scene, "Barclay", "Annan").do("done")
    assert scene.step == "card"


def test_5_9_comes_after_all_battles():
    """First every battle is fought, then England chooses among those who are left."""
    put = {"Wallace": "England", "York Infantry": ("Angus", 1), "Barclay": "Buchan"}
    scene = Scene({**put, "Durham Infantry": "Lothian"})
    march(march(scene, "York Infantry > Buchan"))
    assert scene.step == "choose battle"
    scene.do("area Buchan").fire("Barclay", 1, 6, 6, 6).do("block York Infantry")
    assert scene.step == "regroup"
    scene.do("done")
    assert scene.step == "raid"
    assert scene.blocks() == {"Durham Infantry"}


def test_5_9_also_in_a_turn_of_two_events():
    """Two events end the year, but the raid is still due before the winter."""
    scene = Scene(
        {"Wallace": "England", "York Infantry": "Lothian"}, england="Victuals", scotland="Herald"
    )
    scene.do("done", "pass")
    assert (scene.step, scene.active) == ("raid", "England")
    scene.do("block York Infantry")
    assert scene.at("York Infantry") == "English pool"
    assert scene.step not in ("raid", "card")


# --- under a truce ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "raided"),
    [(e, True) for e in (2, 3, 4, "hu", "fr", "it", "ja")] + [("de", False)],
)
def test_5_9_truce_raid_loss_in_the_editions(edition, raided):
    """An English truce spares England the loss in the German rules only."""
    put = {"Wallace": "England", "York Infantry": "Lothian"}
    scene = Scene(put, england="Truce", edition=edition).do("event", "done")
    assert scene.step == ("raid" if raided else "card")


@pytest.mark.parametrize(("loss", "step"), [("applies", "raid"), ("suspended", "card")])
def test_5_9_truce_raid_loss(loss, step):
    """The switch alone decides."""
    put = {"Wallace": "England", "York Infantry": "Lothian"}
    scene = Scene(put, england="Truce", truce_raid_loss=loss).do("event", "done")
    assert scene.step == step


def test_5_9_truce_raid_loss_suspended_for_that_turn_only():
    """Next turn the raiders bite again."""
    put = {"Wallace": "England", "York Infantry": "Lothian"}
    scene = Scene(put, england="Truce", edition="de").do("event", "done")
    end_turn(next_turn(scene))
    assert scene.step == "raid"


def test_5_9_truce_raid_loss_suspended_only_by_an_english_truce():
    """A Scottish truce binds the English, not the raiders."""
    put = {"Wallace": "England", "York Infantry": "Lothian"}
    scene = Scene(put, scotland="Truce", truce_raid_loss="suspended").do("event", "done")
    assert scene.step == "raid"


def test_5_9_truce_raid_loss_suspended_not_by_a_truce_passed_up():
    """The card alone suspends nothing: the truce has to be declared."""
    put = {"Wallace": "England", "York Infantry": "Lothian"}
    scene = Scene(put, england="Truce", truce_raid_loss="suspended").do("pass", "done")
    assert scene.step == "raid"


# --- what is seen ----------------------------------------------------------------------------


def raided(block: str) -> list[object]:
    """Lose one of two blocks in Lothian; return what the Scots and a spectator see then."""
    put = {"Wallace": "England", "York Infantry": "Lothian", "Durham Infantry": "Lothian"}
    scene = end_turn(Scene(put)).do(f"block {block}")
    return [view(scene.pos, SCOTLAND), view(scene.pos, NOBODY)]


def test_5_9_the_block_lost_is_not_shown():
    """York gone or Durham gone looks the same to everybody but England."""
    assert raided("York Infantry") == raided("Durham Infantry")


def test_5_9_raiders_alone_in_england_though_england_is_player_1():
    """Who was Player 1 makes no difference; England chooses the block."""
    for england, scotland in (("2", "1"), ("1", "2")):
        put = {"Wallace": "England", "York Infantry": "Lothian"}
        scene = end_turn(Scene(put, england=england, scotland=scotland))
        assert (scene.step, scene.pos.active) == ("raid", ENGLAND)
