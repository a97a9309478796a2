"""One ply over a learned judgement: every action is carried out on a copy, up to chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

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
from alhambra.rules.view import View, table_of

from . import mason
from .advice import Alternative, best_of
from .auctions import after_bid
from .beliefs import Beliefs, beliefs_for
from .judgement import Judgement
from .outlook import Outlook, outlook_of

#: Chance speaks at once, or a scoring: these are weighed as the mason does.
BY_HAND = (Exchange, Hakim, Keep, Laila, Yammerad)
#: After an exact payment nobody thinks of these any more: they end the turn just as well later.
_NOT_NEXT = (Add, GateAdd, GateSwap, Remove, Swap, *BY_HAND)
#: So many further actions of the own turn are thought through.
DEPTH = 2

#: To end the turn with an overpaid purchase, where waiting might have made it exact.
PATIENCE = 3.0
#: A redesign must be worth a turn; tearing down alone never is, and could go on for ever.
REDESIGN, TEARING_DOWN = 0.5, 50.0


class Plan(NamedTuple):
    """Where an action leads when the turn is thought to its end, and what that is worth."""

    value: float
    end: Game


class Architect:
    """Thinks the own turn through and judges what the others will find."""

    def __init__(self, beliefs: Beliefs | None = None) -> None:
        self.beliefs = beliefs

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        thoughts = self.thoughts(view)
        return max(actions, key=thoughts.value)

    def explain(self, view: View, actions: Sequence[Action]) -> tuple[Alternative, ...]:
        """The best alternatives; the reason is the group of features that gains most."""
        thoughts = self.thoughts(view)
        return tuple(
            Alternative(found.action, found.value, thoughts.reason(found.action))
            for found in best_of(
                Alternative(action, thoughts.value(action), action.verb) for action in actions
            )
        )

    def thoughts(self, view: View) -> Thoughts:
        """What it makes of one decision."""
        seat = view.table.seat
        assert seat is not None
        game = Game.from_view(view, seed=0)
        return Thoughts(game, seat, outlook_of(view), self.beliefs or beliefs_for(game.rules))


class Thoughts:
    """One decision, thought through action by action."""

    def __init__(
        self, game: Game, seat: int, outlook: Outlook, beliefs: Beliefs, depth: int = DEPTH
    ) -> None:
        self.game = game
        self.seat = seat
        self.depth = depth
        self.judgement = Judgement(game, seat, outlook, beliefs)

    def value(self, action: Action) -> float:
        """What an action is worth: the margin to be expected after it."""
        if isinstance(action, BY_HAND):
            return self.judgement.value(self.game) + mason.worth(
                table_of(self.game, self.seat), action
            )
        return self.plan(action).value

    def plan(self, action: Action) -> Plan:
        """The best end of the turn after an action."""
        if isinstance(action, (Bid, PassBid)):
            ends = after_bid(self.game, action)
            return max((Plan(self.judgement.value(end), end) for end in ends), key=_value)
        return self._plan(self.game, action, self.depth)

    def settled(self, action: Action) -> View:
        """The view before chance speaks, when the turn is played to its end after an action."""
        end = self.plan(action).end.copy()
        while end.seat == self.seat and type(end.stack[-1]) is not Turn:
            end.act(max(end.legal_actions(), key=lambda a: self._plan(end, a, 0).value))
        return end.view(self.seat)

    def reason(self, action: Action) -> str:
        """What speaks most for an action."""
        if isinstance(action, (*BY_HAND, Bid, PassBid)):
            return action.verb
        if isinstance(action, Buy) and self._keeps_turn(action):
            return "tempo"
        before = self.judgement.terms(self.game)
        after = self.judgement.terms(self.plan(action).end)
        return max(after, key=lambda term: after[term] - before[term])

    def _keeps_turn(self, action: Action) -> bool:
        """Whether another action follows in the same turn (turn.exact)."""
        game = self.game.copy()
        game.act(action)
        return type(game.stack[-1]) is Turn

    def _plan(self, game: Game, action: Action, depth: int) -> Plan:
        game = game.copy()
        game.act(action)
        if type(game.stack[-1]) is not Turn:
            return Plan(self.judgement.value(game) - self._lost_time(action), game)
        plans = [
            self._plan(game, another, depth - 1)
            for another in (game.legal_actions() if depth else ())
            if not isinstance(another, _NOT_NEXT)
        ]
        return max(plans, key=_value, default=Plan(self.judgement.value(game), game))

    def _lost_time(self, action: Action) -> float:
        """What it costs to end the turn in this way."""
        if isinstance(action, Buy):
            # Paid exactly, it would not have ended the turn (turn.exact).
            return PATIENCE * self.judgement.sight.outlook.time
        if isinstance(action, (Add, Swap, GateAdd, GateSwap)):
            return REDESIGN
        return TEARING_DOWN if isinstance(action, Remove) else 0.0


def _value(plan: Plan) -> float:
    return plan.value
