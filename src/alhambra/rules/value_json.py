"""Actions and events as plain JSON values, for programs in any language.

As in the JSON of a view, cards are codes (`N3`), tiles are ids, cells are pairs.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import asdict, fields
from typing import TYPE_CHECKING, Any, cast

from .money import Card, Currency, cards_in
from .score_lines import ScoreLine
from .tiles import Tile, format_sides

if TYPE_CHECKING:
    from .actions import Action
    from .events import Event


def action_to_json(action: Action) -> dict[str, Any]:
    """An action: its notation, its verb and what it is about."""
    return {"text": str(action), "verb": action.verb, **_fields(action)}


def event_to_json(event: Event) -> dict[str, Any]:
    """An event: its name and its numbers."""
    return {"event": event_name(type(event)), **_fields(event)}


def event_name(event: type[Event]) -> str:
    """The name of a class of event: `MarketFilled` is `market_filled`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", event.__name__).lower()


def _fields(value: Action | Event) -> dict[str, Any]:
    names = [field.name for field in fields(cast("Any", value))]
    return {name: _plain(name, getattr(value, name)) for name in names}


def _plain(name: str, value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(name, item) for item in value]
    if name in _BY_NAME and isinstance(value, int):
        return _BY_NAME[name](value)
    write = _BY_TYPE.get(type(value))
    return write(value) if write else value


def _codes(purse: int) -> list[str]:
    return [card.code for card in cards_in(purse)]


#: Ints that stand for something else, by the name of their field.
_BY_NAME: dict[str, Callable[[int], Any]] = {
    "cards": _codes,
    "given": _codes,
    "side": format_sides,
    "taken": _codes,
}
_BY_TYPE: dict[type, Callable[[Any], Any]] = {
    Card: lambda card: card.code,
    Currency: lambda currency: currency.name,
    ScoreLine: asdict,
    Tile: lambda tile: tile.id,
}
