"""One ply over a learned judgement: every action is carried out on a copy, up to chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from alhambra.bots.advice import Alternative, best_of
from alhambra.bots.analysis.forecast import outlook_of
from alhambra.bots.mason import mason
from alhambra.rules.actions import Action
from alhambra.rules.buy import Buy
from alhambra.rules.game import Game
from alhambra.rules.modules.characters.auction import Bid, PassBid
from alhambra.rules.modules.characters.fatima import Exchange, Keep
from alhambra.rules.modules.characters.hakim import Hakim
from alhambra.rules.modules.characters.laila import Laila
from alhambra.rules.modules.characters.yammerad import Yammerad
from alhambra.rules.modules.city_gates.build import GateAdd, GateSwap
from alhambra.rules.money import total
from alhambra.rules.redesign import Add, Remove, Swap
from alhambra.rules.take import Take
from alhambra.rules.turn import Turn
from alhambra.rules.view import View, table_of

from .auctions import after_bid
from .evaluation import Evaluation
from .features import MOST_COINS
from .learned_weights import Beliefs, beliefs_for

#: Chance speaks at once, or a scoring: these are weighed as the mason does.
BY_HAND = (Exchange, Hakim, Keep, Laila, Yammerad)
#: What is weighed at first sight: others speak next.
_AT_SIGHT = (*BY_HAND, Bid, PassBid)
#: After an exact payment nobody thinks of these any more: they end the turn just as well later.
NOT_NEXT = (Add, GateAdd, GateSwap, Remove, Swap, *BY_HAND)
#: How many actions that keep the turn are followed, those first that look best at first sight: at
#: the decision itself, and after one of them.
FOLLOWED = (8, 3)

#: To end the turn with an overpaid purchase, where waiting might have made it exact.
PATIENCE = 3.0
#: A redesign must be worth a turn; tearing down alone never is, and could go on for ever.
REDESIGN, TEARING_DOWN = 0.5, 50.0
#: To take money, for each coin beyond what is worth anything: else whoever leads by far, and finds
#: nothing to gain on the market, would take it for ever.
HOARDING = 0.1


class TurnPlan(NamedTuple):
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
        thoughts = self.thoughts(view, actions)
        return max(actions, key=thoughts.value)

    def explain(self, view: View, actions: Sequence[Action]) -> tuple[Alternative, ...]:
        """The best alternatives; the reason is the group of features that gains most."""
        thoughts = self.thoughts(view, actions)
        return tuple(
            Alternative(found.action, found.value, thoughts.reason(found.action))
            for found in best_of(
                Alternative(action, thoughts.value(action), action.verb) for action in actions
            )
        )

    def thoughts(self, view: View, actions: Sequence[Action]) -> TurnSearch:
        """What it makes of one decision."""
        seat = view.table.seat
        assert seat is not None
        game = Game.from_view(view, seed=0)
        beliefs = self.beliefs or beliefs_for(game.rules)
        return TurnSearch(game, seat, actions, Evaluation(game, seat, outlook_of(view), beliefs))


class TurnSearch:
    """One decision between some actions, each thought through to the end of the turn."""

    def __init__(
        self,
        game: Game,
        seat: int,
        actions: Sequence[Action],
        judgement: Evaluation,
        followed: tuple[int, ...] = FOLLOWED,
    ) -> None:
        self.game = game
        self.seat = seat
        self.judgement = judgement
        self._plans = self._think(game, actions, followed)

    def value(self, action: Action) -> float:
        """What an action is worth: the margin to be expected after it."""
        return self._plans[action].value

    def settled(self, action: Action) -> View:
        """The view before chance speaks, when the turn is played to its end after an action."""
        end = self._plans[action].end.copy()
        while end.seat == self.seat:
            plans = self._think(end, end.legal_actions(), followed=())
            end.act(max(plans, key=lambda action: plans[action].value))
        return end.view(self.seat)

    def reason(self, action: Action) -> str:
        """What speaks most for an action."""
        if isinstance(action, _AT_SIGHT):
            return action.verb
        if isinstance(action, Buy) and _keeps_turn(action, self._at_first_sight(self.game, action)):
            return "tempo"
        before = self.judgement.terms(self.game)
        after = self.judgement.terms(self._plans[action].end)
        return max(after, key=lambda term: after[term] - before[term])

    def _think(
        self, game: Game, actions: Sequence[Action], followed: tuple[int, ...]
    ) -> dict[Action, TurnPlan]:
        """Every action at first sight; the most promising of those that keep the turn are thought
        through further, the others count as no better than the worst of these."""
        plans = {action: self._at_first_sight(game, action) for action in actions}
        keeping = [action for action, plan in plans.items() if _keeps_turn(action, plan)]
        if followed and keeping:
            keeping.sort(key=lambda action: plans[action].value, reverse=True)
            width, *further = followed
            for action in keeping[:width]:
                plans[action] = self._followed(plans[action], tuple(further))
            worst = min(plans[action].value for action in keeping[:width])
            for action in keeping[width:]:
                value, end = plans[action]
                plans[action] = TurnPlan(min(value, worst), end)
        return plans

    def _at_first_sight(self, game: Game, action: Action) -> TurnPlan:
        """Where an action itself leads."""
        if isinstance(action, (Bid, PassBid)):
            ends = after_bid(game, action)
            return max((TurnPlan(self.judgement.value(end), end) for end in ends), key=_value)
        end = game.copy()
        end.act(action)
        if isinstance(action, BY_HAND):
            worth = mason.worth(table_of(game, self.seat), action)
            return TurnPlan(self.judgement.value(game) + worth, end)
        lost = 0.0 if type(end.stack[-1]) is Turn else self._lost_time(action, end)
        return TurnPlan(self.judgement.value(end) - lost, end)

    def _followed(self, plan: TurnPlan, followed: tuple[int, ...]) -> TurnPlan:
        """The best that the turn can still become."""
        further = [a for a in plan.end.legal_actions() if not isinstance(a, NOT_NEXT)]
        return max(self._think(plan.end, further, followed).values(), key=_value, default=plan)

    def _lost_time(self, action: Action, end: Game) -> float:
        """What it costs to end the turn in this way."""
        if isinstance(action, Buy):
            # Paid exactly, it would not have ended the turn (turn.exact).
            return PATIENCE * self.judgement.sight.outlook.time
        if isinstance(action, (Add, Swap, GateAdd, GateSwap)):
            return REDESIGN
        if isinstance(action, Take):
            return HOARDING * max(0, total(end.hands[self.seat]) - MOST_COINS)
        return TEARING_DOWN if isinstance(action, Remove) else 0.0


def _value(plan: TurnPlan) -> float:
    return plan.value


def _keeps_turn(action: Action, plan: TurnPlan) -> bool:
    """Whether another action follows in the same turn (turn.exact), and can be thought of."""
    return type(plan.end.stack[-1]) is Turn and not isinstance(action, _AT_SIGHT)
