"""Token-bucket rate limits per key, on the monotonic clock; tests may pass a time of their own."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Awaitable, Generator
from typing import Any, TypeVar

from .http_errors import HttpError
from .ip_networks import NAT64

_MINUTE = 60.0
#: How many keys are remembered.
_KEYS = 20_000
#: One client usually has a whole IPv6 network of this prefix length.
_IPV6_PREFIX = 64

Result = TypeVar("Result")


def client_key(address: str) -> str:
    """The key that limits count by: an IPv4 address, or an IPv6 network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    if found in NAT64:
        return str(ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF))
    return str(ipaddress.ip_network((found, _IPV6_PREFIX), strict=False))


class Buckets:
    """A token bucket per key; an empty one is full again after this many minutes."""

    def __init__(self, limit: float, minutes: float = 1.0) -> None:
        self.limit = limit
        self._per_second = limit / (minutes * _MINUTE)
        self._buckets: dict[str, tuple[float, float]] = {}

    def left(self, key: str, now: float | None = None) -> float:
        """The tokens that a key has left."""
        now = time.monotonic() if now is None else now
        left, at = self._buckets.get(key, (self.limit, now))
        return min(self.limit, left + max(0.0, now - at) * self._per_second)

    def spend(self, key: str, amount: float, now: float | None = None) -> None:
        """Take tokens from a key; its bucket may go below zero."""
        now = time.monotonic() if now is None else now
        left = self.left(key, now) - amount
        if key not in self._buckets and len(self._buckets) >= _KEYS:
            self._evict(now)
        self._buckets[key] = left, now

    def until(self, key: str, amount: float, now: float | None = None) -> float:
        """Seconds until a key has this many tokens."""
        return max(0.0, amount - self.left(key, now)) / self._per_second

    def _evict(self, now: float) -> None:
        """Make room by forgetting the fullest buckets. Empty ones stay, so that a crowd of
        addresses cannot reset the limit of one."""
        emptiest = sorted(self._buckets, key=lambda key: self.left(key, now))[: _KEYS // 2]
        self._buckets = {key: self._buckets[key] for key in emptiest}


class Rate(Buckets):
    """Counts requests per key; a full bucket allows a burst."""

    def __init__(self, what: str, limit: int, minutes: float = 1.0) -> None:
        super().__init__(limit, minutes)
        self.what = what

    def check(self, key: str, now: float | None = None) -> None:
        """Refuse with `too-many` if the bucket is empty."""
        if wait := self.until(key, 1, now):
            raise HttpError("too-many", retry=wait, what=self.what, limit=self.limit)

    def take(self, key: str, now: float | None = None) -> None:
        """Count one request; refuse with `too-many` if the bucket is empty."""
        self.check(key, now)
        self.spend(key, 1, now)


class AddressRate(Rate):
    """Counts requests per address."""

    def check(self, key: str, now: float | None = None) -> None:
        super().check(client_key(key), now)

    def take(self, key: str, now: float | None = None) -> None:
        super().take(client_key(key), now)


class Allowance(Buckets):
    """An amount per key that is charged afterwards: work under way is finished, so a key can be in
    debt, and then waits."""

    def wait(self, key: str, now: float | None = None) -> float:
        """Seconds until the debt is paid."""
        return self.until(key, 0, now)


class Metered(Awaitable[Result]):
    """An awaitable that measures its own processor time in `seconds`, without that of other tasks
    while it waits."""

    def __init__(self, work: Awaitable[Result]) -> None:
        self._work = work
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, Result]:
        steps: Any = self._work.__await__()
        step, value = steps.send, None
        while True:
            began = time.thread_time()
            try:
                waiting = step(value)
            except StopIteration as end:
                found: Result = end.value
                return found
            finally:
                self.seconds += time.thread_time() - began
            try:
                step, value = steps.send, (yield waiting)
            except BaseException as error:
                step, value = steps.throw, error
