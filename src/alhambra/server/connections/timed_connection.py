"""What all connections have in common: timeouts."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import Any

from .stopwatch import Stopwatch, UnreadTimer

#: Seconds to send and receive the last bytes of a connection that is being closed.
LAST_SECONDS = 3.0


class TimedConnection(ABC):
    """A connection that is cut off when its client takes too long; mixed into a protocol."""

    transport: asyncio.Transport
    client: tuple[str, int] | None
    #: The current request: each has timeouts of its own.
    cycle: Any = None

    def __init__(self, config: Any, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)  # type: ignore[call-arg] # the protocol
        limits = config.limits
        self._counter = config.connection_counter
        self._seconds = {
            "head": limits.head_seconds,
            "body": limits.body_seconds,
            "unread": limits.unread_seconds,
            "rest": LAST_SECONDS,
        }
        self._phase, self._unread = Stopwatch(), UnreadTimer()

    @property
    def address(self) -> str:
        """The address of the peer, which may be a proxy."""
        return self.client[0] if self.client else ""

    def overdue(self, now: float) -> str:
        """The phase whose timeout has passed; empty if none."""
        phase = self._pending_phase()
        elapsed = self._phase.elapsed((phase, self.cycle), now)
        unread = self._unread.elapsed(self.transport.get_write_buffer_size(), now)
        if unread > self._seconds["unread"]:
            return "unread"
        return phase if phase and elapsed > self._seconds[phase] else ""

    @abstractmethod
    def _pending_phase(self) -> str:
        """The phase that the client has to finish; empty if none."""

    def end(self, reason: str) -> None:
        """Cut the connection off."""
        self._counter.count_ended(reason, self.address)
        self.transport.abort()
