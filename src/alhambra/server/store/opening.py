"""Opening a database: its URL, its lock, migrations; newer schemas are refused."""

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
    """The store at a path (SQLite) or a `postgresql://` address, with its schema migrated."""
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
    """The URL of a database; text without `://` is the path of a file."""
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
    """The database as error messages name it, without its password."""
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
    """Migrate the schema; a database of a later version is refused."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_heads()
    if not set(found) <= known:
        raise RequestError("store-newer", address=db)
    command.upgrade(config, "head")
