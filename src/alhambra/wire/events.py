"""What happened, for logs, flights and scoring sheets."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from alhambra.locales.events import event_id
from alhambra.rules.events import Event
from alhambra.rules.tiles import format_sides

from .plain_values import plain

#: `name` and what the event tells; `docs/server.md` says how things are written.
EventData = dict[str, Any]

#: The name and the fields of each class of event, found when first needed.
_SHAPES: dict[type[Event], tuple[str, list[str]]] = {}


def events_for(events: Iterable[Event], seat: int | None) -> list[EventData]:
    """The events that this seat (None: a spectator) may learn of."""
    return [event_data(event) for event in events if may_learn(event, seat)]


def event_data(event: Event) -> EventData:
    """An event as plain values; `MarketFilled` is `market-filled`, as in the catalogue."""
    name, names = _shape(type(event))
    data: EventData = {"name": name}
    for field in names:
        data[field] = plain(field, getattr(event, field))
    if isinstance(side := data.get("side"), int):
        data["side"] = format_sides(side)
    return data


def line_data(line: str) -> EventData:
    """A line of the journal that is no move: `joined 2`, `taken-back 11`."""
    name, _, number = line.partition(" ")
    if not number:
        return {"name": name}
    return {"name": name, "move" if name == "taken-back" else "seat": int(number)}


def _shape(kind: type[Event]) -> tuple[str, list[str]]:
    if kind not in _SHAPES:
        name = event_id(kind).removeprefix("event-")
        _SHAPES[kind] = (name, [field.name for field in fields(kind)])
    return _SHAPES[kind]


def may_learn(event: Event, seat: int | None) -> bool:
    """Whether this seat (None: a spectator) is told of an event."""
    return event.audience is None or seat in event.audience
