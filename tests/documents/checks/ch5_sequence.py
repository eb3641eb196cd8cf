"""Rules 5.1 and 5.2: one battle after another, what is shown of it, and Celtic unity."""

from __future__ import annotations

import copy
from typing import Any

from schiltrom.engine.rules import OFFERED
from schiltrom.engine.tables import AREA_NAMES, ENGLAND, SCOTLAND
from tests.documents.battles import CELTS, counted, strengths_seen, to, two_battles
from tests.helpers.scene import Scene
from tests.rules.fight import (
    front,
    go,
    hold_out,
    hold_until,
    march,
    next_turn,
    open_battle,
    reserves,
    seen,
)

# --- 5.1 one battle after another ------------------------------------------------------------


def battles_wait_for_all_movement(document: str) -> None:
    """After Player 1's attack Player 2 still moves; only then is a battle chosen."""
    scene = Scene({"York Infantry": "Angus", "Barclay": "Buchan"}, edition=document)
    march(scene, "York Infantry > Buchan")
    assert (scene.step, scene.active) == ("move", "Scotland")
    scene.do("done")
    assert scene.step == "choose battle"


def one_battle_at_a_time(document: str) -> None:
    """The second battle can be chosen only when the first is over, regroup and all."""
    scene = two_battles(document).do("area Atholl")
    while scene.step != "choose battle":
        assert AREA_NAMES[scene.pos.field] == "Atholl"
        if scene.step == "combat":
            scene.hold(min(scene.blocks()))
        elif scene.step == "retreat" and scene.blocks():
            go(scene, "Durham Infantry", "Mar")
        else:
            scene.do("done")
    assert scene.legal() == {"area Buchan"}


def player_1_picks_the_battle(document: str) -> None:
    """Player 1 names the first battle and each one after it, whoever attacks."""
    for scotland, picker in (("1", "England"), ("2", "Scotland")):
        scene = two_battles(document, scotland)
        assert (scene.active, scene.legal()) == (picker, {"area Buchan", "area Atholl"})
        go(hold_out(scene.do("area Atholl")), "Durham Infantry", "Mar").do("done", "done")
        assert (scene.step, scene.active) == ("choose battle", picker)


def picks_before_looking(document: str) -> None:
    """While the battle is being chosen nobody can name an enemy block."""
    for scotland in ("1", "2"):
        scene = two_battles(document, scotland)
        assert (seen(scene, ENGLAND), seen(scene, SCOTLAND)) == (set(), set())


def battle_shows_its_blocks(document: str) -> None:
    """The blocks of the chosen battle lie open with their strengths, those of others do not."""
    scene = two_battles(document).do("area Buchan")
    assert strengths_seen(scene, ENGLAND) == {"York Infantry": 3}
    assert strengths_seen(scene, SCOTLAND) == {"Barclay": 4}
    assert (counted(scene, ENGLAND, "Atholl"), counted(scene, SCOTLAND, "Atholl")) == (1, 1)


def blocks_are_hidden_after_the_battle(document: str) -> None:
    """The battle over, nobody can name a block of it any more."""
    scene = two_battles(document).do("area Buchan")
    go(hold_out(scene), "York Infantry", "Mar").do("done", "done")
    assert scene.step == "choose battle"
    assert (seen(scene, ENGLAND), seen(scene, SCOTLAND)) == (set(), set())
    assert counted(scene, SCOTLAND, "Buchan") == 1


def order_of_battles_is_open(document: str) -> None:
    """After the first of three battles either of the others may be next."""
    put = {"York Infantry": "Mar", "Durham Infantry": "Mar", "Cumbria Infantry": "Mar"}
    put |= {"Barclay": "Buchan", "Grant": "Atholl", "Keith": "Badenoch"}
    scene = Scene({**put}, edition=document)
    targets = ("York Infantry > Buchan", "Durham Infantry > Atholl", "Cumbria Infantry > Badenoch")
    open_battle(scene, "Atholl", targets)
    go(hold_out(scene), "Durham Infantry", "Mar").do("done", "done")
    assert scene.legal() == {"area Buchan", "area Badenoch"}
    for area in ("Buchan", "Badenoch"):
        other = copy.copy(scene)
        other.pos = scene.pos.copy()
        assert other.do(f"area {area}").step == "combat"


