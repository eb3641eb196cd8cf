"""Rule 5.32, its note: when control of the battlefield changes after round 1."""

from __future__ import annotations

from schiltrom.engine.tables import ENGLAND, SCOTLAND
from tests.documents.battles import reinforced, to
from tests.helpers.scene import Scene
from tests.rules.fight import front, go, hold_out, hold_until, open_battle, wait_for


def _defenders_killed(document: str) -> Scene:
    """Kill both first defenders of Buchan in round 1, three Scots being on their way."""
    scene = reinforced(document).hold("Keith")
    scene.fire("Angus/E", 1, 1, 6).do("block Keith", "block Barclay")
    hold_until(scene, 2)
    assert scene.pos.round == 2
    return scene


def control_changes_when_all_defenders_die(document: str) -> None:
    """All first defenders killed in round 1, the helpers who come are the attackers."""
    scene = _defenders_killed(document)
    assert scene.pos.attacker == SCOTLAND
    scene = reinforced(document).hold("Keith")
    scene.fire("Angus/E", 1, 6, 6).do("block Keith")
    hold_until(scene, 2)
    assert scene.pos.attacker == ENGLAND  # one of two is not all


def control_when_defenders_retreat(document: str, changes: bool) -> None:
    """All first defenders gone from round 1, by retreat or one killed and one by retreat."""
    scene = go(reinforced(document), "Keith", "Mar")
    go(wait_for(scene, "Barclay"), "Barclay", "Mar")
    assert (hold_until(scene, 2).pos.attacker == SCOTLAND) == changes
    scene = go(reinforced(document), "Keith", "Mar")
    scene.fire("Angus/E", 1, 6, 6).do("block Barclay")
    assert (hold_until(scene, 2).pos.attacker == SCOTLAND) == changes


def control_stays_when_the_attackers_left_too(document: str) -> None:
    """Both fronts retreated in round 1: the attacker has won nothing and attacks in round 2."""
    put = {"York Infantry": "Angus", "Durham Infantry": "Mar", "Barclay": "Buchan"}
    scene = Scene({**put, "Grant": "Strathspey"}, england="2", edition=document)
    moves = to("Buchan", "York Infantry", "Durham Infantry")
    open_battle(scene, "Buchan", moves, to("Buchan", "Grant"))
    go(go(scene, "Barclay", "Badenoch"), "York Infantry", "Angus")
    assert scene.pos.round == 2
    assert (front(scene, ENGLAND), front(scene, SCOTLAND)) == ({"Durham Infantry"}, {"Grant"})
    assert (scene.active, scene.blocks()) == ("Scotland", {"Grant"})
    assert scene.pos.attacker == ENGLAND


def former_attacker_defends(document: str) -> None:
    """After the change the first attacker acts first in his letter in rounds 2 and 3."""
    scene = _defenders_killed(document)
    for number in (2, 3):
        assert scene.pos.round == number
        assert (scene.active, scene.blocks()) == ("England", {"Angus/E"})
        scene.hold("Angus/E")
        assert (scene.active, scene.blocks()) == ("Scotland", {"Moray"})
        hold_until(scene, number + 1)


def new_attacker_must_retreat(document: str) -> None:
    """After the change it is the helpers who must go after round 3."""
    scene = hold_out(_defenders_killed(document))
    assert (scene.step, scene.active) == ("retreat", "Scotland")
    assert scene.blocks() == {"Moray", "Fraser", "Graham"}
