"""Group commit: queued changes share one transaction and one sync to disk."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

from sqlalchemy import ClauseElement, bindparam, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from alhambra.table.changes import Change, Conflict
from alhambra.table.errors import RequestError

from .database_errors import failure_error
from .engines import plain_sqlite
from .postgres import write_shared
from .schema import DRAFTS, GENERATION, JOURNAL, TABLES

#: How many commit at the same time. More would not help PostgreSQL: transactions that
#: notify other processes are committed one after the other.
_WRITERS = {"sqlite": 1, "postgresql": 2}

QueuedChange = tuple[Change, "asyncio.Future[None]"]


class BatchWriter:
    """Queues changes and commits them in batches."""

    def __init__(self, engine: AsyncEngine, sender: str) -> None:
        self._sender = sender
        self._queue: asyncio.Queue[QueuedChange] = asyncio.Queue()
        #: The generation that changes are made for: none is written to a restored database.
        self.generation = ""
        self._engine = engine
        # A thread with a plain connection takes a tenth of the time of aiosqlite.
        self._thread = ThreadPoolExecutor(1, "alhambra-store")
        self._plain = plain_sqlite(engine.url) if engine.dialect.name == "sqlite" else None

    async def commit(self, change: Change) -> None:
        """Returns when the change is durable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((change, done))
        await done

    async def run(self) -> None:
        """Commit batch after batch, until cancelled."""
        try:
            async with asyncio.TaskGroup() as writers:
                for _ in range(_WRITERS[self._engine.dialect.name]):
                    writers.create_task(self._run())
        finally:
            self._thread.shutdown()
            if self._plain:
                self._plain.dispose()

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._commit(batch)

    async def _commit(self, batch: list[QueuedChange]) -> None:
        try:
            conflicts = await self._write([change for change, _ in batch])
        except Exception as error:
            # Whatever failed: report it to all callers of this batch; the next one may succeed.
            code = failure_error(error).code
            for _, done in batch:
                _settle(done, RequestError(code))
            return
        for (_, done), is_conflict in zip(batch, conflicts, strict=True):
            _settle(done, Conflict() if is_conflict else None)

    async def _write(self, changes: list[Change]) -> list[bool]:
        if self._plain:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._write_plain, changes)
        async with self._engine.connect() as connection:
            return await connection.run_sync(write_shared, changes, self._sender, self.generation)

    def _write_plain(self, changes: list[Change]) -> list[bool]:
        assert self._plain
        with self._plain.begin() as connection:
            plain = connection.connection.driver_connection
            assert isinstance(plain, sqlite3.Connection)
            return write(plain, changes, self.generation)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def write(plain: sqlite3.Connection, changes: Sequence[Change], generation: str) -> list[bool]:
    """Write all changes; for each, whether it conflicts with an earlier one and was left out."""
    conflicts = [not _update_row(plain, change, generation) for change in changes]
    accepted = [
        change for change, is_conflict in zip(changes, conflicts, strict=True) if not is_conflict
    ]
    plain.executemany(
        _INSERT,
        [
            {"table_id": change.table, "seq": change.seq + number, "line": line}
            for change in accepted
            for number, line in enumerate(change.lines, start=1)
        ],
    )
    plain.executemany(
        _UPSERT,
        [
            {"table_id": change.table, "seat": seat, "body": body}
            for change in accepted
            for seat, body in change.drafts.items()
        ],
    )
    return conflicts


def _update_row(plain: sqlite3.Connection, change: Change, generation: str) -> bool:
    values = {
        **change.row,
        "b_id": change.table,
        "b_version": change.version,
        "b_generation": generation,
        "version": change.version + 1,
        "seq": change.seq + len(change.lines),
        "changed": time.time(),
    }
    return plain.execute(_row_update(frozenset(change.row)), values).rowcount == 1


@lru_cache
def _row_update(names: frozenset[str]) -> str:
    """The statement that changes these columns."""
    columns = (*sorted(names), "version", "seq", "changed")
    return _text(
        update(TABLES)
        .where(
            TABLES.c.id == bindparam("b_id"),
            TABLES.c.version == bindparam("b_version"),
            select(GENERATION.c.id).scalar_subquery() == bindparam("b_generation"),
        )
        .values({name: bindparam(name) for name in columns})
    )


def _text(statement: ClauseElement) -> str:
    """A statement as SQL text, compiled once: compiling takes longer than running it."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


_INSERT = _text(insert(JOURNAL))
_DRAFT = sqlite.insert(DRAFTS)
_UPSERT = _text(
    _DRAFT.on_conflict_do_update(
        index_elements=["table_id", "seat"], set_={"body": _DRAFT.excluded.body}
    )
)