# --- 5.2 Celtic unity ------------------------------------------------------------------------


def _with_celts(document: str, *celts: str) -> Scene:
    """Let York and some Celts attack Barclay in Buchan from Angus."""
    put = {"York Infantry": "Angus", "Barclay": "Buchan", **dict.fromkeys(celts, "Angus")}
    scene = Scene({**put}, edition=document)
    return open_battle(scene, "Buchan", to("Buchan", "York Infantry", *celts))


def celts_roll(document: str) -> None:
    """Welsh infantry and archers and Ulster infantry roll, other English blocks do not."""
    for block in CELTS:
        assert _with_celts(document, block).step == "celtic roll"
    for block in ("Lancaster Archers", "Cumbria Infantry"):
        assert _with_celts(document, block).step == "combat"


def celts_roll_when_attacked(document: str) -> None:
    """A Celt who defends rolls as well, before anybody acts."""
    scene = Scene({"Ulster Infantry": "Angus", "Barclay": "Fife"}, edition=document)
    open_battle(scene, "Angus", (), ("Barclay > Angus",))
    assert (scene.step, scene.pos.round) == ("celtic roll", 0)


def celts_roll_one_die_each(document: str) -> None:
    """Three Celts roll three dice, and each answers for himself."""
    scene = _with_celts(document, *CELTS).roll(5, 4, 6)
    assert [scene.at(b) for b in CELTS] == ["English pool", "Buchan", "English pool"]


def celts_stay(document: str, dice: list[int]) -> None:
    """On these dice a Celt stays and fights in round 1."""
    for die in dice:
        scene = _with_celts(document, "Wales Infantry").roll(die)
        assert front(scene, ENGLAND) == {"York Infantry", "Wales Infantry"}


def celts_leave(document: str, dice: list[int]) -> None:
    """On these dice a Celt goes to the English pool."""
    for die in dice:
        for block in CELTS:
            scene = _with_celts(document, block).roll(die)
            assert scene.at(block) == "English pool"
            assert front(scene, ENGLAND) == {"York Infantry"}


def celts_in_reserve(document: str, roll_in: int) -> None:
    """A Celt in reserve rolls before round 1, or when he is shown in round 2."""
    put = {"York Infantry": "Angus", "Wales Infantry": "Mar", "Barclay": "Buchan"}
    scene = Scene(put, england="2", edition=document)
    open_battle(scene, "Buchan", to("Buchan", "York Infantry", "Wales Infantry"))
    assert reserves(scene) == {"Wales Infantry"}
    if roll_in == 1:
        assert (scene.step, scene.pos.round) == ("celtic roll", 0)
        scene.roll(5)
        assert scene.at("Wales Infantry") == "English pool"
        hold_until(scene, 2)
        assert scene.step == "combat"
        return
    assert scene.step == "combat"
    assert "Wales Infantry" not in seen(scene, ENGLAND)
    hold_until(scene, 2)
    assert (scene.step, scene.pos.round) == ("celtic roll", roll_in)
    assert "Wales Infantry" in seen(scene, ENGLAND)
    assert scene.roll(6).at("Wales Infantry") == "English pool"


def celts_roll_in_every_battle(document: str) -> None:
    """A Celt who stayed rolls anew the next time he fights."""
    scene = _with_celts(document, "Wales Infantry").roll(1)
    go(go(hold_out(scene), "York Infantry", "Angus"), "Wales Infantry", "Angus").do("done", "done")
    open_battle(next_turn(scene), "Buchan", to("Buchan", "Wales Infantry"))
    assert scene.step == "celtic roll"


def celts_killed_for_good_by_choice(document: str) -> None:
    """Players who choose the option lose killed Celts for ever, others find them in the pool."""
    assert "celtic_permanent" in OFFERED[document]
    choices: list[tuple[dict[str, Any], str]]
    choices = [({}, "English pool"), ({"celtic_permanent": True}, "out of play")]
    for block in CELTS:
        for chosen, place in choices:
            put = {block: ("Angus", 1), "York Infantry": ("Angus", 1), "Wallace": "Fife"}
            scene = Scene({**put}, edition=document, **chosen)
            open_battle(scene, "Angus", (), to("Angus", "Wallace")).roll(1)
            scene.fire("Wallace", 1, 6, 6, 6).do(f"block {block}")
            assert scene.at(block) == place
