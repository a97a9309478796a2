"""Counts open connections, per address and in total, and logs those refused or cut off."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Protocol

from alhambra.server.http_errors import HttpError
from alhambra.server.rate_limits import client_key
from alhambra.table.errors import RequestError

_LOG = logging.getLogger("alhambra.connections")
#: Seconds between two log lines, however many connections are refused.
_LOG_INTERVAL = 10.0
#: One address gets at most this fraction (1/n) of all connections.
_ADDRESS_SHARE = 4


class Connection(Protocol):
    """What the counter needs of a connection."""

    def overdue(self, now: float) -> str:
        """The phase whose timeout has passed; empty if none."""

    def end(self, reason: str) -> None:
        """Cut the connection off."""


class ConnectionCounter:
    """Counts connections. Trusted proxies carry many clients, so they have no limit per address."""

    def __init__(self, most: int, per_address: int, is_trusted: Callable[[str], bool]) -> None:
        self._most = most
        self._per_address = max(1, min(per_address, most // _ADDRESS_SHARE))
        self._is_trusted = is_trusted
        self._open: Counter[str] = Counter()
        self._all = 0
        self._ended: Counter[str] = Counter()
        self._last_client_key = ""
        self._last_logged = float("-inf")

    def admit(self, address: str) -> None:
        """Count a new connection, or refuse it."""
        key = client_key(address)
        if self._all >= self._most:
            self.count_ended("all", address)
            raise HttpError("too-many", status=503, what="connections", limit=self._most)
        if self._open[key] >= self._per_address and not self._is_trusted(address):
            self.count_ended("address", address)
            raise RequestError("too-many", what="connections", limit=self._per_address)
        self._open[key] += 1
        self._all += 1

    def release(self, address: str) -> None:
        """An admitted connection was closed."""
        key = client_key(address)
        self._all -= 1
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]

    def count_ended(self, reason: str, address: str) -> None:
        """Count a connection that was refused or cut off, for the log."""
        self._ended[reason] += 1
        self._last_client_key = client_key(address)

    def close_overdue(self, connections: Iterable[Connection], now: float) -> None:
        """Cut off connections whose timeout has passed, and log the counts."""
        for connection in list(connections):
            if reason := connection.overdue(now):
                connection.end(reason)
        if self._ended and now - self._last_logged >= _LOG_INTERVAL:
            extra = {"reasons": dict(self._ended), "last": self._last_client_key, "open": self._all}
            _LOG.warning("connections refused or cut off", extra=extra)
            self._ended.clear()
            self._last_logged = now
