"""Finished games: record, replay, statistics. A running game is refused."""

from __future__ import annotations

from dataclasses import replace

from litestar import Controller, MediaType, Response, get
from litestar.params import FromPath

from alhambra.notation.record import Record
from alhambra.notation.text import format_record
from alhambra.table import Table
from alhambra.table.errors import RequestError
from alhambra.table.former_names import former_notes
from alhambra.table.statistics import TAKEN_BACK, Statistics, statistics
from alhambra.table.take_back import taken_back
from alhambra.wire.replays import Replay, position

from .app_state import AppStateParam, TableName


class Games(Controller):
    """For anyone with the link, once the game is over."""

    path = "/api/tables/{name:str}"
    tags = ("games",)

    @get("/record", media_type=MediaType.TEXT)
    async def record(self, app_state: AppStateParam, name: TableName) -> Response[str]:
        """The record as a file."""
        table = (await app_state.hub.live(name)).table
        text = format_record(_record(table, named=True))
        disposition = f'attachment; filename="{table.code}.alhambra"'
        return Response(text, headers={"content-disposition": disposition})

    @get("/replay/{move:int}")
    async def replay(
        self, app_state: AppStateParam, name: TableName, move: FromPath[int]
    ) -> Replay:
        """The game after this many moves, with all hands open."""
        record = _record((await app_state.hub.live(name)).table)
        if not 0 <= move <= len(record):
            raise RequestError("move-unknown", move=move, moves=len(record))
        return position(record, move, record.game_at(move), record.events(move))

    @get("/statistics")
    async def statistics(self, app_state: AppStateParam, name: TableName) -> Statistics:
        """The game in numbers."""
        return statistics(_record((await app_state.hub.live(name)).table))


def _record(table: Table, *, named: bool = False) -> Record:
    if table.status != "finished" or table.play is None:
        raise RequestError("game-not-over")
    record = table.play.record
    if numbers := taken_back(table):
        note = (TAKEN_BACK, " ".join(map(str, numbers)))
        record.header = replace(record.header, notes=(*record.header.notes, note))
    if named:
        names = tuple(seat.name or seat.level for seat in table.seats)
        bots = tuple(
            (f"seat-{number}", seat.level)
            for number, seat in enumerate(table.seats)
            if seat.name and seat.level
        )
        notes = (*record.header.notes, *bots, *former_notes(table).items())
        record.header = replace(record.header, names=names, notes=notes)
    return record
