"""The architect: its turn searched over a learned evaluation, up to the next random step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from alhambra.bots.advice import TOP, Alternative, ranked
from alhambra.bots.analysis.forecast import forecast_of
from alhambra.bots.faces import RatedChoice, joined_face
from alhambra.bots.mason.mason import ratings
from alhambra.rules.actions import Action
from alhambra.rules.buy import Buy
from alhambra.rules.game import Game
from alhambra.rules.money import total
from alhambra.rules.redesign import Remove
from alhambra.rules.ruleset import Ruleset
from alhambra.rules.seats import SeatIndex
from alhambra.rules.take import Take
from alhambra.rules.turn import Turn
from alhambra.rules.view import OpenTable, View, table_of

from .evaluation import Evaluation
from .features import MOST_COINS
from .learned_weights import Weights, weights_for
from .reasons import Reasons

#: How many actions that keep the turn are searched further, those with the best static value
#: first: at the root, and after one of them.
WIDTHS = (8, 3)
#: A turn that goes on longer is not played to its end: a module may offer something for ever.
LONGEST_TURN = 100

#: The cost of ending the turn with an overpaid purchase, where waiting might have made it exact.
PATIENCE = 3.0
#: A redesign must be worth a turn; removing alone never is, and could go on for ever.
REDESIGN, REMOVING = 0.5, 50.0
#: The cost of taking money, for each coin beyond what is worth anything: else whoever leads by far,
#: and finds nothing to gain on the market, would take it for ever.
HOARDING = 0.1


class TurnPlan(NamedTuple):
    """Where an action leads when the turn is searched to its end, and what that is worth."""

    value: float
    end: Game


class Architect:
    """Searches its own turn and evaluates what the others will find."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        search = self.search(view, actions)
        return max(search.actions, key=search.value)

    def explain(self, view: View, actions: Sequence[Action]) -> tuple[Alternative, ...]:
        """The best alternatives for which something speaks."""
        search = self.search(view, actions)
        return tuple(islice(search.reasons().explain(search.ranked()), TOP))

    def search(self, view: View, actions: Sequence[Action]) -> TurnSearch:
        """The search for one decision, without the actions that are never worth considering."""
        seat = view.table.seat
        assert seat is not None
        game = Game.from_view(view, seed=0)
        weights = self.weights or weights_for(game.rules)
        evaluation = Evaluation(game, seat, forecast_of(view), weights)
        return TurnSearch(game, seat, _worthwhile(view.table, actions), evaluation)


class ActionClasses(NamedTuple):
    """Which classes of action of a ruleset the search treats in a way of their own."""

    #: The mason rates them, and the value of the position before is added.
    rated_by_mason: frozenset[type[Action]]
    #: Nothing is searched after them.
    final: frozenset[type[Action]]
    #: After an exact payment these are skipped: they end the turn just as well later.
    skipped: frozenset[type[Action]]


@lru_cache(maxsize=64)
def action_classes(rules: Ruleset) -> ActionClasses:
    """The classes of action of a ruleset that the search treats in a way of their own."""
    face = joined_face(rules)
    rated = frozenset(face.rated_by_mason)
    return ActionClasses(rated, rated | face.outcomes.keys(), rated | rules.redesign_actions)


