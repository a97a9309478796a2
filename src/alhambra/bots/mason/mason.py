"""A greedy bot: it rates every action by what it brings now and takes the best."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache

from alhambra.bots.advice import Alternative, best_of
from alhambra.bots.faces import Worth, joined_face
from alhambra.rules.actions import Action
from alhambra.rules.buy import Buy
from alhambra.rules.game import Game
from alhambra.rules.placing import Place, Reserve
from alhambra.rules.redesign import Add, Remove, Swap
from alhambra.rules.ruleset import Ruleset
from alhambra.rules.take import Take
from alhambra.rules.turn import Pass
from alhambra.rules.view import OpenTable, View

from . import building, trading
from .unknown_actions import worth_by_playing
from .weights import AVOID

#: How the actions of the base game are rated; faces of modules rate theirs.
BASE_WORTH: Mapping[type[Action], Worth] = {
    Add: building.worth_of_building,
    Buy: trading.worth_of_purchase,
    Pass: lambda table, action: 0.0,
    Place: building.worth_of_building,
    Remove: lambda table, remove: AVOID,
    Reserve: building.worth_of_reserving,
    Swap: building.worth_of_swap,
    Take: trading.worth_of_take,
}

#: Makes games that a view allows, if an action has to be played; or gives the game itself.
MakeGames = Callable[[], Sequence[Game]]
#: How many games are made: an action may reveal something hidden, and its average counts.
_SAMPLES = 8


class Mason:
    """Buys exactly what scores, builds long walls and keeps room to go on building."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        return best_action(view.table, actions, games_from(view))

    def explain(self, view: View, actions: Sequence[Action]) -> tuple[Alternative, ...]:
        """The best alternatives; the reason is the verb of the action."""
        values = ratings(view.table, actions, games_from(view))
        return best_of(
            Alternative(action, value, action.verb)
            for action, value in zip(actions, values, strict=True)
        )


def games_from(view: View) -> MakeGames:
    """Some games that the view allows, made at most once."""
    return cache(lambda: [Game.from_view(view, seed) for seed in range(_SAMPLES)])


def best_action(table: OpenTable, actions: Sequence[Action], games: MakeGames) -> Action:
    """The action with the highest rating, the first of equal ones."""
    values = ratings(table, actions, games)
    return actions[values.index(max(values))]


def ratings(table: OpenTable, actions: Sequence[Action], games: MakeGames) -> list[float]:
    """What each action brings to the viewer of this table, in points, roughly."""
    known = worth_by_class(table.rules)
    return [
        rate(table, action) if (rate := known.get(type(action))) else
        worth_by_playing(games(), action)
        for action in actions
    ]  # fmt: skip


@lru_cache(maxsize=64)
def worth_by_class(rules: Ruleset) -> Mapping[type[Action], Worth]:
    """How each class of action is rated."""
    return {**BASE_WORTH, **joined_face(rules).worth}
