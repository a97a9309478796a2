"""What happened at a table, in the order of its journal: moves, and what concerns the seats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from alhambra.rules.events import Event
from alhambra.table import Table
from alhambra.table.table import is_move, is_take_back

from .events import GameEvent, event_data, journal_event

#: An event as it is sent; with the event of the game, if it is one.
Happened = tuple[Event | None, GameEvent]


def happened_since(table: Table, seq: int, moves: Sequence[Iterable[Event]]) -> list[Happened]:
    """The events after a line of the journal; `moves` has those of each move since then, without
    moves that were taken back."""
    lines = table.log[seq:]
    found: list[Happened] = []
    events = _by_line(lines, seq, moves)
    for index, line in enumerate(lines):
        found += _of_game(events.pop(index, ()))
        if not is_move(line):
            found.append((None, _of_seats(table, seq + 1 + index, line)))
        if line == "started" and table.play:
            found += _of_game(table.play.setup())
    for rest in events.values():
        found += _of_game(rest)
    return found


def _by_line(
    lines: Sequence[str], seq: int, moves: Sequence[Iterable[Event]]
) -> dict[int, Iterable[Event]]:
    """The events by the indices of their lines; after all lines where it is not known which belong
    to which: moves that were confirmed together, some taken back, or delayed for spectators."""
    kept: list[int] = []
    for index, line in enumerate(lines):
        if is_move(line):
            kept.append(index)
        elif is_take_back(line):
            del kept[int(line.split(" ")[1]) :]
    # Spectators who are delayed do not know the last moves of the whole journal.
    is_whole = seq == 0 and len(moves) <= len(kept)
    if is_whole or (len(moves) == len(kept) and not any(map(is_take_back, lines))):
        return dict(zip(kept, moves, strict=False))
    return {len(lines) + number: events for number, events in enumerate(moves)}


def _of_game(events: Iterable[Event]) -> Iterator[Happened]:
    return ((event, event_data(event)) for event in events)


def _of_seats(table: Table, seq: int, line: str) -> GameEvent:
    event = journal_event(line)
    former = table.former_name(event["seat"], seq) if "seat" in event else None
    return event if former is None else {**event, "former": former}
