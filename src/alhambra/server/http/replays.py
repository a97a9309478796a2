"""Records that somebody brings: read, verified, and shown move by move. Nothing is kept."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, Request, post
from litestar.params import JSONBody

from alhambra.notation.record import Record
from alhambra.notation.replay import replay
from alhambra.notation.text import parse_record
from alhambra.rules.events import Event
from alhambra.rules.game import Game
from alhambra.server.errors import ServerError
from alhambra.server.statistics import statistics
from alhambra.server.wire.events import events_for
from alhambra.server.wire.game import game_view
from alhambra.server.wire.plain import codes

from .bodies import Opening, Replay, Replayed
from .edge import address_of
from .state import TheFront, now

#: So many positions are told at once; a game has about two hundred.
MOST = 400
#: Others get their turn after so many positions.
_BREATH = 10


class Replays(Controller):
    """For anyone who has a record."""

    path = "/api/replay"
    tags = ("games",)

    @post("/", status_code=200)
    async def replay(
        self, request: Request[Any, Any, Any], front: TheFront, data: JSONBody[Opening]
    ) -> Replayed:
        """Positions of a record from one of its moves on; what is wrong with it is told."""
        front.replays.take(address_of(request), now())
        record = parse_record(data.record)
        if data.first > len(record):
            raise ServerError("move-unknown", move=data.first, moves=len(record))
        return Replayed(
            names=list(record.names),
            moves=len(record),
            positions=await _positions(record, data.first),
            statistics=statistics(record) if record.is_finished else None,
        )


async def _positions(record: Record, first: int) -> list[Replay]:
    game = record.game_at(first)
    told = record.events(first)
    found = [position(record, first, game, told)]
    for number in range(first + 1, min(len(record), first + MOST - 1) + 1):
        told = []
        game.tell = told.append
        replay(game, record.entries[number - 1 : number])
        found.append(position(record, number, game, told))
        if number % _BREATH == 0:
            await asyncio.sleep(0)
    return found


def position(record: Record, move: int, game: Game, told: list[Event]) -> Replay:
    """The game after so many moves, with every hand open."""
    entry = record.entries[move - 1] if move else None
    return Replay(
        move=move,
        moves=len(record),
        seat=entry.seat if entry else None,
        action=str(entry.action) if entry else None,
        game=game_view(game),
        hands=[codes(hand) for hand in game.hands],
        events=events_for(told, None),
    )
