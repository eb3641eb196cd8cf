"""Chapter 6: Edward I and Edward II, and the kings whom the Scots crown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from schiltrom.engine.counters import BRAVEHEART
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.setup import new_position
from schiltrom.engine.tables import (
    BLOCK_NAMES,
    BRUCE_FACTION,
    COMYN_FACTION,
    ENGLAND,
    NOBODY,
    PLACE_NAMES,
    SCOTLAND,
    members,
)
from schiltrom.engine.victory import ENDING_NAMES
from tests.helpers.scene import Place, Scene
from tests.rules.fight import hold_out, next_turn

_EVENTS = ("Herald", "Pillage", "Sea Move", "Truce", "Victuals")
_DEAD = ("Wallace",)


# --- 6.1 Edward ------------------------------------------------------------------------------


def _edward_killed(document: str, reign: int) -> Scene:
    """Let Wallace kill a weak Edward in Lothian."""
    put = {"Edward": ("Lothian", 1), "Wallace": "Selkirk", "Bruce/S": "Carrick"}
    scene = Scene(put, edition=document).do("done")
    scene.pos.edward = reign
    scene.move("Wallace", "Lothian").do("done", "area Lothian")
    return scene.fire("Wallace", 3, 6, 6, 6).do("block Edward")


def edward_the_first_killed_is_edward_the_second(document: str) -> None:
    """The Edward block is Edward I until he is killed in battle, then Edward II."""
    scene = _edward_killed(document, 1)
    assert scene.pos.edward == 2
    assert scene.pos.winner == NOBODY
    assert scene.step == "regroup"


def edward_the_second_follows_after(document: str, *, year: int) -> None:
    """When that year has ended the block is Edward II, and not a year before."""
    for ended, reign in ((year - 1, 1), (year, 2)):
        bruce = ended >= 1306
        scene = Scene({"Mar/S": "Mar"}, year=ended, bruce=bruce, edition=document).to_winter()
        if not bruce:
            scene.pos.last_year = 0  # as in the campaign, which goes on
        scene.skip_to("deal")
        assert (scene.pos.year, scene.pos.edward) == (ended + 1, reign)


def edward_the_second_never_winters(document: str) -> None:
    """Edward II in Scotland is not asked: he disbands each winter."""
    for year in (1303, 1306, 1310):
        put = {"Edward": "Fife", "Mar/S": "Mar"}
        scene = Scene(put, year=year, bruce=year > 1305, edition=document)
        scene.pos.edward = 2
        scene.to_winter()
        steps = set()
        while scene.step not in ("scottish build", "english build"):
            steps.add(scene.step)
            scene.do(next(t for t in ("done", *sorted(scene.legal())) if t in scene.legal()))
        assert "edward winter" not in steps
        assert scene.at("Edward") == "English pool"


def edward_the_second_killed_loses(document: str) -> None:
    """Edward II killed in battle: Scotland wins at once."""
    scene = _edward_killed(document, 2)
    assert (scene.step, scene.pos.winner) == ("over", SCOTLAND)
    assert ENDING_NAMES[scene.pos.ending] == "edward killed"


# --- 6.2 who may be crowned ------------------------------------------------------------------


def no_king_at_the_start(document: str) -> None:
    """The Scots begin without a King."""
    pos = new_position(BRAVEHEART, RuleSet.preset(document))
    assert PLACE_NAMES[pos.place_of(BLOCK_NAMES.index("King"))] == "out of play"
    assert pos.crowned == 0


def _crowns(document: str, put: Mapping[str, Place], **changes: Any) -> set[str]:
    """Return whom the Scots may crown with a Truce."""
    scene = Scene(put, england="3", scotland="Truce", edition=document, **changes)
    if scene.step == "truce":
        return set()
    assert (scene.step, scene.active) == ("coronation", "Scotland")
    return {text.removeprefix("crown ") for text in scene.legal() - {"event"}}


def three_candidates(document: str, *, names: list[str]) -> None:
    """These and no others may become king, each in his way."""
    everybody = {"Bruce/S": "Fife", "Comyn/S": "Fife", "Mar/S": "Fife", "Lennox/S": "Fife"}
    put = {**everybody, "French Knights": "Fife", "Moray": "Fife", "Douglas": "Fife"}
    assert _crowns(document, put, gone=_DEAD, year=1304) == set(names)


def one_king_a_game(document: str) -> None:
    """After a king was crowned no other is, be he on the map or in the pool."""
    for place in ("Angus", "Scottish pool"):
        put = {"King": place, "Bruce/S": "Fife", "French Knights": "Mar"}
        assert not _crowns(document, put, gone=_DEAD, year=1303)
    put = {"Bruce/S": "Fife", "French Knights": "Mar"}
    scene = Scene(put, gone=_DEAD, year=1302, scotland="Truce", edition=document)
    scene.do("crown Bruce", "done")
    assert not {"crown Bruce", "crown Balliol"} & next_turn(scene, "1", "Victuals").legal()


def wallace_must_be_dead(document: str) -> None:
    """Bruce and Comyn are not crowned while Wallace is on the map or in the pool."""
    for name in ("Bruce", "Comyn"):
        put = {f"{name}/S": "Fife"}
        assert _crowns(document, put, gone=_DEAD) == {name}
        assert not _crowns(document, put)  # in the pool
        assert not _crowns(document, {**put, "Wallace": "Selkirk"})


def candidate_must_be_in_fife(document: str) -> None:
    """Bruce or Comyn is crowned in Fife and nowhere else."""
    for name, home in (("Bruce", "Annan"), ("Comyn", "Badenoch")):
        assert _crowns(document, {f"{name}/S": "Fife"}, gone=_DEAD) == {name}
        assert not _crowns(document, {f"{name}/S": home}, gone=_DEAD)
        assert not _crowns(document, {f"{name}/S": "Mentieth"}, gone=_DEAD)


def any_event_crowns(document: str, *, who: list[str]) -> None:
    """Any Scottish event card, and no move card, brings the king instead of its event."""
    for name in who:
        put = {"Bruce/S": "Fife", "Comyn/S": "Carrick", "French Knights": "Mar"}
        if name == "Comyn":
            put = {"Bruce/S": "Carrick", "Comyn/S": "Fife", "French Knights": "Mar"}
        for card in _EVENTS:
            scene = Scene(put, gone=_DEAD, year=1302, england="3", scotland=card, edition=document)
            assert {"event", f"crown {name}"} <= scene.legal()
            scene.do(f"crown {name}")
            assert scene.at("King") != "out of play"
            assert (scene.step, scene.active) == ("move", "England")  # no event any more
        scene = Scene(put, gone=_DEAD, year=1302, england="1", scotland="3", edition=document)
        assert scene.step == "move"


def king_begins_in_fife(document: str, *, strength: int) -> None:
    """The King of Bruce or Comyn is put in Fife at full strength."""
    for name in ("Bruce", "Comyn"):
        put = {f"{name}/S": "Fife"}
        scene = Scene(put, gone=_DEAD, england="3", scotland="Truce", edition=document)
        scene.do(f"crown {name}")
        assert (scene.at("King"), scene.strength("King")) == ("Fife", strength)


def candidate_stays_a_noble(document: str) -> None:
    """The crowned man's own block stays in play as a noble like any other."""
    for name in ("Bruce", "Comyn"):
        put = {f"{name}/S": ("Fife", 2)}
        scene = Scene(put, gone=_DEAD, england="2", scotland="Truce", edition=document)
        scene.do(f"crown {name}")
        assert (scene.at(f"{name}/S"), scene.strength(f"{name}/S")) == ("Fife", 2)
        scene.to_winter()
        while scene.step != f"{name.lower()} home":
            scene.do(sorted(scene.legal())[0])
        assert scene.active == "Scotland"  # he goes home like a noble
    plain = {"Bruce/S": "Fife", "Mar/S": "Mar"}
    scene = Scene(plain, gone=_DEAD, england="2", scotland="Truce", edition=document)
    scene.do("crown Bruce", "done")
    next_turn(scene, "Herald", "1").do("block Bruce/S").roll(1)
    assert scene.at("Bruce/E") == "Fife"  # and may be won over like one


