"""Tables that continue a game from a record."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from alhambra.notation.record import Record
from alhambra.notation.seeds import SystemChance
from alhambra.rules.chance import Seeded
from alhambra.rules.game import Game

from .errors import RequestError
from .options import with_versions
from .play import Play
from .table import Table


def deal(record: Record, move: int | None, seats: int, seed: int | None = None) -> Play:
    """The game after `move` moves of a record (None: all), for a table with this many seats.

    Hidden information is dealt again, because the client who uploaded the record knows its order.
    A seed is for tests.
    """
    number = len(record) if move is None else move
    if not 0 <= number <= len(record):
        raise RequestError("move-unknown", move=number, moves=len(record))
    game = record.game_at(number)
    if game.is_over:
        raise RequestError("record-over")
    if seats != game.rules.players:
        raise RequestError("record-seats", seats=seats, players=game.rules.players)
    dealt = Game.dealt(game.view(None), SystemChance() if seed is None else Seeded(seed))
    dealt.names = ()
    return Play.of(Record.from_game(dealt))


def continue_from(table: Table, play: Play) -> Table:
    """The table with a game that was dealt from a record."""
    rules = play.game.rules
    options = structs.replace(table.options, edition=rules.edition, modules=rules.modules)
    return replace(table, options=with_versions(options), play=play)
