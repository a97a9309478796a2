"""Backup and restore of a SQLite database, also while a server is running."""

from __future__ import annotations

import os
import sqlite3
import uuid
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import create_engine
from sqlalchemy.engine import URL

from alhambra.notation.atomic_files import UNWRITABLE, check_growable, check_writable
from alhambra.notation.errors import file_errors
from alhambra.table.errors import RequestError

from .store.opening import database_url, upgrade

_TIMEOUT_SECONDS = 30.0


def backup(db: str, path: Path) -> None:
    """Write a copy of the database as it is now; if that fails, no file is left."""
    source = _file(db)
    if not source.is_file():
        raise RequestError("backup-missing", path=str(source))
    if path.exists():
        raise RequestError("backup-exists", path=str(path))
    check_writable(path)
    target = Path(os.path.realpath(path))  # a link may point to a file that does not exist yet
    with _temporary(target) as copy:
        _copy(source, copy)
        copy.replace(target)


def restore(path: Path, db: str) -> None:
    """Replace the database by a backup; a running server continues from it."""
    target = _file(db)
    _check_is_backup(path)
    with file_errors(UNWRITABLE, target):
        target.parent.mkdir(parents=True, exist_ok=True)
    check_growable(target)
    with _temporary(target) as migrated:
        _copy(path, migrated)
        _migrate(migrated)
        with closing(sqlite3.connect(migrated)) as connection, connection:
            connection.execute("UPDATE generation SET id = ?", (uuid.uuid4().hex,))
        _copy(migrated, target)


def _file(db: str) -> Path:
    url = database_url(db)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise RequestError("backup-sqlite")
    return Path(url.database)


@contextmanager
def _temporary(path: Path) -> Iterator[Path]:
    """A temporary file in the same folder, deleted afterwards."""
    temporary = path.with_name(f".alhambra-{os.urandom(4).hex()}.tmp")
    try:
        yield temporary
    except (OSError, sqlite3.Error) as error:
        raise RequestError("backup-failed", path=str(path), reason=str(error)) from error
    finally:
        temporary.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    with (
        closing(sqlite3.connect(source, timeout=_TIMEOUT_SECONDS)) as old,
        closing(sqlite3.connect(target, timeout=_TIMEOUT_SECONDS)) as new,
    ):
        old.backup(new)


def _migrate(copy: Path) -> None:
    """Migrate the schema: a running server knows only the newest one."""
    engine = create_engine(URL.create("sqlite", database=str(copy)))
    try:
        with engine.begin() as connection:
            upgrade(connection, str(copy))
    finally:
        engine.dispose()


def _check_is_backup(path: Path) -> None:
    """Refuse a file that is not a backup of ours."""
    if not path.is_file():
        raise RequestError("backup-missing", path=str(path))
    with file_errors("record-unreadable", path):
        path.open("rb").close()
    names = set()
    with (
        suppress(sqlite3.Error),
        closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection,
    ):
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not {"tables", "journal", "generation"} <= names:
        raise RequestError("backup-stranger", path=str(path))
