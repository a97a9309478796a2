"""Who is next: everybody who waits has one turn before anybody has another."""

from __future__ import annotations

from collections import Counter, deque
from typing import Generic, TypeVar

T = TypeVar("T")

#: So many turns of the others go before one of those who can wait.
_BEFORE = 4


class Turns(Generic[T]):
    """What waits, by whoever brought it, in the order of turns.

    Whoever comes, for the first time or again, comes behind all who wait. So nobody's past
    counts, and however many newcomers there are, none of them has two turns before whoever came
    earlier has one. Nobody has more than `most` turns at a time.

    What can wait (`later`) has a turn when nothing else waits, or after four others: it is slow
    where there is much to do, and never stands still.
    """

    def __init__(self, most: int = 1) -> None:
        self._most = most
        self._first: dict[str, deque[T]] = {}
        self._later: dict[str, deque[T]] = {}
        self._busy: Counter[str] = Counter()
        #: Turns that others had since one of those who can wait.
        self._passed = 0

    def __len__(self) -> int:
        return sum(len(things) for line in self._lines for things in line.values())

    def count(self, key: str) -> int:
        """How much of this one waits."""
        return sum(len(line.get(key, ())) for line in self._lines)

    def add(self, key: str, thing: T, *, later: bool = False) -> None:
        """Something of this one waits from now on."""
        line = self._later if later else self._first
        line.setdefault(key, deque()).append(thing)

    def hurry(self, key: str, new: str) -> None:
        """What could wait of this one no longer can, and another one brings it."""
        for thing in self._later.pop(key, ()):
            self.add(new, thing)

    def remove(self, thing: T) -> bool:
        """It waits no longer; False if it did not wait."""
        for line in self._lines:
            for key, things in line.items():
                if thing in things:
                    things.remove(thing)
                    if not things:
                        del line[key]
                    return True
        return False

    def clear(self) -> list[T]:
        """Nothing waits any longer; all that did."""
        found = [thing for line in self._lines for things in line.values() for thing in things]
        for line in self._lines:
            line.clear()
        return found

    def next(self) -> tuple[str, T] | None:
        """Who is next, if anybody may be, and with what; the turn lasts until `done`."""
        for line in self._lines[::-1] if self._passed >= _BEFORE else self._lines:
            key = next((key for key in line if self._busy[key] < self._most), None)
            if key is not None:
                self._passed = self._passed + 1 if line is self._first and self._later else 0
                self._busy[key] += 1
                return key, _first_of(line, key)
        return None

    def done(self, key: str) -> None:
        """A turn of this one is over."""
        self._busy[key] -= 1
        if not self._busy[key]:
            del self._busy[key]

    @property
    def _lines(self) -> tuple[dict[str, deque[T]], dict[str, deque[T]]]:
        return self._first, self._later


def _first_of(line: dict[str, deque[T]], key: str) -> T:
    """Take the first thing of this one, who comes behind all others with the next."""
    things = line.pop(key)
    first = things.popleft()
    if things:
        line[key] = things
    return first
