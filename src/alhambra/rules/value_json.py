"""Actions and events as plain JSON values, for programs in any language.

As in the JSON of a view, cards are codes (`N3`), tiles are ids, cells are pairs. How a field is
written follows from its annotated type alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, fields
from functools import cache
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Union, cast, get_args, get_origin, get_type_hints

from .errors import SetupError
from .money import Card, Currency, Purse, cards_in
from .score_lines import ScoreLine
from .seats import PerSeat, SeatIndex
from .tiles import Sides, Tile, format_sides

if TYPE_CHECKING:
    from .actions import Action
    from .events import Event

Encoder = Callable[[Any], Any]


def action_to_json(action: Action) -> dict[str, Any]:
    """An action: its notation, its verb and what it is about."""
    return {"text": str(action), "verb": action.verb, **field_values(action)}


def event_to_json(event: Event) -> dict[str, Any]:
    """An event: its name and its fields."""
    return {"event": event_name(type(event)), **field_values(event)}


def event_name(event: type[Event]) -> str:
    """The name of a class of event: `MarketFilled` is `market_filled`."""
    return _snake_case(event.__name__)


@cache
def _snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def field_values(value: Action | Event) -> dict[str, Any]:
    """The fields of an action or event as plain values."""
    return {name: encode(getattr(value, name)) for name, encode in _encoders(_class(value)).items()}


@cache
def field_types(kind: type) -> Mapping[str, Any]:
    """The types of a dataclass's fields as they are annotated.

    Raises SetupError if one is imported for type checkers only, as in a plug-in: without it, a
    purse could not be told from a number.
    """
    declared = fields(cast("Any", kind))
    try:
        # `events` imports the name for type checkers only.
        hints = get_type_hints(kind, localns={"ScoreLine": ScoreLine}, include_extras=True)
    except NameError as error:
        type_name = error.name or str(error)
        users = [field.name for field in declared if type_name in str(field.type)]
        raise SetupError(
            "field-type-unknown", type=type_name, field=".".join([kind.__qualname__, *users[:1]])
        ) from error
    return {field.name: hints[field.name] for field in declared}


@cache
def _encoders(kind: type) -> Mapping[str, Encoder]:
    return {name: _encoder(hint) for name, hint in field_types(kind).items()}


def _encoder(hint: Any) -> Encoder:
    """How values of an annotated type are written."""
    if hint in _BY_TYPE:
        return _BY_TYPE[hint]
    if get_origin(hint) is tuple:
        return _items_encoder(get_args(hint))
    if (required := required_type(hint)) is not hint:
        return _optional_encoder(required)
    return _unchanged if hint in _PLAIN else _by_value


def required_type(hint: Any) -> Any:
    """The type of a field that may be None; any other as it is."""
    choices = [choice for choice in get_args(hint) if choice is not NoneType]
    is_optional = get_origin(hint) in (Union, UnionType) and len(choices) == 1
    return choices[0] if is_optional else hint


def _items_encoder(items: tuple[Any, ...]) -> Encoder:
    if items[-1] is Ellipsis:
        encode = _encoder(items[0])
        return lambda values: [encode(value) for value in values]
    encoders = [_encoder(item) for item in items]
    return lambda values: [encode(value) for encode, value in zip(encoders, values, strict=True)]


def _optional_encoder(hint: Any) -> Encoder:
    encode = _encoder(hint)
    return lambda value: None if value is None else encode(value)


def _by_value(value: Any) -> Any:
    """For fields whose annotation says nothing: whatever the value itself is."""
    if isinstance(value, tuple):
        return [_by_value(item) for item in value]
    return _BY_TYPE.get(type(value), _unchanged)(value)


def _unchanged(value: Any) -> Any:
    return value


def line_json(line: ScoreLine) -> dict[str, Any]:
    """A score line. Programs for version 0.1 know its rank as `place`."""
    return asdict(line) | {"place": line.rank}


def _class(value: Action | Event) -> Any:
    return type(value)


_PLAIN = (bool, float, int, str, SeatIndex)
#: How values of these types are written.
_BY_TYPE: dict[Any, Encoder] = {
    Card: lambda card: card.code,
    Currency: lambda currency: currency.name,
    PerSeat: list,
    Purse: lambda purse: [card.code for card in cards_in(purse)],
    ScoreLine: line_json,
    Sides: format_sides,
    Tile: lambda tile: tile.id,
}
