"""Proof of fog on the wire: every byte a seat and a spectator are sent, compared between twins.

Two real applications, each with a database of its own, play games that differ in nothing but what
the viewer may not know. Frames, answers with their heads, refusals and lines of the log must be the
same, as many and in the same order. How long an answer takes cannot be shown in this way.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from schiltrom.engine import steps
from schiltrom.engine.position import Position
from schiltrom.engine.serial import position_to_json
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.fairness import FairChance
from schiltrom.screen import state
from schiltrom.screen.replay import ViewerHistory
from schiltrom.server.http.errors import json_response
from schiltrom.server.live import connections
from schiltrom.server.ops import logs
from schiltrom.table.table import Table
from schiltrom.text.message import Message
from tests.helpers.sent import as_received
from tests.server.helpers.probes import SEAT, SPECTATOR
from tests.server.helpers.push_service import Subscriber, signed_claims
from tests.server.helpers.receivers import web_server
from tests.server.helpers.twins import Chance
from tests.server.helpers.wire import METRICS_TOKEN, World, logging_as_a_server, stopped_time
from tests.server.helpers.wire_twins import WireTwins, wire_twins
from tests.server.test_fog import OtherDraws, hands

if TYPE_CHECKING:
    from starlette.responses import Response

BATTLES = {steps.COMBAT, steps.COMBAT_ACTION}
EVENTS = {steps.TRUCE, steps.HERALD, steps.VICTUALS, steps.PILLAGE, steps.SEA_BLOCK}
WINTERS = {steps.SCOTTISH_BUILD, steps.ENGLISH_BUILD, steps.SCOTTISH_DISBAND}


@pytest.mark.parametrize(
    ("viewer", "seed", "plan"),
    [
        (ENGLAND, "g", {"scenario": "braveheart", "edition": "4"}),
        (SCOTLAND, "h", {"scenario": "the_bruce", "edition": "3"}),
    ],
)
def test_a_whole_game_is_the_same_bytes(tmp_path, viewer, seed, plan):
    """From making the game to its end, with events, battles and winters."""
    rng = Random(seed)
    with wire_twins(tmp_path, viewer, seed=seed, haste=1.0, **plan) as twins:
        while twins.step(rng):
            if twins.compared % 100 == 0:
                twins.ask_everything()
        told = f"{twins.frames} frames, {twins.bytes} bytes, {twins.compared} compared"
        sys.stdout.write(f"{told}, {twins.apart} apart: {twins.position(0)}\n")
        assert twins.compared > 300
        assert twins.apart > twins.compared / 3
        assert twins.hesitated > 5
        assert twins.forgotten > 3
        assert twins.steps >= BATTLES
        assert twins.steps >= WINTERS
        assert len(EVENTS & twins.steps) > 2
        one, other = twins.end()
        assert one != other


def test_other_draws_are_the_same_bytes(tmp_path):
    """Other blocks are drawn and levied, and nobody else can tell."""
    chances = (FairChance, OtherDraws)
    with wire_twins(tmp_path, SCOTLAND, seed="levy", chances=chances, haste=0.5) as twins:
        play(twins, Random(4), 50)
        assert twins.apart > 10


def other_hands(card: str) -> tuple[Chance, Chance]:
    """Return the chances of two games in which England holds a herald, or another card."""
    scotland = ["1", "2", "2", "3", "Truce"]
    england = ["1", "1", "2", "2"]
    return hands([*england, "Herald"], scotland), hands([*england, card], scotland)


@pytest.mark.parametrize("card", ["Sea Move", "3"])
def test_other_hands_are_the_same_bytes(tmp_path, card):
    """The other side holds another card, until it would be laid."""
    chances = other_hands(card)
    with wire_twins(tmp_path, SCOTLAND, seed="hands", chances=chances, haste=0.8) as twins:
        play(twins, Random(card), 30)
        assert twins.apart == twins.compared > 20


def play(twins: WireTwins, rng: Random, most: int) -> None:
    while twins.compared < most and twins.step(rng):
        pass
    twins.ask_everything()


def test_notices_are_the_same_bytes(tmp_path):
    """A webhook is called as often, and told the same."""
    with web_server() as one, web_server() as other:
        how: dict[str, Any] = {"chances": other_hands("Pillage"), "live": False, "haste": 0.5}
        with wire_twins(tmp_path, SCOTLAND, seed="hook", **how) as twins:
            for game, hook in enumerate((one, other)):
                twins.act(game, SCOTLAND, "notify", {"webhook": f"{hook.url}/turn"})
            for world in twins.worlds:
                world.take()  # the addresses differ, and so does the secret of each
            rng = Random("hook")
            while twins.compared < 25 and twins.step(rng):
                twins.do_periodic_jobs()
                assert len(one.got) == len(other.got)
            assert twins.apart == twins.compared > 15
            told = [masked_notices(twins, game, hook) for game, hook in enumerate((one, other))]
    assert told[0] == told[1]
    assert len(told[0]) > 3


def test_pushes_are_the_same_words_and_as_long(tmp_path):
    """A browser is called as often, by as many bytes, and reads the same."""
    with web_server() as one, web_server() as other:
        services = (one, other)
        browsers = [Subscriber(f"{each.url}/push") for each in services]
        how: dict[str, Any] = {"chances": other_hands("Pillage"), "live": False, "haste": 0.5}
        with wire_twins(tmp_path, SCOTLAND, seed="hook", **how) as twins:
            for game, browser in enumerate(browsers):
                twins.act(game, SCOTLAND, "push", browser.body())
            for world in twins.worlds:
                world.take()  # the addresses differ
            rng = Random("hook")
            while twins.compared < 25 and twins.step(rng):
                twins.do_periodic_jobs()
                assert len(one.got) == len(other.got)
            assert twins.apart == twins.compared > 15
            both = zip(services, browsers, strict=True)
            told = [masked_pushes(twins, game, *each) for game, each in enumerate(both)]
    assert told[0] == told[1]
    assert len(told[0]) > 3


def masked_pushes(twins: WireTwins, game: int, service: Any, browser: Subscriber) -> list[Any]:
    """Return what a browser got and read, without what is random and of one length."""
    found = []
    for path, headers, body in service.got:
        claims, _ = signed_claims(headers["Authorization"])
        assert claims.pop("aud") == service.url
        assert re.fullmatch(r"[0-9a-f]{32}", headers.pop("Topic"))
        assert headers.pop("Host") in service.url
        headers["Authorization"] = f"{claims} {len(headers['Authorization'])}"
        read = twins.worlds[game].masked(browser.record(body))
        found.append((path, json.dumps(headers), len(body), read))
    return found


def masked_notices(twins: WireTwins, game: int, hook: Any) -> list[tuple[str, str, bytes]]:
    """Return what a receiver got, without what is random and of one length."""
    shapes = {
        "Schiltrom-Delivery": r"[0-9a-f]{32}",
        "Schiltrom-Signature": r"v1=[0-9a-f]{64}",
        "webhook-id": r"[0-9a-f]{32}",
        "webhook-signature": r"v1,[A-Za-z0-9+/]{43}=",
    }
    found = []
    for path, headers, body in hook.got:
        for name, shape in shapes.items():
            assert re.fullmatch(shape, headers.pop(name))
        assert headers.pop("Host") in hook.url
        found.append((path, json.dumps(headers), twins.worlds[game].masked(body)))
    return found


@pytest.mark.parametrize("level", ["info", "debug"])
def test_no_library_writes_addresses(level):
    """Where webhooks go, and with which ticket somebody comes, is in no line of the log."""
    with logging_as_a_server(level):
        assert logs.LOG.isEnabledFor(logging.INFO)
        for name in ("httpx", "httpcore.connection", "uvicorn.access", "websockets.server"):
            assert not logging.getLogger(name).isEnabledFor(logging.INFO), name


# --- the comparison can fail -----------------------------------------------------------------


def fingerprint(found: Table) -> str:
    """Return something that depends on everything in a position."""
    return json.dumps(position_to_json(found._replay.position))


def leak_in_views(patch: pytest.MonkeyPatch) -> None:
    seen = Table.seen
    patch.setattr(Table, "seen", lambda self, viewer: seen(self, viewer) | hint(self))


def hint(found: Table) -> dict[str, object]:
    return {"hint": hash(fingerprint(found))}


def leak_in_screen_states(patch: pytest.MonkeyPatch) -> None:
    def screen_state_for(pos: Position, viewer: int) -> dict[str, object]:
        return {**as_received(state.screen_state_for(pos, viewer)), "hint": position_to_json(pos)}

    patch.setattr("schiltrom.table.table.screen_state_for", screen_state_for)


def leak_by_numbers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "number", lambda self, _viewer: self.entries)


def leak_by_frames(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        Table,
        "history",
        lambda self, viewer: ViewerHistory(viewer, list(range(self.entries + 1)), {}),
    )


def leak_by_pushes(patch: pytest.MonkeyPatch) -> None:
    show = connections.Connection._show

    async def show_always(self: connections.Connection) -> None:
        self._shown = None
        await show(self)

    patch.setattr(connections.Connection, "_show", show_always)
    patch.setattr(connections.Connection, "has_news", lambda _self, _seen: True)


def leak_by_clocks(patch: pytest.MonkeyPatch) -> None:
    def count(self: Table, _entry: object, _before: object) -> None:
        self.starts = [number + 1 for number in self.starts]

    patch.setattr(Table, "_count_starts", count)


def leak_in_refusals(patch: pytest.MonkeyPatch) -> None:
    why = Table.why

    def tell(self: Table, side: int, choice: int) -> Message | None:
        forbidden = why(self, side, choice) is not None
        return Message("error-stale", {"number": self.entries}) if forbidden else None

    patch.setattr(Table, "why", tell)


def leak_in_heads(patch: pytest.MonkeyPatch) -> None:
    newest = ["0"]
    number = Table.number

    def note(self: Table, viewer: int) -> int:
        newest.append(str(hash(fingerprint(self))))
        return number(self, viewer)

    def respond(data: object, status: int = 200) -> Response:
        return json_response(data, status, {"ETag": newest[-1]})

    patch.setattr(Table, "number", note)
    patch.setattr("schiltrom.server.http.api.json_response", respond)


def leak_in_the_log(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(logs, "path_of", lambda scope: scope["path"])


LEAKS: dict[Callable[[pytest.MonkeyPatch], None], str] = {
    leak_in_views: r'^seat.s views, play: .*"hint":',
    leak_in_screen_states: r'^seat.s sheets, play: .*"hand_e":',
    leak_by_numbers: r'"number":',
    leak_by_frames: r'/frames.*"total":',
    leak_by_pushes: r"in secret: 0 and 1 messages",
    leak_by_clocks: r'"left":',
    leak_in_refusals: r'"error-stale","args":',
    leak_in_heads: r"^seat, .* 20.*\\netag: ",
    leak_in_the_log: r'"event": "request".*"path": "/api/games/.{16}',
}
"""Ways to tell too much, and what shows each of them."""


def show_all(twins: WireTwins) -> None:
    """Play on until something has happened in secret; then ask everything."""
    rng = Random("all")
    while not twins.hesitated:
        assert twins.step(rng)
        twins.hesitate(rng, surely=True)
    twins.ask_everything()


def test_without_a_leak_all_is_the_same(tmp_path):
    with wire_twins(tmp_path, SCOTLAND, chances=other_hands("3"), haste=1.0) as twins:
        show_all(twins)
        assert twins.apart == twins.compared


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(tmp_path, monkeypatch, leak):
    leak(monkeypatch)
    with (
        pytest.raises(AssertionError) as found,
        wire_twins(tmp_path, SCOTLAND, chances=other_hands("3"), haste=1.0) as twins,
    ):
        show_all(twins)
    assert re.search(LEAKS[leak], str(found.value), re.DOTALL), str(found.value)[:3000]


def test_only_what_is_random_is_masked(tmp_path):
    """What is masked has one shape, is told to its owner once, and the rest stays."""
    with stopped_time() as clock:
        world = World(tmp_path / "world", clock)
        with pytest.raises(AssertionError, match="token"):
            world.learn({"seats": [{"token": "a card"}]})
        world.learn({"game": "A" * 16, "name": "B" * 16})
        assert world.masked(b"A" * 16 + b" and " + b"B" * 16) == b"(game) and " + b"B" * 16
        for token, status in ((None, 404), (METRICS_TOKEN, 200)):
            head = None if token is None else {"Authorization": f"Bearer {token}"}
            assert world.http(SEAT, "GET", "/metrics", headers=head).status == status
        assert world.http(SPECTATOR, "GET", "/healthz").status == 200
        assert list(world.take()) == ["log of seat", SEAT, "log of spectator", SPECTATOR]
        world.close()
