"""Expected points for majorities, for every owner and kind of building (score.majority)."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from typing import NamedTuple

from alhambra.rules.game import Game
from alhambra.rules.scoring import PRIZES, prizes
from alhambra.rules.seats import SeatIndex

from .forecast import Forecast

#: The numbers of tiles of one kind, by seat; the neutral player comes after the seats.
Counts = tuple[int, ...]

#: Even a certain lead counts as a little uncertain, so that ties and leads differ smoothly.
_UNCERTAINTY = 0.12
#: The logistic curve with this slope is close to the normal one.
_SLOPE = 1.7


class KindStanding(NamedTuple):
    """Expected points for majorities: in the next scoring, and in those after it."""

    soon: float
    later: float

    @property
    def points(self) -> float:
        return self.soon + self.later


class MajorityForecast:
    """The majorities of one table, each number of tiles computed once."""

    def __init__(self, game: Game, forecast: Forecast) -> None:
        self.forecast = forecast
        entrants = [tiles for listed in game.rules.entrants for _, tiles in listed(game)]
        self.counts: dict[str, Counts] = {
            kind: tuple([tiles.get(kind, 0) for tiles in entrants]) for kind in PRIZES
        }
        self._standings: dict[tuple[str, int, Counts], KindStanding] = forecast.majority_cache

    def with_tiles(self, seat: SeatIndex, tiles: dict[str, int]) -> dict[str, Counts]:
        """The numbers of tiles if a seat had these."""
        return {
            kind: (*counts[:seat], tiles.get(kind, 0), *counts[seat + 1 :])
            for kind, counts in self.counts.items()
        }

    def standing(self, seat: SeatIndex, counts: dict[str, Counts]) -> KindStanding:
        """What a seat may expect for all kinds together."""
        soon = later = 0.0
        for kind, numbers in counts.items():
            found = self._standing(kind, seat, numbers)
            soon += found.soon
            later += found.later
        return KindStanding(soon, later)

    def gains(self, seat: SeatIndex, counts: dict[str, Counts]) -> dict[str, float]:
        """What one more tile of each kind would bring a seat."""
        return {
            kind: self._standing(
                kind, seat, (*numbers[:seat], numbers[seat] + 1, *numbers[seat + 1 :])
            ).points
            - self._standing(kind, seat, numbers).points
            for kind, numbers in counts.items()
        }

    def _standing(self, kind: str, seat: SeatIndex, counts: Counts) -> KindStanding:
        found = self._standings.get((kind, seat, counts))
        if found is None:
            others = tuple(sorted((*counts[:seat], *counts[seat + 1 :])))
            left = self.forecast.kinds.get(kind, 0)
            soon, *later = (
                scoring.probability
                * expected_points(
                    kind, scoring.round, counts[seat], others, round(left * scoring.tile_share, 1)
                )
                for scoring in self.forecast.scorings
            )
            found = self._standings[kind, seat, counts] = KindStanding(soon, sum(later))
        return found


@lru_cache(1 << 16)
def expected_points(
    kind: str, round: int, own: int, others: tuple[int, ...], coming: float
) -> float:
    """What an owner may expect for a kind in a scoring before which so many tiles come."""
    owners = 1 + len(others)
    any_tile = 1.0 if own else 1 - (1 - 1 / owners) ** coming
    if not any_tile:
        return 0.0
    deviation = sqrt(_UNCERTAINTY + 2 * coming / owners)
    ranks = [1.0]
    for count in others:
        ahead = _probability_ahead((count - own) / deviation) if count or coming else 0.0
        ranks = _with_rival(ranks, ahead)
    return any_tile * sum(p * points for p, points in zip(ranks, prizes(kind, round), strict=False))


def _probability_ahead(lead: float) -> float:
    return 1 / (1 + exp(-_SLOPE * lead))


def _with_rival(ranks: list[float], ahead: float) -> list[float]:
    """The probabilities of 0, 1, 2… rivals ahead, with one more who is ahead this likely."""
    behind = [p * (1 - ahead) for p in (*ranks, 0.0)]
    before = [p * ahead for p in (0.0, *ranks)]
    return [a + b for a, b in zip(behind, before, strict=True)]
