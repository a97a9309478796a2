"""A bot that ignores the expansion: the baseline for how well a bot uses the modules.

    alhambra arena architect benchmarks/abstainer.py --players 4 --modules all

It plays like the architect, but never bids, never takes or sets a gate and never buys a camp.
"""

from __future__ import annotations

from collections.abc import Sequence

from alhambra import Action, View
from alhambra.bots import make_bot
from alhambra.rules.buy import Buy
from alhambra.rules.modules.characters.auction import Bid
from alhambra.rules.modules.city_gates.build import Gated
from alhambra.rules.modules.city_gates.card import TakeGate


class Abstainer:
    """The architect, offered only actions of the base game."""

    def __init__(self) -> None:
        self._architect = make_bot("architect")

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        plain = [action for action in actions if not _is_luxury(view, action)]
        return self._architect.choose(view, plain or actions)


def _is_luxury(view: View, action: Action) -> bool:
    if isinstance(action, Buy):
        tile = view.table.market[action.square - 1]
        return tile is not None and tile.bastions is not None
    return isinstance(action, (Bid, Gated, TakeGate))
