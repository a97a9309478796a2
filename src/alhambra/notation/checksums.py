"""Each line of a record ends with a running checksum of everything up to it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

_DIGITS = 8
MARK = " #"


class Checksum:
    """The running checksum: a hash of all lines so far, without their checksums."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def copy(self) -> Checksum:
        """An independent checksum that continues from here."""
        twin = Checksum()
        twin._hash = self._hash.copy()
        return twin

    def check(self, content: str) -> str:
        """The checksum of the next line."""
        self._hash.update(f"{content}\n".encode())
        return self._hash.copy().hexdigest()[:_DIGITS]

    def sign(self, contents: Iterable[str]) -> str:
        """The next lines as they stand in the file."""
        return "".join([f"{content}{MARK}{self.check(content)}\n" for content in contents])
