"""A playout: everybody plays on at random deals until the seat's next turn."""

from __future__ import annotations

from alhambra.bots.analysis.forecast import Forecast, forecast_of
from alhambra.bots.architect.architect import TurnSearch, action_classes
from alhambra.bots.architect.evaluation import Evaluation
from alhambra.bots.architect.learned_weights import weights_for
from alhambra.bots.mason.mason import best_action
from alhambra.rules.game import Game
from alhambra.rules.seats import SeatIndex
from alhambra.rules.turn import Turn
from alhambra.rules.view import View, table_of

#: Searching one further action is enough to tell playouts apart.
_WIDTHS = (4,)
#: A playout with more decisions is broken off: a module may offer something for ever.
LONGEST_PLAYOUT = 1000


def playout(after: View, forecast: Forecast, seed: int) -> float:
    """The expected margin after one's turn, with the hidden cards and tiles dealt by this seed: the
    others play like masons, and the seat's next turn is the architect's best."""
    seat = after.table.seat
    assert seat is not None
    game = Game.from_view(after, seed)
    game.resolve()
    for _ in range(LONGEST_PLAYOUT):
        if game.is_over or _is_turn_of(game, seat):
            break
        _play_like_a_mason(game)
    if game.is_over:
        return margin(game, seat)
    if len(game.lines) > len(after.table.lines):
        forecast = forecast_of(game.view(seat))  # a scoring is over, and others come nearer
    return _best_margin(game, seat, forecast)


def _is_turn_of(game: Game, seat: SeatIndex) -> bool:
    return game.seat == seat and type(game.stack[-1]) is Turn


def _play_like_a_mason(game: Game) -> None:
    actions = game.legal_actions()
    if len(actions) > 1:
        game.play(best_action(table_of(game, game.seat), actions, lambda: [game]))
    else:
        game.play(actions[0])


def margin(game: Game, seat: SeatIndex) -> float:
    """How far a seat is ahead of its best rival, below 0 if it is behind."""
    rivals = [score for rival, score in enumerate(game.scores) if rival != seat]
    return game.scores[seat] - max(rivals)


def _best_margin(game: Game, seat: SeatIndex, forecast: Forecast) -> float:
    """What the architect expects of its best action. A redesign is seldom that, and slow to
    search; and the mason's ratings are on a scale that only says what to do first."""
    evaluation = Evaluation(game, seat, forecast, weights_for(game.rules))
    if not _is_turn_of(game, seat):
        return evaluation.value(game)
    skipped = action_classes(game.rules).skipped
    actions = [action for action in game.legal_actions() if type(action) not in skipped]
    if not actions:
        return evaluation.value(game)
    search = TurnSearch(game, seat, actions, evaluation, _WIDTHS)
    return max(map(search.value, actions))
