"""Real databases and servers for the tests of the server."""

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

import pytest

from alhambra.server.settings import Settings
from alhambra.server.store import Store, open_store

from .clients import Site, serving
from .postgres import Postgres


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The tests use the event loop that the server uses."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A real PostgreSQL for this test run."""
    # The package keeps a lock file here, shared by all processes of this run. By default it uses a
    # folder shared by all users, where another user may own the lock file.
    runtime = tmp_path_factory.getbasetemp().parent / "runtime"
    runtime.mkdir(mode=0o700, exist_ok=True)
    runtime.joinpath("python_PostgresServer").mkdir(exist_ok=True)
    os.environ["XDG_RUNTIME_DIR"] = str(runtime)
    # Not below pytest's folders: run by root, the server uses another account, and every start of
    # pytest makes those folders private.
    with TemporaryDirectory(prefix="alhambra-postgres-") as folder:
        server = Postgres(Path(folder, "data"))
        yield server
        server.stop()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database(f"test_{uuid4().hex[:8]}")


@pytest.fixture
async def store(db: str, anyio_backend: str) -> AsyncIterator[Store]:
    """An open store."""
    async with open_store(db) as opened:
        yield opened


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings for a free port and a new database."""
    return Settings(db=str(tmp_path / "server.sqlite"), port=0)


@pytest.fixture
async def site(settings: Settings, anyio_backend: str) -> AsyncIterator[Site]:
    """A running server."""
    async with serving(settings) as site:
        yield site
