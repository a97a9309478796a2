"""A table in memory, with the sockets that listen to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from alhambra.rules.events import Event
from alhambra.rules.seats import SeatIndex
from alhambra.table import Table, Transition
from alhambra.table.errors import RequestError
from alhambra.wire.messages import Closing, Presence, SeatPresence
from alhambra.wire.updates import ENCODER, Updates, since

from .presence import GRACE, PresenceTracker, short_hash
from .presence_exchange import People, PresenceExchange


@dataclass(eq=False)
class Listener:
    """One socket with a queue of messages for its client.

    It keeps the hash of its token (empty for a spectator) but no seat: the holder of a seat may
    change at any time, in any process, so the seat is looked up in the current table.
    """

    hash: str
    language: str
    queue: asyncio.Queue[bytes | None]
    #: The client's address, as a key of rate limits.
    client_key: str = ""
    #: Whether it has received the earlier chat; new lines are sent from then on.
    receives_chat: bool = False
    #: Whether nobody has touched the device for a while.
    is_idle: bool = False
    closed: bool = False
    connected_at: float = field(default_factory=time.monotonic)

    def send(self, message: bytes) -> None:
        """Queue a message; a client that does not keep up is disconnected, and can resume."""
        if self.closed:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close("slow", 1.0)

    def close(self, reason: str, retry: float, seq: int = 0) -> None:
        """Send `closing`: queued messages are dropped, and nothing follows."""
        self.closed = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(ENCODER.encode(Closing(seq, reason, retry)))  # type: ignore[arg-type]
        self.queue.put_nowait(None)


@dataclass(eq=False)
class LiveTable:
    """A table, its listeners, and the task of its bot. `lock` serialises changes."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    thinking: asyncio.Task[None] | None = None
    used: float = 0.0
    #: The updates for the last version and sequence number that was requested: after a restart all
    #: clients reconnect at once.
    _since: tuple[int, int, Updates] | None = None
    #: The number of the last line of chat that was published here; `chat_lock` keeps them in order.
    last_chat: int = 0
    chat_lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    #: Who is connected to other processes, if others may serve this table too.
    exchange: PresenceExchange | None = None
    #: Who is here, as it was last sent.
    presence: list[SeatPresence | None] = field(default_factory=list)
    _tracker: PresenceTracker = field(default_factory=PresenceTracker)
    #: Looks again when somebody without a connection may be called offline.
    _looking: asyncio.TimerHandle | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is thinking for this table."""
        return self.thinking is not None and not self.thinking.done()

    @property
    def waiting_client(self) -> str:
        """The key of a connected client, a seat's rather than a spectator's; empty if none."""
        connected = ((not one.hash, one.client_key) for one in self.listeners if not one.closed)
        return min(connected, default=(True, ""))[1]

    def apply(self, transition: Transition) -> None:
        """Take over the table of a transition, and send it to all who see a difference."""
        self.replace_table(
            transition.table, transition.change.seq, [transition.events], transition.private
        )

    def replace_table(
        self,
        table: Table,
        seq: int,
        moves: Sequence[Iterable[Event]],
        private: int | None = None,
    ) -> None:
        """Take over a table and send what happened since a line of the journal, with the events of
        each move, to its listeners, or to those of one seat. Those who have lost their seat are
        disconnected."""
        self.table, self._since = table, None
        seats = self.seats_of_listeners()
        if not seats:
            return
        updates = Updates(table, seq, moves)
        for listener, seat in seats.items():
            if private is None or seat == private:
                listener.send(updates.for_seat(seat, listener.language))
        self.tell_presence()

    def seats_of_listeners(self) -> dict[Listener, int | None]:
        """The listeners with their seats at the current table. Those who have lost their seat, or
        may not watch any more, are disconnected; when they reconnect, the error says why."""
        found: dict[Listener, int | None] = {}
        for listener in self.listeners:
            if listener.closed:
                continue
            try:
                found[listener] = self.table.seat_or_spectator(listener.hash)
            except RequestError:
                listener.close("closed", 1.0, self.table.seq)
        return found

    def update_since(self, seq: int, listener: Listener) -> bytes:
        """The update for a client that saw everything up to a sequence number."""
        version = self.table.version
        if self._since is None or self._since[:2] != (version, seq):
            self._since = version, seq, since(self.table, seq)
        seat = self.table.seat_or_spectator(listener.hash)
        return self._since[2].for_seat(seat, listener.language)

    @property
    def presence_message(self) -> bytes:
        """Who is here, for a client."""
        return ENCODER.encode(Presence(self.table.seq, self.presence, time.time()))

    @property
    def people(self) -> People:
        """The people who are connected here, and whether all their devices are idle."""
        found: dict[str, bool] = {}
        for listener in self.listeners:
            if listener.hash and not listener.closed:
                person = short_hash(listener.hash)
                found[person] = listener.is_idle and found.get(person, True)
        return found

    def is_connected(self, seat: SeatIndex) -> bool:
        """Whether the person of a seat is connected, to whatever process."""
        if seat in self.seats_of_listeners().values():
            return True
        elsewhere = self.exchange.people(self.table.id) if self.exchange else []
        return short_hash(self.table.seats[seat].hash) in dict(elsewhere)

    def tell_presence(self) -> None:
        """Tell all listeners who is here, if that has changed, and the other processes."""
        elsewhere: list[tuple[str, bool]] = []
        knows_all = True
        if self.exchange:
            self.exchange.changed([self.table.id])
            elsewhere = self.exchange.people(self.table.id)
            knows_all = self.exchange.hears_all
        connected = [*self.people.items(), *elsewhere]
        before = self.presence
        self.presence = self._tracker.update(self.table.seats, connected, knows_all)
        if self.presence != before:
            for listener in self.listeners:
                listener.send(self.presence_message)
        # Those who are connected elsewhere are lost without a word if their process is killed.
        if self.listeners and (self._tracker.is_waiting or elsewhere) and not self._looking:
            self._looking = asyncio.get_running_loop().call_later(GRACE + 0.05, self._look_again)

    def _look_again(self) -> None:
        self._looking = None
        self.tell_presence()
