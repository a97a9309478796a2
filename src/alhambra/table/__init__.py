"""A table as a pure value: each command returns the next one and what to store."""

from .options import Aids, Clock, Options
from .play import Play
from .seat_draft import SeatDraft
from .seats import Seat
from .table import Repeated, Stale, Table, Transition

__all__ = [
    "Aids",
    "Clock",
    "Options",
    "Play",
    "Repeated",
    "Seat",
    "SeatDraft",
    "Stale",
    "Table",
    "Transition",
]
