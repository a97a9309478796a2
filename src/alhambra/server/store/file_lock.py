"""A SQLite database belongs to one server process at a time."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import URL

from alhambra.notation.atomic_files import UNWRITABLE, check_growable
from alhambra.notation.errors import RecordError, trouble
from alhambra.table.errors import RequestError


@contextmanager
def locked(url: URL) -> Iterator[None]:
    """Hold the database; the system lets go of it when the process ends, however it does."""
    if url.get_backend_name() != "sqlite" or not url.database or sys.platform == "win32":
        yield
        return
    import fcntl  # noqa: PLC0415 - not on Windows

    # By whatever links it is reached, it is one database.
    place = os.path.realpath(url.database)
    try:
        check_growable(place)
        with trouble(UNWRITABLE, place):
            file = Path(f"{place}.lock").open("a")  # noqa: SIM115 - closed below
    except RecordError as error:
        reason = error.params["reason"]
        raise RequestError("store-unreadable", address=url.database, reason=reason) from error
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise RequestError("store-in-use", address=url.database) from None
        yield
