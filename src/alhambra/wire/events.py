"""What happened, for logs, animations and scoring sheets, in the spelling of the bots' protocol."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, to_builtins

from alhambra.rules.events import Event
from alhambra.rules.value_json import event_name, event_to_json, field_values

from .things import Thing, things_in

#: An event of the game or of the table; `event` names it. `docs/bot-protocol.md` says how things
#: are written.
GameEvent = Annotated[dict[str, Any], Meta(extra={"typescript": "GameEvent"})]


class SeatEvent(Struct, omit_defaults=True):
    """A seat changed hands, or asked for or answered a take-back. `former`: until then the seat had
    another name, empty for a bot's; what happened before is told with that."""

    event: Literal[
        "joined", "left", "bot", "freed", "away", "back",
        "asked_back", "agreed_back", "refused_back",
    ]  # fmt: skip
    seat: int
    former: str | None = None


class TakenBack(Struct):
    """Moves were taken back: the game continues after this many moves."""

    event: Literal["taken_back"]
    move: int


class TableEvent(Struct):
    """The game was started, or there is a table for a rematch."""

    event: Literal["started", "rematch"]


class PluginEvent(Struct):
    """An event of a plug-in: its own name, its fields as plain values, and which of them hold
    things of the game."""

    event: Literal["plugin"]
    name: str
    values: dict[str, Any]
    things: dict[str, Thing]


def events_for(events: Iterable[Event], seat: int | None) -> list[GameEvent]:
    """The events that this seat (None: a spectator) may learn of."""
    return [event_data(event) for event in events if may_see(event, seat)]


def event_data(event: Event) -> GameEvent:
    """An event of the game as plain values."""
    kind = type(event)
    if is_built_in(kind):
        return event_to_json(event)
    found = PluginEvent("plugin", event_name(kind), field_values(event), things_in(event))
    data: GameEvent = to_builtins(found)
    return data


def is_built_in(kind: type[Event]) -> bool:
    """Whether a class of event has a type of its own in the protocol."""
    return kind.__module__.startswith("alhambra.rules.")


def journal_event(line: str) -> GameEvent:
    """A line of the journal that is not a move: `joined 2`, `taken-back 11`."""
    keyword, _, number = line.partition(" ")
    name = keyword.replace("-", "_")
    if not number:
        return {"event": name}
    return {"event": name, "move" if name == "taken_back" else "seat": int(number)}


def may_see(event: Event, seat: int | None) -> bool:
    """Whether this seat (None: a spectator) may learn of an event."""
    return event.audience is None or seat in event.audience
