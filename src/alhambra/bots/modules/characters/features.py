"""Who owns which character, as features of a position."""

from __future__ import annotations

from alhambra.bots.analysis.forecast import Forecast
from alhambra.rules.game import Game
from alhambra.rules.modules.characters.state import IDS, characters_of
from alhambra.rules.seats import SeatIndex

#: Characters that count in scorings; all others work while there are tiles to come.
SCORING_CHARACTERS = ("fatima", "hakim", "yusuf")


def features(game: Game, seat: SeatIndex, forecast: Forecast) -> list[float]:
    """For every character: 1 if the seat owns it, below 0 if a rival does; times how long."""
    values = dict.fromkeys(IDS, 0.0)
    rivals = game.rules.players - 1
    for owner, ids in enumerate(characters_of(game).owned):
        share = 1.0 if owner == seat else -1 / rivals
        for id in ids:
            scores = id in SCORING_CHARACTERS
            values[id] = share * (forecast.expected_scorings if scores else forecast.time_factor)
    return [values[id] for id in IDS]
