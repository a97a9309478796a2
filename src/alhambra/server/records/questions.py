"""Requests about a record, and their responses."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct


@dataclass(frozen=True, slots=True)
class Replaying:
    """Asks for at most `most` positions of a record, starting at a move."""

    text: str
    first: int
    most: int


@dataclass(frozen=True, slots=True)
class Dealing:
    """Asks for the start of a table with this many seats: the game after `move` moves (None: all),
    with hidden information dealt again."""

    text: str
    move: int | None
    seats: int


class Answer(Struct, array_like=True):
    """HTTP status and body. `trouble` is the location of an internal error, for the log."""

    status: int
    body: bytes
    trouble: str = ""


class RecordRefused(Exception):
    """A record that was refused; `body` says why, as the client reads it."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(status)
        self.status = status
        self.body = body
