"""A live connection: it is sent its viewer's changes, and nothing when there are none."""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from schiltrom.screen.encoding import to_bytes
from schiltrom.server import counts
from schiltrom.server.games.service import Look
from schiltrom.server.http.errors import RequestError, error_of, validation_message
from schiltrom.server.http.schemas import LiveChoice, LiveSince
from schiltrom.server.live.protocol import LiveProtocol, short_way
from schiltrom.server.live.rooms import Room, Seen, Shown, with_members
from schiltrom.server.ops.logs import log_failure
from schiltrom.server.ops.stopping import cancel
from schiltrom.table.table import VIEW

if TYPE_CHECKING:
    from schiltrom.server.games.batches import Change
    from schiltrom.server.http.context import RequestContext
    from schiltrom.server.http.security import Caller

FIRST_MESSAGE_SECONDS: Final = 10.0
SEND_SECONDS: Final = 20.0
POLICY: Final = 1008
NOT_TEXT: Final = 1003
TOO_LARGE: Final = 1009
RESTART: Final = 1012
FAILED: Final = 1011
GONE: Final = 1006
INBOX: Final = 4
"""How many messages may wait until the one before them is answered."""
WHOLE: Final = {"whole": True}
"""What a client sends that cannot use the differences it gets."""

Answer: TypeAlias = dict[str, object]
"""What a client is told of a choice it has sent."""


