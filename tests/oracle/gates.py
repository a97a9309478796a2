"""Tiles placed with a gate (gates.use)."""

from tests.oracle import palace as building
from tests.oracle.palace import Cell, Gates, Palace
from tests.oracle.tiles import SIDES, WALL, is_camp


def is_double_wall(palace: Palace, cell: Cell, side: str) -> bool:
    """gates.use: wall to wall with a building; a gate never leads to a camp."""
    beyond = building.neighbour(cell, side)
    if beyond not in building.buildings(palace):
        return False
    here = building.edge_at(palace, cell, side)
    there = building.edge_at(palace, beyond, building.OPPOSITE[side])
    return here == there == WALL


def sides_for_a_gate(palace: Palace, cell: Cell, gates: Gates) -> set[str]:
    """gates.use: the sides of the tile just placed on a cell where a gate makes the palace legal.

    None for a camp, and none if the tile is reachable without a gate. The building beyond must be
    reachable. All other building rules still hold.
    """
    double_walls = [side for side in SIDES if is_double_wall(palace, cell, side)]
    if is_camp(palace[cell]) or not double_walls:
        return set()
    reached = building.reached_on_foot(palace, gates)
    if cell in reached:
        return set()
    found = set()
    for side in double_walls:
        beyond = building.neighbour(cell, side)
        gate = building.gate_between(cell, beyond)
        if beyond in reached and building.is_legal(palace, gates | {gate}):
            found.add(side)
    return found


def places_with_gate(palace: Palace, tile: str, gates: Gates) -> set[tuple[Cell, str]]:
    """gates.use: the empty cells where the tile may be placed with a gate, each with its side."""
    return {
        (cell, side)
        for cell in building.free_cells(palace)
        for side in sides_for_a_gate(building.with_tile(palace, tile, cell), cell, gates)
    }


def swaps_with_gate(palace: Palace, tile: str, gates: Gates) -> set[tuple[Cell, str]]:
    """gates.use: the cells whose tile it may replace with a gate, each with its side."""
    return {
        (cell, side)
        for cell in building.movable_cells(palace, gates)
        for side in sides_for_a_gate(building.with_tile(palace, tile, cell), cell, gates)
    }
