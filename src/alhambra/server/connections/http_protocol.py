"""HTTP connections with a limit on their number, and timeouts for requests and responses."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from alhambra.server.http_errors import headers_of, status_of
from alhambra.table.errors import RequestError
from alhambra.wire.errors import error_body

from .timed_connection import TimedConnection


class HttpProtocol(TimedConnection, H11Protocol):
    """One connection, until it is closed or upgraded to a WebSocket."""

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
        # After an error, uvicorn would leave the keep-alive timer of a closed connection running.
        self._unset_keepalive_if_required()
        if self._admitted:
            self._counter.release(self.address)

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if self.conn.trailing_data[0]:
            # A client must wait for the response to its upgrade before it sends frames.
            self.end("frames")
        else:
            super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            # A response has been started already; a second one cannot be sent.
            self.transport.abort()

    def _pending_phase(self) -> str:
        """The phase that the client has to finish; empty while we respond, or between requests."""
        if self.transport.is_closing():
            return "rest"
        if self.conn.their_state is h11.SEND_BODY:
            return "rest" if self.cycle.response_complete else "body"
        between = self.timeout_keep_alive_task is not None
        return "head" if self.conn.their_state is h11.IDLE and not between else ""


def _refusal(error: RequestError) -> bytes:
    body = msgspec.json.encode(error_body(error))
    more = "".join(f"{name}: {value}\r\n" for name, value in headers_of(error).items())
    head = (
        f"HTTP/1.1 {status_of(error)} Too many connections\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n{more}\r\n"
    )
    return head.encode() + body
