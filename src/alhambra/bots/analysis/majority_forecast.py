"""How every kind of building stands for everybody: points to be expected (score.majority)."""

from __future__ import annotations

from typing import NamedTuple

from alhambra.rules.game import Game
from alhambra.rules.scoring import PRIZES

from .forecast import Forecast
from .majority_points import expected_points

#: The numbers of tiles of one kind, by seat; the neutral player comes after the seats.
Counts = tuple[int, ...]


class KindStanding(NamedTuple):
    """Points to be expected from majorities: in the next scoring, and in those after it."""

    soon: float
    later: float

    @property
    def points(self) -> float:
        return self.soon + self.later


class MajorityForecast:
    """The majorities of one table, worked out once for every number of tiles asked for."""

    def __init__(self, game: Game, outlook: Forecast) -> None:
        self.outlook = outlook
        entrants = [tiles for place in game.rules.entrants for _, tiles in place(game)]
        self.counts: dict[str, Counts] = {
            kind: tuple([tiles.get(kind, 0) for tiles in entrants]) for kind in PRIZES
        }
        self._standings: dict[tuple[str, int, Counts], KindStanding] = outlook.standings

    def with_tiles(self, seat: int, tiles: dict[str, int]) -> dict[str, Counts]:
        """The numbers of tiles if a seat had these."""
        return {
            kind: (*counts[:seat], tiles.get(kind, 0), *counts[seat + 1 :])
            for kind, counts in self.counts.items()
        }

    def standing(self, seat: int, counts: dict[str, Counts]) -> KindStanding:
        """What a seat may expect for all kinds together."""
        soon = later = 0.0
        for kind, numbers in counts.items():
            found = self._standing(kind, seat, numbers)
            soon += found.soon
            later += found.later
        return KindStanding(soon, later)

    def gains(self, seat: int, counts: dict[str, Counts]) -> dict[str, float]:
        """What one more tile of each kind would bring a seat."""
        return {
            kind: self._standing(
                kind, seat, (*numbers[:seat], numbers[seat] + 1, *numbers[seat + 1 :])
            ).points
            - self._standing(kind, seat, numbers).points
            for kind, numbers in counts.items()
        }

    def _standing(self, kind: str, seat: int, counts: Counts) -> KindStanding:
        found = self._standings.get((kind, seat, counts))
        if found is None:
            others = tuple(sorted((*counts[:seat], *counts[seat + 1 :])))
            left = self.outlook.kinds.get(kind, 0)
            soon, *later = (
                coming.chance
                * expected_points(
                    kind, coming.round, counts[seat], others, round(left * coming.share, 1)
                )
                for coming in self.outlook.rounds
            )
            found = self._standings[kind, seat, counts] = KindStanding(soon, sum(later))
        return found
