"""Points of all owners after each scoring, with their ranks."""

from __future__ import annotations

from msgspec import Struct

from alhambra.rules.ending import ranking
from alhambra.rules.game import Game


class Total(Struct):
    """The points of an owner up to a scoring, and the rank; equal points share a rank."""

    round: int
    owner: int
    points: int
    rank: int


def totals(game: Game) -> list[Total]:
    """The totals after each scoring so far."""
    if not game.lines:
        return []
    points = {owner: 0 for hook in game.rules.entrants for owner, _ in hook(game)}
    found: list[Total] = []
    for round in sorted({line.round for line in game.lines}):
        for line in game.lines:
            if line.round == round:
                points[line.owner] = points.get(line.owner, 0) + line.points
        found += [Total(round, rank.owner, rank.score, rank.rank) for rank in ranking(points)]
    return found
