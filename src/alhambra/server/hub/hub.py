"""Between the store and the sockets: every change of a table goes through `Hub.change`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from alhambra.server.bots import BotPool
from alhambra.server.cancellation import wait_uncancelled
from alhambra.server.store import Store
from alhambra.table import Stale, Table, Transition
from alhambra.table.changes import Conflict
from alhambra.table.errors import RequestError

from .background import BackgroundTasks
from .bot_turns import BotTurns, TableCommand
from .live_table import LiveTable
from .presence_announcer import PresenceAnnouncer
from .replication import Replication
from .scheduler import Scheduler
from .table_cache import TableCache

#: How often a change that loses against another process is retried.
_TRIES = 10


class Hub:
    """The tables in memory, and everything that changes them."""

    def __init__(self, store: Store, bots: BotPool) -> None:
        self.store = store
        self.bots = bots
        self.cache = TableCache(store)
        self.background = BackgroundTasks()
        self.bot_turns = BotTurns(store, self.cache, bots, self.background, self.change)
        self.replication = Replication(store, self.cache, self.bot_turns.wake)
        self.announcer = PresenceAnnouncer(store, self.cache)
        self.scheduler = Scheduler(self)
        #: How many lines of journals this process has written.
        self.lines_written = 0
        #: Called after every public change; notifications are sent from here.
        self.observers: list[Callable[[Table, Transition], None]] = []

    @property
    def tables(self) -> Mapping[str, LiveTable]:
        """The tables in memory by id."""
        return self.cache.tables

    async def live(self, name: str) -> LiveTable:
        """The table with this id or code."""
        return await self.cache.find(name)

    async def live_with(self, name: str, token: str) -> LiveTable:
        """The table with this id or code, refreshed if it does not know the token: its holder may
        have joined a moment ago at another process."""
        live = await self.live(name)
        if token and live.table.seat_of(token) is None:
            await self.refresh(live)
        return live

    async def refresh(self, live: LiveTable) -> None:
        """Read what other processes have stored, if there are any."""
        async with live.lock:
            await self.replication.refresh(live)

    async def change(self, live: LiveTable, command: TableCommand) -> Transition | None:
        """Carry out a command: store the result, then publish it; if storing fails, nothing has
        happened.

        The command may be called several times, with the table as it is by then: it must check
        there, and nowhere else, whether the sender may do this.
        """
        async with live.lock:
            if not self.cache.is_current(live):
                raise RequestError("store-conflict")  # closed, or restored from a backup
            for _ in range(_TRIES):
                try:
                    transition = command(live.table)
                except (RequestError, Stale):
                    if not await self.replication.refresh(live):
                        raise
                    continue
                if transition is None:
                    return None
                try:
                    await self._commit(live, transition)
                except Conflict:
                    await self.replication.reload(live)
                    continue
                return transition
        raise RequestError("store-conflict")

    async def _commit(self, live: LiveTable, transition: Transition) -> None:
        """Store a change and publish it, even if its sender disconnects meanwhile."""
        storing = asyncio.create_task(self.store.append(transition.change))
        cancelled = await wait_uncancelled(storing)
        if not storing.exception():
            live.apply(transition)
            self._published(live, transition)
        if cancelled:
            raise cancelled
        storing.result()

    def _published(self, live: LiveTable, transition: Transition) -> None:
        self.lines_written += len(transition.change.lines)
        if transition.private is None:
            for observe in self.observers:
                observe(live.table, transition)
        self.bot_turns.wake(live)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a background task."""
        return self.background.spawn(work)

    async def stop(self) -> None:
        """Disconnect all clients and end all tasks."""
        self.cache.drop_all("stopping")
        await self.background.stop()
