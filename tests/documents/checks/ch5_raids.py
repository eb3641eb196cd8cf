"""Rule 5.9: border raids, in a truce too."""

from __future__ import annotations

from schiltrom.engine.choices import parse_choice
from schiltrom.engine.record import Entry
from schiltrom.engine.tables import ENGLAND, IN_ENGLAND, SCOTLAND, SCOTS
from schiltrom.engine.view import view
from schiltrom.text.log import lines
from tests.documents.battles import to
from tests.helpers.scene import Scene
from tests.rules.fight import (
    areas_for,
    front,
    hold_until,
    march,
    next_turn,
    open_battle,
    reserves,
)


def scots_may_raid(document: str) -> None:
    """The Scots may enter England, empty or held, and the English lose a block for it."""
    scene = Scene({"Barclay": "Dunbar", "York Infantry": "Lothian"}, edition=document)
    march(scene.do("done"), "Barclay > England")
    assert scene.at("Barclay") == "England"
    assert (scene.step, scene.active) == ("raid", "England")


def each_raider_costs_a_point(document: str) -> None:
    """A card of 1 or 2 takes one or two of three Scots over the border, and no third."""
    raiders = ("Barclay", "Grant", "Keith")
    for card in (1, 2):
        scene = Scene(dict.fromkeys(raiders, "Dunbar"), scotland=str(card), edition=document)
        if card == 1:
            scene.do("done")
        for block in raiders[:card]:
            scene.move(block, "England")
        assert scene.pos.moves == 0
        assert not any("England" in areas_for(scene, block) for block in scene.blocks())


def raid_takes_one_block(document: str) -> None:
    """At the end of the turn England removes one block of its choice that is no noble."""
    put = dict.fromkeys(["Wallace", "Barclay"], "England")
    put |= {"York Infantry": "Lothian", "Hobelars": "Moray", "Angus/E": "Angus"}
    scene = Scene({**put}, edition=document).do("done", "done")
    assert (scene.step, scene.active) == ("raid", "England")
    assert scene.legal() == {"block York Infantry", "block Hobelars"}
    scene.do("block York Infantry")
    assert (scene.at("York Infantry"), scene.at("Hobelars")) == ("English pool", "Moray")
    assert scene.step == "card"


def raid_takes_one_every_turn(document: str) -> None:
    """While the raiders stay it happens again; once they have left it does not."""
    put = {"Barclay": "England", "York Infantry": "Lothian", "Durham Infantry": "Lothian"}
    scene = Scene({**put}, edition=document).do("done", "done", "block York Infantry")
    next_turn(scene).do("done", "done")
    assert (scene.step, scene.legal()) == ("raid", {"block Durham Infantry"})
    scene = Scene({**put}, edition=document).do("done", "done", "block York Infantry")
    march(march(next_turn(scene)), "Barclay > Annan")
    assert scene.step == "card"


def raid_takes_no_noble(document: str) -> None:
    """With nobles only on the map England loses nothing."""
    scene = Scene({"Wallace": "England", "Angus/E": "Angus"}, edition=document).do("done", "done")
    assert (scene.step, scene.at("Angus/E")) == ("card", "Angus")


def raid_comes_before_the_next_cards(document: str) -> None:
    """The block is lost when all battles are over, just before cards are played again."""
    put = {"Wallace": "England", "York Infantry": ("Angus", 1), "Barclay": "Buchan"}
    scene = Scene({**put, "Durham Infantry": "Lothian"}, edition=document)
    open_battle(scene, "Buchan", to("Buchan", "York Infantry"))
    scene.fire("Barclay", 1, 6, 6, 6).do("block York Infantry", "done")
    assert (scene.step, scene.blocks()) == ("raid", {"Durham Infantry"})
    assert scene.do("block Durham Infantry").step == "card"


def raid_takes_at_most(document: str, blocks: int) -> None:
    """Through a whole year of five turns raiders cost so many blocks, and winter costs none."""
    english = ["York Infantry", "Durham Infantry", "Cumbria Infantry", "Westmor Infantry"]
    english += ["Lancaster Infantry", "Northumber Infantry"]
    put = {"Wallace": "England", **dict.fromkeys(english, "Fife"), "Bruce/S": "Annan"}
    scene = Scene({**put}, edition=document)
    lost = 0
    for turn in range(1, 6):
        if turn > 1:
            next_turn(scene)
        scene.do("done", "done")
        assert scene.step == "raid"
        scene.do(f"block {english[lost]}")
        lost += 1
    assert lost == blocks
    assert scene.step != "card"
    scene.skip_to("scottish build")
    assert scene.at(english[-1]) == "Fife"


