"""What is stored and loaded: plain values, text and numbers only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from alhambra.rules.seats import SeatIndex


class Conflict(Exception):
    """The table was changed meanwhile: load it again."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """The row of a table: `version` counts all changes, `seq` those that all may see.

    `options` and `seats` are JSON texts, `start` the head of the record, `host` a hash.
    `due` is when the scheduler has to act, in seconds since the epoch.
    """

    id: str
    code: str
    options: str
    seats: str
    host: str
    created: float
    public: bool = False
    status: str = "open"
    start: str = ""
    due: float | None = None
    version: int = 0
    seq: int = 0
    rematch: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was stored: its row, its journal, and the drafts by seat."""

    row: TableRow
    journal: tuple[str, ...]
    drafts: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class Change:
    """The next lines of a journal, with what changes in the row and in the drafts.

    It succeeds only if the table still has `version`; `seq` is the one before the lines.
    """

    table: str
    version: int
    seq: int
    lines: tuple[str, ...] = ()
    row: Mapping[str, Any] = field(default_factory=dict)
    drafts: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class StoredChatLine:
    """A line of chat; `seat` is None for a spectator. `holder` is the hash of the token that held
    the seat then; empty if unknown."""

    number: int
    seat: SeatIndex | None
    holder: str
    at: float
    text: str
