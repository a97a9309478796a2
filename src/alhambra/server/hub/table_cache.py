"""The tables in memory: each is loaded once, and evicted when it has been idle for a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from alhambra.server.store import Store
from alhambra.table.errors import RequestError
from alhambra.table.table import FINISHED

from .live_table import LiveTable
from .load_tables import read_table
from .presence_exchange import PresenceExchange

#: Seconds after which an idle table is evicted.
_IDLE = 600.0
#: The same for a finished game, which is rarely needed again.
_IDLE_FINISHED = 30.0


class TableCache:
    """Live tables by id."""

    def __init__(self, store: Store) -> None:
        self.store = store
        #: Who is connected to other processes, if there may be any.
        self.exchange = PresenceExchange(store.holder) if store.is_shared else None
        self.tables: dict[str, LiveTable] = {}
        #: A lock exists as long as a task holds it or waits for it.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def loaded(self, ids: Iterable[str]) -> list[LiveTable]:
        """Those of these tables that are in memory."""
        return [self.tables[id] for id in ids if id in self.tables]

    def is_current(self, live: LiveTable) -> bool:
        """Whether this is still the table of its id: it may have been dropped."""
        return self.tables.get(live.table.id) is live

    async def find(self, name: str) -> LiveTable:
        """The table with this id or code, loaded if need be."""
        live = self.tables.get(name)
        if live is None:
            # Only well-formed names reach the database.
            id = await self.store.find(name) if name.isascii() and name.isalnum() else None
            if id is None:
                raise RequestError("table-unknown")
            live = await self.load(id)
        live.used = time.monotonic()
        return live

    async def load(self, id: str) -> LiveTable:
        """The table with this id."""
        async with self._loading(id):
            if id not in self.tables:
                table = await read_table(self.store, id)
                self.tables[id] = LiveTable(table, exchange=self.exchange)
            return self.tables[id]

    async def close(self, id: str) -> None:
        """Disconnect all clients from a table that was closed or deleted in the store."""
        # Another task may have started to load it before that.
        async with self._loading(id):
            if live := self.tables.get(id):
                self.drop(live, "closed")

    @asynccontextmanager
    async def _loading(self, id: str) -> AsyncIterator[None]:
        """At most one load of a table at a time."""
        async with self._locks.setdefault(id, asyncio.Lock()):
            yield

    def drop(self, live: LiveTable, reason: str) -> None:
        """Forget a table and disconnect its clients."""
        if self.is_current(live):
            del self.tables[live.table.id]
        if live.thinking:
            live.thinking.cancel()
        for listener in live.listeners:
            listener.close(reason, 1.0, live.table.seq)

    def drop_all(self, reason: str) -> None:
        """Forget all tables; their clients are told to reconnect."""
        for live in list(self.tables.values()):
            self.drop(live, reason)

    def evict(self) -> None:
        """Forget the tables that have been idle for a while."""
        now = time.monotonic()
        for id, live in list(self.tables.items()):
            busy = live.listeners or live.lock.locked()
            idle = _IDLE_FINISHED if live.table.status == FINISHED else _IDLE
            if not busy and live.used < now - idle and not live.is_thinking:
                del self.tables[id]
