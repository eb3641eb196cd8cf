"""Clocks where both sides build at once (7.6): nobody learns who has finished, and all is fair."""

from __future__ import annotations

import pytest

from schiltrom import ENGLAND, SCOTLAND
from schiltrom.engine.choices import parse_choice
from schiltrom.table import clocks
from schiltrom.table.clocks import MINUTE_MS
from schiltrom.table.table import Table
from tests.helpers.clocked import ClockedSeats
from tests.helpers.scene import Place, Scene
from tests.helpers.twin_scenes import staged

WHOLE_MS = 600 * MINUTE_MS
INCREMENT_MS = 20_000


class Builds:
    """Two sides that build at once, with clocks, and a time that passes."""

    def __init__(self) -> None:
        put: dict[str, Place] = {"Barclay": ("Fife", 1), "York Infantry": ("Lothian", 1)}
        scene = Scene(put, edition="hu", turn=5).to_winter().skip_to("scottish build")
        self.table: Table = staged("hu", scene.pos, "clocks")
        self.clock = ClockedSeats(self.table, 0)

    def do(self, side: int, text: str, at_s: int) -> None:
        starts = list(self.table.starts)
        if text == "undo":
            self.table.undo(side)
        else:
            self.table.play(side, parse_choice(text))
        self.clock.go_on(self.table, starts, at_s * 1000)

    def left(self) -> list[int]:
        return [seat.left_ms for seat in self.clock.seats]


@pytest.mark.parametrize("first", [ENGLAND, SCOTLAND])
def test_both_clocks_run_until_both_have_finished(first):
    """Whoever finishes first, and whenever: the clocks show the same."""
    shown = []
    for at_s in (10, 40):
        builds = Builds()
        builds.do(first, "done", at_s)
        assert not builds.table.waits_for(first)
        shown.append(builds.clock.shown(50_000))
    waiting = Builds()
    waiting.do(ENGLAND, "block York Infantry", 20)
    assert shown == [waiting.clock.shown(50_000)] * 2


@pytest.mark.parametrize("first", [ENGLAND, SCOTLAND])
def test_who_finished_first_pays_only_for_that(first):
    builds = Builds()
    builds.do(first, "done", 10)
    builds.do(1 - first, "done", 100)
    paid = {first: 10_000, 1 - first: 100_000}
    # Both have a new turn: they choose their cards.
    assert builds.left() == [WHOLE_MS + INCREMENT_MS - paid[side] for side in (ENGLAND, SCOTLAND)]
    assert [seat.finished_ms for seat in builds.clock.seats] == [None, None]


def test_who_goes_on_building_pays_for_the_time_in_between():
    builds = Builds()
    builds.do(SCOTLAND, "done", 10)
    builds.do(SCOTLAND, "undo", 40)
    assert builds.clock.seats[SCOTLAND].finished_ms is None
    builds.do(ENGLAND, "done", 50)
    builds.do(SCOTLAND, "done", 60)
    assert builds.left()[SCOTLAND] == WHOLE_MS + INCREMENT_MS - 60_000


def test_who_has_finished_cannot_lose_on_time():
    builds = Builds()
    for seat in builds.clock.seats:
        seat.left_ms = 30_000
    builds.do(SCOTLAND, "done", 10)
    assert builds.clock.game.flag_ms == 30_000
    assert clocks.is_up(builds.clock.game, 30_000)
    assert clocks.winner(builds.clock.seats) == SCOTLAND


def test_time_without_a_server_is_given_back_to_who_has_finished_too():
    builds = Builds()
    builds.do(SCOTLAND, "done", 10)
    clocks.give_back(builds.clock.game, builds.clock.seats, 20_000, 80_000)
    builds.do(ENGLAND, "done", 100)
    paid = [40_000, 10_000]
    assert builds.left() == [WHOLE_MS + INCREMENT_MS - each for each in paid]
