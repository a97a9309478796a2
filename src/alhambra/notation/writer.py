"""An append-only file of a growing record."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from .atomic_files import PathLike, flush, refuse_special, write_whole
from .checksums import Checksum
from .text import contents, contents_after

if TYPE_CHECKING:
    from .record import Record


class RecordWriter:
    """Saves a record, then adds to the file whatever the record grows by.

    A crash loses at most the line being written. Make one for a new record, or for a loaded
    one that is to go on.
    """

    def __init__(self, record: Record, path: PathLike) -> None:
        self.record = record
        self.path = Path(path)
        refuse_special(path)
        self._save()

    def update(self) -> None:
        """Bring the file up to date: call it after every action.

        Where adding is not enough (actions were taken back, the file was changed, a line was
        torn by a full disk), the whole file is written again.
        """
        if self.record.entries == self._written:
            return
        if not (self._has_only_grown() and self._append()):
            self._save()

    def _has_only_grown(self) -> bool:
        return self.record.entries[: len(self._written)] == self._written

    def _append(self) -> bool:
        """Add the new lines; False if the file is not as it was left or cannot be written."""
        checksum = self._checksum.copy()
        data = checksum.sign(contents_after(self.record, len(self._written))).encode()
        try:
            with self.path.open("r+b") as file:
                if file.seek(0, os.SEEK_END) != self._size:
                    return False
                file.write(data)
                flush(file)
        except OSError:
            return False
        self._remember(checksum, self._size + len(data))
        return True

    def _save(self) -> None:
        checksum = Checksum()
        data = checksum.sign(contents(self.record)).encode()
        write_whole(self.path, data)
        self._remember(checksum, len(data))

    def _remember(self, checksum: Checksum, size: int) -> None:
        """What the file holds now."""
        self._checksum = checksum
        self._size = size
        self._written = self.record.entries[:]
