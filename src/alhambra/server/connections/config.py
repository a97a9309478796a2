"""The configuration of uvicorn, with protocol classes that enforce our limits."""

from __future__ import annotations

from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from alhambra.server.settings import Settings

from . import descriptors
from .connection_counter import ConnectionCounter
from .http_protocol import HttpProtocol
from .socket_protocol import SocketProtocol

#: Seconds that open connections have to finish when the server stops.
_GRACE = 5
#: Bounds of the listen backlog: the event loop accepts all pending connections at once, before it
#: can refuse any.
_MOST_BACKLOG = 2048
_LEAST_BACKLOG = 32


class Config(uvicorn.Config):
    """The settings of uvicorn, and the limits for its protocols."""

    def __init__(self, settings: Settings, app: Any) -> None:
        self.limits = limits = settings.limits
        proxies = list(settings.proxies)
        # The proxies whose forwarded headers are trusted.
        trusted = ProxyHeadersMiddleware(app, proxies).trusted_hosts
        descriptor_limit = descriptors.limit()
        # Fast and slow bots have a pool each.
        processes = 2 * settings.bot_processes + limits.record_processes
        connections = min(
            limits.connections, descriptors.for_connections(descriptor_limit, processes)
        )
        self.connection_counter = ConnectionCounter(
            connections, limits.connections_per_address, trusted.__contains__
        )
        super().__init__(
            app,
            http=HttpProtocol,
            ws=SocketProtocol,
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=limits.message_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=limits.ping_seconds,
            ws_ping_timeout=limits.ping_seconds,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies or None,
            timeout_graceful_shutdown=_GRACE,
            backlog=max(_LEAST_BACKLOG, min((descriptor_limit - connections) // 2, _MOST_BACKLOG)),
            lifespan="on",
        )
