"""So much per minute and no more, by whoever asks."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Awaitable, Generator
from typing import Any, TypeVar

from .errors import ServerError

_MINUTE = 60.0
#: So many of those who asked are remembered.
_KEYS = 20_000
#: Whoever has one address of an IPv6 network of this size has all of them.
_HOME = 64

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
    return str(ipaddress.ip_network((found, _HOME), strict=False))


class Buckets:
    """What is left for each key; it refills steadily, all of it within a minute."""

    def __init__(self, per_minute: float) -> None:
        self.per_minute = per_minute
        self._buckets: dict[str, tuple[float, float]] = {}

    def left(self, key: str, now: float) -> float:
        """How much a key may still have."""
        left, at = self._buckets.get(key, (self.per_minute, now))
        return min(self.per_minute, left + max(0.0, now - at) * self.per_minute / _MINUTE)

    def spend(self, key: str, amount: float, now: float) -> None:
        """Take so much from what a key has left; it may owe some then."""
        left = self.left(key, now) - amount
        if key not in self._buckets and len(self._buckets) >= _KEYS:
            self._forget(now)
        self._buckets[key] = left, now

    def _forget(self, now: float) -> None:
        """Make room by forgetting those with most left. Who used everything up stays known, so
        that no crowd of addresses can wipe the slate clean."""
        poorest = sorted(self._buckets, key=lambda key: self.left(key, now))[: _KEYS // 2]
        self._buckets = {key: self._buckets[key] for key in poorest}


class Rate(Buckets):
    """So many per minute for each key; a minute's worth may come at once."""

    def __init__(self, what: str, per_minute: int) -> None:
        super().__init__(per_minute)
        self.what = what

    def check(self, key: str, now: float) -> None:
        """Refused if there were too many."""
        if self.left(key, now) < 1:
            raise ServerError("too-many", what=self.what, limit=self.per_minute)

    def take(self, key: str, now: float) -> None:
        """Count one; refused if there were too many."""
        self.check(key, now)
        self.spend(key, 1, now)


class AddressRate(Rate):
    """So many per minute for each address."""

    def check(self, key: str, now: float) -> None:
        super().check(source(key), now)

    def take(self, key: str, now: float) -> None:
        super().take(source(key), now)


class Allowance(Buckets):
    """Seconds of work for each key. Whoever has spent all of them waits; what is under way is
    finished, so one may owe some."""

    def wait(self, key: str, now: float) -> float:
        """Seconds until there is something to spend again."""
        return max(0.0, -self.left(key, now)) * _MINUTE / self.per_minute


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
