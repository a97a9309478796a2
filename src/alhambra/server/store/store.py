"""The store: everything that is read from the database and written to it."""

from __future__ import annotations

import asyncio
import time
import uuid
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict
from typing import Any, Self, TypeVar

from sqlalchemy import Executable, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from alhambra.table.changes import Change, Conflict, StoredChatLine, StoredTable, TableRow

from . import chat_lines, presence_news
from .batch_writer import BatchWriter
from .database_errors import FAILURES, failure_error
from .pg_notify import NotificationListener, listen
from .postgres import close_shared, read_shared
from .schema import GENERATION, JOURNAL, LEASES, TABLES
from .stored_tables import FIELDS, as_table, read_tables

T = TypeVar("T")


class Store:
    """Tables, journals, drafts and chat in one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        if engine.dialect.name == "postgresql":
            # Every operation is a single statement and needs no explicit transaction.
            engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.engine = engine
        #: The id of this process, for leases and notifications.
        self.holder = uuid.uuid4().hex
        self._writer = BatchWriter(engine, self.holder)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Self]:
        """The store while its writer runs."""
        await self.is_restored()
        task = asyncio.create_task(self._writer.run())
        try:
            yield self
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    @property
    def is_shared(self) -> bool:
        """Whether several processes may use the database."""
        return self.engine.dialect.name == "postgresql"

    # -- tables ------------------------------------------------------------------------

    async def create(self, table: TableRow, journal: Sequence[str] = ()) -> None:
        """A new table with a journal so far; `Conflict` if its id or code is taken."""
        lines = [
            {"table_id": table.id, "seq": seq, "line": line}
            for seq, line in enumerate(journal, start=1)
        ]
        try:
            async with self.engine.begin() as connection:
                await connection.execute(
                    insert(TABLES).values(**asdict(table), changed=table.created)
                )
                if lines:
                    await connection.execute(insert(JOURNAL), lines)
        except IntegrityError as error:
            raise Conflict from error
        except FAILURES as error:
            raise failure_error(error) from error

    async def append(self, change: Change) -> None:
        """Durable when this returns; `Conflict` if the table was changed meanwhile."""
        await self._writer.commit(change)

    async def load(self, id: str) -> StoredTable | None:
        """A table with its journal and drafts, all of one moment."""
        return (await self.load_after({id: 0})).get(id)

    async def load_after(self, seqs: Mapping[str, int]) -> dict[str, StoredTable]:
        """These tables, each with its journal after a number, all of one moment."""
        try:
            async with self.engine.connect() as connection:
                read = read_shared if self.is_shared else read_tables
                return await connection.run_sync(read, seqs)
        except FAILURES as error:
            raise failure_error(error) from error

    async def find(self, name: str) -> str | None:
        """The id of the table with this id or code."""
        wanted = or_(TABLES.c.id == name, TABLES.c.code == name.upper())
        rows = await self._read(select(TABLES.c.id).where(wanted).limit(1))
        return rows[0].id if rows else None

    async def rows(self, *, public: bool = False, limit: int = 100) -> list[TableRow]:
        """The newest tables; of the public ones only those that can be joined or watched."""
        query = select(*FIELDS).order_by(TABLES.c.changed.desc()).limit(limit)
        if public:
            query = query.where(TABLES.c.public, TABLES.c.status.in_(("open", "running")))
        return [as_table(row) for row in await self._read(query)]

    async def counts(self) -> Mapping[str, int]:
        """How many tables there are, by status."""
        rows = await self._read(select(TABLES.c.status, func.count()).group_by(TABLES.c.status))
        return {row[0]: row[1] for row in rows}

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """The ids of the tables that are due."""
        query = select(TABLES.c.id).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(limit)
        return [row.id for row in await self._read(query)]

    async def set_aside(self, id: str, reason: str) -> None:
        """Mark a table as unusable: it is not loaded any more."""
        if self.is_shared:
            await self._run(close_shared, id, reason, self.holder)
            return
        values: dict[str, Any] = {"status": "aside", "reason": reason, "due": None}
        # A new version, so that no process can continue from its cache.
        values["version"] = TABLES.c.version + 1
        await self._write(update(TABLES).where(TABLES.c.id == id).values(values))

    async def remove(self, id: str) -> bool:
        """Delete a table with everything that belongs to it."""
        if self.is_shared:
            return bool(await self._run(close_shared, id, None, self.holder))
        return bool(await self._write(delete(TABLES).where(TABLES.c.id == id)))

    async def expire(self, statuses: Sequence[str], before: float) -> int:
        """Delete tables of these statuses that were not changed since then."""
        old = TABLES.c.status.in_(statuses) & (TABLES.c.changed < before)
        return await self._write(delete(TABLES).where(old))

    # -- leases ------------------------------------------------------------------------

    async def lease(self, id: str, version: int, seconds: float) -> bool:
        """Take the lease of a table for this process, so that no other runs its bots meanwhile."""
        if not self.is_shared:
            return True
        now = time.time()
        mine = {"version": version, "holder": self.holder, "until": now + seconds}
        statement = postgresql.insert(LEASES).values(table_id=id, **mine)
        free = (LEASES.c.until < now) | (LEASES.c.version < version)
        taken = statement.on_conflict_do_update(
            index_elements=["table_id"], set_=mine, where=free | (LEASES.c.holder == self.holder)
        )
        return bool(await self._write(taken))

    # -- chat --------------------------------------------------------------------------

    async def say(
        self, id: str, seat: int | None, holder: str, text: str, at: float, sent: str | None = None
    ) -> bool:
        """Store a line of chat, unless its speaker has sent one with this id before; returns
        whether it is new. `Conflict` if the speaker does not hold the seat any more."""
        line = {"table_id": id, "seat": seat, "holder": holder, "text": text, "at": at}
        return await self._run(chat_lines.say, {**line, "sent": sent}, self.holder)

    async def chat(self, id: str, after: int = 0, limit: int = 100) -> list[StoredChatLine]:
        """The last lines of chat after a number, oldest first."""
        rows = await self._read(chat_lines.lines(id, after, limit))
        return [StoredChatLine(*row) for row in reversed(rows)]

    async def forget_chat(self, id: str, seat: int, holder: str) -> None:
        """Delete what the person who held a seat said."""
        await self._write(chat_lines.deletion(id, seat, holder))

    # -- presence ----------------------------------------------------------------------

    async def announce(self, words: Sequence[str]) -> None:
        """Notify all processes who is connected to this one, in a word per table; nothing is
        stored."""
        await self._run(presence_news.announce, words, self.holder)

    # -- the whole database ------------------------------------------------------------

    async def is_restored(self) -> bool:
        """Whether a backup has taken the place of the database since the last call."""
        rows = await self._read(select(GENERATION.c.id))
        known, self._writer.generation = self._writer.generation, rows[0].id
        return bool(known != rows[0].id)

    async def listen(self, listener: NotificationListener) -> None:
        """Receive notifications of other processes, if the database is shared."""
        if self.is_shared:
            await listen(self.engine.url, self.holder, listener)

    async def _read(self, query: Any) -> Sequence[Any]:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()
        except FAILURES as error:
            raise failure_error(error) from error

    async def _write(self, statement: Executable) -> int:
        try:
            async with self.engine.begin() as connection:
                return (await connection.execute(statement)).rowcount
        except IntegrityError:
            raise
        except FAILURES as error:
            raise failure_error(error) from error

    async def _run(self, work: Callable[..., T], *args: object) -> T:
        """Run a function with a connection, in a transaction."""
        try:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work, *args)
        except FAILURES as error:
            raise failure_error(error) from error
