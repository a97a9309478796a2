"""One ply over a good judgement: every action is carried out on a copy, up to chance."""

from __future__ import annotations

from collections.abc import Sequence

from alhambra.rules.actions import Action
from alhambra.rules.buy import Buy
from alhambra.rules.game import Game
from alhambra.rules.modules.characters.auction import Bid, PassBid
from alhambra.rules.modules.characters.fatima import Exchange, Keep
from alhambra.rules.modules.characters.hakim import Hakim
from alhambra.rules.modules.characters.laila import Laila
from alhambra.rules.modules.characters.yammerad import Yammerad
from alhambra.rules.modules.city_gates.build import GateAdd, GateSwap
from alhambra.rules.redesign import Add, Remove, Swap
from alhambra.rules.turn import Turn
from alhambra.rules.view import View

from . import mason
from .advice import Alternative, best_of
from .architect_weights import WEIGHTS, Weights
from .judgement import Judgement, Terms
from .outlook import outlook_of

#: The position says nothing about what these bring: they are weighed as the mason does.
BY_HAND = (Bid, Exchange, Hakim, Keep, Laila, PassBid, Yammerad)
#: After an exact payment nobody thinks of these any more: they end the turn just as well later.
_NOT_NEXT = (Add, Remove, Swap)
#: So many further actions of the own turn are thought through.
DEPTH = 2


class Architect:
    """Thinks the own turn through and judges what the others will find."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        return self.explain(view, actions)[0].action

    def explain(self, view: View, actions: Sequence[Action]) -> tuple[Alternative, ...]:
        """The best alternatives; the reason is the term that gains most by the action."""
        seat = view.table.seat
        assert seat is not None
        judgement = Judgement(seat, outlook_of(view, self.weights), self.weights)
        game = Game.from_view(view, seed=0)
        before = judgement.judge(game)
        return best_of(_weighed(judgement, view, game, before, action) for action in actions)


def _weighed(
    judgement: Judgement, view: View, game: Game, before: Terms, action: Action
) -> Alternative:
    if isinstance(action, BY_HAND):
        value = sum(before.values()) + mason.worth(view.table, action)
        return Alternative(action, value, action.verb)
    after = _after(judgement, game, action, DEPTH)
    reason = max(after, key=lambda term: after[term] - before.get(term, 0.0))
    return Alternative(action, sum(after.values()), reason)


def _after(judgement: Judgement, game: Game, action: Action, depth: int) -> Terms:
    """The terms after an action, and after the best that can follow it in the same turn."""
    game = game.copy()
    game.act(action)
    if type(game.stack[-1]) is not Turn:
        return judgement.judge(game) | {"tempo": -_lost_time(judgement, action)}
    if not depth:
        return judgement.judge(game)
    following = [
        _after(judgement, game, another, depth - 1)
        for another in game.legal_actions()
        if not isinstance(another, (*_NOT_NEXT, *BY_HAND))
    ]
    return max(following, key=lambda terms: sum(terms.values()), default=judgement.judge(game))


def _lost_time(judgement: Judgement, action: Action) -> float:
    """What it costs to end the turn in this way."""
    weights = judgement.weights
    if isinstance(action, Buy):
        # Paid exactly, it would not have ended the turn (turn.exact).
        return weights.tempo * judgement.outlook.time
    if isinstance(action, (Add, Swap, GateAdd, GateSwap)):
        return weights.redesign
    return weights.tearing_down if isinstance(action, Remove) else 0.0
