"""A SQLite database belongs to one server process at a time."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import URL

from alhambra.notation.atomic_files import UNWRITABLE, check_growable
from alhambra.notation.errors import RecordError, file_errors
from alhambra.table.errors import RequestError


@contextmanager
def locked(url: URL) -> Iterator[None]:
    """Lock the database; the system releases the lock when the process ends."""
    if url.get_backend_name() != "sqlite" or not url.database or sys.platform == "win32":
        yield
        return
    import fcntl  # noqa: PLC0415 - not on Windows

    # Different symbolic links may lead to the same database.
    path = os.path.realpath(url.database)
    try:
        check_growable(path)
        with file_errors(UNWRITABLE, path):
            file = Path(f"{path}.lock").open("a")  # noqa: SIM115 - closed below
    except RecordError as error:
        reason = error.params["reason"]
        raise RequestError("store-unreadable", address=url.database, reason=reason) from error
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise RequestError("store-in-use", address=url.database) from None
        yield
