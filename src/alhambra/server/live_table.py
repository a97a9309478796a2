"""A table in memory with those who listen to it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from alhambra.rules.events import Event
from alhambra.table import Table, Transition
from alhambra.table.errors import RequestError
from alhambra.wire.messages import Bye
from alhambra.wire.updates import ENCODER, Updates, since


@dataclass(eq=False)
class Listener:
    """One socket: messages wait in its queue until its client takes them.

    It keeps the hash of its token (none: a spectator) and no seat: whose a seat is may change at
    any time, at any process, so it is looked up in the table at hand whenever it matters.
    """

    hash: str
    language: str
    queue: asyncio.Queue[bytes | None]
    #: Where it comes from, as limits see it.
    source: str = ""
    #: Whether it was told what was said before: then it hears what is said from now on.
    hears: bool = False
    closed: bool = False
    came: float = field(default_factory=time.monotonic)

    def send(self, message: bytes) -> None:
        """Queue a message; a client that does not keep up is let go, and resumes later."""
        if self.closed:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close("slow", 1.0)

    def close(self, reason: str, retry: float, seq: int = 0) -> None:
        """Say good-bye: what waits is dropped, and nothing follows."""
        self.closed = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(ENCODER.encode(Bye(seq, reason, retry)))  # type: ignore[arg-type]
        self.queue.put_nowait(None)


@dataclass(eq=False)
class LiveTable:
    """A table, its listeners, and whoever thinks for it. `lock` keeps changes in order."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    thinking: asyncio.Task[None] | None = None
    used: float = 0.0
    #: What was sent last to somebody who came late: after a restart all come at once.
    late: tuple[int, int, Updates] | None = None
    #: The number of the last line of chat that was told here; `chatting` keeps them in order.
    said: int = 0
    chatting: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is at work for this table."""
        return self.thinking is not None and not self.thinking.done()

    @property
    def who(self) -> str:
        """Where somebody comes from who is here, on a seat before all who watch; nothing if nobody
        is."""
        here = ((not one.hash, one.source) for one in self.listeners if not one.closed)
        return min(here, default=(True, ""))[1]

    def take(self, step: Transition) -> None:
        """Go on with the table of a step, and tell all who see a difference."""
        self.become(step.table, step.change.lines, step.events, step.private)

    def become(
        self,
        table: Table,
        lines: Iterable[str],
        events: Iterable[Event],
        private: int | None = None,
    ) -> None:
        """Go on with this table: whoever has no place at it any more is sent away; the others, or
        one seat's sockets, are sent everything as it is now, with what happened."""
        self.table, self.late = table, None
        places = self.places()
        if not places:
            return
        updates = Updates(table, lines, events)
        for listener, seat in places.items():
            if private is None or seat == private:
                listener.send(updates.for_seat(seat, listener.language))

    def places(self) -> dict[Listener, int | None]:
        """Those who listen, and their seats at the table as it is; who has lost theirs, or may
        watch no longer, is sent away. They may come back, if only to hear why not."""
        found: dict[Listener, int | None] = {}
        for listener in self.listeners:
            if listener.closed:
                continue
            try:
                found[listener] = self.table.place_of(listener.hash)
            except RequestError:
                listener.close("closed", 1.0, self.table.seq)
        return found

    def missed(self, seq: int, listener: Listener) -> bytes:
        """What happened after a sequence number, and everything as it is now."""
        version = self.table.version
        if self.late is None or self.late[:2] != (version, seq):
            self.late = version, seq, since(self.table, seq)
        seat = self.table.place_of(listener.hash)
        return self.late[2].for_seat(seat, listener.language)

    def present(self) -> Counter[int | None]:
        """How many sockets listen for each seat."""
        return Counter(self.places().values())
