"""HTTP with an end: of connections, of time for a request to come and for an answer to go."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from alhambra.table.errors import RequestError
from alhambra.wire.errors import error_body

from .timed_connection import TimedConnection


class HttpProtocol(TimedConnection, H11Protocol):
    """One connection, until it ends or becomes a socket."""

    def __init__(self, config: Any, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self._admitted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        try:
            self._counter.admit(self.address)
        except RequestError as error:
            transport.write(_refusal(error))
            transport.close()
        else:
            self._admitted = True

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # With an error it would go on to keep the time of a connection that is gone.
        self._unset_keepalive_if_required()
        if self._admitted:
            self._counter.release(self.address)

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if self.conn.trailing_data[0]:
            # A client has to wait for the answer to its request before it says anything.
            self.end("frames")
        else:
            super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            # The answer is under way already: there is no room for another one.
            self.transport.abort()

    def _pending_phase(self) -> str:
        """What the client still owes; nothing while it is our turn, or between two requests."""
        if self.transport.is_closing():
            return "rest"
        if self.conn.their_state is h11.SEND_BODY:
            return "rest" if self.cycle.response_complete else "body"
        between = self.timeout_keep_alive_task is not None
        return "head" if self.conn.their_state is h11.IDLE and not between else ""


def _refusal(error: RequestError) -> bytes:
    body = msgspec.json.encode(error_body(error))
    more = "".join(f"{name}: {value}\r\n" for name, value in error.headers.items())
    head = (
        f"HTTP/1.1 {error.status} Too many connections\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n{more}\r\n"
    )
    return head.encode() + body
