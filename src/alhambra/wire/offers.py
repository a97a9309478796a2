"""Legal actions with everything that a page needs to show them."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, cast

from msgspec import Meta, Struct

from alhambra.rules.actions import Action
from alhambra.rules.buy import Buy
from alhambra.rules.game import Game
from alhambra.rules.money import total
from alhambra.rules.placing import Place, Placing, Reserve
from alhambra.rules.redesign import Add, Remove, Swap
from alhambra.rules.take import Take
from alhambra.rules.turn import Turn
from alhambra.rules.value_json import field_values
from alhambra.table.draft import after, is_final

from .faces import OfferFields, WireFaces, wire_faces_of
from .plain_values import codes
from .things import Thing, things_in


class Offer(Struct, omit_defaults=True, frozen=True):
    """An action in notation, which is what to send, and what it is about.

    `module` brought the action; without one it is an action of the base game.
    `cards` are taken or paid, `given` for `cards` is an exchange; `over` is how much a payment
    exceeds the price: 0 is exact. `side` is where a gate opens; `points` are those of the coming
    scoring without and with the choice of a `kind`. An action of which the server knows no more
    than its fields has them in `params`, as in the bots' protocol; `things` says which of them hold
    things of the game.
    `reveals`: it must be sent with `confirm` and is committed at once, for it reveals something
    or lets another seat decide.
    """

    action: str
    verb: Annotated[str, Meta(extra={"typescript": "Verb"})]
    module: str = ""
    tile: str | None = None
    cell: tuple[int, int] | None = None
    side: str | None = None
    square: int | None = None
    cards: tuple[str, ...] | None = None
    over: int | None = None
    amount: int | None = None
    given: str | None = None
    kind: str | None = None
    points: tuple[int, int] | None = None
    params: dict[str, Any] | None = None
    things: dict[str, Thing] | None = None
    reveals: bool = False


def offers(game: Game) -> list[Offer]:
    """Everything that the seat to decide may do now, in canonical order."""
    final, faces = _Final(game), wire_faces_of(game.rules)
    return [
        _offer(
            cast("Any", action),
            _fields_now(game, action, faces),
            module=game.rules.module_of.get(type(action), ""),
            reveals=final[type(action)],
            faces=faces,
        )
        for action in game.legal_actions()
    ]


class _Final(dict[type, bool]):
    """Which classes of action are committed at once, computed on first use.

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


_OF_EVERY_TURN = dict.fromkeys((Take, Buy, Place, Reserve, Add, Remove, Swap), False)


def _fields_now(game: Game, action: Action, faces: WireFaces) -> tuple[tuple[str, Any], ...]:
    """The fields of an offer that depend on the game."""
    if isinstance(action, Buy):
        tile = game.market[action.square - 1]
        return (("over", total(action.cards) - tile.price),) if tile else ()
    fields = faces.offers_now.get(type(action))
    return tuple(fields(game, action).items()) if fields else ()


@lru_cache(1 << 14)
def _offer(
    action: Action,
    now: tuple[tuple[str, Any], ...],
    *,
    module: str,
    reveals: bool,
    faces: WireFaces,
) -> Offer:
    fields = {**_fields(action, faces), **dict(now)}
    return Offer(action=str(action), verb=action.verb, module=module, reveals=reveals, **fields)


def _fields(action: Action, faces: WireFaces) -> OfferFields:
    """The fields of an offer that follow from its action."""
    match action:
        case Take():
            return {"cards": codes(action.cards)}
        case Buy():
            return {"square": action.square, "cards": codes(action.cards)}
        case Place() | Add() | Swap():
            return {"tile": action.tile.id, "cell": action.cell}
        case Reserve() | Remove():
            return {"tile": action.tile.id}
    fields = faces.offers.get(type(action))
    return fields(action) if fields else _unknown_fields(action)


def _unknown_fields(action: Action) -> OfferFields:
    values = field_values(action)
    return {"params": values, "things": things_in(action)} if values else {}
