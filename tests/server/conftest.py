"""Real databases for the tests of the server."""

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
    """The tests run on the loop that the server runs on."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A real PostgreSQL of this test run."""
    # Its package keeps a lock here, for all processes of this run. Without the folder it would take
    # one that is everybody's, where another user's lock may lie.
    runtime = tmp_path_factory.getbasetemp().parent / "runtime"
    runtime.mkdir(mode=0o700, exist_ok=True)
    runtime.joinpath("python_PostgresServer").mkdir(exist_ok=True)
    os.environ["XDG_RUNTIME_DIR"] = str(runtime)
    # Not among the folders of pytest: root's server runs as another user, and every pytest that
    # starts shuts those folders to others.
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
    """A store that is open."""
    async with open_store(db) as opened:
        yield opened


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A server on a free port with its own database."""
    return Settings(db=str(tmp_path / "server.sqlite"), port=0)


@pytest.fixture
async def site(settings: Settings, anyio_backend: str) -> AsyncIterator[Site]:
    """A running server."""
    async with serving(settings) as site:
        yield site
