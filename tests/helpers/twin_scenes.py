"""Scenes for twins: coronations that may be declined, winters in which hidden blocks matter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schiltrom.engine.position import Position
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import BLOCK_NAMES, ENGLAND, SCOTLAND
from schiltrom.table.table import Table
from tests.helpers.scene import Place, Scene
from tests.helpers.staged import pairs_of, put
from tests.helpers.twins import Tally, Twins, table_of

ALWAYS: Final = [name for name, rules in sorted(PRESETS.items()) if rules.questions == "always"]
"""The rule sets of new games; the one for conformance replays games of another program."""

ENGLISH_NOBLES: Final[dict[str, Place]] = {
    "Ross/E": "Ross",
    "Argyll/E": "Argyll",
    "Lennox/E": "Lennox",
    "Dunbar/E": ("Dunbar", 2),
    "Galloway/E": "Galloway",
    "Steward/E": "Lanark",
}
SCOTTISH_NOBLES: Final[dict[str, Place]] = {
    "Bruce/S": "Fife",
    "Comyn/S": ("Badenoch", 2),
    "Mar/S": "Mar",
    "Buchan/S": ("Buchan", 1),
    "Angus/S": "Angus",
    "Atholl/S": "Atholl",
    "Mentieth/S": "Mentieth",
}
ENGLISH_ARMY: Final[dict[str, Place]] = {
    "Edward": ("Lothian", 3),
    "York Knights": "Lothian",
    "Lancaster Archers": ("Teviot", 2),
    "Hobelars": "Selkirk",
    "York Infantry": "Lothian",
    "Durham Infantry": ("Annan", 1),
    "Cumbria Infantry": "England",
    "Ulster Infantry": "Carrick",
}
SCOTTISH_ARMY: Final[dict[str, Place]] = {
    "Keith": "Fife",
    "Etterick": "Moray",
    "Campbell": ("Strathspey", 2),
    "Barclay": ("Moray", 1),
    "Grant": "Mar",
    "Norse": "Strathspey",
}
LEADERS: Final[dict[str, Place]] = {"Moray": "Buchan", "Wallace": ("Lochaber", 2)}
KING: Final[dict[str, Place]] = {"King": "Atholl", "French Knights": "Angus"}
LONGEST_YEAR: Final = 120
EVENTS: Final = ("Victuals", "Sea Move", "Herald", "Pillage", "Truce")


def coronation(rules: str, event: str, england: str = "1", year: int = 1299) -> Position:
    """Wallace is dead: whoever stands in Fife may be crowned, and from 1301 Balliol."""
    army = SCOTTISH_ARMY | ENGLISH_NOBLES | SCOTTISH_NOBLES | ENGLISH_ARMY | {"Moray": "Moray"}
    if year > 1300:
        army |= {"French Knights": "Angus"}
    scene = Scene(
        army,
        edition=rules,
        england=england,
        scotland=event,
        year=year,
        turn=5,
        gone=("Wallace",),
        questions="always",
        show=False,
    )
    return scene.pos


def winter(rules: str, year: int = 1302, *, crowned: bool = False, bruce: bool = False) -> Position:
    """Come to winter with Edward, Moray, Wallace and the King away from home."""
    army = SCOTTISH_ARMY | ENGLISH_NOBLES | SCOTTISH_NOBLES | ENGLISH_ARMY | LEADERS
    if crowned:
        army |= KING
    scene = Scene(
        army,
        edition=rules,
        year=year,
        turn=5,
        gone=() if crowned else ("King",),
        questions="always",
        bruce=bruce,
        show=False,
    )
    return scene.pos


@dataclass(frozen=True)
class TwinScene:
    """A position, the side whose hidden blocks are exchanged, and those of which it might tell."""

    name: str
    position: Position
    side: int
    telling: tuple[str, ...]

    def pairs(self) -> list[tuple[int, int]]:
        """Return all pairs of hidden blocks that can be exchanged."""
        return pairs_of(self.position, self.side)

    def pair(self, one: str, other: str) -> tuple[int, int]:
        """Return a pair by its names."""
        found = BLOCK_NAMES.index(one), BLOCK_NAMES.index(other)
        pair = min(found), max(found)
        assert pair in self.pairs()
        return pair

    def telling_pairs(self) -> list[tuple[int, int]]:
        """Return those pairs in which one of the blocks might be told."""
        telling = {BLOCK_NAMES.index(name) for name in self.telling}
        return [pair for pair in self.pairs() if telling & set(pair)]


def scenes(rules: str) -> list[TwinScene]:
    """Return all scenes by the rules of a preset."""
    leaders = ("Moray", "Wallace", "Norse")
    found = [
        TwinScene(f"{event} or a king", coronation(rules, event), SCOTLAND, ("Bruce/S",))
        for event in EVENTS
    ]
    for name, event, england, year in (
        ("two events", "Victuals", "Sea Move", 1299),
        ("Balliol", "Herald", "1", 1303),
        ("Balliol with two events", "Pillage", "Truce", 1303),
    ):
        position = coronation(rules, event, england, year)
        found.append(TwinScene(name, position, SCOTLAND, ("Bruce/S", "French Knights")))
    crowned = winter(rules, crowned=True)
    last = winter(rules, 1306, bruce=True)
    return [
        *found,
        TwinScene("Scottish winter", winter(rules), SCOTLAND, leaders),
        TwinScene("the King's winter", crowned, SCOTLAND, (*leaders, "King", "French Knights")),
        TwinScene("English winter", winter(rules), ENGLAND, ("Edward", "York Knights")),
        TwinScene("Edward's last winter", last, ENGLAND, ("Edward", "York Knights")),
    ]


def staged(rules: str, position: Position, seed: str) -> Table:
    """Return a table at which a game stands in this position."""
    assert position.rules == PRESETS[rules]
    table = table_of(PRESETS[rules], position.scenario, seed)
    put(table, position)
    return table


def play_year(scene: TwinScene, rules: str, pair: tuple[int, int], tally: Tally) -> None:
    """Exchange a pair and play on to the next year, or for a while if there is much war."""
    seed = f"{rules} {scene.name} {pair}"
    twins = Twins(staged(rules, scene.position, seed), scene.side, seed, tally, pair)
    twins.haste = 0.5
    twins.compare()
    for _ in range(LONGEST_YEAR):
        if twins.positions[0].year != scene.position.year or not twins.step():
            return
