"""The frames of a socket: every one counts, and whoever does not read is let go."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from alhambra.server.limits import Buckets

from .requests import LAST_SECONDS
from .stopwatch import Stopwatch

#: So many bytes are taken apart at once: even if they are all frames, nobody waits for long.
_PIECE = 2048
#: A message of so many pieces is no message.
_MOST_PIECES = 64


class Frames(WebSocketsSansIOProtocol):
    """One connection that has become a socket."""

    def __init__(
        self,
        config: Any,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.close_timeout = LAST_SECONDS
        limits = config.limits
        self._visitors = config.visitors
        # Messages are counted where they are read. Twice as many frames leave room for others.
        self._left = Buckets(2 * limits.messages_per_socket)
        self._seconds = {"head": limits.head_seconds, "rest": LAST_SECONDS}
        self._unread_seconds = limits.unread_seconds
        self._phase, self._unread = Stopwatch(), Stopwatch()

    @property
    def address(self) -> str:
        """Where the connection comes from: perhaps a proxy."""
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._visitors.leave(self.address)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:
            self.end("frames")  # too early, as in `Requests`
            return
        for start in range(0, len(data), _PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _PIECE])
        if not self.handshake_initiated:
            # The request was more than it reads; what it has to say about that is not sent yet.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_events(self) -> None:
        count = len(self.conn.events)
        if self._left.left("") < count:
            self.end("frames")
            return
        self._left.spend("", count)
        super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < _MOST_PIECES:
            super().handle_cont(event)
        else:
            self.end("frames")

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            # Nothing more is put in line for somebody who does not read.
            self.conn.data_to_send()

    def overdue(self, now: float) -> str:
        """What the client has taken too long for, if anything."""
        phase, unread = self._waiting(), self.transport.get_write_buffer_size() > 0
        ran = self._phase.ran(phase, now)
        if self._unread.ran(unread, now) > self._unread_seconds and unread:
            return "unread"
        return phase if phase and ran > self._seconds[phase] else ""

    def _waiting(self) -> str:
        if self.transport.is_closing():
            return "rest"
        return "" if self.handshake_complete else "head"

    def end(self, reason: str) -> None:
        """Cut it off."""
        self._visitors.note(reason, self.address)
        self.transport.abort()
