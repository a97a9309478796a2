"""Atomic writes to a path that a user names: the whole file, or nothing."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EACCES, EISDIR, ENXIO
from pathlib import Path
from typing import BinaryIO

from .errors import RecordError, file_errors

PathLike = str | os.PathLike[str]

UNWRITABLE = "record-unwritable"
_OPEN_FILES = "/dev/fd"
#: No system follows more links than that.
_MOST_LINKS = 40
#: Whether `os.access` can check the effective user; otherwise it checks the real one.
_AS_WE_ARE = os.access in os.supports_effective_ids
#: A terminal that is opened must not become the controlling terminal.
_STRAIGHT = os.O_WRONLY | getattr(os, "O_NOCTTY", 0)


def write_whole(path: PathLike, data: bytes) -> None:
    """Write a temporary file beside the target and rename it when it is synced to the disk.

    Links are followed, and a file that is replaced keeps its permissions. Pipes and devices are
    written to directly.
    """
    named = Path(path)
    with file_errors(UNWRITABLE, named):
        number = _open_file(named)
        if number is not None:
            _flush_output()
            _write_straight(os.dup(number), data)
            return
        old = _status(named)
        if old and not stat.S_ISREG(old.st_mode):
            _write_straight(os.open(named, _STRAIGHT), data)
        else:
            _replace(named, old, data)


def check_writable(path: PathLike) -> None:
    """Refuse a path that `write_whole` could not write, before long work and not after it."""
    named = Path(path)
    with file_errors(UNWRITABLE, named):
        number = _open_file(named)
        if number is not None:
            os.fstat(number)
            return
        old = _status(named)
        if not old or stat.S_ISREG(old.st_mode):
            with _beside(named, old) as beside:
                beside.touch()
        elif not os.access(named, os.W_OK, effective_ids=_AS_WE_ARE):
            raise PermissionError(EACCES, os.strerror(EACCES))


def check_growable(path: PathLike) -> None:
    """Refuse a path at which no file could be made, or grow where it is."""
    refuse_special(path)
    if Path(path).is_file():
        with file_errors(UNWRITABLE, path):
            _refuse_read_only(path)
    else:
        check_writable(path)


def refuse_special(path: PathLike, code: str = UNWRITABLE) -> None:
    """Refuse pipes, devices and the like, where an ordinary file is read and written again."""
    found = Path(path)
    with file_errors(code, path):
        special = found.exists() and not found.is_file() and not found.is_dir()
    if special:
        raise RecordError(code, path=str(path), reason=RecordError("file-special"))


def is_standard_output(path: PathLike) -> bool:
    """Whether a path is a name for our own standard output, such as /dev/stdout."""
    return _open_file(Path(path)) == 1


def _flush_output() -> None:
    """What was printed before comes first."""
    for stream in filter(None, (sys.stdout, sys.stderr)):
        stream.flush()


def flush(file: BinaryIO) -> None:
    """Hand everything to the disk, past all buffers."""
    file.flush()
    os.fsync(file.fileno())


def _open_file(path: Path) -> int | None:
    """The number of a file that is open already, if a path is a name for it: /dev/stdout.

    It must be written in place: the shell may have redirected it to a file, and whoever prints
    into that file would not notice that it was replaced.
    """
    own = os.path.realpath(_OPEN_FILES)
    for _ in range(_MOST_LINKS):
        if path.name.isascii() and path.name.isdigit() and os.path.realpath(path.parent) == own:
            return int(path.name)
        if not path.is_symlink():
            return None
        path = path.parent / path.readlink()
    return None


def _status(path: Path) -> os.stat_result | None:
    """The status of the file behind all links, None if there is none; folders are refused."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
    if stat.S_ISSOCK(found.st_mode):
        raise OSError(ENXIO, os.strerror(ENXIO))
    return found


def _write_straight(descriptor: int, data: bytes) -> None:
    with os.fdopen(descriptor, "wb") as file:
        file.write(data)


def _replace(path: Path, old: os.stat_result | None, data: bytes) -> None:
    with _beside(path, old) as beside:
        with beside.open("xb") as file:
            if old:
                _keep_permissions(beside, old)
            file.write(data)
            flush(file)
        beside.replace(os.path.realpath(path))


@contextmanager
def _beside(path: Path, old: os.stat_result | None) -> Iterator[Path]:
    """A temporary name beside the file to which a path leads; it is removed afterwards."""
    target = Path(os.path.realpath(path))
    if old:
        _refuse_read_only(target)
    beside = target.with_name(f".alhambra-{os.urandom(4).hex()}.tmp")
    try:
        yield beside
    finally:
        beside.unlink(missing_ok=True)


def _refuse_read_only(path: PathLike) -> None:
    """Replacing a file needs write access to its folder only, so check the file itself."""
    os.close(os.open(path, os.O_WRONLY))


def _keep_permissions(path: Path, old: os.stat_result) -> None:
    """As far as the system permits: only root may change the owner."""
    with suppress(OSError, AttributeError):
        os.chown(path, old.st_uid, old.st_gid)
    path.chmod(stat.S_IMODE(old.st_mode))
