"""A record as positions, move by move, with all hands open."""

from __future__ import annotations

from msgspec import Struct

from alhambra.notation.record import Record
from alhambra.notation.replay import replay
from alhambra.rules.events import Event
from alhambra.rules.game import Game
from alhambra.table.errors import RequestError
from alhambra.table.former_names import freed_seats
from alhambra.table.statistics import Statistics, statistics

from .events import GameEvent, events_for
from .game import GameView, game_view
from .plain_values import codes


class Replay(Struct):
    """A game after this many moves: the table with all hands, and the last move."""

    move: int
    moves: int
    seat: int | None
    action: str | None
    game: GameView
    hands: list[tuple[str, ...]]
    events: list[GameEvent]


class Replayed(Struct):
    """Positions of a record, as many as fit one response; with statistics if the game is over."""

    names: list[str]
    moves: int
    positions: list[Replay]
    statistics: Statistics | None


def replayed(record: Record, first: int, most: int) -> Replayed:
    """At most `most` positions, starting at a move."""
    if first > len(record):
        raise RequestError("move-unknown", move=first, moves=len(record))
    return Replayed(
        names=list(record.names),
        moves=len(record),
        positions=_positions(record, first, most),
        statistics=statistics(record) if record.is_finished else None,
    )


def position(record: Record, move: int, game: Game, events: list[Event]) -> Replay:
    """The position after this many moves."""
    entry = record.entries[move - 1] if move else None
    return Replay(
        move=move,
        moves=len(record),
        seat=entry.seat if entry else None,
        action=str(entry.action) if entry else None,
        game=game_view(game),
        hands=[codes(hand) for hand in game.hands],
        events=events_for(events, None),
    )


def _positions(record: Record, first: int, most: int) -> list[Replay]:
    game = record.game_at(first)
    found = [position(record, first, game, record.events(first))]
    for number in range(first + 1, min(len(record), first + most - 1) + 1):
        events: list[Event] = []
        game.tell = events.append
        replay(game, record.entries[number - 1 : number])
        found.append(position(record, number, game, events))
    freed = freed_seats(record)
    for one in found:
        one.events += [
            {"event": "freed", "seat": seat, "former": name} for seat, name in freed[one.move]
        ]
    return found
