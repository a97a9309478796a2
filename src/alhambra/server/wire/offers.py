"""Legal actions as targets for a board that knows no rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from msgspec import Struct

from alhambra.rules.actions import Action
from alhambra.rules.buy import Buy
from alhambra.rules.game import Game
from alhambra.rules.modules.characters.auction import Pay, Paying
from alhambra.rules.money import total
from alhambra.rules.tiles import format_sides

from .plain import codes


class Offer(Struct, omit_defaults=True, frozen=True):
    """An action in notation, which is what to send, and what it is about.

    `cards` are taken or paid; `over` is how much a payment exceeds the price: 0 is exact.
    """

    action: str
    verb: str
    tile: str | None = None
    cell: tuple[int, int] | None = None
    gate: str | None = None
    square: int | None = None
    cards: tuple[str, ...] | None = None
    over: int | None = None
    amount: int | None = None


def offers(game: Game) -> list[Offer]:
    """Everything that the seat to decide may do now, in canonical order."""
    return [_offer(cast("Any", action), _over(game, action)) for action in game.legal_actions()]


def _over(game: Game, action: Action) -> int | None:
    if isinstance(action, Buy):
        tile = game.market[action.square - 1]
        return total(action.cards) - tile.price if tile else None
    step = game.stack[-1]
    if isinstance(action, Pay) and isinstance(step, Paying):
        return total(action.cards) - step.bid
    return None


@lru_cache(1 << 14)
def _offer(action: Action, over: int | None) -> Offer:
    about: Any = action
    tile = getattr(about, "tile", None)
    side = getattr(about, "side", None)
    cards = getattr(about, "cards", None)
    return Offer(
        action=str(action),
        verb=action.verb,
        tile=tile.id if tile else None,
        cell=getattr(about, "cell", None),
        gate=format_sides(side) if side else None,
        square=getattr(about, "square", None),
        cards=codes(cards) if cards else None,
        over=over,
        amount=getattr(about, "amount", None),
    )
