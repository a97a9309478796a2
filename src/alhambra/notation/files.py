"""Records in files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from alhambra.rules.components import parse_components

from .atomic_files import PathLike, write_whole
from .errors import RecordError, file_errors
from .text import format_record, parse_record

if TYPE_CHECKING:
    from alhambra.rules.components import Components

    from .record import Record

#: Far more than any game needs; a device or another wrong file must not fill the memory.
LARGEST_FILE = 1 << 24


def load(
    path: PathLike, *, drop_torn_line: bool = False, components: Components | None = None
) -> Record:
    """The record in a file, replayed and verified from the first line to the last.

    Anything wrong is a `RecordError` that names the line and the reason. With `drop_torn_line`, a
    torn last line is left out instead, and `record.dropped` says what was left out. A game with
    component data of its owner's needs the same data again.
    """
    return parse_bytes(read_whole(path), drop_torn_line=drop_torn_line, components=components)


def read_whole(path: PathLike, limit: int = LARGEST_FILE) -> bytes:
    """The contents of a file of reasonable size."""
    with file_errors("record-unreadable", path), Path(path).open("rb") as file:
        raw = file.read(limit + 1)
    if len(raw) > limit:
        raise RecordError("record-too-large", path=str(path), limit=limit)
    return raw


def parse_bytes(
    raw: bytes, *, drop_torn_line: bool = False, components: Components | None = None
) -> Record:
    """The record in the contents of a file."""
    # Bytes that are no UTF-8 are named with their line, or are part of a torn one.
    text = raw.decode("utf-8", "surrogateescape")
    return parse_record(text, drop_torn_line=drop_torn_line, components=components)


def load_components(path: PathLike) -> Components:
    """Component data from a file, for owners of the game who correct ours."""
    return parse_components(read_whole(path).decode("utf-8-sig", "replace"))


def save(record: Record, path: PathLike) -> None:
    """Write a record to a file, all of it or, if anything fails, nothing."""
    write_whole(path, format_record(record).encode())
