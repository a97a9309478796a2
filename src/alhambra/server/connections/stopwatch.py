"""How long something has been as it is."""

from __future__ import annotations


class Stopwatch:
    """Looked at now and then; it starts anew whenever it finds something else."""

    def __init__(self) -> None:
        self._found: object = None
        self._since = 0.0

    def ran(self, found: object, now: float) -> float:
        """Seconds since this was first found."""
        if found != self._found:
            self._found, self._since = found, now
        return now - self._since
