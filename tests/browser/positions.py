"""Tables that start at a given decision, from positions made by hand."""

from __future__ import annotations

from typing import Any

from alhambra.notation.record import Record
from alhambra.notation.text import format_record
from alhambra.rules.game import Game
from tests.helpers import do

from .served import Served
from .tables import Seat, new_table

ALL = "city_gates diamonds camps characters"


def table_from(
    server: Served, game: Game, *others: str, start: bool = True, **options: Any
) -> Seat:
    """A person on the first seat of this game; random bots on the others unless named."""
    levels = others or ("random",) * (game.rules.players - 1)
    record = format_record(Record.from_game(game))
    return new_table(server, *levels, start=start, options=options, record=record)


def played(game: Game, *actions: str) -> Game:
    """The game after these actions, including its random steps."""
    for action in actions:
        do(game, action)
    return game
