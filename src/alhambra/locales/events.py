"""Events as sentences, for logs and for reports of what others did."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from alhambra.rules import seats
from alhambra.rules.events import Event
from alhambra.rules.seats import SeatIndex
from alhambra.rules.value_json import field_types, required_type

from .params import Params, field_params
from .things import list_text
from .words import Words


@dataclass(frozen=True)
class EventFormatter:
    """Puts the events of one table into sentences; `you` is the seat of the reader, if any."""

    words: Words
    names: tuple[str, ...]
    you: int | None = None

    def format(self, event: Event) -> str:
        """The event in a sentence; empty for an event of a module that has no message for it."""
        id = event_id(type(event))
        if not self.words.has(id):
            return ""
        params: dict[str, str | int] = {}
        kind: Any = type(event)
        for name, hint in field_types(kind).items():
            params.update(self._params(name, hint, getattr(event, name)))
        return self.words.text(id, **params)

    def sentences(self, events: Iterable[Event]) -> list[str]:
        """All events that there is a sentence for."""
        return list(filter(None, map(self.format, events)))

    def _params(self, name: str, hint: Any, value: Any) -> Params:
        """What a field of an event contributes to its sentence."""
        match required_type(hint):
            case seats.SeatIndex:
                return self._seat(value)
            case seats.Seats:
                return self._seats(name, value)
            case seats.PerSeat:
                return {name: self._by_name(value)}
        return field_params(self.words, name, hint, value)

    def _seat(self, seat: SeatIndex | None) -> Params:
        if seat is None:
            return {"who": "nobody", "name": ""}
        return {"who": "you" if seat == self.you else "other", "name": self.names[seat]}

    def _seats(self, name: str, seats: tuple[int, ...]) -> Params:
        who = "you" if seats == (self.you,) else "other"
        names = list_text(self.words, (self.names[seat] for seat in seats))
        return {"who": who, name: names, "count": len(seats)}

    def _by_name(self, numbers: tuple[int, ...]) -> str:
        pairs = zip(self.names, numbers, strict=True)
        return list_text(self.words, (f"{name} {number}" for name, number in pairs))


def event_id(event: type[Event]) -> str:
    """The id of the message for a class of event: `MarketFilled` is `event-market-filled`."""
    return "event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", event.__name__).lower()
