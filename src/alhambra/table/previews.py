"""Previews of a change of a palace: its wall, and the points if the next scoring came now.

Used by the terminal, which sees an open table, and by the server, which has a game. All points
come from the engine, so that what modules add is part of them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from alhambra.rules.chance import Seeded
from alhambra.rules.game import Game
from alhambra.rules.open_table import next_round
from alhambra.rules.palace import Palace
from alhambra.rules.score_lines import ScoreLine
from alhambra.rules.scoring import score_lines
from alhambra.rules.seats import SeatIndex
from alhambra.rules.tiles import Tile
from alhambra.rules.view import OpenTable


@dataclass(frozen=True, slots=True)
class ExpectedScore:
    """The wall of a seat, and what the next scoring would bring it as things stand."""

    wall: int
    points: int


def open_game(table: OpenTable) -> Game:
    """A game that holds what lies open on a table: enough to ask what a scoring would bring.

    Its deck and supply are empty, and so are the hands of the others: it cannot be played.
    """
    game = Game(table.rules, Seeded(0), table.names)
    game.stack = table.stack
    game.turn_seat = table.turn_seat
    if table.seat is not None and table.hand is not None:
        game.hands[table.seat] = table.hand
    game.palaces = [*table.palaces]
    game.reserves = [*table.reserves]
    game.scores = [*table.scores]
    game.lines = table.lines
    game.market = table.market
    game.display = table.display
    game.discards = table.discards
    game.scorings = table.scorings
    game.states = dict(table.states)
    return game


def next_lines(game: Game) -> tuple[ScoreLine, ...]:
    """All points of the next scoring, if it came now."""
    return score_lines(game, next_round(game))


def points_by_source(game: Game, seat: SeatIndex) -> Counter[str]:
    """What the next scoring would bring a seat, if it came now."""
    return Counter({line.source: line.points for line in next_lines(game) if line.owner == seat})


def expected_score(game: Game, seat: SeatIndex) -> ExpectedScore:
    """What a seat can expect as things stand."""
    return ExpectedScore(game.palaces[seat].wall(), points_by_source(game, seat).total())


def with_palace(game: Game, seat: SeatIndex, palace: Palace) -> Game:
    """The game with another palace for a seat."""
    game = game.copy()
    game.palaces[seat] = palace
    return game


def best_with(game: Game, seat: SeatIndex, tile: Tile) -> ExpectedScore | None:
    """What a seat could expect at best with one more tile; None where it fits nowhere."""
    palace = game.palaces[seat]
    found = [
        expected_score(with_palace(game, seat, palace.place(tile, cell)), seat)
        for cell in palace.cells_for(tile)
    ]
    return max(found, key=lambda expected: expected.points, default=None)
