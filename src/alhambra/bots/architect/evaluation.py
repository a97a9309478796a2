"""The architect's judgement of a position before chance speaks: features by weights."""

from __future__ import annotations

from operator import mul

from alhambra.bots.analysis.forecast import Forecast
from alhambra.rules.game import Game
from alhambra.rules.palace import Palace
from alhambra.rules.tiles import Tile

from .features import FEATURES, GROUPS, FeatureExtractor
from .learned_weights import Beliefs

#: What speaks for or against a position: group of features → points.
Terms = dict[str, float]

_SPANS = {
    group: slice(FEATURES.index(names[0]), FEATURES.index(names[-1]) + 1)
    for group, names in GROUPS.items()
}
_PALACE = _SPANS["palace"]


class Evaluation:
    """Judges positions for one seat, all of them reached by one decision: the margin over the
    best rival that is to be expected at the end."""

    def __init__(self, game: Game, seat: int, outlook: Forecast, beliefs: Beliefs) -> None:
        self.sight = FeatureExtractor(game, seat, outlook)
        self.weights = beliefs[outlook.rounds[0].round]
        self._spots: dict[tuple[int, Tile], tuple[Palace, Palace | None]] = {}

    def value(self, game: Game) -> float:
        """The margin to be expected."""
        return float(sum(map(mul, self.weights, self._features(game))))

    def terms(self, game: Game) -> Terms:
        """The same, group by group."""
        products = list(map(mul, self.weights, self._features(game)))
        return {group: sum(products[span]) for group, span in _SPANS.items() if group != "score"}

    def _features(self, game: Game) -> list[float]:
        palace, waiting = self._built(game)
        return self.sight.features(game, palace, waiting)

    def _built(self, game: Game) -> tuple[Palace, list[Tile]]:
        """The palace with the tiles that wait to be placed where they lie best, one by one."""
        palace, waiting = game.palaces[self.sight.seat], []
        for step in game.stack:
            if step.seat == self.sight.seat:
                for tile in step.held():
                    built = self._with(palace, tile)
                    if built is None:
                        waiting.append(tile)
                    else:
                        palace = built
        return palace, waiting

    def _with(self, palace: Palace, tile: Tile) -> Palace | None:
        """A palace with a tile on its best spot; None if it fits nowhere."""
        found = self._spots.get((id(palace), tile))
        if found is None:
            spots = (palace.place(tile, cell) for cell in palace.cells_for(tile))
            best = max(spots, key=self._worth, default=None)
            # The palace is kept too, so that its id stays its own.
            found = self._spots[id(palace), tile] = (palace, best)
        return found[1]

    def _worth(self, palace: Palace) -> float:
        """What a palace is worth by itself, to compare spots."""
        return float(sum(map(mul, self.weights[_PALACE], self.sight.palace_features(palace))))
