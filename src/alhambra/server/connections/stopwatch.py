"""How long something has been as it is."""

from __future__ import annotations


class Stopwatch:
    """Looked at now and then; it starts anew whenever it finds something else."""

    def __init__(self) -> None:
        self._found: object = None
        self._since = 0.0

    def elapsed(self, found: object, now: float) -> float:
        """Seconds since this was first found."""
        if found != self._found:
            self._found, self._since = found, now
        return now - self._since


class UnreadTimer:
    """How long nothing was read of what waits for a client. Whoever reads slowly reads: each time
    that less is waiting than before it starts anew."""

    def __init__(self) -> None:
        self._size = 0
        self._since = 0.0

    def elapsed(self, size: int, now: float) -> float:
        """Seconds since so much, or less, was waiting; none where nothing is."""
        if size < self._size or not self._size:
            self._since = now
        self._size = size
        return now - self._since if size else 0.0