class ClosedError(Exception):
    """The connection must be closed, or is already closed."""

    def __init__(self, code: int, reason: str = "") -> None:
        self.code = code
        self.reason = reason
        super().__init__(reason)


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
        self._since = -1
        self._form = VIEW
        self._heard: int | None = None
        """The last chat line sent; None if the client does not want chat."""
        self._wants_differences = False
        self._shown: Shown | None = None
        """What was last sent."""
        self._base: Shown | None = None
        """What the client has, if it wants differences to it."""
        self._answers: list[dict[str, object]] = []
        self._telling: asyncio.Task[None] | None = None
        self._sends_since: float | None = None
        """Since when it is sending something."""
        self._is_woken = False
        self._sleeping: asyncio.Future[None] | None = None
        self._short: LiveProtocol | None = None
        """The short way to the client, once his messages come by it."""
        self._inbox: deque[str] = deque()
        """Messages that wait until the one before them is answered."""
        self._is_answering = False
        self._answered: asyncio.Future[None] | None = None
        self._failing: asyncio.Task[None] | None = None

    @property
    def look(self) -> Look:
        """Return as whom it looks, since when, and in which form."""
        return self._caller.viewer, self._since, self._form

    @property
    def is_served(self) -> bool:
        """Return whether it has been sent a state."""
        return self._shown is not None

    @property
    def is_stuck(self) -> bool:
        """Return whether its client has not taken what is being sent to it for too long."""
        since = self._sends_since
        return since is not None and time.monotonic() - since > SEND_SECONDS

    async def run(self) -> None:
        """Talk to the client until either side ends the connection."""
        try:
            await self._accept()
            self._begin(await self._first_message())
            self.wake()
            self._telling = asyncio.create_task(self._tell())
            await self._listen()
        except ClosedError as closed:
            await self.close(closed.code, closed.reason)
        except WebSocketDisconnect:
            pass
        except Exception as error:  # the client reconnects and asks for changes since its number
            log_failure("live", error)
            await self.close(FAILED, "come again")
        finally:
            telling, self._telling = self._telling, None
            if telling is not None:
                await cancel(telling)

    async def _accept(self) -> None:
        """Accept the connection, unless the client has already gone."""
        try:
            await self._websocket.accept()
        except OSError as error:  # the library says so only of connections it has accepted
            raise WebSocketDisconnect(GONE) from error

    def _begin(self, first: LiveSince) -> None:
        self._since, self._form, self._heard = first.since, first.form, first.chat
        self._wants_differences = first.differences
        if first.differences:
            self._base = self._room.known(self._caller.viewer, first.form, first.has)

    async def close(self, code: int, reason: str) -> None:
        """Close the connection, if it is still open."""
        if self._websocket.application_state is WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
                async with asyncio.timeout(SEND_SECONDS):
                    await self._websocket.close(code, reason)

    async def drop(self) -> None:
        """Give up a client that does not take what is sent to it."""
        if self._telling is not None:
            self._telling.cancel()
        found = short_way(self._websocket.scope.get("extensions"))
        if found is not None:  # he would not take a farewell, either
            found.abort()
        else:
            await self.close(POLICY, "too slow")

    # --- sleeping and waking ---------------------------------------------------------------
    # Not an ``asyncio.Event``: that asks the system for the process each time it is waited for.

    def wake(self) -> None:
        """Have it check for changes and answers."""
        self._is_woken = True
        if self._sleeping is not None and not self._sleeping.done():
            self._sleeping.set_result(None)

    async def _sleep(self, loop: asyncio.AbstractEventLoop) -> None:
        """Wait until it is woken, or return at once if it was meanwhile."""
        if not self._is_woken:
            self._sleeping = loop.create_future()
            await self._sleeping
            self._sleeping = None
        self._is_woken = False

    def has_news(self, seen: Seen) -> bool:
        """Return whether its viewer sees more now than it was sent, or is just being sent."""
        shown = self._shown
        if self._sleeping is None or shown is None:
            return True
        if seen.shown is not shown and seen.shown.marks != shown.marks:
            return True
        return self._heard is not None and seen.chat > self._heard

    # --- sending ---------------------------------------------------------------------------

    def tell(self, seen: Seen) -> list[bytes]:
        """Return what is to be sent by the short way of what its viewer sees now.

        It is nothing if that is no news; if something is in the way, the long one is taken.
        """
        if not self.has_news(seen):
            return []
        short, sleeping = self._short, self._sleeping
        if short is None or self._shown is None or sleeping is None or sleeping.done():
            self.wake()
            return []
        if not short.is_clear or self._has_chat(seen):
            self.wake()
            return []
        watch = self._context.metrics.counts.watch()
        answers, self._answers = self._answers, []
        told = list(self._messages(seen, answers))
        watch.lap(counts.ENCODING)
        for text, kind in told:
            self._context.metrics.counts.frame(kind, len(text))
        return [text for text, _ in told]

    def send_now(self, texts: list[bytes]) -> None:
        """Send by the short way what was just found to be told; it ends if that fails."""
        assert self._short is not None
        watch = self._context.metrics.counts.watch()
        try:
            for text in texts:
                self._short.send_now(text)
        except Exception as error:
            self.fail(error)
        watch.lap(counts.SENDING)

    async def _tell(self) -> None:
        """Send what the viewer sees whenever it changes, and the answers to his choices."""
        loop = asyncio.get_running_loop()
        try:
            while True:
                await self._sleep(loop)
                await self._show()
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Exception as error:  # the client reconnects and asks for changes since its number
            log_failure("live", error)
            await self.close(FAILED, "come again")

    async def _show(self) -> None:
        seen = await self._room.look(*self.look)
        answers, self._answers = self._answers, []
        if self._shown is None or seen.shown.marks != self._shown.marks:
            for text, kind in self._messages(seen, answers):
                await self._send(text, kind)
        else:
            for text in self._as_sent(answers):
                await self._send(text)
        if self._has_chat(seen):
            await self._send_chat(seen.chat)

    def _has_chat(self, seen: Seen) -> bool:
        """Return whether something was said that its client wants to hear."""
        return self._heard is not None and seen.chat > self._heard

    async def _send_chat(self, newest: int) -> None:
        if self._heard is None or self._caller.seat is None:
            return
        lines = await self._context.ask(self._context.chat.lines, self._caller.seat, self._heard)
        if lines:  # they may have been deleted
            await self._send(to_bytes({"chat": lines}))
        self._heard = max([newest, *(int(str(line["id"])) for line in lines)])

    def _messages(self, seen: Seen, answers: list[Answer]) -> Iterator[tuple[bytes, str]]:
        """Return a state and the answers to choices as they are sent, with what each counts as."""
        text, kind = self._text_of(seen)
        if answers and self._wants_differences:
            # The last answer is of the choice that brought this state.
            text = with_members({"answer": answers.pop()}, text)
        for answer in self._as_sent(answers):
            yield answer, counts.ANSWER
        yield text, kind
        self._shown = seen.shown
        self._since = seen.number

    def _text_of(self, seen: Seen) -> tuple[bytes, str]:
        """Return what is to be sent of a state, and whether it is the whole of it."""
        if not self._wants_differences:
            return seen.whole(), counts.WHOLE
        base, self._base = self._base, seen.shown
        if base is None:
            return seen.named(self._room.name), counts.WHOLE
        return seen.after(base), counts.DIFFERENCE

    def _as_sent(self, answers: list[Answer]) -> list[bytes]:
        """Return answers as they are sent by themselves."""
        if self._wants_differences:
            return [to_bytes({"answer": answer}) for answer in answers]
        return [to_bytes(answer) for answer in answers]

    async def _send(self, text: bytes, kind: str = counts.ANSWER) -> None:
        # It is awaited, but nothing else runs meanwhile unless the client is slow.
        watch = self._context.metrics.counts.watch()
        self._sends_since = time.monotonic()
        await self._websocket.send_text(text.decode())
        self._sends_since = None
        watch.lap(counts.SENDING)
        self._context.metrics.counts.frame(kind, len(text))

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

    # --- answering -------------------------------------------------------------------------

    async def _listen(self) -> None:
        """Hear the client's messages until he goes, by the short way if there is one."""
        found = short_way(self._websocket.scope.get("extensions"))
        while True:
            if found is not None and self._short is None and found.hear(self._hear):
                self._short = found
            self._hear(await self._receive())
            while self._is_answering and self._failing is None:
                self._answered = asyncio.get_running_loop().create_future()
                await self._answered

    def _hear(self, text: str) -> None:
        """Take a message; each is answered before the next."""
        if not self._is_answering:
            self._answer(text)
            return
        self._inbox.append(text)
        if len(self._inbox) == INBOX and self._short is not None:
            self._short.pause()

    def _answer(self, text: str) -> None:
        """Have the choice made that a message asks for; what becomes of it is its answer."""
        self._is_answering = True
        watch = self._context.metrics.counts.watch()
        wait = self._context.requests.wait(self._client)
        answer: Answer = {"id": None}
        try:
            data = _data(text)
            answer["id"] = _id_of(data)
            if wait > 0:
                raise RequestError(429, "too-many-requests", retry_after=int(wait) + 1)
            if data == WHOLE and self._wants_differences:
                self._base = self._shown = None
                self.wake()
                self._go_on_later()
                return
            choice = _choice_of(data)
            if self._caller.seat is None:
                raise RequestError(403, "spectator", code="spectator")
            watch.lap(counts.RECEIVE)
            self._context.choose_soon(
                self._caller.seat, choice.number, choice.wanted, partial(self._chosen, answer)
            )
        except Exception as error:
            if self._refuse(answer, error):
                self._go_on_later(wait)

    def _chosen(self, answer: Answer, change: Change) -> None:
        """Answer a choice that was made or refused; most go out with the state they bring."""
        if change.error is not None and not self._refuse(answer, change.error):
            return
        if change.error is None:
            answer |= {"ok": True, "number": change.reached}
            self._answers.append(answer)
            asyncio.get_running_loop().call_soon(self._tell_answers)
        self._go_on()

    def _refuse(self, answer: Answer, error: Exception) -> bool:
        """Answer a refusal; return whether it was one, and not a failure that ends everything."""
        known = error_of(error)
        if known is None:
            self.fail(error)
            return False
        answer |= {"ok": False, **known.body()}
        self._answers.append(answer)
        self.wake()
        return True

    def fail(self, error: Exception) -> None:
        """End the connection: the client reconnects and asks for changes since its number."""
        log_failure("live", error)
        self._failing = asyncio.create_task(self.close(FAILED, "come again"))
        self._end_waiting()

    def _tell_answers(self) -> None:
        """Have answers sent that no state has taken along."""
        if self._answers:
            self.wake()

    def _go_on_later(self, wait: float = 0.0) -> None:
        asyncio.get_running_loop().call_later(wait, self._go_on)

    def _go_on(self) -> None:
        """Take the next message, now that the one before is answered."""
        self._is_answering = False
        self._end_waiting()
        if not self._inbox:
            return
        if len(self._inbox) == INBOX and self._short is not None:
            self._short.resume()
        self._answer(self._inbox.popleft())

    def _end_waiting(self) -> None:
        """Let the next message be received by the long way."""
        answered, self._answered = self._answered, None
        if answered is not None and not answered.done():
            answered.set_result(None)


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
