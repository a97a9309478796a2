"""A slow check of a palace: every building rule that it breaks, found by a flood fill."""

from __future__ import annotations

from alhambra.rules.grid import ORIGIN, STEPS, Cell
from alhambra.rules.outworks import gate_on
from alhambra.rules.palace import Palace
from alhambra.rules.tiles import MATCHING, OPPOSITE, SIDES, START, Sides, Tile


def palace_defects(palace: Palace) -> list[str]:
    """The paragraphs that a palace breaks (build.*)."""
    tiles = palace.tiles
    if tiles.get(ORIGIN) is not START:
        return ["components.start"]
    broken = []
    if any(_clashes(palace, cell) for cell in tiles):
        broken.append("build.match")
    buildings = {cell for cell, tile in tiles.items() if tile.bastions is None}
    gates = palace.works.gates
    if _walk(palace, on_foot=True) != buildings or not all(
        _is_double_wall(palace, cell, side) for cell, side in gates
    ):
        broken.append("build.onfoot")
    if _walk(palace, on_foot=False) != tiles.keys():
        broken.append("build.joined")
    if _has_hole(tiles):
        broken.append("build.holes")
    return broken


def _clashes(palace: Palace, cell: Cell) -> bool:
    tile = palace.tiles[cell]
    return any(
        (tile.side(side), neighbour.side(OPPOSITE[side])) not in MATCHING
        for side, neighbour in palace.neighbours(cell)
    )


def _walk(palace: Palace, on_foot: bool) -> set[Cell]:
    """The cells reached from the start tile by full sides, or only over open ones and gates."""
    tiles, seen, todo = palace.tiles, {ORIGIN}, [ORIGIN]
    while todo:
        x, y = cell = todo.pop()
        for side, (dx, dy) in zip(SIDES, STEPS, strict=True):
            there = (x + dx, y + dy)
            if (
                there in tiles
                and there not in seen
                and (not on_foot or _is_open(palace, cell, side))
            ):
                seen.add(there)
                todo.append(there)
    return seen


def _is_open(palace: Palace, cell: Cell, side: Sides) -> bool:
    return palace.tiles[cell].side(side) == "open" or gate_on(cell, side) in palace.works.gates


def _is_double_wall(palace: Palace, cell: Cell, side: Sides) -> bool:
    dx, dy = STEPS[SIDES.index(side)]
    pair = palace.tiles.get(cell), palace.tiles.get((cell[0] + dx, cell[1] + dy))
    return all(
        tile is not None and tile.side(facing) == "wall"
        for tile, facing in zip(pair, (side, OPPOSITE[side]), strict=True)
    )


def _has_hole(tiles: dict[Cell, Tile]) -> bool:
    """Whether some empty cell cannot be reached from outside, by sides."""
    xs = range(min(x for x, _ in tiles) - 1, max(x for x, _ in tiles) + 2)
    ys = range(min(y for _, y in tiles) - 1, max(y for _, y in tiles) + 2)
    corner = (xs[0], ys[0])
    seen, todo = {corner}, [corner]
    while todo:
        x, y = todo.pop()
        for dx, dy in STEPS:
            there = (x + dx, y + dy)
            if there[0] in xs and there[1] in ys and there not in tiles and there not in seen:
                seen.add(there)
                todo.append(there)
    return len(seen) + len(tiles) != len(xs) * len(ys)