_HOMES = {"Bruce": "Annan", "Comyn": "Badenoch", "Steward": "Lanark"}


def crowning_drives_away(document: str, *, king: str, leave: list[str], stay: list[str]) -> None:
    """All nobles of the rival faction turn English at once at their strength, the others stay."""
    put: dict[str, str | tuple[str, int]] = {"French Knights": "Selkirk"}
    for name in [*leave, *stay]:
        block = name if name == "Moray" else f"{name}/S"
        put[block] = (_HOMES.get(name, name), 2)
    if king != "Balliol":
        put[f"{king}/S"] = ("Fife", 2)
    scene = Scene(put, gone=_DEAD, year=1304, england="2", scotland="Truce", edition=document)
    scene.do(f"crown {king}")
    for name in leave:
        assert scene.at(f"{name}/S") == "out of play"
        assert scene.strength(f"{name}/E") == 2
    for name in stay:
        block = name if name == "Moray" else f"{name}/S"
        assert scene.strength(block) == 2
    assert len(leave) + len(stay) == 14


def coronation_battles_at_once(document: str, *, king: str) -> None:
    """Battles that a coronation brings about are fought at once, the deserters attacking."""
    rival = "Buchan" if king == "Bruce" else "Atholl"
    put = {f"{rival}/S": ("Mar", 2), "Barclay": "Mar", "Angus/S": "Angus", "Lennox/S": "Lennox"}
    put |= {"French Knights": "Selkirk"} if king == "Balliol" else {f"{king}/S": "Fife"}
    scene = Scene(put, gone=_DEAD, year=1302, england="3", scotland="Truce", edition=document)
    scene.do(f"crown {king}")
    assert scene.step == "coronation battle"
    scene.do("area Mar")
    assert (scene.step, scene.pos.attacker) == ("combat", ENGLAND)
    hold_out(scene)
    assert (scene.step, scene.active) == ("retreat", "England")  # the attacker gives way
    while scene.step != "move":
        texts = ("done", *sorted(scene.legal()))
        scene.do(next(text for text in texts if text in scene.legal()))
    assert scene.active == "England"


