"""Database engines; SQLite uses a write-ahead log and syncs every commit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from alhambra.table.errors import RequestError

#: Seconds to wait for a lock that a backup holds.
_BUSY_SECONDS = 10
#: The size of a process's connection pool for PostgreSQL.
_CONNECTIONS = 10


def make_engine(url: URL) -> AsyncEngine:
    """The engine for everything but the journal of a SQLite database."""
    try:
        if url.get_backend_name() == "postgresql":
            return create_async_engine(url, pool_size=_CONNECTIONS, hide_parameters=True)
    except ModuleNotFoundError as error:
        raise RequestError("store-extra") from error
    if url.database:
        _make_folder(url.database)
    engine = create_async_engine(url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _make_folder(database: str) -> None:
    try:
        Path(database).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise RequestError("store-unreadable", address=database, reason=reason) from error


def plain_sqlite(url: URL) -> Engine:
    """The engine that writes the journal."""
    engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {_BUSY_SECONDS * 1000}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()
