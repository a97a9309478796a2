"""Sync with other processes on the same database: changed tables, new chat, who is connected."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable

from alhambra.server.store import Store
from alhambra.table import Table
from alhambra.table.changes import StoredTable, TableRow
from alhambra.table.errors import RequestError

from .chat import publish_chat
from .live_table import LiveTable
from .load_tables import read_table
from .table_cache import TableCache

_LOG = logging.getLogger("alhambra.tables")
#: Seconds to wait before reading again what could not be read.
_PAUSE = 0.5


class Replication:
    """Applies what other processes have stored to the tables in memory.

    It receives the database's notifications (`NotificationListener`).
    """

    def __init__(
        self, store: Store, cache: TableCache, on_change: Callable[[LiveTable], None]
    ) -> None:
        self.store = store
        self.cache = cache
        #: Called with every table that may have changed.
        self._on_change = on_change
        self._changed: set[str] = set()
        self._chatted: set[str] = set()
        self._pending = asyncio.Event()

    def tables_changed(self, ids: Iterable[str]) -> None:
        """Other processes changed these tables."""
        self._changed.update(id for id in ids if id in self.cache.tables)
        if self._changed:
            self._pending.set()

    def chat_added(self, ids: Iterable[str]) -> None:
        """These tables have new lines of chat, from whatever process."""
        self._chatted.update(id for id in ids if id in self.cache.tables)
        if self._chatted:
            self._pending.set()

    def people_announced(self, sender: str, words: Iterable[str]) -> None:
        """A process, maybe this one, says who is connected to it."""
        if self.cache.exchange:
            for live in self.cache.loaded(self.cache.exchange.hear(sender, words)):
                live.tell_presence()

    def notifications_lost(self) -> None:
        """The database was unreachable: every table here may have changed."""
        if self.cache.exchange:
            self.cache.exchange.restart()
        tables = self.cache.tables
        self.tables_changed(list(tables))
        self.chat_added([id for id, live in tables.items() if live.listeners])

    @property
    def backlog(self) -> int:
        """How many tables wait to be read again."""
        return len(self._changed) + len(self._chatted)

    async def run(self) -> None:
        """Read changes and chat of other processes and send them to the listeners here, until
        cancelled."""
        while True:
            await self._pending.wait()
            self._pending.clear()
            changed, self._changed = self._changed, set()
            chatted, self._chatted = self._chatted, set()
            try:
                await self.catch_up(self.cache.loaded(changed))
                for live in self.cache.loaded(chatted):
                    await publish_chat(self.store, live)
            except Exception as error:
                # Whatever failed, this loop must continue.
                _LOG.warning("tables not read", exc_info=error)
                await asyncio.sleep(_PAUSE)
                self.tables_changed(changed)
                self.chat_added(chatted)

    async def catch_up(self, lives: list[LiveTable]) -> None:
        """Apply what other processes have stored for these tables."""
        tails = await self.store.load_after({live.table.id: live.table.seq for live in lives})
        adopting = [self._adopt(live, tails.get(live.table.id)) for live in lives]
        results = await asyncio.gather(*adopting, return_exceptions=True)
        for live, error in zip(lives, results, strict=True):
            if isinstance(error, RequestError) and error.code == "store-away":
                raise error
            if error is not None:
                # Closed, deleted, or inconsistent: the next request loads it again.
                _LOG.info("table dropped", extra={"table": live.table.id})
                self.cache.drop(live, "closed")

    async def _adopt(self, live: LiveTable, tail: StoredTable | None) -> None:
        """Apply what another process stored, unless this one is ahead already."""
        async with live.lock:
            before = live.table
            if tail is None or tail.row.seq - len(tail.journal) != before.seq:
                await self.reload(live)
            elif tail.row.version > before.version:
                await self._apply(live, tail)
        self._on_change(live)

    async def refresh(self, live: LiveTable) -> bool:
        """Read what other processes stored; whether there was anything. Needs the table's lock."""
        before = live.table
        if self.store.is_shared:
            await self.reload(live)
        return live.table is not before

    async def reload(self, live: LiveTable) -> None:
        """Read a table again after losing a race against another process. Needs its lock."""
        tails = await self.store.load_after({live.table.id: live.table.seq})
        await self._apply(live, tails.get(live.table.id))

    async def _apply(self, live: LiveTable, tail: StoredTable | None) -> None:
        before = live.table
        if tail and _follows(tail.row, before):
            table, moves = before.catch_up(tail)
            live.replace_table(table, before.seq, moves)
        elif not tail or tail.row.version != before.version:
            # Deleted, closed, or a backup was restored: the table in memory is void.
            self.cache.drop(live, "closed")
            await read_table(self.store, before.id)
            raise RequestError("store-conflict")


def _follows(row: TableRow, table: Table) -> bool:
    """Whether a stored table is this one with something added."""
    return row.status != "aside" and row.version > table.version and row.seq >= table.seq