def coronation_battles_in_the_order_of(document: str) -> None:
    """Player 1 picks which battle of a coronation is fought next: England after two events."""
    put = {"Bruce/S": "Fife", "Ross/S": "Moray", "Grant": "Moray", "Buchan/S": "Mar"}
    put |= {"Barclay": "Mar"}
    for card, picker in (("3", "Scotland"), ("Truce", "England")):
        scene = Scene(put, gone=_DEAD, england=card, scotland="Pillage", edition=document)
        if card == "Truce":
            scene.do("event")
        scene.do("crown Bruce")
        assert (scene.step, scene.active) == ("coronation battle", picker)
        assert scene.areas() == {"Moray", "Mar"}


def english_event_first(document: str) -> None:
    """When both play events, England's is resolved before the Scots crown a king."""
    put = {"Bruce/S": ("Fife", 2), "Mar/S": "Mar", "York Infantry": ("Lothian", 1)}
    scene = Scene(put, gone=_DEAD, england="Victuals", scotland="Truce", edition=document)
    if scene.step == "coronation":
        scene.do("crown Bruce")
    assert (scene.step, scene.active) == ("victuals", "England")
    assert scene.at("King") == "out of play"


def coronation_is_announced(document: str, *, when: str) -> None:
    """The Scots choose coronation or event with their card, or after they saw England's event."""
    put = {"Bruce/S": ("Fife", 2), "Mar/S": "Mar"}
    scene = Scene(put, gone=_DEAD, england="Herald", scotland="Victuals", edition=document)
    if when == "with the card":
        assert (scene.step, scene.active) == ("coronation", "Scotland")
        scene.do("event", "block Mar/S").roll(6)
        assert (scene.step, scene.active) == ("victuals", "Scotland")
        scene = Scene(put, gone=_DEAD, england="Herald", scotland="Victuals", edition=document)
        scene.do("crown Bruce")
        assert scene.at("King") == "out of play"  # England's event comes first
        scene.do("block Mar/S").roll(6)
        assert scene.at("King") == "Fife"
        return
    assert when == "after England's event"
    assert (scene.step, scene.active) == ("herald", "England")
    scene.do("block Mar/S").roll(6)
    assert (scene.step, scene.active) == ("coronation", "Scotland")
    assert scene.legal() == {"crown Bruce", "event"}


