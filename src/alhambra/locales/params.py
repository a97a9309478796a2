"""Fields of events and actions, and parameters of errors, as parameters of messages.

What a value is follows from its type: from the annotated one of a field, since a purse and a side
are ints at run time, and from that of the value in an error. Only texts are written by their name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from alhambra.rules.grid import Cell
from alhambra.rules.money import Card, Currency, Purse, purse
from alhambra.rules.tiles import Sides, Tile, format_sides
from alhambra.rules.value_json import required_type

from .faces import Param, words_faces
from .things import (
    cards_params,
    currencies_params,
    currency_params,
    format_cell,
    kind_text,
    list_text,
    side_name,
    tile_params,
    tile_text,
)
from .words import Words

Params = Mapping[str, str | int]


def field_params(words: Words, name: str, hint: Any, value: Any) -> Params:
    """What a field of this annotated type contributes to a message.

    Things of the game are written out; numbers and texts stay as they are, truth is `yes` or
    `no`, and lists of anything else contribute nothing.
    """
    write = _BY_TYPE.get(required_type(hint))
    if write is not None and value is not None:
        return write(words, name, value)
    if isinstance(value, str):
        return {name: _text(words, name, value)}
    if isinstance(value, bool):
        return {name: "yes" if value else "no"}
    if isinstance(value, int):
        return {name: value}
    return (thing_params(words, name, value) if hint is Any else None) or {}


def thing_params(words: Words, name: str, value: Any) -> Params | None:
    """A thing of the game whose type at run time says what it is, in all forms that the language
    has for it; None for anything else."""
    if isinstance(value, tuple):
        return _tuple_params(words, name, value)
    write = _BY_TYPE.get(type(value))
    return write(words, name, value) if write else None


def _tuple_params(words: Words, name: str, values: tuple[Any, ...]) -> Params | None:
    kinds = {type(value) for value in values}
    if kinds == {Card}:
        return cards_params(words, name, purse(values))
    if kinds == {Currency}:
        return currencies_params(words, name, [currency.name for currency in values])
    if kinds == {Tile}:
        return _tiles_params(words, name, values)
    if kinds == {int} and len(values) == 2:
        return _cell_params(words, name, values)
    return None


def named_text(words: Words, name: str, text: str) -> str | None:
    """A text of the game that our messages or a module's write in words, by its name."""
    write = _TEXTS.get(name) or _of_module(name)
    return write(words, text) if write else None


def _text(words: Words, name: str, text: str) -> str:
    found = named_text(words, name, text)
    return text if found is None else found


def _of_module(name: str) -> Param | None:
    """How a module writes texts of this name."""
    return next((face.params[name] for face in words_faces() if name in face.params), None)


_Writer = Callable[[Words, str, Any], Params]


def _cell_params(words: Words, name: str, cell: Cell) -> Params:
    return {name: format_cell(cell)}


def _tiles_params(words: Words, name: str, tiles: tuple[Tile, ...]) -> Params:
    return {name: list_text(words, (tile_text(words, tile) for tile in tiles))}


_BY_TYPE: Mapping[Any, _Writer] = {
    Card: lambda words, name, card: cards_params(words, name, card.unit),
    Cell: _cell_params,
    Currency: lambda words, name, currency: currency_params(words, name, currency.name),
    Purse: cards_params,
    Sides: lambda words, name, side: {name: side_name(words, format_sides(side))},
    Tile: tile_params,
    tuple[Tile, ...]: _tiles_params,
}
#: Texts that have words of their own.
_TEXTS: Mapping[str, Param] = {"kind": kind_text, "side": side_name}
