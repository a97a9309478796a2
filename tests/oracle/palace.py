"""The building rules, checked on a whole palace (build.*, camps.*, gates.*).

A palace maps cells to tile ids without the start tile, which is always on 0,0.
A gate is the pair of the two cells that it joins, the smaller one first.
"""

from collections.abc import Callable, Iterator, Set
from functools import cache, lru_cache

from tests.oracle.tiles import BASTION, FIELD, OPEN, SIDES, WALL, edge_of, is_camp

Cell = tuple[int, int]
Palace = dict[Cell, str]
Gate = tuple[Cell, Cell]
Gates = Set[Gate]
#: A palace as a key: one decision asks about most palaces of the decision before it again.
Tiles = frozenset[tuple[Cell, str]]
REMEMBERED = 1 << 13

NO_GATES: Gates = frozenset()
START: Cell = (0, 0)
STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}

MAY_TOUCH = {(OPEN, OPEN), (WALL, WALL), (BASTION, WALL), (WALL, BASTION), (FIELD, FIELD)}
"""build.match, camps.edges: nothing else may touch."""


@cache
def neighbour(cell: Cell, side: str) -> Cell:
    """The cell beyond one side; x grows east, y grows south."""
    return (cell[0] + STEPS[side][0], cell[1] + STEPS[side][1])


def gate_between(one: Cell, other: Cell) -> Gate:
    """A gate as its two cells in order."""
    return (min(one, other), max(one, other))


def frozen_cells(gates: Gates) -> set[Cell]:
    """gates.frozen: the cells of the tiles next to a gate."""
    return {cell for gate in gates for cell in gate}


def occupied(palace: Palace) -> set[Cell]:
    """All cells with a tile, the start tile included (components.start)."""
    return {START} | set(palace)


def buildings(palace: Palace) -> set[Cell]:
    """All cells with a building, the start tile included; no camps."""
    return {START} | {cell for cell, tile in palace.items() if not is_camp(tile)}


def edge_at(palace: Palace, cell: Cell, side: str) -> str:
    """One side of the tile on a cell; the start tile is open on all sides (components.start)."""
    return OPEN if cell == START else edge_of(palace[cell], side)


def box(palace: Palace) -> set[Cell]:
    """All cells of the bounding box, with a margin of one cell on every side."""
    cells = occupied(palace)
    xs = [x for x, _ in cells]
    ys = [y for _, y in cells]
    return {
        (x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)
    }


def flood(first: Cell, allowed: set[Cell], open_side: Callable[[Cell, str], bool]) -> set[Cell]:
    """Flood fill: all allowed cells reached from the first one over open sides."""
    reached = {first}
    todo = [first]
    while todo:
        cell = todo.pop()
        for side in SIDES:
            beyond = neighbour(cell, side)
            if beyond in allowed and beyond not in reached and open_side(cell, side):
                reached.add(beyond)
                todo.append(beyond)
    return reached


def sides_agree(palace: Palace, cell: Cell, side: str) -> bool:
    """build.match, camps.edges: whether the side may touch the neighbour."""
    beyond = neighbour(cell, side)
    edges = (edge_at(palace, cell, side), edge_at(palace, beyond, OPPOSITE[side]))
    return edges in MAY_TOUCH


def sides_match(palace: Palace, cells: set[Cell]) -> bool:
    """Whether all touching sides of these tiles and the start tile match."""
    return all(
        sides_agree(palace, cell, side)
        for cell in cells
        for side in SIDES
        if neighbour(cell, side) in cells
    )


def buildings_match(palace: Palace) -> bool:
    """build.match: touching sides of buildings are both wall or both open."""
    return sides_match(palace, buildings(palace))


def camps_match(palace: Palace) -> bool:
    """camps.edges: bastions touch walls, fields touch fields, and nothing else touches a camp."""
    cells = occupied(palace)
    camps = cells - buildings(palace)
    return all(
        sides_agree(palace, camp, side)
        for camp in camps
        for side in SIDES
        if neighbour(camp, side) in cells
    )


