"""Files that a command reads: bad ones are clear errors, and never fill the memory."""

import os
import resource
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.golden.write import path_of
from tests.permissions import subject_to_permissions

from .conftest import Here

RECORD = path_of("all_modules")

#: Every command that reads a file; `FILE` is replaced by its path.
READERS = [
    "replay FILE",
    "verify FILE",
    "draw FILE",
    "draw RECORD --data FILE",
    "play --resume FILE",
    "resume FILE",
    "play --seed 1 --save game --data FILE",
    "arena random random --games 2 --workers 0 --resume FILE",
    "rate random --games 2 --workers 0 --file FILE",
    "admin --secret FILE",
    "serve --port 0 --db tables --admin-secret FILE",
    "serve --port 0 --db tables --smtp-password FILE",
    "restore FILE --db tables",
    "serve --port 0 --db FILE",
    "arena FILE random",
]
#: Files that are also written, or that are not byte streams.
FILES_ONLY = ("resume FILE", "--file FILE", "--db FILE", "restore FILE", "arena FILE")


def needs_file(reader: str) -> bool:
    """Whether only a regular file will do."""
    return any(option in reader for option in FILES_ONLY)


def arguments_of(reader: str, file: Path | str) -> list[str]:
    """The arguments of a command."""
    return reader.replace("RECORD", str(RECORD)).replace("FILE", str(file)).split()


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def little_memory() -> Iterator[None]:
    """Enough memory for the command, and less than an unlimited read would take."""
    limit = resource.getrlimit(resource.RLIMIT_AS)
    used = int(Path("/proc/self/statm").read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    resource.setrlimit(resource.RLIMIT_AS, (used + (1 << 29), limit[1]))
    yield
    resource.setrlimit(resource.RLIMIT_AS, limit)


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory as Linux counts it")
@pytest.mark.usefixtures("little_memory")
@pytest.mark.parametrize("reader", READERS)
def test_an_endless_device_is_refused(here: Here, tmp_path: Path, reader: str) -> None:
    result = here(*arguments_of(reader, "/dev/zero"))
    assert result.code in (1, 2)
    assert "/dev/zero" in result.out + result.err
    assert "Traceback" not in result.err
    assert not [path for path in Path("/dev").iterdir() if path.name.startswith("zero.")]


@pytest.mark.parametrize("reader", READERS)
def test_a_folder_is_refused(here: Here, tmp_path: Path, reader: str) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    result = here(*arguments_of(reader, folder))
    assert result.code in (1, 2)
    assert str(folder) in result.out + result.err
    assert not list(tmp_path.glob("folder.*"))


@pytest.mark.parametrize("reader", READERS)
def test_an_unreadable_file_is_refused(here: Here, tmp_path: Path, reader: str) -> None:
    closed = tmp_path / "closed"
    closed.write_bytes(RECORD.read_bytes())
    closed.chmod(0)
    with subject_to_permissions():
        result = here(*arguments_of(reader, closed))
    assert result.code in (1, 2)
    assert str(closed) in result.out + result.err


@pytest.mark.parametrize("reader", [name for name in READERS if not needs_file(name)])
def test_a_pipe_is_read(here: Here, tmp_path: Path, reader: str) -> None:
    """Its contents must be valid as usual."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with ThreadPoolExecutor() as others:
        writing = others.submit(pipe.write_bytes, b"nonsense" * 1000)
        result = here(*arguments_of(reader, pipe))
        writing.result(60)
    assert result.code in (1, 2)


@pytest.mark.parametrize("reader", [name for name in READERS if needs_file(name)])
def test_a_pipe_is_refused_where_a_file_is_needed(here: Here, tmp_path: Path, reader: str) -> None:
    """It is not even opened, since no writer may ever come."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    result = here(*arguments_of(reader, pipe))
    assert result.code in (1, 2)
    assert str(pipe) in result.err
