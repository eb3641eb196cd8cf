"""The request context: what every endpoint needs, including access to the game service."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import ParamSpec, TypeVar

from anyio import CapacityLimiter, to_thread

from schiltrom.ai.levels import DEFAULT_LEVEL
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.server.games.batches import Change
from schiltrom.server.games.change_queue import ChangeQueue
from schiltrom.server.games.chat import Chat
from schiltrom.server.games.offers import Offers
from schiltrom.server.games.seats import Seat, SeatPlan
from schiltrom.server.games.service import GameService, choice
from schiltrom.server.http.errors import RequestError, error_of
from schiltrom.server.http.rate_limits import BUCKETS_KEPT, Buckets
from schiltrom.server.http.schemas import DaysShape, MinutesShape, SeatShape, SeatsShape
from schiltrom.server.live.presence import Presence
from schiltrom.server.live.tickets import TicketBox
from schiltrom.server.notify.notify import Notify
from schiltrom.server.notify.pushes import Pushes
from schiltrom.server.ops.metrics import Metrics
from schiltrom.server.ops.settings import Settings
from schiltrom.table.clocks import Clock
from schiltrom.table.errors import NotFoundError
from schiltrom.table.table import VIEW, State

LINES_PER_SECOND = 0.5
LINES_AT_ONCE = 10
"""How fast one seat can send chat lines."""
HINTS_PER_SECOND = 0.5
HINTS_AT_ONCE = 5
"""How often one seat can ask for a hint."""
AT_ONCE_SECONDS = 10.0
"""So many seconds' worth of analyses one client address can have at once."""
IMPORTS_WAITING = 20
"""How many imports may wait for their turn; whoever comes then is asked to come again."""
NOTICES_PER_SECOND = 1 / 60
NOTICES_AT_ONCE = 10
"""How often one client address can set up notifications."""

P = ParamSpec("P")
T = TypeVar("T")


class RequestContext:
    """The game service for the event loop: calls that wait for the database run in a thread."""

    def __init__(self, settings: Settings, service: GameService) -> None:
        self.settings = settings
        self.service = service
        self.changes = ChangeQueue(service)
        self.chat = Chat(service)
        self.offers = Offers(service)
        self.notify = Notify(service)
        self.pushes = Pushes(service)
        self.presence = Presence(service)
        self.metrics = Metrics(service.counts)
        self.requests = Buckets(settings.requests_per_second, settings.requests_at_once)
        per_second = settings.games_per_minute / 60
        self.new_games = Buckets(per_second, max(1.0, settings.games_per_minute))
        self.imports = Buckets(
            settings.imports_per_minute / 60, max(1.0, settings.imports_per_minute)
        )
        self.analyses = Buckets(
            settings.analyses_per_second, max(1.0, AT_ONCE_SECONDS * settings.analyses_per_second)
        )
        self._watched: OrderedDict[str, list[str]] = OrderedDict()
        """The games of two computers that each client address has made."""
        self.lines = Buckets(LINES_PER_SECOND, LINES_AT_ONCE)
        self.hints = Buckets(HINTS_PER_SECOND, HINTS_AT_ONCE)
        self.notices = Buckets(NOTICES_PER_SECOND, NOTICES_AT_ONCE)
        self.tickets = TicketBox(service.engine, settings.ticket_seconds)
        self._threads = CapacityLimiter(settings.threads)
        self._importing = CapacityLimiter(1)

    async def ask(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call the game service in a thread."""
        return await to_thread.run_sync(partial(call, *args, **kwargs), limiter=self._threads)

    async def bring(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Import a record in a thread, one after another: nobody else waits for them."""
        if self._importing.statistics().tasks_waiting >= IMPORTS_WAITING:
            raise RequestError(503, "server-busy", retry_after=5)
        return await to_thread.run_sync(partial(call, *args, **kwargs), limiter=self._importing)

    async def check_watched(self, client: str) -> None:
        """Refuse a game of two computers to an address that has enough of them under way."""
        made = self._watched.pop(client, [])
        playing = await self.ask(self.service.still_played, made) if made else []
        self._watched[client] = playing
        while len(self._watched) > BUCKETS_KEPT:
            self._watched.popitem(last=False)
        if len(playing) >= self.settings.watched_games:
            raise RequestError(429, "too-many-games", retry_after=60)

    def count_watched(self, client: str, game_id: str) -> None:
        """Count a game of two computers that an address has made."""
        self._watched.setdefault(client, []).append(game_id)

    async def seat(self, token: str) -> Seat | None:
        """Return the seat a token opens, if there is one."""
        try:
            return await self.ask(self.service.seat, token)
        except NotFoundError:
            return None

    async def state(self, game_id: str, viewer: int, since: int, form: str = VIEW) -> State:
        """Return what a viewer may see."""
        return await self.ask(self.service.state, game_id, viewer, since, form)

    async def choose(self, seat: Seat, number: int, choices: list[str]) -> int:
        """Make one choice or several, all or none; return the seat's new number."""
        try:
            reached = await self.changes.make(choice(seat, number, choices))
        except Exception as error:
            self._count(error)
            raise
        self._count(None)
        return reached

    def choose_soon(
        self, seat: Seat, number: int, choices: list[str], done: Callable[[Change], None]
    ) -> None:
        """Have one choice or several made, all or none; *done* is told what has become of them."""

        def count_and_tell(change: Change) -> None:
            self._count(change.error)
            done(change)

        try:
            wanted = choice(seat, number, choices)
        except Exception as error:
            self._count(error)
            raise
        self.changes.make_soon(wanted, count_and_tell)

    def _count(self, error: Exception | None) -> None:
        """Count a choice, made or refused."""
        if error is None:
            self.metrics.counts.choice("made")
        else:
            known = error_of(error)
            self.metrics.counts.choice(known.code if known is not None else "internal")


def plans_of(seats: SeatsShape, browser: str) -> dict[int, SeatPlan]:
    """Return who will sit where, in the game service's terms."""
    return {
        ENGLAND: _plan_of(seats.england, browser),
        SCOTLAND: _plan_of(seats.scotland, browser),
    }


def _plan_of(shape: SeatShape, browser: str) -> SeatPlan:
    if shape.kind == "computer":
        return SeatPlan(shape.kind, shape.name, level=shape.level or DEFAULT_LEVEL)
    return SeatPlan(shape.kind, shape.name, None, bid=shape.bid, browser=browser)


def clock_of(shape: MinutesShape | DaysShape | None) -> Clock | None:
    """Return the clock settings, in the game service's terms."""
    return None if shape is None else Clock(**shape.model_dump())
