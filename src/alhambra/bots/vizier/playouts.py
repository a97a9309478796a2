"""One world of many: how a turn may go on for everybody until it comes round again."""

from __future__ import annotations

from alhambra.bots.analysis.forecast import Forecast, outlook_of
from alhambra.bots.architect.architect import NOT_NEXT, TurnSearch
from alhambra.bots.architect.evaluation import Evaluation
from alhambra.bots.architect.learned_weights import beliefs_for
from alhambra.bots.mason.mason import worth
from alhambra.rules.game import Game
from alhambra.rules.turn import Turn
from alhambra.rules.view import View, table_of

#: One further action is enough to tell worlds apart.
_FOLLOWED = (4,)


def playout(after: View, outlook: Forecast, seed: int) -> float:
    """The margin to be expected after one's turn, in the world of this seed: the others play
    like masons, and the own next turn is the architect's best."""
    seat = after.table.seat
    assert seat is not None
    game = Game.from_view(after, seed)
    game.resolve()
    while not (game.is_over or _is_turn_of(game, seat)):
        _play_like_a_mason(game)
    if game.is_over:
        return margin(game, seat)
    if len(game.lines) > len(after.table.lines):
        outlook = outlook_of(game.view(seat))  # a scoring is over, and others come nearer
    return _best_margin(game, seat, outlook)


def _is_turn_of(game: Game, seat: int) -> bool:
    return game.seat == seat and type(game.stack[-1]) is Turn


def _play_like_a_mason(game: Game) -> None:
    actions = game.legal_actions()
    if len(actions) > 1:
        table = table_of(game, game.seat)
        game.play(max(actions, key=lambda action: worth(table, action)))
    else:
        game.play(actions[0])


def margin(game: Game, seat: int) -> float:
    """How far a seat is ahead of its best rival, below 0 if it is behind."""
    rivals = [score for rival, score in enumerate(game.scores) if rival != seat]
    return game.scores[seat] - max(rivals)


def _best_margin(game: Game, seat: int, outlook: Forecast) -> float:
    """What the architect expects of its best action. A redesign is seldom that, and dear to think
    of; and what is weighed by hand is on a scale that only says what to do first."""
    actions = [a for a in game.legal_actions() if not isinstance(a, NOT_NEXT)]
    judgement = Evaluation(game, seat, outlook, beliefs_for(game.rules))
    if not actions:
        return judgement.value(game)
    thoughts = TurnSearch(game, seat, actions, judgement, _FOLLOWED)
    return max(map(thoughts.value, actions))
