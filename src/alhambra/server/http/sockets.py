"""The WebSocket: one per client, at one table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from alhambra.rules.errors import AlhambraError
from alhambra.server.http_errors import retry_of, status_of
from alhambra.server.hub.chat import chat_for
from alhambra.server.hub.live_table import Listener, LiveTable
from alhambra.server.rate_limits import Allowance
from alhambra.table import Table, Transition, turn_commands
from alhambra.table.errors import RequestError
from alhambra.table.tokens import hash_token
from alhambra.wire.errors import ENGLISH, error_body, language_of
from alhambra.wire.messages import ClientMessage, Closing, Hello, Refused
from alhambra.wire.updates import ENCODER

from .app_state import AppState, AppStateParam
from .listener_limits import make_room
from .middleware import client_key_of
from .request_bodies import NESTED
from .socket_handlers import SocketHandlers

#: Seconds to send the last messages to a client.
_CLOSE_SECONDS = 5.0
#: From this HTTP status on, errors are temporary: rate limits, full disk, no database.
_FIRST_TEMPORARY = 429
#: Our close code: the message before it says why.
CLOSED = 4000

_LOG = logging.getLogger("alhambra.http")

_DECODER = msgspec.json.Decoder(ClientMessage)

Socket = WebSocket[Any, Any, Any]


@websocket("/api/socket")
async def table_socket(socket: Socket, app_state: AppStateParam) -> None:
    """The socket of one client at one table. See `docs/server.md`."""
    await socket.accept()
    client_key = client_key_of(socket)
    app_state.sockets[client_key] += 1
    try:
        await _serve_client(app_state, socket, client_key)
    finally:
        app_state.sockets[client_key] -= 1
        if not app_state.sockets[client_key]:
            del app_state.sockets[client_key]
    async with _best_effort():
        await socket.close(code=CLOSED)


async def _serve_client(app_state: AppState, socket: Socket, client_key: str) -> None:
    language = ENGLISH
    try:
        async with asyncio.timeout(app_state.settings.limits.hello_seconds):
            hello = _decode(await _receive(socket))
        if not isinstance(hello, Hello):
            raise RequestError("hello-first")
        language = language_of(hello.language)
        await _Session(app_state, socket, hello, client_key).run()
    except AlhambraError as error:
        await _refuse(socket, app_state.count_wrong_secret(error, client_key), language)
    except TimeoutError:
        await _refuse(socket, RequestError("hello-first"), language)
    except (OSError, WebSocketDisconnect):
        pass  # the client has disconnected
    except Exception as error:
        _LOG.exception("socket failed", exc_info=error)
        await _refuse(socket, RequestError("internal"), language)


async def _refuse(socket: Socket, error: AlhambraError, language: str) -> None:
    """Send an error and `closing` to a client that cannot be served, now or at all."""
    closing = Closing(0, "refused", 60.0)
    if isinstance(error, RequestError) and status_of(error) >= _FIRST_TEMPORARY:
        closing = Closing(0, "busy", retry_of(error) or 10.0)
    async with _best_effort():
        await _send(socket, ENCODER.encode(Refused(0, "", error_body(error, language))))
        await _send(socket, ENCODER.encode(closing))


@asynccontextmanager
async def _best_effort() -> AsyncIterator[None]:
    """Send to a client that may have disconnected or may not read, with a timeout."""
    with suppress(RuntimeError, OSError, WebSocketDisconnect):
        async with asyncio.timeout(_CLOSE_SECONDS):
            yield


class _Session:
    """One client at one table, from `hello` to `closing`."""

    def __init__(self, app_state: AppState, socket: Socket, hello: Hello, client_key: str) -> None:
        self.app_state = app_state
        self.socket = socket
        self.hello = hello
        self.client_key = client_key
        self.rate = Allowance(app_state.settings.limits.messages_per_socket)

    async def run(self) -> None:
        """Send updates and handle messages until the client or the server disconnects."""
        limits = self.app_state.settings.limits
        if self.app_state.sockets[self.client_key] > limits.sockets_per_address:
            raise RequestError("too-many", what="sockets", limit=limits.sockets_per_address)
        live = await self.app_state.run_metered(
            self.client_key, self.app_state.hub.live_with(self.hello.table, self.hello.token)
        )
        listener = self._listener(live)
        make_room(live, listener, limits)
        # From here on every change is queued, and none can be missed.
        live.listeners.add(listener)
        live.tell_presence()
        try:
            try:
                await self.app_state.run_metered(self.client_key, self._resume(live, listener))
            except RequestError:
                # A listener that was closed meanwhile still gets its `closing`.
                if not listener.closed:
                    raise
            await self._exchange(live, listener)
        finally:
            live.listeners.discard(listener)
            live.tell_presence()
            live.used = time.monotonic()

    async def _exchange(self, live: LiveTable, listener: Listener) -> None:
        """Read and write concurrently until either ends."""
        reader = asyncio.create_task(self._read(live, listener))
        writer = asyncio.create_task(self._write(listener))
        try:
            await asyncio.wait((reader, writer), return_when="FIRST_COMPLETED")
            if reader.done() and not reader.exception():
                # Nothing more is read, but queued messages are still to be sent.
                await asyncio.wait((writer,), timeout=_CLOSE_SECONDS)
        finally:
            for task in (reader, writer):
                task.cancel()
            results = await asyncio.gather(reader, writer, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                raise result

    def _listener(self, live: LiveTable) -> Listener:
        hash = hash_token(self.hello.token) if self.hello.token else ""
        size = self.app_state.settings.limits.queued_updates
        return Listener(
            hash, language_of(self.hello.language), asyncio.Queue(size), self.client_key
        )

    async def _resume(self, live: LiveTable, listener: Listener) -> None:
        """Send what was missed and the chat; the seat is no longer away.

        This bypasses the queue, which holds only changes, and goes at the client's pace.
        """
        await _send(self.socket, live.update_since(self.hello.since, listener))
        await _send(self.socket, live.presence_message)
        for line in await chat_for(self.app_state.store, live, listener, max(0, self.hello.chat)):
            await _send(self.socket, line)
        await self.app_state.hub.change(live, lambda table: _mark_present(table, listener.hash))

    async def _write(self, listener: Listener) -> None:
        while (message := await listener.queue.get()) is not None:
            await _send(self.socket, message)

    async def _read(self, live: LiveTable, listener: Listener) -> None:
        handlers = SocketHandlers(self.app_state, live, listener)
        try:
            await self._read_messages(handlers)
        finally:
            handlers.stop()

    async def _read_messages(self, handlers: SocketHandlers) -> None:
        while True:
            raw = await _receive(self.socket)
            self.rate.spend("", 1)
            await self.app_state.run_metered(self.client_key, self._handle(handlers, raw))
            # Rate limit: a burst of messages must not delay other clients. Nothing is read from
            # this client meanwhile.
            await asyncio.sleep(max(self.rate.wait(""), self.app_state.work.wait(self.client_key)))

    async def _handle(self, handlers: SocketHandlers, raw: str | bytes) -> None:
        live, listener, id = handlers.client.live, handlers.client.listener, ""
        try:
            message = _decode(raw)
            id = getattr(message, "id", "")
            self.app_state.messages.take(self.client_key)
        except RequestError as error:
            body = error_body(error, listener.language, live.table.options.edition)
            listener.send(ENCODER.encode(Refused(live.table.seq, id, body)))
            return
        await handlers.handle(message)


def _mark_present(table: Table, hash: str) -> Transition | None:
    """The seat of this hash, if any, is no longer away."""
    seat = table.seat_of_hash(hash)
    return None if seat is None else turn_commands.mark_present(table, seat, time.time())


def _decode(raw: str | bytes) -> ClientMessage:
    try:
        message: ClientMessage = _DECODER.decode(raw)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RequestError("message-bad", reason=str(error)[:200]) from error
    except RecursionError as error:
        raise RequestError("message-bad", reason=NESTED) from error
    return message


async def _receive(socket: Socket) -> str | bytes:
    """The next message of the client, text or bytes."""
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event.get("code") or 1005)
    raw: str | bytes = event.get("text") or event.get("bytes") or ""
    return raw


async def _send(socket: Socket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
