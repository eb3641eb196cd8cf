"""Live play: each connection is sent its own viewer's changes, and nothing when there are none.

The game service reports from any thread that a game has changed; every connection of that game then
has its own viewer's state made, and is sent it only if its number or the game's status has changed.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from schiltrom.server import counts
from schiltrom.server.games.batches import Batch
from schiltrom.server.http.context import RequestContext
from schiltrom.server.http.errors import RequestError, error_of
from schiltrom.server.http.rate_limits import client_of
from schiltrom.server.http.security import Caller, check_origin, with_headers
from schiltrom.server.live.connections import POLICY, RESTART, Connection
from schiltrom.server.live.listener import Listener
from schiltrom.server.live.rooms import Room, Seen
from schiltrom.server.ops.logs import log_failure
from schiltrom.server.ops.stopping import cancel

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

LOOK_SECONDS: Final = 5.0
"""How often stuck connections are looked for."""
FOR_SEATS: Final = 0.25
"""The share of all connections that spectators cannot take."""


class Live:
    """All live connections of this process."""

    def __init__(self, context: RequestContext) -> None:
        self._context = context
        self._rooms: dict[str, Room] = {}
        self._clients: Counter[str] = Counter()
        self._seated = 0
        """How many connections are those of seats."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._also = context.service.on_change
        self._listener = Listener(context.service.engine, context.ask, self.wake)
        self._dropping: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Listen to the game service and to other processes, in the running event loop."""
        self._loop = asyncio.get_running_loop()
        self._also = self._context.service.on_change
        self._context.service.on_change = self.on_change
        self._context.changes.start(self.made)
        self._listener.start()
        self._dropping = asyncio.create_task(self._drop_stuck())

    async def stop(self) -> None:
        """Close every connection: the server is stopping, and may come back."""
        await self._context.changes.stop()
        self._context.service.on_change = self._also
        self._loop = None
        open_now = [each for room in self._rooms.values() for each in room.connections]
        await asyncio.gather(*(each.close(RESTART, "the server restarts") for each in open_now))
        await self._listener.stop()
        if self._dropping is not None:
            await cancel(self._dropping)

    async def _drop_stuck(self) -> None:
        """Drop connections whose clients do not take what is sent to them."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await asyncio.gather(*[each.drop() for each in self._stuck()])

    def _stuck(self) -> list[Connection]:
        every = (each for room in self._rooms.values() for each in room.connections)
        return [each for each in every if each.is_stuck]

    def on_change(self, game_id: str) -> None:
        """Note, from any thread, that a game has changed."""
        self._also(game_id)
        loop = self._loop
        if loop is not None:
            with suppress(RuntimeError):  # the loop may be closing at this moment
                loop.call_soon_threadsafe(self._changed_here, game_id)

    def made(self, batch: Batch) -> None:
        """Show, in the event loop, what a batch has changed, while its games are locked.

        It is sent when all is made: who is sent something wakes up, and takes turns with us.
        """
        shown: list[tuple[Connection, Seen]] = []
        for played in batch.changed:
            game, table = played.game, played.table
            if table is None or game.waiting_computers(table):
                self._also(game.id)
            room = self._rooms.get(game.id)
            if room is not None:
                try:
                    shown += room.show(game, table)
                except Exception as error:  # its connections look for themselves
                    log_failure("live", error)
                    room.wake()
        to_send = [(each, texts) for each, seen in shown if (texts := _told(each, seen))]
        for connection, texts in to_send:
            connection.send_now(texts)
        if batch.changed:
            self._listener.changed()

    def _changed_here(self, game_id: str) -> None:
        self.wake(game_id)
        self._listener.changed()

    def wake(self, game_id: str | None) -> None:
        """Have the connections of a game, or of all games, check for changes."""
        for each in list(self._rooms) if game_id is None else [game_id]:
            if each in self._rooms:
                self._rooms[each].wake()

    async def serve(self, websocket: WebSocket, game_id: str, ticket: str) -> None:
        """Admit a connection, if it is allowed, and serve it until it ends."""
        client = client_of(websocket.scope)
        try:
            self._context.requests.take(client)
            caller = await self._context.ask(self._context.tickets.redeem, ticket, game_id)
            check_origin(websocket.headers, self._context.settings.origins, required=False)
            self._check_room_for(client, caller)
        except Exception as error:
            known = error_of(error)
            if known is None:
                raise
            await deny(websocket, known)
            return
        room = self._rooms.setdefault(game_id, Room(self._context, game_id))
        connection = Connection(websocket, room, self._context, caller, client)
        room.connections.add(connection)
        self._clients[client] += 1
        self._context.metrics.sockets += 1
        kind = counts.SPECTATOR if caller.seat is None else counts.SEAT
        self._context.metrics.counts.connection(kind, 1)
        if caller.seat is not None:
            self._seated += 1
            self._context.presence.come(caller.seat)
        try:
            # In a task of its own, which is resumed without all that has led here: it is often.
            await asyncio.create_task(connection.run())
        finally:
            self._context.metrics.counts.connection(kind, -1)
            if caller.seat is not None:
                self._seated -= 1
                self._context.presence.go(caller.seat)
            self._leave(connection, room, game_id, client)

    def _check_room_for(self, client: str, caller: Caller) -> None:
        """Refuse a connection when there are too many; some are kept for those who play."""
        settings = self._context.settings
        spectators = self._context.metrics.sockets - self._seated
        if caller.seat is None and spectators >= settings.sockets * (1 - FOR_SEATS):
            raise RequestError(503, "server-full", retry_after=30)
        if self._clients[client] >= settings.sockets_per_address:
            raise RequestError(429, "too-many-connections", retry_after=30)
        if self._context.metrics.sockets >= settings.sockets:
            raise RequestError(503, "server-full", retry_after=30)

    def _leave(self, connection: Connection, room: Room, game_id: str, client: str) -> None:
        room.connections.discard(connection)
        if not room.connections and self._rooms.get(game_id) is room:
            del self._rooms[game_id]
        self._clients[client] -= 1
        if self._clients[client] <= 0:
            del self._clients[client]
        self._context.metrics.sockets -= 1


def _told(connection: Connection, seen: Seen) -> list[bytes]:
    """Return what is to be sent to a connection, which ends if that fails."""
    try:
        return connection.tell(seen)
    except Exception as error:
        connection.fail(error)
        return []


async def deny(websocket: WebSocket, error: RequestError) -> None:
    """Refuse a connection, over HTTP if the server can."""
    scope = websocket.scope
    if "websocket.http.response" in scope.get("extensions", {}):
        send = with_headers(scope, websocket.send, "websocket.http.response.start")
        await error.response()(scope, websocket.receive, send)
    else:
        await websocket.close(POLICY, error.code)
