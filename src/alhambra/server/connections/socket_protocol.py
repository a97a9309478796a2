"""The frames of a socket: every one counts, and whoever does not read is let go."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from alhambra.server.rate_limits import Buckets

from .timed_connection import LAST_SECONDS, TimedConnection

#: So many bytes are taken apart at once: even if they are all frames, nobody waits for long.
_CHUNK_BYTES = 2048
#: So many frames end in a piece at most.
_FRAMES_PER_CHUNK = _CHUNK_BYTES // 6 + 1
#: A message of so many pieces is no message.
_MOST_FRAGMENTS = 64


class SocketProtocol(TimedConnection, WebSocketsSansIOProtocol):
    """One connection that has become a socket."""

    def __init__(self, config: Any, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self.close_timeout = LAST_SECONDS
        # Messages have their pace where they are read, and of those that come early a piece is
        # taken apart at most. Twice as many frames leave room for others.
        self._frame_budget = Buckets(2 * config.limits.messages_per_socket + _FRAMES_PER_CHUNK)
        #: What came and is not taken apart yet.
        self._buffer = bytearray()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._counter.release(self.address)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:
            self.end("frames")  # too early, as in `Requests`
            return
        self._buffer += data
        self._parse_buffer()
        if not self.handshake_initiated:
            # The request was more than it reads; what it has to say about that is not sent yet.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _parse_buffer(self) -> None:
        """Go on with what came, until there is a message: the next ones wait until it is read."""
        while self._buffer and not self.read_paused and not self.transport.is_closing():
            chunk = bytes(self._buffer[:_CHUNK_BYTES])
            del self._buffer[:_CHUNK_BYTES]
            super().data_received(chunk)

    async def receive(self) -> Any:
        event = await super().receive()
        self._parse_buffer()
        return event

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response and self.close_sent:
            # It was refused, which is an end like any other and nothing for the log.
            self.handshake_complete = True
        # After our end nothing is read any more but that of the client.
        self._parse_buffer()

    def keepalive_timeout(self) -> None:
        if self.read_paused and self.ping_timeout:
            # What it said to our ping may be among what we have not read.
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)
        else:
            super().keepalive_timeout()

    def handle_events(self) -> None:
        count = len(self.conn.events)
        if self._frame_budget.left("") < count:
            self.end("frames")
            return
        self._frame_budget.spend("", count)
        super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < _MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.end("frames")

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            # Nothing more is put in line for somebody who does not read.
            self.conn.data_to_send()

    def _pending_phase(self) -> str:
        if self.transport.is_closing():
            return "rest"
        return "" if self.handshake_complete else "head"
