"""A table that goes on from a record."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from alhambra.notation.record import Record
from alhambra.notation.text import parse_record
from alhambra.rules.game import Game
from alhambra.server.errors import ServerError

from .play import Play
from .table import Table


def from_record(table: Table, text: str, move: int | None, seed: int) -> Table:
    """The table with the game after so many moves of a record.

    What was hidden then is dealt anew: whoever brought the record knows its order.
    """
    record = parse_record(text)
    number = len(record) if move is None else move
    if not 0 <= number <= len(record):
        raise ServerError("move-unknown", move=number, moves=len(record))
    game = record.game_at(number)
    if game.is_over:
        raise ServerError("record-over")
    if len(table.seats) != game.rules.players:
        raise ServerError("record-seats", seats=len(table.seats), players=game.rules.players)
    dealt = Game.from_view(game.view(None), seed)
    dealt.names = ()
    play = Play.of(Record.from_game(dealt))
    rules = game.rules
    options = structs.replace(table.options, edition=rules.edition, modules=rules.modules)
    return replace(table, options=options, play=play)
