"""Opening a database: settings of the connection, migrations, and databases we must not touch."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from alhambra.table.errors import RequestError

from .engines import make_engine
from .file_lock import locked
from .store import Store


@asynccontextmanager
async def open_store(db: str) -> AsyncIterator[Store]:
    """The store at a path (SQLite) or a `postgresql://` address, brought up to date."""
    url = database_url(db)
    engine = make_engine(url)
    try:
        with locked(url):
            await _migrate(engine, _display_name(url))
            async with Store(engine).running() as store:
                yield store
    finally:
        await engine.dispose()


def database_url(db: str) -> URL:
    """The address of a database; anything that is no address is the path of a file."""
    if "://" not in db:
        return URL.create("sqlite+aiosqlite", database=str(Path(db).expanduser()))
    try:
        url = make_url(db)
    except ArgumentError as error:
        raise RequestError("store-address", address=db) from error
    if url.get_backend_name() != "postgresql":
        raise RequestError("store-address", address=url.render_as_string())
    return url.set(drivername="postgresql+asyncpg")


def _display_name(url: URL) -> str:
    """How a message names a database: as it was given, but for a password."""
    if url.get_backend_name() == "sqlite":
        return url.database or ""
    return url.set(drivername="postgresql").render_as_string()


async def _migrate(engine: AsyncEngine, db: str) -> None:
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade, db)
    except (DBAPIError, OSError) as error:
        reason = str(getattr(error, "orig", error))
        raise RequestError("store-unreadable", address=db, reason=reason) from error


def upgrade(connection: Connection, db: str) -> None:
    """Bring the schema up to date; a database of a later version is left alone."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_heads()
    if not set(found) <= known:
        raise RequestError("store-newer", address=db)
    command.upgrade(config, "head")
