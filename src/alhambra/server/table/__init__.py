"""A table as a pure value: every command makes the next one and says what must be stored."""

from .draft import Desk
from .options import Aids, Clock, Options
from .play import Play
from .seats import Seat
from .table import Repeated, Stale, Step, Table

__all__ = [
    "Aids",
    "Clock",
    "Desk",
    "Options",
    "Play",
    "Repeated",
    "Seat",
    "Stale",
    "Step",
    "Table",
]
