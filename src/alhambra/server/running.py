"""Running the application under uvicorn."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import time
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn

from alhambra.locales import Words
from alhambra.locales.errors import error_text
from alhambra.locales.playable import module_problems
from alhambra.table.errors import RequestError

from .connections import Config, raise_limit
from .http.app import make_app
from .lan_access import Network
from .settings import Settings
from .store import open_store

_LOG = logging.getLogger("alhambra.plugins")

#: Games have no reference cycles, so reference counting frees them. A full garbage collection over
#: thousands of them blocks the loop for a third of a second: old generations are collected rarely.
_GC_THRESHOLDS = (20_000, 50, 500)
#: Ticks of uvicorn, ten a second, between two checks for connection timeouts.
_TICKS_PER_CHECK = 10


class Server(uvicorn.Server):
    """Tells every client to reconnect before the connections are closed."""

    def __init__(self, settings: Settings, ready: Callable[[int], None] | None = None) -> None:
        self.app = make_app(settings)
        self._ready = ready
        self._settings = settings
        self._network: Network | None = None
        config = Config(settings, self.app)
        self._counter = config.connection_counter
        super().__init__(config)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._network = Network(
                self._settings.host, self.port, self._settings.lan_address, self._protocol
            )
            self.app.app.state.app_state.network = self._network
        if self.started and self._ready:
            self._ready(self.port)

    async def on_tick(self, counter: int) -> bool:
        if counter % _TICKS_PER_CHECK == 0:
            connections: Any = self.server_state.connections
            self._counter.close_overdue(connections, time.monotonic())
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        # A requested stop is not a failure, so the signal is not raised again.
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.disconnect_clients()
        if self._network:
            self._network.close()
        # The event loop needs a moment to send the last messages.
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)

    def _protocol(self) -> asyncio.Protocol:
        """The protocol for connections of the LAN listener: the same as for the first listener."""
        protocol_class: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = protocol_class(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol

    @property
    def port(self) -> int:
        """The port that was bound, where the settings leave it to the system."""
        port: int = self.servers[0].sockets[0].getsockname()[1]
        return port


def bind(settings: Settings) -> socket.socket:
    """The listening socket, or an error that says why not."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # With the protocol named, asyncio sets TCP_NODELAY.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        where = f"{settings.host}:{settings.port}"
        raise RequestError("cannot-listen", where=where, reason=error.strerror or "") from error
    return listener


def serve(settings: Settings, ready: Callable[[int], None] | None = None) -> None:
    """Serve until interrupted; `ready` is called with the port."""
    gc.set_threshold(*_GC_THRESHOLDS)
    raise_limit()
    _log_problems()
    asyncio.run(_prepare(settings.db))
    listener = bind(settings)
    try:
        server = Server(settings, ready)
        # What exists now lives until the end: garbage collection can skip it, at exit too.
        gc.freeze()
        server.run([listener])
    finally:
        listener.close()


def _log_problems() -> None:
    """Tell the operator which installed packages bring a module that cannot be played."""
    for name, error in module_problems().items():
        sentence = error_text(Words(), error)
        _LOG.warning("plug-in left out", extra={"plugin": name, "reason": sentence})


async def _prepare(db: str) -> None:
    """Migrate the database first, so that errors in it are reported before anything starts."""
    async with open_store(db):
        pass
