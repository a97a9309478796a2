"""A forecast of the rest of the game for one decision: scorings and tiles to come."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from alhambra.rules.refill import SCORING
from alhambra.rules.scoring import LAST_ROUND
from alhambra.rules.tiles import Tile
from alhambra.rules.view import View

#: Tiles that change hands while one card is drawn; says how far away a scoring is.
TILES_PER_CARD = 0.5
#: With fewer tiles to come, what serves to buy and build loses its value bit by bit.
LATE_TILES = 16


@dataclass(frozen=True, slots=True)
class ComingScoring:
    """A scoring to come: how likely it is, and the share of all tiles that change hands before."""

    round: int
    probability: float
    tile_share: float


@dataclass(frozen=True, slots=True)
class Forecast:
    """What a view says about the rest of the game."""

    scorings: tuple[ComingScoring, ...]
    #: The tiles that may come to the market, and how many of each kind are still to be had.
    supply: tuple[Tile, ...]
    kinds: dict[str, int]
    #: 1 while there are many tiles to come, 0 when there are none.
    time_factor: float
    #: Results computed with this forecast, shared by all evaluations that use it.
    majority_cache: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)
    purchase_cache: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)

    @property
    def next_round(self) -> int:
        """The round of the next scoring."""
        return self.scorings[0].round

    @property
    def expected_scorings(self) -> float:
        """How many scorings are to be expected."""
        return sum(scoring.probability for scoring in self.scorings)


def forecast_of(view: View) -> Forecast:
    """The forecast from this view."""
    supply = view.memory.supply
    tiles = [*supply, *(tile for tile in view.table.market if tile)]
    return Forecast(
        scorings=tuple(_scorings(view)),
        supply=supply,
        kinds=dict(Counter(tile.kind for tile in tiles)),
        time_factor=min(1.0, len(supply) / LATE_TILES),
    )


def _scorings(view: View) -> list[ComingScoring]:
    """Scorings whose card is up, then those in the deck, then the last one."""
    left = len(view.memory.supply)
    found = [ComingScoring(round, 1.0, 0.0) for round in view.table.scorings]
    drawn = 0.0
    for cards in view.memory.ranges:
        for back in cards.specials:
            if back.startswith(SCORING):
                tiles = TILES_PER_CARD * (drawn + cards.size / 2)
                probability = min(1.0, left / tiles) if tiles else 1.0
                share = min(1.0, tiles / left) if left else 0.0
                round = int(back.removeprefix(SCORING))
                found.append(ComingScoring(round, probability, share))
        drawn += cards.size
    return [*found, ComingScoring(LAST_ROUND, 1.0, 1.0 if left else 0.0)]
