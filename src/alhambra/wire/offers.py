"""Legal actions as targets for a board that knows no rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from msgspec import Struct

from alhambra.rules.actions import Action
from alhambra.rules.buy import Buy
from alhambra.rules.game import Game
from alhambra.rules.modules.characters.auction import Pay, Paying
from alhambra.rules.modules.characters.hakim import Hakim, HakimChoice
from alhambra.rules.modules.two_players import Give
from alhambra.rules.money import total
from alhambra.rules.placing import Place, Placing, Reserve
from alhambra.rules.redesign import Add, Remove, Swap
from alhambra.rules.scoring import score_lines
from alhambra.rules.take import Take
from alhambra.rules.tiles import format_sides
from alhambra.rules.turn import Turn
from alhambra.table.draft import after, is_final

from .plain_values import codes


class Offer(Struct, omit_defaults=True, frozen=True):
    """An action in notation, which is what to send, and what it is about.

    `cards` are taken or paid, `given` for `cards` is an exchange; `over` is how much a payment
    exceeds the price: 0 is exact. `points` are those of the coming scoring without and with the
    choice of a `kind`.
    `reveals`: it must be sent with `confirm` and is committed at once, for it reveals something
    or lets another seat decide.
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
    given: str | None = None
    kind: str | None = None
    points: tuple[int, int] | None = None
    reveals: bool = False


def offers(game: Game) -> list[Offer]:
    """Everything that the seat to decide may do now, in canonical order."""
    final = _Final(game)
    return [
        _offer(cast("Any", action), _over(game, action), _points(game, action), final[type(action)])
        for action in game.legal_actions()
    ]


class _Final(dict[type, bool]):
    """Which classes of action are committed at once, tried out when first asked.

    All actions of one class are alike in this; those of every turn never are.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        if isinstance(game.stack[-1], (Turn, Placing)):
            self.update(_OF_EVERY_TURN)

    def __missing__(self, kind: type) -> bool:
        game, seat = self._game, self._game.seat
        assert seat is not None  # there are offers
        action = next(action for action in game.legal_actions() if type(action) is kind)
        return self.setdefault(kind, is_final(game, after(game, action), seat))


_OF_EVERY_TURN = dict.fromkeys((Take, Buy, Place, Reserve, Add, Remove, Swap, Give), False)


def _over(game: Game, action: Action) -> int | None:
    if isinstance(action, Buy):
        tile = game.market[action.square - 1]
        return total(action.cards) - tile.price if tile else None
    step = game.stack[-1]
    if isinstance(action, Pay) and isinstance(step, Paying):
        return total(action.cards) - step.bid
    return None


def _points(game: Game, action: Action) -> tuple[int, int] | None:
    """What the scoring brings to the seat without Hakim's half building, and with it."""
    step = game.stack[-1]
    if not (isinstance(action, Hakim) and isinstance(step, HakimChoice)):
        return None
    return _scored(game, step), _scored(after(game, action), step)


def _scored(game: Game, step: HakimChoice) -> int:
    lines = score_lines(game, step.round)
    return sum(line.points for line in lines if line.owner == step.seat)


@lru_cache(1 << 14)
def _offer(
    action: Action, over: int | None, points: tuple[int, int] | None, reveals: bool
) -> Offer:
    about: Any = action
    tile = getattr(about, "tile", None)
    side = getattr(about, "side", None)
    cards = _cards(about)
    given = getattr(about, "given", None)
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
        given=codes(given.unit)[0] if given else None,
        kind=getattr(about, "kind", None),
        points=points,
        reveals=reveals,
    )


def _cards(about: Any) -> int:
    """The cards that come or go: several, or the one of an exchange or of Abdul Knihstig."""
    one = getattr(about, "taken", None) or getattr(about, "card", None)
    return one.unit if one else getattr(about, "cards", 0)
