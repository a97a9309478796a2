"""Loading tables from the store."""

from __future__ import annotations

import logging

import msgspec

from alhambra.rules.errors import AlhambraError
from alhambra.server.store import Store
from alhambra.table import Options, Table
from alhambra.table.errors import RequestError
from alhambra.table.options import check_installed

_LOG = logging.getLogger("alhambra.tables")

#: Errors about what is installed here: the table can be played again when the operator changes it.
ABOUT_PLUGINS = frozenset(
    {
        "module-broken",
        "module-clash",
        "module-missing",
        "module-name",
        "module-twice",
        "record-module-version",
    }
)


async def read_table(store: Store, id: str) -> Table:
    """The table as it is stored; one that does not replay is set aside. One whose plug-in is not
    installed is refused until it is."""
    stored = await store.load(id)
    if stored is None:
        raise RequestError("table-unknown")
    if stored.row.status == "aside":
        raise RequestError("table-aside", reason=stored.row.reason)
    try:
        check_installed(msgspec.json.decode(stored.row.options, type=Options))
        return Table.load(stored)
    except MemoryError:
        raise  # that says nothing about the table
    except Exception as error:
        if isinstance(error, AlhambraError) and error.code in ABOUT_PLUGINS:
            raise
        reason = reason_of(error)
        _LOG.warning("table set aside", extra={"table": id, "reason": reason})
        await store.set_aside(id, reason)
        raise RequestError("table-aside", reason=reason) from error


def reason_of(error: Exception) -> str:
    """The code and line of an error, without any content of the table."""
    if not isinstance(error, AlhambraError):
        return type(error).__name__
    return f"{error.code} ({error.params['line']})" if "line" in error.params else error.code
