"""A fair queue: round robin over keys, with two priorities."""

from __future__ import annotations

from collections import Counter, deque
from typing import Generic, TypeVar

T = TypeVar("T")

#: After so many turns of normal priority, one of low priority has its turn.
_TURNS_BEFORE_LOW = 4


class FairQueue(Generic[T]):
    """Items that wait, by key. Keys take turns.

    A key that adds an item, for the first time or again, is placed behind all keys that wait. So
    the past of a key does not count, and no newcomer has two turns before a key that came earlier
    has one. No key has more than `most` turns at a time.

    Items of low priority have a turn when nothing else waits, or after four others: they are slow
    under load, and never starve.
    """

    def __init__(self, most: int = 1) -> None:
        self._most = most
        self._normal: dict[str, deque[T]] = {}
        self._low: dict[str, deque[T]] = {}
        self._busy: Counter[str] = Counter()
        #: Turns of normal priority since the last one of low priority.
        self._passed = 0

    def __len__(self) -> int:
        return sum(len(items) for line in self._lines for items in line.values())

    def count(self, key: str) -> int:
        """How many items of a key wait."""
        return sum(len(line.get(key, ())) for line in self._lines)

    def add(self, key: str, item: T, *, low_priority: bool = False) -> None:
        """Append an item of a key."""
        line = self._low if low_priority else self._normal
        line.setdefault(key, deque()).append(item)

    def raise_priority(self, key: str, new: str) -> None:
        """Give the low-priority items of a key normal priority, under a new key."""
        for item in self._low.pop(key, ()):
            self.add(new, item)

    def remove(self, item: T) -> bool:
        """Remove an item; False if it did not wait."""
        for line in self._lines:
            for key, items in line.items():
                if item in items:
                    items.remove(item)
                    if not items:
                        del line[key]
                    return True
        return False

    def clear(self) -> list[T]:
        """Remove and return all items."""
        found = [item for line in self._lines for items in line.values() for item in items]
        for line in self._lines:
            line.clear()
        return found

    def next(self) -> tuple[str, T] | None:
        """Take the next item, with its key, whose turn lasts until `done`; None if no key may."""
        for line in self._lines[::-1] if self._passed >= _TURNS_BEFORE_LOW else self._lines:
            key = next((key for key in line if self._busy[key] < self._most), None)
            if key is not None:
                self._passed = self._passed + 1 if line is self._normal and self._low else 0
                self._busy[key] += 1
                return key, _pop_first(line, key)
        return None

    def done(self, key: str) -> None:
        """A turn of a key is over."""
        self._busy[key] -= 1
        if not self._busy[key]:
            del self._busy[key]

    @property
    def _lines(self) -> tuple[dict[str, deque[T]], dict[str, deque[T]]]:
        return self._normal, self._low


def _pop_first(line: dict[str, deque[T]], key: str) -> T:
    """Take the first item of a key, and move the key behind all others."""
    items = line.pop(key)
    first = items.popleft()
    if items:
        line[key] = items
    return first
