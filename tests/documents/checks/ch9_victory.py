"""Chapter 9: victory at the end, sudden death, tournament bids."""

from __future__ import annotations

from schiltrom.engine.chance import outcomes
from schiltrom.engine.counters import BRAVEHEART
from schiltrom.engine.rules import RuleSet, net_bid
from schiltrom.engine.setup import new_position
from schiltrom.engine.tables import (
    BLOCK_NAMES,
    ENGLAND,
    ENGLISH_POOL,
    NOBODY,
    SCOTLAND,
    SIDE_NAMES,
    data_rows,
)
from schiltrom.engine.victory import ENDING_NAMES
from schiltrom.engine.view import view
from tests.documents.winter_scenes import ENGLISH_ARMY, in_england, may_come, raise_levy
from tests.helpers.scene import Scene
from tests.rules.fight import next_turn

_HOMES = {
    row["block"].removesuffix("/S"): row["home"].split()[0]
    for row in data_rows("blocks.csv")
    if row["type"] == "noble" and row["block"].endswith("/S")
}
_EDWARD = BLOCK_NAMES.index("Edward")


def _at_home(scots: int, moray: str = "") -> dict[str, str]:
    """Put that many Scottish and else English nobles at home, and Moray somewhere."""
    put = {}
    for number, (name, home) in enumerate(_HOMES.items()):
        put[f"{name}/S" if number < scots else f"{name}/E"] = home
    return {**put, "Moray": moray} if moray else put


def _after_winter(scene: Scene) -> Scene:
    """Do nothing in the winter and return the scene after its levy."""
    return raise_levy(scene.to_winter().skip_to("levy"))


def _won(scene: Scene) -> tuple[str, str]:
    """Return who has won, and how."""
    assert scene.step == "over"
    return SIDE_NAMES[scene.pos.winner], ENDING_NAMES[scene.pos.ending]


# --- 9.0 the end of a scenario ---------------------------------------------------------------


def most_nobles_win(document: str) -> None:
    """After the last year of a scenario the side with more nobles has won."""
    for year, bruce in ((1305, False), (1314, True)):
        for scots, winner in ((8, "Scotland"), (7, "Scotland"), (6, "England"), (4, "England")):
            scene = Scene(_at_home(scots), year=year, bruce=bruce, edition=document)
            assert _won(_after_winter(scene)) == (winner, "most nobles")


def tie_goes_by_wallace(document: str, *, wallace: dict[str, str]) -> None:
    """With seven nobles each, Moray among them, it is decided by where Wallace is."""
    places = {"on the map": {"Wallace": "Fife"}, "in the pool": {"Wallace": "Scottish pool"}}
    for where, winner in wallace.items():
        put = {**_at_home(6, "Moray"), **places.get(where, {})}
        scene = Scene(put, year=1305, gone=("Wallace",), edition=document)
        assert _won(_after_winter(scene))[0] == winner


def tie_needs_moray(document: str) -> None:
    """Without Moray on the map there are thirteen nobles and no tie."""
    for moray in ("", "Scottish pool"):
        for scots, winner in ((7, "Scotland"), (6, "England")):
            put = {**_at_home(scots, moray), "Wallace": "Fife"}
            scene = Scene(put, year=1305, edition=document)
            assert _won(_after_winter(scene)) == (winner, "most nobles")


# --- 9.1 sudden death ------------------------------------------------------------------------


def _last_noble_won(document: str, moray: str = "") -> Scene:
    """Let England's herald win Mar, the last Scottish noble but Moray."""
    put = {**_at_home(0, moray), "Mar/S": "Mar", "Barclay": "Lothian"}
    del put["Mar/E"]
    scene = Scene(put, england="Herald", scotland="1", edition=document)
    return scene.do("block Mar/S").roll(1)


def all_nobles_win(document: str, *, when: str) -> None:
    """Whoever controls all nobles wins, at once or at the end of the game turn."""
    put = {**_at_home(12), "Barclay": "Lothian"}
    last = next(name for name in put if name.endswith("/E"))
    by_scots = Scene(put, england="1", scotland="Herald", edition=document)
    by_scots.do(f"block {last}").roll(1)
    for scene, winner in ((_last_noble_won(document), "England"), (by_scots, "Scotland")):
        if when == "at the end of the game turn":
            assert (scene.step, scene.pos.winner) == ("move", NOBODY)
            scene.do("done")
        assert _won(scene) == (winner, "all nobles")
    put = {"French Knights": "Fife", "Mar/S": "Mar"}
    scene = Scene(put, year=1301, england="2", scotland="Herald", edition=document)
    scene.do("crown Balliol")  # with none but friends of Bruce about
    assert (scene.step == "over") == (when == "at once")