def reached_on_foot(palace: Palace, gates: Gates) -> set[Cell]:
    """build.onfoot, gates.use, camps.onfoot: the buildings reachable from the start tile.

    A path crosses walls only by gates, and does not lead through camps.
    """

    def can_be_walked(cell: Cell, side: str) -> bool:
        beyond = neighbour(cell, side)
        here = edge_at(palace, cell, side)
        there = edge_at(palace, beyond, OPPOSITE[side])
        return here == there == OPEN or gate_between(cell, beyond) in gates

    return flood(START, buildings(palace), can_be_walked)


def all_on_foot(palace: Palace, gates: Gates) -> bool:
    """build.onfoot: every building is reachable; camps.onfoot: camps need not be."""
    return reached_on_foot(palace, gates) == buildings(palace)


def all_joined(palace: Palace) -> bool:
    """build.joined, camps.onfoot: every tile is connected to the start tile by full sides."""
    return flood(START, occupied(palace), lambda cell, side: True) == occupied(palace)


def no_holes(palace: Palace) -> bool:
    """build.holes, camps.holes: every empty cell is connected to the outside by sides."""
    empty = box(palace) - occupied(palace)
    outside = min(empty)  # a corner of the margin
    return flood(outside, empty, lambda cell, side: True) == empty


def find_broken(palace: Palace, gates: Gates) -> Iterator[str]:
    """build.after: the ids of all building rules that this palace breaks, one by one."""
    if START in palace:
        yield "components.start"
    if not buildings_match(palace):
        yield "build.match"
    if not camps_match(palace):
        yield "camps.edges"
    if not all_on_foot(palace, gates):
        yield "build.onfoot"
    if not all_joined(palace):
        yield "build.joined"
    if not no_holes(palace):
        yield "build.holes"


def broken_rules(palace: Palace, gates: Gates = NO_GATES) -> list[str]:
    """build.after: the ids of all building rules that this palace breaks."""
    return list(find_broken(palace, gates))


def is_legal(palace: Palace, gates: Gates = NO_GATES) -> bool:
    """build.after: no building rule is broken."""
    return _is_legal(frozenset(palace.items()), frozenset(gates))


@lru_cache(maxsize=REMEMBERED)
def _is_legal(tiles: Tiles, gates: frozenset[Gate]) -> bool:
    return next(find_broken(dict(tiles), gates), None) is None


def with_tile(palace: Palace, tile: str, cell: Cell) -> Palace:
    """The palace with a tile on a cell, replacing any tile there."""
    changed = dict(palace)
    changed[cell] = tile
    return changed


def without_cell(palace: Palace, cell: Cell) -> Palace:
    """The palace without the tile on a cell."""
    changed = dict(palace)
    del changed[cell]
    return changed


def free_cells(palace: Palace) -> set[Cell]:
    """build.joined: the empty cells next to a tile; elsewhere a new tile would not be joined."""
    cells = occupied(palace)
    return {neighbour(cell, side) for cell in cells for side in SIDES} - cells


def movable_cells(palace: Palace, gates: Gates) -> set[Cell]:
    """redesign.legal, gates.frozen: the cells whose tile may be redesigned."""
    return set(palace) - frozen_cells(gates)


def cells_to_place(palace: Palace, tile: str, gates: Gates = NO_GATES) -> set[Cell]:
    """turn.place, redesign.add: the empty cells where the tile may be placed."""
    return {cell for cell in free_cells(palace) if is_legal(with_tile(palace, tile, cell), gates)}


def cells_to_remove(palace: Palace, gates: Gates = NO_GATES) -> set[Cell]:
    """redesign.remove: the cells whose tile may be removed."""
    return {
        cell for cell in movable_cells(palace, gates) if is_legal(without_cell(palace, cell), gates)
    }


def cells_to_swap(palace: Palace, tile: str, gates: Gates = NO_GATES) -> set[Cell]:
    """redesign.swap: the cells whose tile this one may replace."""
    return {
        cell
        for cell in movable_cells(palace, gates)
        if is_legal(with_tile(palace, tile, cell), gates)
    }
