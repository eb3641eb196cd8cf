"""uvicorn's WebSocket with a short way for what is sent all the time: whole texts.

A text passes half a dozen layers each way: the library's, uvicorn's queue, Starlette's, ours. That
takes longer than to make a choice. Here a whole text goes straight from the network to whoever
hears it, and straight back. All else goes the long way: the opening and the closing, pings, texts
in pieces, and clients that do not take what they are sent.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from schiltrom.server.live.frames import TEXT, end_of_frame, lone_text, text_frame

if TYPE_CHECKING:
    from websockets.http11 import Request

SHORT_WAY: Final = "schiltrom.short-way"
"""The extension by which the application finds it."""
CONTROL: Final = 0x88
"""The first byte of control frames (pings and the like) begins here: they are always whole."""


class LiveProtocol(WebSocketsSansIOProtocol):
    """A WebSocket whose whole texts can be heard and sent at once."""

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 (they are uvicorn's)
        super().__init__(*given, **named)
        self._hear: Callable[[str], None] | None = None
        self._unread = bytearray()
        """What has come of a frame that is not all there."""

    def handle_connect(self, event: Request) -> None:
        """Let the application know that there is a short way."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[SHORT_WAY] = {"protocol": self}

    # --- hearing -----------------------------------------------------------------------------

    def hear(self, hear: Callable[[str], None]) -> bool:
        """Have whole texts told to a function from now on; refuse while others still wait."""
        if self.queue.empty() and not self.read_paused and not self.frames:
            self._hear = hear
        return self._hear is not None

    def pause(self) -> None:
        """Take nothing more from the client."""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume(self) -> None:
        """Take from the client again, unless uvicorn still has something of his."""
        if not self.transport.is_closing() and not self.read_paused:
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Tell a whole text at once; give everything else to the library, frame by frame."""
        if self._hear is None:
            super().data_received(data)
            return
        text = None if self._unread or self.close_sent else lone_text(data)
        if text is None or len(text) > self.config.ws_max_size or not self._tell(text):
            self._read_frames(data)

    def _tell(self, text: bytes) -> bool:
        """Tell a text; return whether it is one, since the library has to refuse others."""
        try:
            words = text.decode()
        except UnicodeDecodeError:
            return False
        assert self._hear is not None
        self._hear(words)
        return True

    def send_receive_event_to_app(self) -> None:
        """Tell texts that came through the library, too, so that all are told in their order."""
        is_told = self._hear is not None and self.curr_msg_data_type == "text"
        if is_told and not self.close_sent and self._tell(b"".join(self.frames)):
            self.frames = []
        else:
            super().send_receive_event_to_app()

    def _read_frames(self, data: bytes) -> None:
        """Give the library whole frames only, so that it is never in the middle of one.

        A client whose frames are not whole texts or control frames is from then on left to it.
        """
        unread = self._unread
        unread += data
        at = 0
        while (end := end_of_frame(unread, at)) is not None:
            is_plain = unread[at] == TEXT or unread[at] >= CONTROL
            if not is_plain or end - at > self.config.ws_max_size:
                self._hear = None
                at = len(unread)
                break
            if end > len(unread):
                break
            at = end
        whole = bytes(unread[:at])
        del unread[:at]
        if whole:
            super().data_received(whole)

    # --- sending -----------------------------------------------------------------------------

    @property
    def is_clear(self) -> bool:
        """Return whether what is sent now goes out: the client is there, and takes what he gets."""
        return self.writable.is_set() and not self.close_sent and not self.transport.is_closing()

    def send_now(self, text: bytes) -> None:
        """Send a text, while that is possible."""
        self.transport.write(text_frame(text))

    def abort(self) -> None:
        """End the connection at once: what the client has not taken is thrown away."""
        self.transport.abort()


def short_way(extensions: object) -> LiveProtocol | None:
    """Return the short way, if the server of a connection has one."""
    found = extensions.get(SHORT_WAY) if isinstance(extensions, dict) else None
    return None if found is None else found["protocol"]
