"""Fields of events and actions, and parameters of errors, as parameters of messages.

What a value is follows from its type, or from the name of the field: a purse of cards is an
int, and so is a side.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from alhambra.rules.money import Card
from alhambra.rules.tiles import Tile, format_sides

from .faces import Param, faces
from .things import (
    cards_params,
    currency_params,
    format_cell,
    kind_text,
    list_text,
    side_name,
    tile_params,
    tile_text,
)
from .words import Words

Params = dict[str, str | int]


def message_params(words: Words, name: str, value: Any) -> Params:
    """What a value of this name contributes to a message.

    Things of the game are written out; numbers and texts stay as they are, truth is `yes` or
    `no`, and lists contribute nothing.
    """
    thing = thing_params(words, name, value)
    if thing is not None:
        return {**thing}
    if isinstance(value, bool):
        return {name: "yes" if value else "no"}
    return {name: value} if isinstance(value, (int, str)) else {}


def thing_params(words: Words, name: str, value: Any) -> dict[str, str] | None:
    """A thing of the game in all forms that the language has for it; None for anything else."""
    if isinstance(value, Tile):
        return tile_params(words, name, value)
    if isinstance(value, Card):
        return cards_params(words, name, value.unit)
    if name in _PURSES and isinstance(value, int):
        return cards_params(words, name, value)
    if name == "currency" and isinstance(value, str):
        return currency_params(words, name, value)
    write = _PARAMS.get(name) or _of_module(name, value)
    return {name: write(words, value)} if write else None


def _of_module(name: str, value: Any) -> Param | None:
    """How a module writes values of this name."""
    if not isinstance(value, str):
        return None
    return next((face.params[name] for face in faces() if name in face.params), None)


def _tiles_text(words: Words, tiles: tuple[Tile, ...]) -> str:
    return list_text(words, (tile_text(words, tile) for tile in tiles))


#: Fields that hold cards.
_PURSES = ("cards", "given", "taken")
#: How other things of the game are written, by name.
_PARAMS: Mapping[str, Param] = {
    "cell": lambda words, cell: format_cell(cell),
    "kind": kind_text,
    "side": lambda words, side: side_name(words, format_sides(side)),
    "tiles": _tiles_text,
}
