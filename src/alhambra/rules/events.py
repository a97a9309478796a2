"""What happened, in the past tense and with all its numbers.

Log, animation, statistics and scoring sheets are made from events. `audience` says who
may learn of one: everybody (None), or only the seats named; a shuffle is told to nobody.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from .grid import Cell
from .money import Purse
from .seats import PerSeat, SeatIndex, Seats
from .tiles import Tile

if TYPE_CHECKING:
    from .score_lines import ScoreLine


@dataclass(frozen=True, slots=True)
class Event:
    """The base of all events."""

    audience: ClassVar[frozenset[int] | None] = None


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """A pile was shuffled into this order, the first to be drawn first."""

    pile: str
    order: tuple[str, ...]
    audience: ClassVar[frozenset[int] | None] = frozenset()


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat was dealt its first money, face up (setup.hands)."""

    seat: SeatIndex
    cards: Purse


@dataclass(frozen=True, slots=True)
class Began(Event):
    """The game began with this seat (setup.first)."""

    seat: SeatIndex


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat took money from the display."""

    seat: SeatIndex
    cards: Purse


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """A seat bought a tile of the market."""

    seat: SeatIndex
    square: int
    tile: Tile
    cards: Purse
    exact: bool


@dataclass(frozen=True, slots=True)
class Added(Event):
    """A seat built a tile of its reserve."""

    seat: SeatIndex
    tile: Tile
    cell: Cell


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A seat put a tile of its palace onto the reserve."""

    seat: SeatIndex
    tile: Tile
    cell: Cell


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """A seat replaced the tile `out` by a tile of its reserve."""

    seat: SeatIndex
    tile: Tile
    out: Tile
    cell: Cell


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat had no legal action."""

    seat: SeatIndex


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A seat built a tile that it bought or was given at the end."""

    seat: SeatIndex
    tile: Tile
    cell: Cell


@dataclass(frozen=True, slots=True)
class Reserved(Event):
    """A seat put a new tile onto its reserve."""

    seat: SeatIndex
    tile: Tile


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """These money cards came up on the display."""

    cards: Purse


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discards became the deck."""

    count: int


@dataclass(frozen=True, slots=True)
class ScoringDrawn(Event):
    """A scoring card came up."""

    round: int


@dataclass(frozen=True, slots=True)
class MarketFilled(Event):
    """A tile came onto a square of the market."""

    square: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A scoring took place; the lines are all its points."""

    round: int
    lines: tuple[ScoreLine, ...]


@dataclass(frozen=True, slots=True)
class LeftoverDecided(Event):
    """A tile left in the market went to a seat, or to nobody; `sums` is the money of each seat."""

    square: int
    tile: Tile
    seat: SeatIndex | None
    sums: PerSeat


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It became a seat's turn."""

    seat: SeatIndex


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game ended."""

    scores: PerSeat
    winners: Seats


Tell = Callable[[Event], None]
