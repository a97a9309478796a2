"""Database failures: the error code for clients, and the details for the log."""

from __future__ import annotations

import errno
import logging
import sqlite3

from sqlalchemy.exc import SQLAlchemyError

from alhambra.table.errors import RequestError

_LOG = logging.getLogger("alhambra.store")

#: The disk is full. SQLite reports a quota or a file size limit, unlike a full disk, as a write
#: error.
_FULL_SQLITE = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_SHMSIZE}
_FULL_POSTGRES = {"53100"}
_FULL_SYSTEM = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}


def _failures() -> tuple[type[Exception], ...]:
    """What an unreachable, full or broken database raises. While it starts or stops, asyncpg's own
    errors come through unwrapped."""
    usual = (SQLAlchemyError, sqlite3.Error, OSError, EOFError)
    try:
        import asyncpg  # noqa: PLC0415 - an extra
    except ModuleNotFoundError:
        return usual
    theirs = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
    return (*usual, *theirs)


FAILURES = _failures()


def failure_error(error: Exception) -> RequestError:
    """The error for clients: the disk is full, or the database is unreachable. The database's own
    text may name hosts, users and data, so only its first line is logged, and none is sent."""
    code = "store-full" if _is_full(error) else "store-away"
    cause = getattr(error, "orig", None) or error
    first_line = str(cause).partition("\n")[0]
    _LOG.warning(code, extra={"error": type(cause).__name__, "reason": first_line})
    return RequestError(code)


def _is_full(error: Exception) -> bool:
    cause = getattr(error, "orig", None) or error
    return (
        getattr(cause, "sqlite_errorcode", None) in _FULL_SQLITE
        or getattr(cause, "sqlstate", None) in _FULL_POSTGRES
        or (isinstance(cause, OSError) and cause.errno in _FULL_SYSTEM)
    )
