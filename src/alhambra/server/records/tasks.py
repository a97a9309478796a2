"""What workers do with a record, and their responses."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct


@dataclass(frozen=True, slots=True)
class ReplayTask:
    """Asks for at most `most` positions of a record, starting at a move."""

    text: str
    first: int
    most: int


@dataclass(frozen=True, slots=True)
class DealTask:
    """Asks for the start of a table with this many seats: the game after `move` moves (None: all),
    with hidden information dealt again."""

    text: str
    move: int | None
    seats: int


class RecordResponse(Struct, array_like=True):
    """HTTP status and body. `error_location` is where an internal error occurred, for the log."""

    status: int
    body: bytes
    error_location: str = ""


class RecordRefused(Exception):
    """A record that was refused; `body` says why, as the client reads it."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(status)
        self.status = status
        self.body = body
