"""Queries of a palace, on palaces without cached results."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from alhambra.rules.palace import EMPTY, Palace, palace_of
from alhambra.rules.tiles import TILES, Tile

from .harness import Figure, Goal, Plan, interleave, microseconds, say

SIZE = 15
CELLS, WALL, REMOVABLE = "placements of one tile", "longest wall", "all removable tiles"
CALLS = {
    CELLS: "Palace.cells_for, cold",
    WALL: "Palace.wall, cold",
    REMOVABLE: "Palace.removable, cold",
}
GOALS = {CELLS: Goal(3), WALL: Goal(12), REMOVABLE: Goal(10)}


def figures(plan: Plan) -> Iterator[Figure]:
    say(f"palaces: {plan.rounds} rounds on {plan.positions} palaces each")
    rng = Random(1)
    grown = [random_palace(rng) for _ in range(plan.positions)]
    spare = [_spare_tile(palace, rng) for palace in grown]

    def cold() -> list[Palace]:
        return [palace_of(palace.buildings()) for palace in grown]

    contenders: dict[str, Callable[[], float]] = {
        CELLS: lambda: microseconds(Palace.cells_for, cold(), spare),
        WALL: lambda: microseconds(Palace.wall, cold()),
        REMOVABLE: lambda: microseconds(Palace.removable, cold()),
    }
    for name, samples in interleave(contenders, plan.rounds).items():
        title = f"{name}, {SIZE}-tile palace"
        yield Figure(title, CALLS[name], "µs", tuple(samples), GOALS[name])


def random_palace(rng: Random) -> Palace:
    """Random tiles on random legal cells, the start tile and 15 more."""
    palace, tiles = EMPTY, rng.sample(TILES, len(TILES))
    for tile in tiles:
        if len(palace.tiles) > SIZE:
            return palace
        if cells := palace.cells_for(tile):
            palace = palace.place(tile, rng.choice(cells))
    # Walls can enclose a palace so that nothing fits: start another one.
    return random_palace(rng)


def _spare_tile(palace: Palace, rng: Random) -> Tile:
    return rng.choice([tile for tile in TILES if palace.find(tile) is None])