class TurnSearch:
    """One decision between some actions, each searched to the end of the turn."""

    def __init__(
        self,
        game: Game,
        seat: SeatIndex,
        actions: Sequence[Action],
        evaluation: Evaluation,
        widths: tuple[int, ...] = WIDTHS,
    ) -> None:
        self.game = game
        self.seat = seat
        self.actions = actions
        self.evaluation = evaluation
        self._outcomes = joined_face(game.rules).outcomes
        self._classes = action_classes(game.rules)
        self._plans = self._search(game, actions, widths)

    def value(self, action: Action) -> float:
        """The expected margin after an action."""
        return self._plans[action].value

    def end_of_turn(self, action: Action) -> View:
        """The view before the next random step, when the turn is played to its end."""
        end = self._plans[action].end.copy()
        for _ in range(LONGEST_TURN):
            if end.seat != self.seat:
                break
            plans = self._search(end, end.legal_actions(), widths=())
            end.act(max(plans, key=lambda action: plans[action].value))
        return end.view(self.seat)

    def ranked(self) -> tuple[Alternative, ...]:
        """All actions, the best first; what speaks for each comes later."""
        return ranked(
            Alternative(action, self.value(action), action.verb) for action in self.actions
        )

    def reasons(self) -> Reasons:
        """What speaks for the actions."""
        values = {action: self.value(action) for action in self.actions}
        return Reasons(RatedChoice(self.game, values), self.seat, self.evaluation)

    def _search(
        self, game: Game, actions: Sequence[Action], widths: tuple[int, ...]
    ) -> dict[Action, TurnPlan]:
        """Every action by its static value; the best of those that keep the turn are searched
        further, the others count as no better than the worst of these."""
        plans = {action: self._static(game, action) for action in actions}
        keeping = [action for action, plan in plans.items() if self._keeps_turn(action, plan)]
        if widths and keeping:
            keeping.sort(key=lambda action: plans[action].value, reverse=True)
            width, *further = widths
            for action in keeping[:width]:
                plans[action] = self._followed(plans[action], tuple(further))
            worst = min(plans[action].value for action in keeping[:width])
            for action in keeping[width:]:
                value, end = plans[action]
                plans[action] = TurnPlan(min(value, worst), end)
        return plans

    def _static(self, game: Game, action: Action) -> TurnPlan:
        """Where an action itself leads."""
        outcomes = self._outcomes.get(type(action))
        if outcomes:
            ends = outcomes(game, action)
            return max((TurnPlan(self.evaluation.value(end), end) for end in ends), key=_value)
        end = game.copy()
        end.act(action)
        if type(action) in self._classes.rated_by_mason:
            (rating,) = ratings(table_of(game, self.seat), [action], lambda: [game])
            return TurnPlan(self.evaluation.value(game) + rating, end)
        cost = 0.0 if _is_turn(end) else self._cost_of_ending(action, end)
        return TurnPlan(self.evaluation.value(end) - cost, end)

    def _followed(self, plan: TurnPlan, widths: tuple[int, ...]) -> TurnPlan:
        """The best that the turn can still become."""
        skipped = self._classes.skipped
        further = [a for a in plan.end.legal_actions() if type(a) not in skipped]
        return max(self._search(plan.end, further, widths).values(), key=_value, default=plan)

    def _cost_of_ending(self, action: Action, end: Game) -> float:
        """What it costs to end the turn in this way."""
        if isinstance(action, Buy):
            # Paid exactly, it would not have ended the turn (turn.exact).
            return PATIENCE * self.evaluation.forecast.time_factor
        if isinstance(action, Take):
            return HOARDING * max(0, total(end.hands[self.seat]) - MOST_COINS)
        if isinstance(action, Remove):
            return REMOVING
        return REDESIGN if type(action) in self.game.rules.redesign_actions else 0.0

    def _keeps_turn(self, action: Action, plan: TurnPlan) -> bool:
        """Whether another action follows in the same turn (turn.exact), and can be searched."""
        return _is_turn(plan.end) and type(action) not in self._classes.final


def _worthwhile(table: OpenTable, actions: Sequence[Action]) -> Sequence[Action]:
    """The actions without the pointless ones, if there are any others."""
    pointless = joined_face(table.rules).pointless
    found = [
        action
        for action in actions
        if not ((test := pointless.get(type(action))) and test(table, action))
    ]
    return found or actions


def _value(plan: TurnPlan) -> float:
    return plan.value


def _is_turn(game: Game) -> bool:
    return bool(game.stack) and type(game.stack[-1]) is Turn
