"""So much per minute and no more, by whoever asks. All of it goes by one clock; tests may bring a
time of their own."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Awaitable, Generator
from typing import Any, TypeVar

from alhambra.table.errors import RequestError

_MINUTE = 60.0
#: So many of those who asked are remembered.
_KEYS = 20_000
#: Whoever has one address of an IPv6 network of this size has all of them.
_HOME = 64
#: What a network without IPv4 makes of IPv4 addresses: they are the last 32 bits.
_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")

Found = TypeVar("Found")


def source(address: str) -> str:
    """Who asks, as limits see it: an address, or a whole home network where it is IPv6."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    if found in _NAT64:
        return str(ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF))
    return str(ipaddress.ip_network((found, _HOME), strict=False))


class Buckets:
    """What is left for each key; it refills steadily, all of it within so many minutes."""

    def __init__(self, limit: float, minutes: float = 1.0) -> None:
        self.limit = limit
        self._per_second = limit / (minutes * _MINUTE)
        self._buckets: dict[str, tuple[float, float]] = {}

    def left(self, key: str, now: float | None = None) -> float:
        """How much a key may still have."""
        now = time.monotonic() if now is None else now
        left, at = self._buckets.get(key, (self.limit, now))
        return min(self.limit, left + max(0.0, now - at) * self._per_second)

    def spend(self, key: str, amount: float, now: float | None = None) -> None:
        """Take so much from what a key has left; it may owe some then."""
        now = time.monotonic() if now is None else now
        left = self.left(key, now) - amount
        if key not in self._buckets and len(self._buckets) >= _KEYS:
            self._forget(now)
        self._buckets[key] = left, now

    def until(self, key: str, amount: float, now: float | None = None) -> float:
        """Seconds until a key has so much."""
        return max(0.0, amount - self.left(key, now)) / self._per_second

    def _forget(self, now: float) -> None:
        """Make room by forgetting those with most left. Who used everything up stays known, so
        that no crowd of addresses can wipe the slate clean."""
        poorest = sorted(self._buckets, key=lambda key: self.left(key, now))[: _KEYS // 2]
        self._buckets = {key: self._buckets[key] for key in poorest}


class Rate(Buckets):
    """So many for each key; as many as a whole bucket holds may come at once."""

    def __init__(self, what: str, limit: int, minutes: float = 1.0) -> None:
        super().__init__(limit, minutes)
        self.what = what

    def check(self, key: str, now: float | None = None) -> None:
        """Refused if there were too many."""
        if wait := self.until(key, 1, now):
            raise RequestError("too-many", retry=wait, what=self.what, limit=self.limit)

    def take(self, key: str, now: float | None = None) -> None:
        """Count one; refused if there were too many."""
        self.check(key, now)
        self.spend(key, 1, now)


class AddressRate(Rate):
    """So many for each address."""

    def check(self, key: str, now: float | None = None) -> None:
        super().check(source(key), now)

    def take(self, key: str, now: float | None = None) -> None:
        super().take(source(key), now)


class Allowance(Buckets):
    """So much for each key. Whoever has spent all of it waits; what is under way is finished, so
    one may owe some."""

    def wait(self, key: str, now: float | None = None) -> float:
        """Seconds until nothing is owed."""
        return self.until(key, 0, now)


class Metered(Awaitable[Found]):
    """Something to be done, and the `seconds` of the processor it took: its own, and not those of
    others who had their turn while it waited."""

    def __init__(self, work: Awaitable[Found]) -> None:
        self._work = work
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, Found]:
        steps: Any = self._work.__await__()
        step, value = steps.send, None
        while True:
            began = time.thread_time()
            try:
                waiting = step(value)
            except StopIteration as end:
                found: Found = end.value
                return found
            finally:
                self.seconds += time.thread_time() - began
            try:
                step, value = steps.send, (yield waiting)
            except BaseException as error:
                step, value = steps.throw, error
