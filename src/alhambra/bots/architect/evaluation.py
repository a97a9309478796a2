"""The architect's evaluation of a position before the next random step: weighted features."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

from alhambra.bots.analysis.forecast import Forecast
from alhambra.rules.game import Game
from alhambra.rules.palace import Palace
from alhambra.rules.seats import SeatIndex
from alhambra.rules.tiles import Tile

from .features import FeatureExtractor, layout_of
from .learned_weights import Weights


class Term(NamedTuple):
    """A few features that one sentence is about: the sum of their numbers, and their points."""

    amount: float
    points: float


#: What speaks for or against a position, by the name of the term.
Terms = dict[str, Term]


class Evaluation:
    """Evaluates positions for one seat, all of them reached by one decision: the expected final
    margin over the best rival."""

    def __init__(self, game: Game, seat: SeatIndex, forecast: Forecast, weights: Weights) -> None:
        self.extractor = FeatureExtractor(game, seat, forecast)
        self.weights = weights[forecast.next_round]
        self._layout = layout_of(game.rules)
        self._palace_weights = self.weights[self._layout.groups["palace"]]
        self._best_cells: dict[tuple[int, Tile], tuple[Palace, Palace | None]] = {}

    @property
    def forecast(self) -> Forecast:
        """The forecast that all these positions share."""
        return self.extractor.forecast

    def value(self, game: Game) -> float:
        """The expected margin."""
        return float(sum(map(mul, self.weights, self._features(game))))

    def terms(self, game: Game) -> Terms:
        """What people can be told about a position."""
        return self._terms(self._layout.names, self._features(game))

    def palace_terms(self, palace: Palace) -> Terms:
        """The same about a palace by itself."""
        names = self._layout.names[self._layout.groups["palace"]]
        return self._terms(names, self.extractor.palace_features(palace))

    def _terms(self, names: Sequence[str], values: Sequence[float]) -> Terms:
        numbers = dict(zip(names, values, strict=True))
        weights = dict(zip(self._layout.names, self.weights, strict=True))
        return {
            term: Term(
                sum(numbers[name] for name in features),
                sum(weights[name] * numbers[name] for name in features),
            )
            for term, features in self._layout.terms.items()
            if numbers.keys() >= set(features)
        }

    def _features(self, game: Game) -> list[float]:
        palace, waiting = self._built(game)
        return self.extractor.features(game, palace, waiting)

    def _built(self, game: Game) -> tuple[Palace, list[Tile]]:
        """The palace with the tiles that wait to be placed on their best cells, one by one; and
        those that fit nowhere."""
        palace, waiting = game.palaces[self.extractor.seat], []
        for step in game.stack:
            if step.seat == self.extractor.seat:
                for tile in step.held():
                    built = self._with(palace, tile)
                    if built is None:
                        waiting.append(tile)
                    else:
                        palace = built
        return palace, waiting

    def _with(self, palace: Palace, tile: Tile) -> Palace | None:
        """A palace with a tile on its best cell; None if it fits nowhere."""
        found = self._best_cells.get((id(palace), tile))
        if found is None:
            built = (palace.place(tile, cell) for cell in palace.cells_for(tile))
            best = max(built, key=self._palace_value, default=None)
            # The palace is kept too, so that its id stays its own.
            found = self._best_cells[id(palace), tile] = (palace, best)
        return found[1]

    def _palace_value(self, palace: Palace) -> float:
        """The value of a palace by itself, to compare cells."""
        return float(sum(map(mul, self._palace_weights, self.extractor.palace_features(palace))))
