"""A table in memory with those who listen to it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from alhambra.rules.events import Event

from .table import Step, Table
from .wire.messages import Bye
from .wire.updates import ENCODER, Updates, since


@dataclass(eq=False)
class Listener:
    """One socket: messages wait in its queue until its client takes them."""

    seat: int | None
    language: str
    queue: asyncio.Queue[bytes | None]

    def send(self, message: bytes) -> None:
        """Queue a message; a client that does not keep up is let go, and resumes later."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close("slow", 1.0)

    def close(self, reason: str, retry: float, seq: int = 0) -> None:
        """Say good-bye: what waits is dropped."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(ENCODER.encode(Bye(seq, reason, retry)))  # type: ignore[arg-type]
        self.queue.put_nowait(None)


@dataclass(eq=False)
class Live:
    """A table, its listeners, and whoever thinks for it. `lock` keeps changes in order."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    thinking: asyncio.Task[None] | None = None
    used: float = 0.0
    #: What was sent last to somebody who came late: after a restart all come at once.
    late: tuple[int, int, Updates] | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is at work for this table."""
        return self.thinking is not None and not self.thinking.done()

    def tell(self, step: Step) -> None:
        """Send the update that a step makes to all who see a difference."""
        self.tell_all(step.change.lines, step.events, step.private)

    def tell_all(
        self, lines: Iterable[str], events: Iterable[Event], private: int | None = None
    ) -> None:
        """Send everything as it is now, with what happened, to all or to one seat's sockets."""
        self.late = None
        if not self.listeners:
            return
        updates = Updates(self.table, lines, events)
        for listener in self.listeners:
            if private is None or listener.seat == private:
                listener.send(updates.for_seat(listener.seat, listener.language))

    def tell_since(self, seq: int, listeners: Iterable[Listener]) -> None:
        """Send what happened after a sequence number, and everything as it is now."""
        version = self.table.version
        if self.late is None or self.late[:2] != (version, seq):
            self.late = version, seq, since(self.table, seq)
        updates = self.late[2]
        for listener in listeners:
            listener.send(updates.for_seat(listener.seat, listener.language))

    def present(self) -> Counter[int | None]:
        """How many sockets listen for each seat."""
        return Counter(listener.seat for listener in self.listeners)
