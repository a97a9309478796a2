"""A greedy bot: it weighs every action by what it brings now and takes the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from alhambra.bots.advice import Alternative, best_of
from alhambra.rules.actions import Action
from alhambra.rules.buy import Buy
from alhambra.rules.modules.characters.abdul_karim import Karim
from alhambra.rules.modules.characters.abdul_knihstig import Knihstig
from alhambra.rules.modules.characters.auction import Bid, Pay
from alhambra.rules.modules.characters.fatima import Exchange, Keep
from alhambra.rules.modules.characters.hakim import Hakim
from alhambra.rules.modules.characters.laila import Laila
from alhambra.rules.modules.characters.machma import Machma
from alhambra.rules.modules.characters.yammerad import Yammerad
from alhambra.rules.modules.city_gates.build import GateAdd, GatePlace, GateSwap
from alhambra.rules.modules.city_gates.card import TakeGate
from alhambra.rules.placing import Place, Reserve
from alhambra.rules.redesign import Add, Remove, Swap
from alhambra.rules.take import Take
from alhambra.rules.view import OpenTable, View

from . import building, characters, trading
from .weights import SILLY

#: How each class of action is weighed; what is not here (pass, decline, stop) is worth nothing.
SCALES: dict[type[Action], Callable[[OpenTable, Any], float]] = {
    Add: building.worth_of_building,
    Bid: characters.worth_of_bid,
    Buy: trading.worth_of_purchase,
    Exchange: characters.worth_of_exchange,
    GateAdd: building.worth_of_gate,
    GatePlace: building.worth_of_gate,
    GateSwap: building.worth_of_swap,
    Hakim: characters.worth_of_kind,
    Karim: characters.worth_of_free_tile,
    Keep: characters.worth_of_keeping,
    Knihstig: characters.worth_of_help,
    Laila: characters.worth_of_new_tile,
    Machma: characters.worth_of_other_card,
    Pay: characters.worth_of_paying,
    Place: building.worth_of_building,
    Remove: lambda table, remove: SILLY,
    Reserve: building.worth_of_reserving,
    Swap: building.worth_of_swap,
    Take: trading.worth_of_take,
    TakeGate: trading.worth_of_gate_card,
    Yammerad: characters.worth_of_drawing,
}


class Mason:
    """Buys exactly what scores, lays long walls and keeps ways to go on building."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        return max(actions, key=lambda action: worth(view.table, action))

    def explain(self, view: View, actions: Sequence[Action]) -> tuple[Alternative, ...]:
        """The best alternatives; the reason is what kind of action it is."""
        table = view.table
        return best_of(Alternative(action, worth(table, action), action.verb) for action in actions)


def worth(table: OpenTable, action: Action) -> float:
    """What an action brings to the viewer of this table, in points, roughly."""
    weigh = SCALES.get(type(action))
    return weigh(table, action) if weigh else 0.0
