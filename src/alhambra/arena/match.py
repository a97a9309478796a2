"""What a match is: bots, table, deals and limits."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from pathlib import Path

from alhambra.bots import close_bot, make_bot
from alhambra.rules.errors import AlhambraError
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.seats import SeatIndex

from .seatings import Seating, seatings

#: Random games need about 500 decisions; nothing in the rules ends an endless one (turn.action).
DECISION_CAP = 5000
#: A day, in seconds; timers do not accept arbitrarily large numbers.
LONGEST_TIMEOUT = 86_400


class ArenaError(AlhambraError):
    """A match that cannot be played as requested."""


@dataclass(frozen=True)
class Match:
    """A match, checked when it is made. The same match gives the same games anywhere."""

    specs: tuple[str, ...]
    games: int
    players: int
    seed: int
    edition: str = "classic"
    modules: tuple[str, ...] = ()
    #: Seconds that a decision may take; None sets no limit.
    timeout: float | None = None
    #: Decisions after which a game is a draw (turn.action).
    cap: int = DECISION_CAP
    #: A folder for the record of every game.
    records: Path | None = None

    def __post_init__(self) -> None:
        if len(self.specs) < 2:
            raise ArenaError("arena-few-bots", bots=len(self.specs))
        make_ruleset(self.players, self.edition, self.modules)
        for option, value in (("games", self.games), ("cap", self.cap)):
            refuse_below(1, option, value)
        if self.timeout is not None and not 0 < self.timeout <= LONGEST_TIMEOUT:
            raise ArenaError("arena-bad-timeout", value=self.timeout, most=LONGEST_TIMEOUT)
        for spec in dict.fromkeys(self.specs):
            close_bot(make_bot(spec))

    @cached_property
    def seatings(self) -> tuple[Seating, ...]:
        """The seatings that every deal is played with."""
        return seatings(len(self.specs), self.players)

    @property
    def deals(self) -> int:
        """How many deals give the requested games; the last one is played with all seatings too."""
        return -(-self.games // len(self.seatings))

    @property
    def all_games(self) -> int:
        """How many games that makes."""
        return self.deals * len(self.seatings)

    def numbers(self) -> Iterator[tuple[int, int]]:
        """All games by deal and seating, deal by deal."""
        return product(range(self.deals), range(len(self.seatings)))

    def deal_seed(self, deal: int) -> int:
        """The seed of a game; the same for all seatings of a deal."""
        return _derived(self.seed, deal)

    def bot_seed(self, deal: int, seat: SeatIndex) -> int:
        """The seed of a bot; it depends on nothing but the match, the deal and the seat."""
        return _derived(self.seed, deal, seat)


def refuse_below(least: int, option: str, value: float) -> None:
    """Refuse an option that is too small."""
    if not value >= least:
        raise ArenaError("arena-too-small", option=option, least=least, value=value)


def _derived(*numbers: int) -> int:
    text = "/".join(map(str, numbers))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
