"""What a move changed, as far as the viewer may know, so that a picture can mark it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from alhambra.rules.events import Added, Event, MarketFilled, Placed, Revealed, Swapped
from alhambra.rules.grid import Cell
from alhambra.rules.seats import SeatIndex

if TYPE_CHECKING:
    from alhambra.notation.record import Record

    from .faces import DrawFace


@dataclass(frozen=True)
class LastMove:
    """The number of the move, how many there are, and the events that the viewer saw."""

    number: int = 0
    total: int = 0
    events: tuple[Event, ...] = ()

    @classmethod
    def of(cls, record: Record, number: int, seat: SeatIndex | None) -> LastMove:
        """A move of a record; at the start everything is new, so nothing is marked."""
        events = record.events(number) if number else []
        return cls(number, len(record), seen_events(events, seat))

    def cells(self, seat: SeatIndex) -> set[Cell]:
        """Where a seat laid a tile."""
        return {
            event.cell
            for event in self.events
            if isinstance(event, (Added, Placed, Swapped)) and event.seat == seat
        }

    def squares(self, faces: Iterable[DrawFace]) -> set[int]:
        """The squares of the market with a new tile."""
        filled = {event.square for event in self.events if isinstance(event, MarketFilled)}
        return filled.union(*(face.new_squares(event) for face in faces for event in self.events))

    @property
    def money(self) -> int:
        """The money that came up, as a purse."""
        return sum(event.cards for event in self.events if isinstance(event, Revealed))


def seen_events(events: Iterable[Event], seat: SeatIndex | None) -> tuple[Event, ...]:
    """The events that a seat, or a spectator, may learn of."""
    return tuple(
        event for event in events if event.audience is None or seat in event.audience
    )  # fmt: skip
