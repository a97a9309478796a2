"""Who is next: everybody who waits has one turn before anybody has another."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """What waits, by whoever brought it, in the order of turns.

    Whoever comes, for the first time or again, comes behind all who wait. So nobody's past
    counts, and however many newcomers there are, none of them has two turns before whoever came
    earlier has one. Nobody has two turns at a time: one alone never keeps all processes busy.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, deque[T]] = {}
        self._busy: set[str] = set()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def count(self, key: str) -> int:
        """How much of this one waits."""
        return len(self._waiting.get(key, ()))

    def add(self, key: str, thing: T) -> None:
        """Something of this one waits from now on."""
        self._waiting.setdefault(key, deque()).append(thing)

    def remove(self, key: str, thing: T) -> bool:
        """It waits no longer; False if it did not wait."""
        if thing not in self._waiting.get(key, ()):
            return False
        self._waiting[key].remove(thing)
        if not self._waiting[key]:
            del self._waiting[key]
        return True

    def clear(self) -> list[T]:
        """Nothing waits any longer; all that did."""
        things = [thing for things in self._waiting.values() for thing in things]
        self._waiting.clear()
        return things

    def next(self) -> tuple[str, T] | None:
        """Who is next, if anybody may be, and with what; the turn lasts until `done`."""
        key = next((key for key in self._waiting if key not in self._busy), None)
        if key is None:
            return None
        things = self._waiting.pop(key)
        first = things.popleft()
        if things:
            self._waiting[key] = things
        self._busy.add(key)
        return key, first

    def done(self, key: str) -> None:
        """The turn of this one is over."""
        self._busy.remove(key)
