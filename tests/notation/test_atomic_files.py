"""Files are written atomically, through links, and directly into pipes."""

import os
import resource
import socket
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from alhambra import RecordError, RecordWriter
from alhambra.notation.atomic_files import (
    check_growable,
    check_writable,
    is_standard_output,
    write_whole,
)
from alhambra.notation.files import read_whole
from tests.notation.samples import small
from tests.permissions import subject_to_permissions

NEW = b"new\n" * 5_000


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file that exists already."""
    path = tmp_path / "old"
    path.write_bytes(b"old")
    return path


def reason(call: Callable[[Path], object], path: Path) -> str:
    """Why a path is refused."""
    with pytest.raises(RecordError) as caught:
        call(path)
    assert caught.value.code == "record-unwritable"
    return str(caught.value.params["reason"].code)


def write(path: Path) -> None:
    write_whole(path, NEW)


def names(folder: Path) -> list[str]:
    """The names in a folder; leftover temporary files, too."""
    return sorted(path.name for path in folder.iterdir())


def test_replaced_file_keeps_its_permissions(old: Path) -> None:
    old.chmod(0o640)
    if not os.geteuid():
        os.chown(old, 1234, 4321)
    before = old.stat()
    check_writable(old)
    assert old.read_bytes() == b"old"
    write(old)
    after = old.stat()
    assert old.read_bytes() == NEW
    assert stat.S_IMODE(after.st_mode) == 0o640
    assert (after.st_uid, after.st_gid) == (before.st_uid, before.st_gid)
    assert names(old.parent) == ["old"]


def test_hard_link_keeps_the_old_content(old: Path) -> None:
    """Atomic replacement breaks hard links on purpose."""
    hard_link = old.with_name("twin")
    hard_link.hardlink_to(old)
    write(old)
    assert (old.read_bytes(), hard_link.read_bytes()) == (NEW, b"old")


@pytest.mark.parametrize("target", ["old", "folder/new"])
def test_links_are_followed(old: Path, target: str) -> None:
    """The target of the links is written or created, and the temporary file is next to it."""
    folder = old.parent / "folder"
    folder.mkdir()
    first, second = folder / "first", old.parent / "second"
    first.symlink_to(second)
    second.symlink_to(target)
    check_writable(first)
    write(first)
    assert first.is_symlink()
    assert second.is_symlink()
    assert (old.parent / target).read_bytes() == NEW
    assert names(old.parent) == ["folder", "old", "second"]


@pytest.mark.parametrize("check", [write, check_writable, check_growable])
def test_unwritable_path_is_named(tmp_path: Path, check: Callable[[Path], object]) -> None:
    (tmp_path / "circle").symlink_to("circle")
    (tmp_path / "lost").symlink_to("none/file")
    (tmp_path / "file").touch()
    listening = socket.socket(socket.AF_UNIX)
    before = Path.cwd()
    os.chdir(tmp_path)  # the path of a socket must be short
    try:
        listening.bind("socket")
    finally:
        os.chdir(before)
        listening.close()
    assert reason(check, tmp_path) == "file-is-folder"
    assert reason(check, Path("/")) == "file-is-folder"
    assert reason(check, tmp_path / "circle") == "file-link-circle"
    assert reason(check, tmp_path / "none" / "file") == "file-no-folder"
    assert reason(check, tmp_path / "lost") == "file-no-folder"
    assert reason(check, tmp_path / "file" / "file") == "file-in-the-way"
    assert reason(check, tmp_path / ("x" * 300)) == "file-long-name"
    assert reason(check, Path("\0")) == "file-trouble"
    socket_error = "file-special" if check is check_growable else "file-nobody-there"
    assert reason(check, tmp_path / "socket") == socket_error
    assert names(tmp_path) == ["circle", "file", "lost", "socket"]


@pytest.mark.parametrize("check", [write, check_writable, check_growable])
def test_denied_path_stays_unchanged(tmp_path: Path, check: Callable[[Path], object]) -> None:
    mine, shut = tmp_path / "mine", tmp_path / "shut"
    with subject_to_permissions():
        mine.write_bytes(b"old")
        mine.chmod(0o444)
        assert reason(check, mine) == "file-denied"
        shut.mkdir()
        shut.chmod(0o555)
        assert reason(check, shut / "new") == "file-denied"
        shut.chmod(0o755)
        assert mine.read_bytes() == b"old"
        assert names(tmp_path) == ["mine", "shut"]
        assert names(shut) == []


def test_file_in_a_read_only_folder_is_appended_but_not_replaced(tmp_path: Path) -> None:
    with subject_to_permissions():
        mine = tmp_path / "mine"
        mine.write_bytes(b"old")
        tmp_path.chmod(0o555)
        check_growable(mine)
        assert reason(check_writable, mine) == "file-denied"
        assert reason(write, mine) == "file-denied"
        assert mine.read_bytes() == b"old"
        tmp_path.chmod(0o755)


def test_pipe_is_written_directly(tmp_path: Path) -> None:
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    with ThreadPoolExecutor() as others:
        for name in (pipe, link):
            check_writable(name)  # there is no reader yet, and nothing is written
            reading = others.submit(read_whole, name)
            write(name)
            assert reading.result(60) == NEW
    assert pipe.is_fifo()
    assert link.is_symlink()
    assert names(tmp_path) == ["link", "pipe"]


def test_denied_pipe_is_refused_by_the_check(tmp_path: Path) -> None:
    with subject_to_permissions():
        os.mkfifo(tmp_path / "pipe", 0o400)
        assert reason(check_writable, tmp_path / "pipe") == "file-denied"


def test_device_is_not_replaced(tmp_path: Path) -> None:
    null = tmp_path / "null"
    try:
        os.mknod(null, stat.S_IFCHR | 0o666, os.makedev(1, 3))
        null.write_bytes(b"")
    except OSError:
        null = Path("/dev/null")
    check_writable(null)
    write(null)
    assert null.is_char_device()
    assert reason(check_growable, null) == "file-special"


def test_running_game_is_not_written_to_a_pipe(tmp_path: Path) -> None:
    """The pipe is not even opened: there may never be a reader."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert reason(lambda path: RecordWriter(small(), path), pipe) == "file-special"


