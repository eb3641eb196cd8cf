"""Live play: each connection is sent its own viewer's changes, and nothing when there are none.

The game service reports from any thread that a game has changed; every connection of that game then
reads its own viewer's state, and sends it only if its number or the game's
status has changed.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import suppress
from typing import Final

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from schiltrom.screen.encoding import to_text
from schiltrom.server.games.service import Look
from schiltrom.server.http.context import RequestContext
from schiltrom.server.http.errors import RequestError, error_of, validation_message
from schiltrom.server.http.rate_limits import client_of
from schiltrom.server.http.schemas import LiveChoice, LiveSince, state_body
from schiltrom.server.http.security import Caller, check_origin, with_headers
from schiltrom.server.live.listener import Listener
from schiltrom.server.ops.logs import log_failure
from schiltrom.table.status import Status
from schiltrom.table.table import VIEW, OwnSeat, State

MOST_LOOKS: Final = 32
"""How many different looks at one game are kept until it changes; clients name their numbers."""
FOR_SEATS: Final = 0.25
"""The share of all connections that spectators cannot take."""
FIRST_MESSAGE_SECONDS: Final = 10.0
SEND_SECONDS: Final = 20.0
POLICY: Final = 1008
NOT_TEXT: Final = 1003
TOO_LARGE: Final = 1009
RESTART: Final = 1012
FAILED: Final = 1011
GONE: Final = 1006


class ClosedError(Exception):
    """The connection must be closed, or is already closed."""

    def __init__(self, code: int, reason: str = "") -> None:
        self.code = code
        self.reason = reason
        super().__init__(reason)


class Room:
    """The connections of one game, and what their viewers see until the next change."""

    def __init__(self, context: RequestContext, game_id: str) -> None:
        self._context = context
        self._game_id = game_id
        self.connections: set[Connection] = set()
        self._looks: dict[Look, asyncio.Future[tuple[State, str | None]]] = {}
        self._wanted: dict[Look, asyncio.Future[tuple[State, str | None]]] = {}
        self._looking: set[asyncio.Task[None]] = set()

    async def look(self, viewer: int, since: int, form: str) -> tuple[State, str]:
        """Return what a viewer sees, and its text; identical requests share one result."""
        key = (viewer, since, form)
        look = self._looks.get(key) or self._wanted.get(key)
        if look is None:
            look = asyncio.get_running_loop().create_future()
            self._wanted[key] = look
            if len(self._looks) < MOST_LOOKS:
                self._looks[key] = look
            if len(self._wanted) == 1:
                task = asyncio.create_task(self._look_together())
                self._looking.add(task)
                task.add_done_callback(self._looking.discard)
        state, text = await asyncio.shield(look)
        if text is None:
            text = await self._context.ask(_text_of, state)
        return state, text

    async def _look_together(self) -> None:
        """Read the states once for all connections that were woken together."""
        await asyncio.sleep(0)
        wanted, self._wanted = self._wanted, {}
        try:
            seen = await self._context.ask(self._see, list(wanted))
        except Exception as error:
            for key, look in wanted.items():
                look.set_exception(error)
                if self._looks.get(key) is look:
                    # The next to look tries again: a failure says nothing about the game.
                    del self._looks[key]
        else:
            for look, found in zip(wanted.values(), seen, strict=True):
                look.set_result(found)

    def _see(self, looks: list[Look]) -> list[tuple[State, str | None]]:
        """Read several states; those with clocks, which keep changing, get their text when sent."""
        states = self._context.service.states(self._game_id, looks)
        return [(state, None if state.status.clock else _text_of(state)) for state in states]

    def wake(self) -> None:
        """Have every connection check for changes."""
        self._looks.clear()
        for connection in self.connections:
            connection.woken.set()


def _text_of(state: State) -> str:
    return to_text(state_body(state))


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

    def start(self) -> None:
        """Listen to the game service and to other processes, in the running event loop."""
        self._loop = asyncio.get_running_loop()
        self._also = self._context.service.on_change
        self._context.service.on_change = self.on_change
        self._listener.start()

    async def stop(self) -> None:
        """Close every connection: the server is stopping, and may come back."""
        self._context.service.on_change = self._also
        self._loop = None
        open_now = [each for room in self._rooms.values() for each in room.connections]
        await asyncio.gather(*(each.close(RESTART, "the server restarts") for each in open_now))
        await self._listener.stop()

    def on_change(self, game_id: str) -> None:
        """Note, from any thread, that a game has changed."""
        self._also(game_id)
        loop = self._loop
        if loop is not None:
            with suppress(RuntimeError):  # the loop may be closing at this moment
                loop.call_soon_threadsafe(self._changed_here, game_id)

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
        if caller.seat is not None:
            self._seated += 1
            self._context.presence.come(caller.seat)
        try:
            await connection.run()
        finally:
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


class Connection:
    """One live connection of a seat or a spectator."""

    def __init__(
        self, websocket: WebSocket, room: Room, context: RequestContext, caller: Caller, client: str
    ) -> None:
        self._websocket = websocket
        self._room = room
        self._context = context
        self._caller = caller
        self._client = client
        self._sending = asyncio.Lock()
        self._shown: tuple[int, Status, OwnSeat | None] | None = None
        self._since = -1
        self._form = VIEW
        self._heard: int | None = None
        """The last chat line sent; None if the client does not want chat."""
        self.woken = asyncio.Event()

    async def run(self) -> None:
        """Talk to the client until either side ends the connection."""
        telling: asyncio.Task[None] | None = None
        try:
            await self._accept()
            first = await self._first_message()
            self._since, self._form, self._heard = first.since, first.form, first.chat
            self.woken.set()
            telling = asyncio.create_task(self._tell())
            while True:
                await self._answer(await self._receive())
        except ClosedError as closed:
            await self.close(closed.code, closed.reason)
        except WebSocketDisconnect:
            pass
        except Exception as error:  # the client reconnects and asks for changes since its number
            log_failure("live", error)
            await self.close(FAILED, "come again")
        finally:
            if telling is not None:
                telling.cancel()
                await asyncio.gather(telling, return_exceptions=True)

    async def _accept(self) -> None:
        """Accept the connection, unless the client has already gone."""
        try:
            await self._websocket.accept()
        except OSError as error:  # the library says so only of connections it has accepted
            raise WebSocketDisconnect(GONE) from error

    async def close(self, code: int, reason: str) -> None:
        """Close the connection, if it is still open."""
        if self._websocket.application_state is WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
                async with asyncio.timeout(SEND_SECONDS):
                    await self._websocket.close(code, reason)

    # --- sending ---------------------------------------------------------------------------

    async def _tell(self) -> None:
        """Send what the viewer sees whenever it changes."""
        try:
            while True:
                await self.woken.wait()
                self.woken.clear()
                await self._show()
        except (WebSocketDisconnect, RuntimeError):
            pass
        except TimeoutError:
            await self.close(POLICY, "too slow")
        except Exception as error:  # the client reconnects and asks for changes since its number
            log_failure("live", error)
            await self.close(FAILED, "come again")

    async def _show(self) -> None:
        state, text = await self._room.look(self._caller.viewer, self._since, self._form)
        seen = (state.number, state.status, state.own)
        if seen != self._shown:
            await self._send(text)
            self._shown = seen
            self._since = state.number
        if self._heard is not None and self._caller.seat is not None and state.chat > self._heard:
            lines = await self._context.ask(
                self._context.chat.lines, self._caller.seat, self._heard
            )
            if lines:  # they may have been deleted
                await self._send(to_text({"chat": lines}))
            self._heard = max([state.chat, *(int(str(line["id"])) for line in lines)])

    async def _send(self, text: str) -> None:
        async with self._sending, asyncio.timeout(SEND_SECONDS):
            await self._websocket.send_text(text)

    # --- receiving -------------------------------------------------------------------------

    async def _receive(self) -> str:
        """Return the next message, or raise if there is none to answer."""
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if text is None:
            raise ClosedError(NOT_TEXT, "messages are text")
        if len(text) > self._context.settings.body_bytes:
            raise ClosedError(TOO_LARGE, "the message is too large")
        return str(text)

    async def _first_message(self) -> LiveSince:
        """Return the client's first message: what it already has, and the form it wants."""
        try:
            async with asyncio.timeout(FIRST_MESSAGE_SECONDS):
                text = await self._receive()
            return LiveSince.model_validate(_data(text))
        except TimeoutError as error:
            raise ClosedError(POLICY, 'the first message must be {"since": number}') from error
        except (RequestError, ValidationError) as error:
            raise ClosedError(POLICY, 'the first message must be {"since": number}') from error

    async def _answer(self, text: str) -> None:
        """Make the choice a message asks for and answer it, one message at a time."""
        wait = self._context.requests.wait(self._client)
        answer: dict[str, object] = {"id": None}
        try:
            data = _data(text)
            answer["id"] = _id_of(data)
            if wait > 0:
                raise RequestError(429, "too-many-requests", retry_after=int(wait) + 1)
            choice = _choice_of(data)
            if self._caller.seat is None:
                raise RequestError(403, "spectator", code="spectator")
            reached = await self._context.choose(self._caller.seat, choice.number, choice.wanted)
            answer |= {"ok": True, "number": reached}
        except Exception as error:
            known = error_of(error)
            if known is None:
                raise
            answer |= {"ok": False, **known.body()}
        with suppress(TimeoutError):
            await self._send(to_text(answer))
        await asyncio.sleep(wait)


def _data(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RequestError(400, "not-json") from error


def _id_of(data: object) -> object:
    """Return the id of a message, if it can be sent back."""
    found = data.get("id") if isinstance(data, dict) else None
    if isinstance(found, int) and not isinstance(found, bool):
        return found if 0 <= found <= 2**53 else None
    return found if isinstance(found, str) and len(found) <= 64 else None


def _choice_of(data: object) -> LiveChoice:
    try:
        return LiveChoice.model_validate(data)
    except ValidationError as error:
        details = [{"loc": d["loc"], "msg": d["msg"], "type": d["type"]} for d in error.errors()]
        raise RequestError(422, "unprocessable", detail=validation_message(details)) from error


async def deny(websocket: WebSocket, error: RequestError) -> None:
    """Refuse a connection, over HTTP if the server can."""
    scope = websocket.scope
    if "websocket.http.response" in scope.get("extensions", {}):
        send = with_headers(scope, websocket.send, "websocket.http.response.start")
        await error.response()(scope, websocket.receive, send)
    else:
        await websocket.close(POLICY, error.code)
