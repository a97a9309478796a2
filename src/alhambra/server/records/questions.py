"""What is asked about a record, and how it is answered."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct


@dataclass(frozen=True, slots=True)
class Replaying:
    """Its positions from one of its moves on, no more than so many."""

    text: str
    first: int
    most: int


@dataclass(frozen=True, slots=True)
class Dealing:
    """A start for a table with so many seats: the game after so many moves (None: all), with
    what was hidden dealt anew."""

    text: str
    move: int | None
    seats: int


class Answer(Struct, array_like=True):
    """The status of HTTP and its body. `trouble` is the place of a mistake of ours, for the log."""

    status: int
    body: bytes
    trouble: str = ""


class RecordRefused(Exception):
    """A record that was refused; `body` says why, as the client reads it."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(status)
        self.status = status
        self.body = body