def king_killed_loses(document: str) -> None:
    """The Scottish King killed in battle: England wins at once."""
    put = {"King": ("Angus", 1), "Barclay": ("Angus", 1), "Bruce/S": "Carrick", "Edward": "Fife"}
    scene = Scene(put, edition=document)
    scene.move("Edward", "Angus").do("done", "done", "area Angus")
    scene.hold("King").fire("Edward", 1, 6, 6, 6).do("block King")
    assert (scene.step, scene.pos.winner) == ("over", ENGLAND)
    assert ENDING_NAMES[scene.pos.ending] == "king killed"


# --- 6.22 Balliol ----------------------------------------------------------------------------


def balliol_returns_from(document: str, *, year: int) -> None:
    """Balliol may return from that year on."""
    put = {"French Knights": "Mar", "Angus/S": "Angus"}
    assert not _crowns(document, put, year=year - 1)
    for later in (year, year + 1, year + 4):
        assert _crowns(document, put, year=later) == {"Balliol"}


def balliol_needs_the_french(document: str) -> None:
    """Balliol returns only while the French Knights are on the map."""
    for place in ("Scottish pool", "out of play"):
        put = {"Angus/S": "Angus"} | ({"French Knights": place} if "pool" in place else {})
        assert not _crowns(document, put, year=1303)
    assert _crowns(document, {"Angus/S": "Angus", "French Knights": "Fife"}, year=1303)


def balliol_does_not_ask_for_wallace(document: str) -> None:
    """Balliol returns whether Wallace lives or not."""
    put = {"French Knights": "Mar", "Angus/S": "Angus"}
    assert _crowns(document, put, gone=_DEAD, year=1301) == {"Balliol"}
    assert _crowns(document, {**put, "Wallace": "Fife"}, year=1301) == {"Balliol"}
    assert _crowns(document, put, year=1301) == {"Balliol"}  # in the pool


def balliol_joins_the_french(document: str, *, strength: int) -> None:
    """The King comes to where the French Knights are, at full strength."""
    for area in ("Angus", "Selkirk", "Ross"):
        put = {"French Knights": area, "Angus/S": "Angus", "Ross/S": "Ross"}
        put |= {"Comyn/E": "Badenoch"}
        others = ("Bruce", "Argyll", "Buchan", "Galloway", "Lennox", "Mar", "Atholl")
        put |= {f"{name}/E": "Lothian" for name in others}
        put |= {f"{name}/E": "Lothian" for name in ("Dunbar", "Mentieth", "Steward")}
        scene = Scene(put, year=1301, england="2", scotland="Herald", edition=document)
        scene.do("crown Balliol")
        assert (scene.at("King"), scene.strength("King")) == (area, strength)


def factions(document: str, *, bruce: list[str], comyn: list[str]) -> None:
    """The nobles are of Bruce's faction or of Comyn's, as the document has them."""
    del document  # every rule set has the same nobles
    for names, faction in ((bruce, BRUCE_FACTION), (comyn, COMYN_FACTION)):
        found = {BLOCK_NAMES[block].split("/")[0] for block in members(faction)}
        assert found == set(names)
