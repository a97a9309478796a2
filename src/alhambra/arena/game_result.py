"""The result of one game."""

from __future__ import annotations

from dataclasses import dataclass, field

from alhambra.rules.errors import AlhambraError
from alhambra.rules.seats import SeatIndex

from .seatings import Seating

CRASH = "crash"
ILLEGAL = "illegal"
TIMEOUT = "timeout"
EXIT = "exit"
CAP = "cap"


@dataclass(frozen=True)
class Fault:
    """Why a game was stopped: a bot crashed, acted illegally, took too long or ended its process,
    or the game reached the cap.

    `seat` is the seat at fault; None for the cap. `detail` is for the author of the bot; where
    there is an `error`, it says the same and can be translated.
    """

    what: str
    seat: SeatIndex | None = None
    detail: str = ""
    error: AlhambraError | None = field(default=None, compare=False)


@dataclass(frozen=True)
class GameResult:
    """A game of a match. Times do not count in comparisons: everything else is reproducible."""

    #: Deals and their seatings are counted from 0.
    deal: int
    seating: int
    seats: Seating
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    #: Decisions by seat.
    decisions: tuple[int, ...]
    fault: Fault | None = None
    #: Seconds that the bots took for their decisions, by seat.
    thinking: tuple[float, ...] = field(default=(), compare=False)
    #: Seconds from deal to end, everything included.
    seconds: float = field(default=0.0, compare=False)

    def share(self, seat: SeatIndex) -> float:
        """A seat's share of the victory; players who tie share it (end.winner)."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def margin(self, seat: SeatIndex) -> int:
        """The points between a seat and the best of its rivals."""
        rivals = (score for other, score in enumerate(self.scores) if other != seat)
        return self.scores[seat] - max(rivals)
