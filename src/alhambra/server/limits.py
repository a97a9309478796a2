"""So much per minute and no more, by whoever asks."""

from __future__ import annotations

from .errors import ServerError

_MINUTE = 60.0
#: So many of those who asked are remembered.
_KEYS = 20_000


class Rate:
    """A bucket per key that refills steadily; a minute's worth may come at once."""

    def __init__(self, what: str, per_minute: int) -> None:
        self.what = what
        self.per_minute = per_minute
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, key: str, now: float) -> None:
        """Count one; refused if there were too many."""
        left, at = self._buckets.get(key, (float(self.per_minute), now))
        left = min(self.per_minute, left + (now - at) * self.per_minute / _MINUTE)
        if left < 1:
            raise ServerError("too-many", what=self.what, limit=self.per_minute)
        if len(self._buckets) >= _KEYS:
            self._buckets.clear()
        self._buckets[key] = (left - 1, now)


class Allowance:
    """Seconds of work per key that refill steadily. Whoever has spent all of them waits; what is
    under way is finished, so one may owe some."""

    def __init__(self, per_minute: float) -> None:
        self.per_minute = per_minute
        self._buckets: dict[str, tuple[float, float]] = {}

    def spend(self, key: str, seconds: float, now: float) -> None:
        """Count work that was done."""
        if len(self._buckets) >= _KEYS:
            self._buckets.clear()
        self._buckets[key] = (self._left(key, now) - seconds, now)

    def wait(self, key: str, now: float) -> float:
        """Seconds until there is something to spend again."""
        return max(0.0, -self._left(key, now)) * _MINUTE / self.per_minute

    def _left(self, key: str, now: float) -> float:
        left, at = self._buckets.get(key, (self.per_minute, now))
        return min(self.per_minute, left + (now - at) * self.per_minute / _MINUTE)