def all_nobles_win_in_winter(document: str) -> None:
    """The last noble who changes sides or disbands in winter ends the game there and then."""
    put = {**_at_home(0), "Mar/S": "Fife", "York Infantry": "Mar", "Barclay": "Lothian"}
    del put["Mar/E"]
    scene = Scene(put, edition=document).to_winter()
    while scene.step in ("bruce home", "comyn home"):
        scene.do(sorted(scene.legal())[0])
    assert _won(scene) == ("England", "all nobles")
    scene = Scene(_at_home(0, "Fife"), edition=document).to_winter().skip_to("moray home")
    assert _won(scene.do("disband")) == ("England", "all nobles")  # by Moray's going


def all_nobles_lost_again(document: str) -> None:
    """Who has lost the last noble before the game turn ends has not won."""
    put = {**_at_home(0), "Mar/S": ("Mar", 1), "Barclay": "Buchan", "Buchan/E": "Ross"}
    del put["Mar/E"]
    scene = Scene(put, england="Herald", scotland="1", edition=document)
    scene.do("block Mar/S").roll(1).move("Barclay", "Mar").do("done", "area Mar")
    scene.fire("Mar/E", 6).fire("Barclay", 1, 6, 6, 6).do("block Mar/E", "done")
    assert scene.at("Mar/S") == "Mar"
    assert (scene.step, scene.pos.winner) == ("card", NOBODY)


def winter_is_no_game_turn(document: str) -> None:
    """All nobles won on the way home decide nothing before the next game turn has ended."""
    put = {**_at_home(0), "Mar/S": "Fife", "York Infantry": "Mar", "Barclay": "Lothian"}
    del put["Mar/E"]
    scene = Scene(put, edition=document)
    _after_winter(scene)
    assert scene.at("Mar/E") == "Mar"
    assert (scene.step, scene.pos.winner) == ("deal", NOBODY)
    scene.skip_to("card")
    next_turn(scene).do("done", "done")
    assert _won(scene) == ("England", "all nobles")


def moray_must_be_gone(document: str) -> None:
    """England wins by all nobles only if Moray is dead or in the pool."""
    for moray, won in (("", True), ("Scottish pool", True), ("Moray", False), ("Fife", False)):
        scene = _last_noble_won(document, moray)
        if scene.step == "move":
            scene.do("done")
        assert (scene.step == "over") == won
        assert scene.pos.winner == (ENGLAND if won else NOBODY)


# --- tournament bids -------------------------------------------------------------------------


def bid_for_england(document: str, *, years: dict[str, int]) -> None:
    """For the years bid Edward lies face up in the pool and cannot be drawn."""
    for bid, number in years.items():
        pos = new_position(BRAVEHEART, RuleSet.preset(document, bid=bid))
        assert [_EDWARD, ENGLISH_POOL, 4] in view(pos, SCOTLAND).sides[ENGLAND].known
        assert _EDWARD not in dict(outcomes(pos))  # 1297
        for year in range(1297, 1301):  # the levy for the next year
            scene = Scene({"Bruce/S": "Annan"}, bid=bid, year=year, edition=document)
            scene.to_winter().skip_to("levy")
            assert ("Edward" in may_come(scene)) == (year + 1 >= 1297 + number)


def bid_counts_edward_for_the_levy(document: str) -> None:
    """Edward face up in the pool counts for the size of the levy."""
    gone = tuple(name for name in ENGLISH_ARMY if name != "Edward")[6:]
    scene = Scene({"Bruce/S": "Annan"}, bid="E2", gone=gone, edition=document)
    raise_levy(scene.to_winter().skip_to("levy"))
    assert len(in_england(scene)) == 4  # half of seven, out of the other six
    assert scene.at("Edward") == "English pool"


def bid_for_scotland(document: str, *, levies: dict[str, int]) -> None:
    """A bid for Scotland adds so many blocks to England's first levy."""
    for bid, blocks in levies.items():
        pos = new_position(BRAVEHEART, RuleSet.preset(document, bid=bid))
        assert pos.left == blocks
        scene = Scene({"Bruce/S": "Annan"}, bid=bid, edition=document).to_winter().skip_to("levy")
        assert scene.pos.left == 8  # the later ones are as ever


def bids_leave(document: str, *, england: int, scotland: int, net: str) -> None:
    """Of two opposite bids only the difference has an effect."""
    assert net_bid(england, scotland) == net
    pos = new_position(BRAVEHEART, RuleSet.preset(document, bid=net_bid(england, scotland)))
    assert (_EDWARD in dict(outcomes(pos))) == (not net.startswith("E"))
    assert pos.left == 4 + (int(net[1]) if net.startswith("S") else 0)
