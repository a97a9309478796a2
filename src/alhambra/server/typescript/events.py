"""Events of the game as a union that TypeScript tells apart by `event`."""

from __future__ import annotations

import json
from typing import Any, get_args, get_origin, get_type_hints

from msgspec import Struct

from alhambra.rules.events import Event
from alhambra.rules.money import Card, Currency, Purse
from alhambra.rules.score_lines import ScoreLine
from alhambra.rules.tiles import Sides, Tile
from alhambra.rules.value_json import event_name, field_types
from alhambra.wire.events import PluginEvent, SeatEvent, TableEvent, TakenBack, is_built_in
from alhambra.wire.things import Thing, things_of

from .writer import Writer, array, interface

#: Types of the game that JSON has no types for, and what they are written as.
_WRITTEN: dict[Any, Any] = {
    Card: str,
    Currency: str,
    Purse: list[str],
    ScoreLine: ScoreLine,
    Sides: str,
    Tile: str,
}


def event_types(writer: Writer) -> list[str]:
    """An interface for each class of event, and their union."""
    kinds = sorted(filter(is_built_in, _classes()), key=lambda kind: kind.__name__)
    interfaces = [_event(writer, kind) for kind in kinds]
    others = [writer.write(kind) for kind in (SeatEvent, TakenBack, TableEvent, PluginEvent)]
    union = "".join(f"\n  | {name}" for name in (*(kind.__name__ for kind in kinds), *others))
    return [*interfaces, f"export type GameEvent ={union};", _things(writer, kinds)]


def _things(writer: Writer, kinds: list[type[Event]]) -> str:
    """Which fields of events hold things of the game; plug-ins say so with each of theirs."""
    found: dict[str, dict[str, Thing]] = {event_name(kind): things_of(kind) for kind in kinds}
    found |= {name: {"seat": "seat"} for name in _names(SeatEvent)}
    rows = "".join(f"  {name}: {json.dumps(things)},\n" for name, things in found.items() if things)
    return (
        f"/** What a field of an event can hold. */\nexport type Thing = {writer.write(Thing)};\n\n"
        "/** Which fields of our events hold things of the game. */\n"
        f"export const EVENT_THINGS: Record<string, Record<string, Thing>> = {{\n{rows}}};"
    )


def _names(kind: type[Struct]) -> tuple[str, ...]:
    """The names of the events that a class of the wire stands for."""
    return get_args(get_type_hints(kind)["event"])


def _classes() -> list[type[Event]]:
    """All classes of events whose modules are loaded; a dataclass with slots is created
    twice, and only the last class of a name is in use."""
    return list({kind.__qualname__: kind for kind in Event.__subclasses__()}.values())


def _event(writer: Writer, kind: type[Event]) -> str:
    fields = {name: _type(writer, hint) for name, hint in field_types(_hashable(kind)).items()}
    return interface(kind.__name__, kind, {"event": f'"{event_name(kind)}"', **fields})


def _type(writer: Writer, hint: Any) -> str:
    if hint in _WRITTEN:
        return writer.write(_WRITTEN[hint])
    items = get_args(hint)
    if get_origin(hint) is tuple and items[-1] is Ellipsis:
        return array(_type(writer, items[0]))
    if get_origin(hint) is tuple:
        return f"[{', '.join(_type(writer, item) for item in items)}]"
    return writer.write(hint)


def _hashable(kind: type[Event]) -> Any:
    return kind
