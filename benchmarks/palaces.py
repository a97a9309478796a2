"""What a palace is asked, on palaces that have not been asked before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from alhambra.rules.palace import EMPTY, Palace, palace_of
from alhambra.rules.tiles import TILES, Tile

from .harness import Figure, Goal, Plan, interleave, microseconds, say

SIZE = 15
CELLS, WALL, REMOVABLE = "placements of one tile", "longest wall", "all removable tiles"
DOORS = {
    CELLS: "Palace.cells_for, cold",
    WALL: "Palace.wall, cold",
    REMOVABLE: "Palace.removable, cold",
}
GOALS = {CELLS: Goal(3), WALL: Goal(12), REMOVABLE: Goal(10)}


def figures(plan: Plan) -> Iterator[Figure]:
    say(f"palaces: {plan.rounds} rounds on {plan.positions} palaces each")
    draw = Random(1)
    grown = [random_palace(draw) for _ in range(plan.positions)]
    spare = [_spare_tile(palace, draw) for palace in grown]

    def cold() -> list[Palace]:
        return [palace_of(palace.buildings()) for palace in grown]

    contenders: dict[str, Callable[[], float]] = {
        CELLS: lambda: microseconds(Palace.cells_for, cold(), spare),
        WALL: lambda: microseconds(Palace.wall, cold()),
        REMOVABLE: lambda: microseconds(Palace.removable, cold()),
    }
    for name, samples in interleave(contenders, plan.rounds).items():
        title = f"{name}, {SIZE}-tile palace"
        yield Figure(title, DOORS[name], "µs", tuple(samples), GOALS[name])


def random_palace(draw: Random) -> Palace:
    """Random tiles on random legal cells, the start tile and 15 more."""
    palace, tiles = EMPTY, draw.sample(TILES, len(TILES))
    for tile in tiles:
        if len(palace.tiles) > SIZE:
            return palace
        if cells := palace.cells_for(tile):
            palace = palace.place(tile, draw.choice(cells))
    # Walls can shut a palace off for good: start another one.
    return random_palace(draw)


def _spare_tile(palace: Palace, draw: Random) -> Tile:
    return draw.choice([tile for tile in TILES if palace.find(tile) is None])
