"""Events as sentences, for logs and for reports of what others did."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any

from alhambra.rules.events import Event

from .params import Params, message_params
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
        params: Params = {}
        for field in fields(event):
            params.update(self._params(field.name, getattr(event, field.name)))
        return self.words.text(id, **params)

    def sentences(self, events: Iterable[Event]) -> list[str]:
        """All events that there is a sentence for."""
        return list(filter(None, map(self.format, events)))

    def _params(self, name: str, value: Any) -> Params:
        """What a field of an event contributes; lists that no sentence names do not."""
        if name == "seat":
            return self._seat(value)
        if name == "winners":
            return self._winners(value)
        if name in ("sums", "scores"):
            return {name: self._by_name(value)}
        return message_params(self.words, name, value)

    def _seat(self, seat: int | None) -> Params:
        if seat is None:
            return {"who": "nobody", "name": ""}
        return {"who": "you" if seat == self.you else "other", "name": self.names[seat]}

    def _winners(self, winners: tuple[int, ...]) -> Params:
        who = "you" if winners == (self.you,) else "other"
        names = list_text(self.words, (self.names[seat] for seat in winners))
        return {"who": who, "winners": names, "count": len(winners)}

    def _by_name(self, numbers: tuple[int, ...]) -> str:
        pairs = zip(self.names, numbers, strict=True)
        return list_text(self.words, (f"{name} {number}" for name, number in pairs))


def event_id(event: type[Event]) -> str:
    """The id of the message for a class of event: `MarketFilled` is `event-market-filled`."""
    return "event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", event.__name__).lower()
