"""Running the application under uvicorn."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import time
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn

from alhambra.table.errors import RequestError

from .connections import Config, raise_limit
from .http.app import make_app
from .lan_access import Network
from .settings import Settings
from .store import open_store

#: Games are trees and go with their last reference. A garbage collection among thousands of them
#: holds everybody up for a third of a second: only young objects are looked at often.
_GC_THRESHOLDS = (20_000, 50, 500)
#: Looks of uvicorn, ten a second, between two looks at those who take too long.
_TICKS_PER_CHECK = 10


class Server(uvicorn.Server):
    """Tells every client to come back before the connections are closed."""

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
        # Asked to stop, it stops: that is no failure, so the signal is not raised again.
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.disconnect_clients()
        if self._network:
            self._network.close()
        # The last words need a moment on the loop to leave.
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)

    def _protocol(self) -> asyncio.Protocol:
        """What speaks with somebody who comes in by the second door: the same as at the first."""
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
    # Named, so that asyncio knows that answers must not wait for one another on the way.
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
    """Serve until interrupted; `ready` is told the port."""
    gc.set_threshold(*_GC_THRESHOLDS)
    raise_limit()
    asyncio.run(_prepare(settings.db))
    listener = bind(settings)
    try:
        server = Server(settings, ready)
        # What is there now stays to the end: garbage collection can pass over it, at exit too.
        gc.freeze()
        server.run([listener])
    finally:
        listener.close()


async def _prepare(db: str) -> None:
    """Bring the database up to date; what is wrong with it is said before anything else."""
    async with open_store(db):
        pass