def raiders_do_not_winter_in_england(document: str) -> None:
    """When the winter is over no Scottish block stands in England."""
    put = {"Barclay": "England", "Wallace": "England", "King": "England", "Mar/S": "England"}
    put |= {"Moray": "England", "York Infantry": "Fife"}
    scene = Scene({**put}, edition=document)
    scene.pos.turn = 5
    scene.do("done", "done", "block York Infantry")
    scene.skip_to("scottish build")
    assert scene.pos.at[IN_ENGLAND] & SCOTS == 0
    assert scene.at("Barclay") == "Scottish pool"


def _raided(document: str, block: str) -> list[object]:
    """Lose one of two blocks in Lothian; return what the Scots see and read of it."""
    put = {"Wallace": "England", "York Infantry": "Lothian", "Durham Infantry": "Lothian"}
    scene = Scene({**put}, edition=document).do("done", "done")
    before = scene.pos.copy()
    scene.do(f"block {block}")
    entry = Entry.of_choice(ENGLAND, parse_choice(f"block {block}"))
    read = [line.message for line in lines(before, entry, scene.pos, SCOTLAND)]
    return [view(scene.pos, SCOTLAND), *read]


def raid_loss_is_hidden(document: str) -> None:
    """York lost or Durham lost looks the same to the Scots."""
    assert _raided(document, "York Infantry") == _raided(document, "Durham Infantry")


def raid_loss_is_shown(document: str) -> None:
    """The Scots can tell whether York or Durham was lost."""
    assert _raided(document, "York Infantry") != _raided(document, "Durham Infantry")


def raiders_may_attack_england(document: str) -> None:
    """For a point a block the Scots attack the English in England, who cannot leave."""
    put = {"Barclay": "Dunbar", "Grant": "Dunbar", "York Infantry": "England"}
    scene = Scene({**put}, scotland="2", edition=document)
    scene.move("Barclay", "England")
    assert scene.pos.moves == 1
    scene.move("Grant", "England")
    assert scene.pos.moves == 0
    scene.do("done", "done", "area England")
    assert scene.pos.attacker == SCOTLAND
    assert scene.do("block York Infantry").legal() == {"fire", "hold"}


def raiders_from_two_areas(document: str) -> None:
    """Two from Annan and one from Carrick with a card of 3: the one comes on in round 2."""
    put = {"Douglas": "Annan", "Barclay": "Annan", "Keith": "Carrick", "York Infantry": "England"}
    scene = Scene({**put}, scotland="3", edition=document)
    moves = ("Douglas > England", "Barclay > England", "Keith > Annan > England")
    for move in moves:
        scene.move(*move.split(" > "))
    assert scene.pos.moves == 0
    scene.do("done", "done", "area England")
    assert front(scene, SCOTLAND) == {"Douglas", "Barclay"}
    assert reserves(scene) == {"Keith"}
    hold_until(scene, 2)
    assert front(scene, SCOTLAND) == {"Douglas", "Barclay", "Keith"}


# --- in a truce ------------------------------------------------------------------------------


def no_raid_in_a_truce(document: str) -> None:
    """Under an English truce the Scots cannot enter England, not even when it is empty."""
    scene = Scene({"Barclay": "Dunbar"}, england="Truce", scotland="2", edition=document)
    scene.do("event")
    areas = areas_for(scene, "Barclay")
    assert "Selkirk" in areas
    assert "England" not in areas


def raiders_stay_in_a_truce(document: str) -> None:
    """Raiders already in England are not driven out by a truce."""
    put = {"Barclay": "England", "York Infantry": "Lothian"}
    scene = Scene({**put}, england="Truce", edition=document).do("event", "done")
    assert scene.at("Barclay") == "England"
    assert scene.pos.at[IN_ENGLAND] & SCOTS


def raid_takes_a_block_in_a_truce(document: str) -> None:
    """In spite of a truce England loses a block to raiders already there."""
    for side in (ENGLAND, SCOTLAND):
        put = {"Barclay": "England", "York Infantry": "Lothian"}
        cards = ("Truce", "1") if side == ENGLAND else ("1", "Truce")
        scene = Scene({**put}, edition=document, england=cards[0], scotland=cards[1])
        scene.do("event", "done")
        assert (scene.step, scene.legal()) == ("raid", {"block York Infantry"})
