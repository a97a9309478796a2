"""Timers that are polled: how long a state has lasted."""

from __future__ import annotations


class Stopwatch:
    """Measures how long a polled value has been the same."""

    def __init__(self) -> None:
        self._found: object = None
        self._since = 0.0

    def elapsed(self, found: object, now: float) -> float:
        """Seconds since this value was first seen."""
        if found != self._found:
            self._found, self._since = found, now
        return now - self._since


class UnreadTimer:
    """Measures how long a client has read nothing from its write buffer. It restarts whenever the
    buffer has become smaller, so a slow reader is not cut off."""

    def __init__(self) -> None:
        self._size = 0
        self._since = 0.0

    def elapsed(self, size: int, now: float) -> float:
        """Seconds since the buffer last became smaller; 0 while it is empty."""
        if size < self._size or not self._size:
            self._since = now
        self._size = size
        return now - self._since if size else 0.0
