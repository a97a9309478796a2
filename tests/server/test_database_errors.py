"""Database failures: `store-full` only for a full disk, and never the database's own text."""

import errno
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from alhambra.server.store import Store, open_store
from alhambra.server.store.database_errors import FAILURES, failure_error

pytestmark = pytest.mark.anyio


def code_of(error: Exception) -> str:
    """The code of the error that clients get; it has no parameters."""
    found = failure_error(error)
    assert isinstance(error, FAILURES)
    assert found.params == {}
    return found.code


def test_a_sqlite_database_that_cannot_grow_is_full(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "a.sqlite")) as connection:
        connection.execute("CREATE TABLE lines (line TEXT)")
        connection.execute("PRAGMA max_page_count = 2")
        with pytest.raises(sqlite3.OperationalError) as caught:
            connection.execute("INSERT INTO lines VALUES (?)", ("x" * 100_000,))
    assert code_of(caught.value) == "store-full"


def test_a_deleted_sqlite_database_is_unavailable(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(sqlite3.OperationalError) as caught:
        sqlite3.connect(tmp_path)
    with caplog.at_level(logging.WARNING):
        assert code_of(caught.value) == "store-away"
    assert caplog.records[0].__dict__["reason"] == "unable to open database file"


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (OSError(errno.ENOSPC, "no space"), "store-full"),
        (OSError(errno.EDQUOT, "quota"), "store-full"),
        (ConnectionRefusedError(errno.ECONNREFUSED, "refused"), "store-away"),
        (TimeoutError(), "store-away"),
        (PoolTimeout("no connection left"), "store-away"),
    ],
    ids=["full", "quota", "refused", "slow", "busy"],
)
def test_system_errors(error: Exception, code: str) -> None:
    assert code_of(error) == code


@pytest.mark.slow
@pytest.mark.parametrize(
    ("state", "code"), [("53100", "store-full"), ("57P03", "store-away"), ("53300", "store-away")]
)
async def test_postgres_errors(request: pytest.FixtureRequest, state: str, code: str) -> None:
    db = request.getfixturevalue("postgres").new_database(f"troubles_{state.lower()}")
    raising = f"DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '{state}'; END $$"
    async with open_store(db) as store, store.engine.connect() as connection:
        with pytest.raises(SQLAlchemyError) as caught:
            await connection.execute(text(raising))
    assert code_of(caught.value) == code


async def test_errors_do_not_quote_stored_values(store: Store) -> None:
    async with store.engine.connect() as connection:
        with pytest.raises(SQLAlchemyError) as caught:
            await connection.execute(text("SELECT :secret FROM nowhere"), {"secret": "ana@home"})
    assert "ana@home" not in str(caught.value) + repr(caught.value)
