"""The architect's evaluation of a position before the next random step: weighted features."""

from __future__ import annotations

from operator import mul

from alhambra.bots.analysis.forecast import Forecast
from alhambra.rules.game import Game
from alhambra.rules.palace import Palace
from alhambra.rules.seats import SeatIndex
from alhambra.rules.tiles import Tile

from .features import FeatureExtractor, layout_of
from .learned_weights import Weights

#: What speaks for or against a position: group of features → points.
Terms = dict[str, float]


class Evaluation:
    """Evaluates positions for one seat, all of them reached by one decision: the expected final
    margin over the best rival."""

    def __init__(self, game: Game, seat: SeatIndex, forecast: Forecast, weights: Weights) -> None:
        self.extractor = FeatureExtractor(game, seat, forecast)
        self.weights = weights[forecast.next_round]
        self._groups = layout_of(game.rules).groups
        self._palace_weights = self.weights[self._groups["palace"]]
        self._best_cells: dict[tuple[int, Tile], tuple[Palace, Palace | None]] = {}

    @property
    def forecast(self) -> Forecast:
        """The forecast that all these positions share."""
        return self.extractor.forecast

    def value(self, game: Game) -> float:
        """The expected margin."""
        return float(sum(map(mul, self.weights, self._features(game))))

    def terms(self, game: Game) -> Terms:
        """The same, group by group."""
        products = list(map(mul, self.weights, self._features(game)))
        return {group: sum(products[s]) for group, s in self._groups.items() if group != "score"}

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
