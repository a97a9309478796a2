"""`serve` and the admin commands: what they refuse, without a server."""

import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from .conftest import Here


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (["serve", "--lan", "--public"], "not both"),
        (["serve", "--public"], "https://"),
        (["serve", "--admin-secret", "none"], "cannot be read"),
        (["serve", "--smtp", "localhost"], "--address"),
        (["serve", "--smtp", "localhost", "-l", "es"], "indica con --address"),
        (["serve", "--smtp", "localhost", "-l", "de"], "Gib mit --address"),
        (["backup", "copy.sqlite", "--db", "mysql://x"], "postgresql://"),
        (["backup", "copy.sqlite", "--db", "postgresql://x"], "pg_dump"),
        (["admin", "dance"], "list, inspect, close, delete"),
        (["admin", "close"], "where needed, a table"),
        (["admin", "close", "-l", "de"], "mit welchem Tisch"),
    ],
)
def test_impossible_options_are_a_clear_error(here: Here, args: list[str], word: str) -> None:
    result = here(*args)
    assert result.code == 2
    assert word in result.err


def test_a_server_that_is_not_there(here: Here) -> None:
    """The reason is that of the system, without the names of Python's classes"""
    with socket.create_server(("127.0.0.1", 0)) as closed:
        url = f"http://127.0.0.1:{closed.getsockname()[1]}"
    result = here("admin", "list", "--url", url)
    expected = f"The server at {url}/api/admin/tables does not answer: Connection refused\n"
    assert (result.code, result.err) == (2, expected)
    result = here("admin", "list", "--url", "somewhere")
    assert (result.code, "unknown url type" in result.err) == (2, True)


def test_a_backup_overwrites_nothing(here: Here, tmp_path: Path) -> None:
    db, copy = tmp_path / "a.sqlite", tmp_path / "copy.sqlite"
    db.touch()
    copy.write_text("dear to somebody")
    result = here("backup", str(copy), "--db", str(db))
    assert result.code == 2
    assert "already exists" in result.err
    assert copy.read_text() == "dear to somebody"


def test_only_a_backup_of_ours_is_restored(here: Here, tmp_path: Path) -> None:
    stranger, db = tmp_path / "x.sqlite", tmp_path / "a.sqlite"
    with closing(sqlite3.connect(stranger)) as connection, connection:
        connection.execute("CREATE TABLE cats (name TEXT)")
    for path, word in [(stranger, "not a backup of tables"), (tmp_path / "missing", "no file")]:
        result = here("restore", str(path), "--db", str(db))
        assert result.code == 2
        assert word in result.err
    assert list(tmp_path.iterdir()) == [stranger]
