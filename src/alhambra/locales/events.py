"""Events as sentences, for a log and for telling what others did."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

from alhambra.rules.events import Event
from alhambra.rules.tiles import Tile, format_sides

from .things import (
    cards_params,
    character_text,
    format_cell,
    kind_text,
    list_text,
    side_name,
    tile_params,
    tile_text,
)
from .words import Words


@dataclass(frozen=True)
class Teller:
    """Tells events of one table. `you` is the seat that is spoken to, None for nobody."""

    words: Words
    names: tuple[str, ...]
    you: int | None = None

    def tell(self, event: Event) -> str:
        """The event in a sentence."""
        params: dict[str, str | int] = {}
        for field in fields(event):
            params.update(self._params(field.name, getattr(event, field.name)))
        return self.words.text(event_id(type(event)), **params)

    def _params(self, name: str, value: Any) -> dict[str, str | int]:
        """What a field of an event contributes; lists that no sentence names do not."""
        if name == "seat":
            return self._seat(value)
        if name == "winners":
            return self._winners(value)
        if name in ("sums", "scores"):
            return {name: self._by_name(value)}
        if name in _INFLECTED:
            return {**_INFLECTED[name](self.words, name, value)}
        if name in _PARAMS:
            return {name: _PARAMS[name](self.words, value)}
        return _plain(name, value)

    def _seat(self, seat: int | None) -> dict[str, str | int]:
        if seat is None:
            return {"who": "nobody", "name": ""}
        return {"who": "you" if seat == self.you else "other", "name": self.names[seat]}

    def _winners(self, winners: tuple[int, ...]) -> dict[str, str | int]:
        who = "you" if winners == (self.you,) else "other"
        names = list_text(self.words, (self.names[seat] for seat in winners))
        return {"who": who, "winners": names, "count": len(winners)}

    def _by_name(self, numbers: tuple[int, ...]) -> str:
        pairs = zip(self.names, numbers, strict=True)
        return list_text(self.words, (f"{name} {number}" for name, number in pairs))


def _plain(name: str, value: Any) -> dict[str, str | int]:
    if isinstance(value, bool):
        return {name: "yes" if value else "no"}
    return {name: value} if isinstance(value, (int, str)) else {}


def event_id(event: type[Event]) -> str:
    """The id of the message for a class of event: `MarketFilled` is `event-market-filled`."""
    return "event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", event.__name__).lower()


def _tiles_text(words: Words, tiles: tuple[Tile, ...]) -> str:
    return list_text(words, (tile_text(words, tile) for tile in tiles))


#: How fields that are things of the game are written, by name.
_PARAMS: dict[str, Callable[[Words, Any], str]] = {
    "cell": lambda words, cell: format_cell(cell),
    "character": character_text,
    "kind": kind_text,
    "side": lambda words, side: side_name(words, format_sides(side)),
    "tiles": _tiles_text,
}
#: The same for those that a language may need in several forms.
_INFLECTED: dict[str, Callable[[Words, str, Any], dict[str, str]]] = {
    "cards": cards_params,
    "given": cards_params,
    "new": tile_params,
    "old": tile_params,
    "out": tile_params,
    "taken": cards_params,
    "tile": tile_params,
}
