"""Running the application under uvicorn."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn

from .errors import ServerError
from .http.app import make_app
from .network import Network
from .settings import Settings
from .store import open_store

#: Games are trees and go with their last reference. To look for circles among thousands of them
#: holds everybody up for a third of a second: only young objects are looked at often.
_CIRCLES = (20_000, 50, 500)
#: Seconds that open sockets are given to end when the server stops.
_GRACE = 5


class Server(uvicorn.Server):
    """Tells every client to come back before the connections are closed."""

    def __init__(self, settings: Settings, ready: Callable[[int], None] | None = None) -> None:
        self.app = make_app(settings)
        self._ready = ready
        self._settings = settings
        self._network: Network | None = None
        super().__init__(_config(settings, self.app))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._network = Network(
                self._settings.host, self.port, self._settings.lan_address, self._protocol
            )
            self.app.app.state.front.network = self._network
        if self.started and self._ready:
            self._ready(self.port)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        # Asked to stop, it stops: that is no failure, so the signal is not raised again.
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.say_good_bye()
        if self._network:
            self._network.close()
        # The last words need a moment on the loop to leave.
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)

    def _protocol(self) -> asyncio.Protocol:
        """What speaks with somebody who comes in by the second door: the same as at the first."""
        speaking: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = speaking(
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
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        where = f"{settings.host}:{settings.port}"
        raise ServerError("cannot-listen", where=where, reason=error.strerror or "") from error
    return listening


def serve(settings: Settings, ready: Callable[[int], None] | None = None) -> None:
    """Serve until interrupted; `ready` is told the port."""
    gc.set_threshold(*_CIRCLES)
    asyncio.run(_prepare(settings.db))
    listening = bind(settings)
    try:
        Server(settings, ready).run([listening])
    finally:
        listening.close()


async def _prepare(db: str) -> None:
    """Bring the database up to date; what is wrong with it is said before anything else."""
    async with open_store(db):
        pass


def _config(settings: Settings, app: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies) or None,
        timeout_graceful_shutdown=_GRACE,
        lifespan="on",
    )
