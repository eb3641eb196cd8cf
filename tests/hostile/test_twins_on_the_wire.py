"""Any two hidden blocks change places on one of two servers: every byte that goes out is the same.

Two real applications are played over HTTP and WebSocket. Frames, answers with their heads,
refusals, notices and lines of the log must be the same for the enemy and for spectators, as many
and in the same order, until the rules show a difference (``tests/helpers/twin_facts.py``).
The long form plays telling pairs of all scenes by all rule sets, and more of them.
"""

from __future__ import annotations

import sys
from itertools import product
from random import Random
from typing import Any

import pytest

from schiltrom.server.http.app import create_app
from schiltrom.server.ops.settings import Settings
from schiltrom.table.automatic import SETTINGS
from tests.helpers.twin_scenes import ALWAYS, TwinScene, scenes
from tests.helpers.twins import Tally
from tests.hostile.forms import LONG
from tests.server.helpers.probes import KINDS, Known
from tests.server.helpers.receivers import web_server
from tests.server.helpers.service import new_service
from tests.server.helpers.wire_exchanges import TwinsOnTheWire, twins_on_the_wire
from tests.server.test_fog_bytes import masked_notices

LONGEST_YEAR = 100
SHORT = [
    ("edition 4", "Scottish winter", ("Moray", "Keith")),
    ("edition 4", "English winter", ("Edward", "Durham Infantry")),
    ("it", "Herald or a king", ("Bruce/S", "Grant")),
    ("hu", "the King's winter", ("King", "Wallace")),
    ("de", "Balliol with two events", ("French Knights", "Norse")),
]
"""One pair for each kind of scene, each by another rule set."""
WITH_WISHES = {
    "two events": ("Barclay", "Bruce/S"),
    "Pillage or a king": ("Barclay", "Bruce/S"),
}
"""Pairs that would be told apart if every forced choice made itself at once."""


def edition_of(rules: str) -> str:
    """Return how a new game names a preset."""
    return rules.removeprefix("edition ")


def play(
    tmp_path: Any,
    scene: TwinScene,
    rules: str,
    pair: tuple[int, int],
    tally: Tally,
    wishes: list[str] | None = None,
) -> None:
    """Play a year on the wire, or until the rules show a difference."""
    folder = tmp_path / f"{scene.name} {pair}"
    how = scene.position, scene.side, pair, edition_of(rules), tally
    with twins_on_the_wire(folder, *how) as twins:
        for game, side in product((0, 1), (0, 1)) if wishes else ():
            twins.wire.act(game, side, "wishes", {"wishes": wishes})
        twins.play_on(LONGEST_YEAR, scene.position.year)
        assert twins.wire.frames > 20
        told = twins.tables[0].lines_after(scene.side, -1)
        tally.automatic += sum(line.told.automatic for line in told)


def pairs_of(scene: TwinScene, rules: str) -> list[tuple[int, int]]:
    """Return the pair of the short form, or telling pairs and some that are drawn."""
    if not LONG:
        return [scene.pair(*pair) for *where, pair in SHORT if where == [rules, scene.name]]
    rng = Random(f"{rules} {scene.name} wire")
    telling = scene.telling_pairs()
    drawn = rng.sample(telling, min(6, len(telling))) + rng.sample(scene.pairs(), 4)
    return list(dict.fromkeys(drawn))


@pytest.mark.parametrize("rules", ALWAYS if LONG else dict.fromkeys(each[0] for each in SHORT))
def test_exchanged_blocks_are_the_same_bytes(tmp_path, rules):
    """From the cards of a game turn through its event, its marches and the winter."""
    tally = Tally()
    for scene in scenes(rules):
        for pair in pairs_of(scene, rules):
            play(tmp_path, scene, rules, pair, tally)
    sys.stdout.write(f"{rules}: {tally}\n")
    assert tally.apart >= 3 * tally.pairs > (150 if LONG else 0)
    # At the end of a year in which nothing was shown they may be the same again.
    assert tally.apart >= tally.compared - tally.pairs
    assert sum(tally.parted.values()) <= tally.pairs


@pytest.mark.parametrize("name", WITH_WISHES)
def test_what_makes_itself_is_the_same_bytes(tmp_path, name):
    """Where both seats have forced choices and hits made for them, nothing more is told."""
    tally = Tally()
    scene = next(each for each in scenes("hu") if each.name == name)
    play(tmp_path, scene, "hu", scene.pair(*WITH_WISHES[name]), tally, list(SETTINGS))
    assert tally.automatic > 0
    assert tally.apart >= 3


def test_notices_are_the_same_bytes(tmp_path):
    """The enemy's webhook is called as often, and told the same, while blocks march and winter."""
    scene = next(scene for scene in scenes("edition 2") if scene.name == "Scottish winter")
    pair = scene.pair("Wallace", "Barclay")
    how = scene.position, scene.side, pair, "2", Tally()
    with (
        web_server() as one,
        web_server() as other,
        twins_on_the_wire(tmp_path / "hooks", *how, live=False) as twins,
    ):
        for game, hook in enumerate((one, other)):
            twins.wire.act(game, 1 - scene.side, "notify", {"webhook": f"{hook.url}/turn"})
        for world in twins.wire.worlds:
            world.take()  # the addresses differ, and so does the secret of each
        told = play_with_notices(twins, scene, [one, other])
    assert told[0] == told[1]
    assert len(told[0]) > 2
    assert twins.tally.apart > 5


def play_with_notices(twins: TwinsOnTheWire, scene: TwinScene, hooks: list[Any]) -> list[Any]:
    """Play on, and let notices be sent after every step; return what each receiver got."""
    for _ in range(LONGEST_YEAR):
        if twins.why or twins.positions[0].year != scene.position.year or not twins.step():
            break
        twins.wire.do_periodic_jobs()
        assert len(hooks[0].got) == len(hooks[1].got) or twins.why
    return [masked_notices(twins.wire, game, hook) for game, hook in enumerate(hooks)]


def test_everything_there_is_to_ask_is_asked(tmp_path):
    """No endpoint of a game is left out of the probes."""
    app = create_app(Settings(), new_service(tmp_path))
    asked = set()
    known = Known(0, 1, 1, may_choose=True, may_undo=True, legal=frozenset({"done"}))
    for kind in KINDS:
        for probe in kind(Random(1), known):
            path = probe.address.partition("?")[0].replace("{game}", "{game_id}")
            asked.add((probe.method.lower(), path))
    for path, methods in app.openapi()["paths"].items():
        if path.startswith("/api/games/{game_id}"):
            for method in methods:
                assert (method, path) in asked, (method, path)
