"""WebSocket connections: a rate limit on frames, and a timeout for clients that do not read."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from alhambra.server.rate_limits import Buckets

from .timed_connection import LAST_SECONDS, TimedConnection

#: Bytes parsed at a time: even if all of them are tiny frames, other clients do not wait long.
_CHUNK_BYTES = 2048
#: The most frames that can end in one chunk.
_FRAMES_PER_CHUNK = _CHUNK_BYTES // 6 + 1
#: The most continuation frames of one message.
_MOST_FRAGMENTS = 64


class SocketProtocol(TimedConnection, WebSocketsSansIOProtocol):
    """One connection after its upgrade to a WebSocket."""

    def __init__(self, config: Any, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self.close_timeout = LAST_SECONDS
        # Messages are rate-limited where they are read, and at most one chunk of those that come
        # early is parsed. Twice as many frames leave room for pings and fragments.
        self._frame_budget = Buckets(2 * config.limits.messages_per_socket + _FRAMES_PER_CHUNK)
        #: Received bytes that are not parsed yet.
        self._buffer = bytearray()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._counter.release(self.address)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:
            self.end("frames")  # sent before our answer, as in `HttpProtocol`
            return
        self._buffer += data
        self._parse_buffer()
        if not self.handshake_initiated:
            # The request was too large; the parser's error response is not sent yet.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _parse_buffer(self) -> None:
        """Parse received bytes until there is a message; the rest waits until it is read."""
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
            # The handshake was refused: a normal end, which uvicorn should not log.
            self.handshake_complete = True
        # After our close frame, only the client's close frame is still read.
        self._parse_buffer()

    def keepalive_timeout(self) -> None:
        if self.read_paused and self.ping_timeout:
            # The pong may be among the bytes that are not parsed yet.
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
            # Queue no pongs for a client that does not read.
            self.conn.data_to_send()

    def _pending_phase(self) -> str:
        if self.transport.is_closing():
            return "rest"
        return "" if self.handshake_complete else "head"