SCRIPT = """
import sys
from alhambra.notation.atomic_files import check_writable, is_standard_output, write_whole
print("before")
check_writable(sys.argv[1])
write_whole(sys.argv[1], b"written\\n")
print("after", is_standard_output(sys.argv[1]))
"""


@pytest.mark.parametrize("name", ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "link"])
@pytest.mark.parametrize("mode", ["wb", "ab"])
def test_open_descriptor_is_written_in_place(tmp_path: Path, name: str, mode: str) -> None:
    """A shell has opened the file and keeps writing to it: it is not replaced, nothing is lost."""
    link, path = tmp_path / "link", tmp_path / "out"
    link.symlink_to("/dev/stdout")
    path.write_text("first\n")
    with path.open(mode) as out:
        command = [sys.executable, "-c", SCRIPT, str(tmp_path / name)]
        subprocess.run(command, stdout=out, check=True, timeout=60)
    kept = "first\n" if mode == "ab" else ""
    assert path.read_text() == f"{kept}before\nwritten\nafter True\n"
    assert names(tmp_path) == ["link", "out"]


def test_shell_pipe_is_written() -> None:
    command = [sys.executable, "-c", SCRIPT, "/dev/fd/1"]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, timeout=60)
    assert done.stdout == b"before\nwritten\nafter True\n"


def test_closed_descriptor_is_refused() -> None:
    assert reason(check_writable, Path("/dev/fd/999999")) == "file-trouble"
    assert not is_standard_output("999999")


@pytest.fixture
def small_disk() -> Iterator[None]:
    """No file can grow beyond a few bytes."""
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(NEW) // 2, limit[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, limit)


@pytest.mark.usefixtures("small_disk")
def test_full_disk_keeps_the_old_file(old: Path) -> None:
    assert reason(write, old) == "file-trouble"
    assert old.read_bytes() == b"old"
    assert names(old.parent) == ["old"]


def test_ctrl_c_keeps_the_old_file(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(number: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write(old)
    assert old.read_bytes() == b"old"
    assert names(old.parent) == ["old"]


def test_open_file_is_written_in_place(tmp_path: Path) -> None:
    path = tmp_path / "out"
    with path.open("wb", buffering=0) as out:
        out.write(b"first ")
        check_writable(f"/dev/fd/{out.fileno()}")
        write_whole(f"/dev/fd/{out.fileno()}", b"second ")
        out.write(b"third")
    assert path.read_bytes() == b"first second third"
