"""The winter forecast agrees with the winter that comes, and tells no secrets."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from schiltrom import ENGLAND, NOBODY, SCOTLAND, Game
from schiltrom.engine import flow, steps
from schiltrom.engine.builds import points_for
from schiltrom.engine.choices import DISBAND, DONE, FIRST_AREA, FIRST_BLOCK, FIRST_WORD
from schiltrom.engine.position import Position
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    BRUCE,
    COMYN,
    KING,
    MORAY,
    MORAY_BIT,
    MORAY_HOME,
    NOBLES,
    POOL,
    SELKIRK,
    TWIN,
    WALLACE,
    members,
)
from schiltrom.engine.view import view
from schiltrom.knowledge.winter_forecast import WinterPreview, forecast, to_json
from schiltrom.text.wording import in_words
from tests.engine.test_views import swap_hidden, walk
from tests.helpers.scene import Scene

SIDES = (ENGLAND, SCOTLAND)
WINTER = [step for step in steps.NAMES if steps.IS_WINTER[step]]
CHANGES = (steps.HERALD_ROLL, steps.CORONATION, steps.RAID)
"""Steps whose last choice or roll changes what the forecast before it was made of."""


def year_ends(rules: str, scenario: int, seed: int):
    """Yield the last position before each winter of a random game and the first of the winter."""
    before: Position | None = None
    for pos in walk(seed, scenario, rules):
        if before and pos.step in WINTER and before.step not in (*WINTER, steps.DRAW, *CHANGES):
            yield before, pos.copy()
        before = pos.copy()


@pytest.mark.parametrize("rules", sorted(PRESETS))
def test_nobles_do_as_was_forecast(rules):
    winters = 0
    rng = Random(1)
    for scenario in (0, 1):
        for before, pos in year_ends(rules, scenario, seed=3):
            forecasts = [forecast(view(before, side)) for side in SIDES]
            while pos.step in (steps.BRUCE_HOME, steps.COMYN_HOME):
                _, _, areas, _ = flow.legal(pos, pos.active)
                flow.choose(pos, pos.active, FIRST_AREA + rng.choice(members(areas)))
            changed = before.on_map() & NOBLES & ~MORAY_BIT & ~pos.on_map()
            for made in forecasts:
                check_nobles(made, pos, set(members(changed)))
            winters += 1
    assert winters >= 10


def check_nobles(made: WinterPreview, pos: Position, changed: set[int]) -> None:
    """Compare a forecast of who changes sides and who goes where with what happened (7.1)."""
    assert {change.noble for change in made.changes if change.sure} <= changed
    assert changed <= {change.noble for change in made.changes}
    for home in made.homes:
        if NOBLES >> home.block & 1 and home.block != MORAY:
            block = TWIN[home.block] if home.block in changed else home.block
            assert pos.place_of(block) in home.areas, BLOCK_NAMES[home.block]


@pytest.mark.parametrize("rules", ["edition 2", "edition 4", "reference"])
def test_blocks_disband_and_points_come_as_was_forecast(rules):
    """Play the winter as the forecast takes it for granted, and compare."""
    compared = 0
    for before, pos in year_ends(rules, 0, seed=5):
        forecasts = [forecast(view(before, side)) for side in SIDES]
        lost, points = play_winter(before, pos)
        for side, made in zip(SIDES, forecasts, strict=True):
            told: Counter[tuple[int, int]] = Counter()
            most: Counter[tuple[int, int]] = Counter()
            for each in made.disbands:
                told[each.side, each.area] += each.must
                most[each.side, each.area] += each.most
            for key in {*told, *lost}:
                assert told[key] <= lost[key], (repr(before), AREA_NAMES[key[1]])
                if key[0] == side:
                    assert lost[key] <= most[key], (repr(before), AREA_NAMES[key[1]])
                    compared += lost[key]
            for build in made.builds:
                assert points[build.side] >> 2 * build.area & 3 == build.points
    assert compared > 20


def play_winter(before: Position, pos: Position) -> tuple[Counter[tuple[int, int]], list[int]]:
    """Play a winter to the builds; return how many disbanded, by side and area, and the points."""
    lost: Counter[tuple[int, int]] = Counter()
    points = [0, 0]
    stood = before.at[:]
    while pos.step in WINTER:
        # Nobles never disband, so it does not matter that they have gone home meanwhile.
        for side in SIDES:
            for block in members(pos.at[POOL[side]] & ~stood[POOL[side]]):
                areas = [area for area in range(AREAS) if stood[area] >> block & 1]
                lost.update((side, area) for area in areas)
        stood = pos.at[:]
        if pos.step in (steps.SCOTTISH_BUILD, steps.ENGLISH_BUILD):
            points[pos.active] = points_for(pos, pos.active)
        flow.choose(pos, pos.active, expected_choice(pos))
    return lost, points


def expected_choice(pos: Position) -> int:
    """Return what the forecast expects of a side in winter."""
    _, blocks, areas, words = flow.legal(pos, pos.active)
    if pos.step in (steps.BRUCE_HOME, steps.COMYN_HOME):
        pair = BRUCE if pos.step == steps.BRUCE_HOME else COMYN
        here = 1 << pos.place_of(pair[pos.active])
        return FIRST_AREA + (areas & here or areas).bit_length() - 1
    if pos.step == steps.EDWARD_WINTER:
        return FIRST_WORD + DISBAND
    if words >> DONE & 1:
        return FIRST_WORD + DONE
    if blocks:
        ranks = blocks & ~MORAY_BIT or blocks
        return FIRST_BLOCK + ranks.bit_length() - 1
    wishes = {
        steps.MORAY_HOME: (MORAY_HOME, MORAY),
        steps.KING_HOME: (pos.place_of(KING), KING),
        steps.WALLACE_HOME: (SELKIRK, WALLACE),
    }
    wish, leader = wishes[pos.step]
    return FIRST_AREA + (wish if areas >> wish & 1 else pos.place_of(leader))


def test_there_is_a_forecast_all_year():
    """It can be made at every step of a game, for both sides, and its words can be said."""
    made = 0
    steps_seen = set()
    for number, pos in enumerate(walk(6, 0, "edition 4")):
        if number % 5 == 0 or pos.step not in steps_seen:
            steps_seen.add(pos.step)
            for side in SIDES:
                preview = forecast(view(pos, side))
                for message in (*preview.notes, *(each.why for each in preview.disbands)):
                    assert in_words(message)
                assert set(to_json(preview)) == {"changes", "homes", "disbands", "builds", "notes"}
                made += 1
    assert made > 200


# --- single facts ----------------------------------------------------------------------------


def changes(preview: WinterPreview) -> dict[str, tuple[int, str, bool]]:
    return {
        BLOCK_NAMES[change.noble]: (change.to, AREA_NAMES[change.area], change.sure)
        for change in preview.changes
    }


def words(preview: WinterPreview) -> list[str]:
    return [in_words(note) for note in preview.notes]


def scene() -> Scene:
    """Stage a year's end: a noble's home held, horse in the field, too many in Fife."""
    return Scene(
        {
            "Mar/E": "Angus",
            "Grant": "Mar",
            "Wallace": "Fife",
            "Douglas": "Fife",
            "Barclay": "Fife",
            "Fraser": "Fife",
            "Campbell": "Fife",
            "Lennox/S": "Carrick",
            "Edward": "Lothian",
            "York Knights": "Lothian",
            "York Infantry": "Lothian",
            "Hobelars": "England",
        }
    )


def test_7_1_a_noble_whose_home_is_held_changes_sides():
    for side in SIDES:
        assert changes(forecast(view(scene().pos, side)))["Mar/E"] == (SCOTLAND, "Mar", True)


def test_7_1_a_noble_may_find_a_home_that_empties():
    """One English block in Lennox: a noble, who goes, or another, who stays?"""
    for block in ("Angus/E", "York Infantry"):
        put = {
            "Lennox/S": "Carrick",
            block: "Lennox",
            "Durham Infantry": "Moray",
            "Wallace": "Fife",
        }
        pos = Scene(put).pos
        assert changes(forecast(view(pos, SCOTLAND)))["Lennox/S"] == (ENGLAND, "Lennox", False)
        sure = changes(forecast(view(pos, ENGLAND)))
        assert ("Lennox/S" in sure) == (block == "York Infantry")


def test_7_3_who_disbands_and_why():
    english = forecast(view(scene().pos, ENGLAND))
    own = {
        (AREA_NAMES[each.area], each.why.rule): (each.must, {BLOCK_NAMES[b] for b in each.blocks})
        for each in english.disbands
        if each.side == ENGLAND
    }
    assert own["England", "7.3"] == (1, {"Hobelars"})
    assert own["Lothian", "7.31"] == (2, {"Edward", "York Knights"})
    assert ("Lothian", "7.32") not in own


def test_7_5_the_scots_above_the_limit():
    scottish = forecast(view(scene().pos, SCOTLAND))
    fife = next(e for e in scottish.disbands if AREA_NAMES[e.area] == "Fife")
    assert (fife.side, fife.must, fife.most, fife.why.rule) == (SCOTLAND, 1, 1, "7.5")
    names = {BLOCK_NAMES[block] for block in fife.blocks}
    assert names == {"Douglas", "Barclay", "Fraser", "Campbell"}
    assert in_words(fife.why) == "Fife is above its castle limit."
    homes = {home.block: home.areas for home in scottish.homes}
    assert SELKIRK in homes[WALLACE]


def test_7_6_what_could_be_built():
    pos = scene().pos
    pos.set_strength(BLOCK_NAMES.index("Lennox/S"), 1)
    scottish = {AREA_NAMES[b.area]: b for b in forecast(view(pos, SCOTLAND)).builds if b.side == 1}
    assert (scottish["Fife"].points, scottish["Fife"].draw) == (3, False)
    assert scottish["Mar"].points == 1
    assert {BLOCK_NAMES[block] for block in scottish["Lennox"].blocks} == {"Lennox/S"}
    assert scottish["Lennox"].points == 2
    assert scottish["Lennox"].draw
    english = {b.area: b for b in forecast(view(pos, ENGLAND)).builds if b.side == SCOTLAND}
    assert all(build.blocks == () and not build.draw for build in english.values())


def test_notes_on_edward_wallace_and_the_levy():
    english = words(forecast(view(scene().pos, ENGLAND)))
    assert any(line.startswith("Edward I may winter in Lothian") for line in english)
    assert any(line.startswith("The levy brings ") for line in english)
    scottish = words(forecast(view(scene().pos, SCOTLAND)))
    assert "Wallace may winter in Selkirk and gain two steps." in scottish
    assert not any("Edward" in line or "levy" in line for line in scottish)


def test_9_0_who_would_win():
    pos = scene().pos
    pos.year = 1305
    assert "England would win the game." in words(forecast(view(pos, ENGLAND)))
    pos.year = 1304
    assert not any("win the game" in line for line in words(forecast(view(pos, ENGLAND))))


def test_battles_still_to_be_fought_are_mentioned():
    staged = Scene({"Edward": "Angus", "Wallace": "Fife", "Bruce/S": "Annan"})
    staged.move("Edward", "Fife")
    note = "Battles are still to come in Fife, so this may change."
    assert note in words(forecast(view(staged.pos, SCOTLAND)))


# --- from public facts alone -----------------------------------------------------------------


def test_positions_that_look_the_same_have_the_same_forecast():
    rng = Random(2)
    compared = 0
    for pos in walk(7, 0, "edition 4"):
        if rng.random() < 0.9:
            continue
        for side in SIDES:
            twin = swap_hidden(pos, side, rng)
            if twin is not None and view(twin, 1 - side) == view(pos, 1 - side):
                made = [forecast(view(each, 1 - side)) for each in (pos, twin)]
                assert made[0] == made[1]
                compared += 1
    assert compared > 50


def test_a_spectator_has_no_forecast():
    with pytest.raises(ValueError, match="for a side"):
        forecast(view(Game.new(seed=1).position, NOBODY))
