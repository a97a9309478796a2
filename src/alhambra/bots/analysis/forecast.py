"""How the game will go on, as far as one decision needs it: scorings and tiles to come."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from alhambra.rules.scoring import LAST_ROUND
from alhambra.rules.tiles import Tile
from alhambra.rules.view import View

#: Tiles that change hands while one card is drawn; says how far away a scoring is.
TILES_PER_CARD = 0.5
#: With fewer tiles to come, what serves to buy and build loses its worth bit by bit.
LATE = 16

_SCORING = "scoring-"


@dataclass(frozen=True, slots=True)
class ComingScoring:
    """A scoring to come: how likely it is, and the share of all tiles that change hands before."""

    round: int
    chance: float
    share: float


@dataclass(frozen=True, slots=True)
class Forecast:
    """What a view says about the rest of the game."""

    rounds: tuple[ComingScoring, ...]
    #: The tiles that may come to the market, and how many of each kind are still to be had.
    supply: tuple[Tile, ...]
    kinds: dict[str, int]
    #: 1 while there are many tiles to come, 0 when there are none.
    time: float
    #: What was worked out under this outlook, for all who judge with it.
    standings: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)
    purchases: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)

    @property
    def scorings(self) -> float:
        """How many scorings are to be expected."""
        return sum(coming.chance for coming in self.rounds)


def outlook_of(view: View) -> Forecast:
    """The outlook from this view."""
    supply = view.memory.supply
    tiles = [*supply, *(tile for tile in view.table.market if tile)]
    return Forecast(
        rounds=tuple(_rounds(view)),
        supply=supply,
        kinds=dict(Counter(tile.kind for tile in tiles)),
        time=min(1.0, len(supply) / LATE),
    )


def _rounds(view: View) -> list[ComingScoring]:
    """Scorings whose card is up, then those in the deck, then the last one."""
    left = len(view.memory.supply)
    found = [ComingScoring(round, 1.0, 0.0) for round in view.table.scorings]
    drawn = 0.0
    for stretch in view.memory.ranges:
        for back in stretch.specials:
            if back.startswith(_SCORING):
                tiles = TILES_PER_CARD * (drawn + stretch.size / 2)
                chance = min(1.0, left / tiles) if tiles else 1.0
                share = min(1.0, tiles / left) if left else 0.0
                found.append(ComingScoring(int(back.removeprefix(_SCORING)), chance, share))
        drawn += stretch.size
    return [*found, ComingScoring(LAST_ROUND, 1.0, 1.0 if left else 0.0)]
