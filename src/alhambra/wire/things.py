"""Which fields of an action or event hold things of the game: on the wire, a card is a text like
any other, and a client has to know which of them to write out."""

from __future__ import annotations

from typing import Any, Literal

from alhambra.rules.actions import Action
from alhambra.rules.events import Event
from alhambra.rules.grid import Cell
from alhambra.rules.money import Card, Currency, Purse
from alhambra.rules.seats import PerSeat, SeatIndex, Seats
from alhambra.rules.tiles import Tile
from alhambra.rules.value_json import field_types, required_type

#: What a field can hold.
Thing = Literal[
    "card", "cards", "cell", "currency", "per_seat", "seat", "seats", "tile", "tiles"
]  # fmt: skip

_BY_TYPE: dict[Any, Thing] = {
    Card: "card",
    Purse: "cards",
    Cell: "cell",
    Currency: "currency",
    PerSeat: "per_seat",
    SeatIndex: "seat",
    Seats: "seats",
    Tile: "tile",
    tuple[Tile, ...]: "tiles",
}


def things_of(kind: type) -> dict[str, Thing]:
    """What the fields of a class hold, by their annotated types."""
    found = {name: _BY_TYPE.get(required_type(hint)) for name, hint in field_types(kind).items()}
    return {name: thing for name, thing in found.items() if thing}


def things_in(value: Action | Event) -> dict[str, Thing]:
    """What the fields of an action or event hold; where no annotation says it, by the values."""
    kind: Any = type(value)
    found = {
        name: _BY_TYPE.get(type(getattr(value, name)))
        for name, hint in field_types(kind).items()
        if hint is Any
    }
    return things_of(kind) | {name: thing for name, thing in found.items() if thing}
