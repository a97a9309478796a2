"""The interface of both ways to show the table: in pictures or in plain lines.

Drawing is fed by the open table only; what a perfect memory knows is never shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from rich.console import RenderableType

from alhambra.rules.grid import Cell
from alhambra.rules.seats import SeatIndex
from alhambra.rules.view import OpenTable

from .layout import Size

NO_MARKS: Mapping[Cell, str] = {}
#: Stands in a sheet where somebody has nothing.
NOTHING = "-"


@dataclass(frozen=True)
class TextSheet:
    """Rows of words under a header, and remarks below them."""

    title: str
    header: list[str]
    rows: list[list[str]]
    notes: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Option:
    """One line of a menu: what to type, what it means, and a remark."""

    key: str
    label: str
    note: str = ""


@dataclass(frozen=True)
class ScreenPart:
    """Something to print; its last `kept` lines, with the own palace, should stay in the window."""

    content: RenderableType
    kept: int = 0

    def __rich__(self) -> RenderableType:
        return self.content


class Screen(Protocol):
    """Shows a table to one player."""

    def table(
        self, table: OpenTable, room: Size, marks: Mapping[Cell, str], news: Sequence[str] = ()
    ) -> ScreenPart:
        """Everything that the viewer sees; `marks` are shown in empty cells.

        A spectator sees the table from the seat on turn, without its hand. `news` was told just
        before.
        """

    def palace(
        self, table: OpenTable, seat: SeatIndex, marks: Mapping[Cell, str], room: Size
    ) -> ScreenPart:
        """One palace with its reserve."""

    def again(self, table: OpenTable, marks: Mapping[Cell, str], room: Size) -> ScreenPart | None:
        """The viewer's palace, which scrolls off the window otherwise; None if it does not fit."""

    def palaces(self, table: OpenTable, seats: Iterable[int], width: int) -> RenderableType:
        """Several palaces, side by side where they fit."""

    def sheet(self, sheet: TextSheet) -> RenderableType:
        """A scoring sheet or another table of words."""

    def menu(self, title: str, options: list[Option]) -> RenderableType:
        """What can be chosen now."""
