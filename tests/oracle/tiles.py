"""The tiles, as text ids.

Buildings: kind-price-walls (components.tiles); camps: camp-price-bastions (camps.tiles).
"""

from functools import cache

KINDS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")

SIDES = ("n", "e", "s", "w")

TILE_IDS = (
    "pavilion-2-new",
    "pavilion-3-sw",
    "pavilion-4-es",
    "pavilion-5-nw",
    "pavilion-6-n",
    "pavilion-7-e",
    "pavilion-8",
    "seraglio-3-esw",
    "seraglio-4-ne",
    "seraglio-5-sw",
    "seraglio-6-es",
    "seraglio-7-w",
    "seraglio-8-s",
    "seraglio-9",
    "arcades-4-nes",
    "arcades-5-nw",
    "arcades-6-ne",
    "arcades-6-sw",
    "arcades-7-es",
    "arcades-8-e",
    "arcades-8-n",
    "arcades-9",
    "arcades-10",
    "chambers-5-nsw",
    "chambers-6-es",
    "chambers-7-ne",
    "chambers-7-sw",
    "chambers-8-nw",
    "chambers-9-s",
    "chambers-9-w",
    "chambers-10",
    "chambers-11",
    "garden-6-esw",
    "garden-7-nsw",
    "garden-8-ne",
    "garden-8-nw",
    "garden-8-sw",
    "garden-9-e",
    "garden-10-n",
    "garden-10-w",
    "garden-10",
    "garden-11",
    "garden-12-s",
    "tower-7-new",
    "tower-8-nes",
    "tower-9-es",
    "tower-9-ne",
    "tower-9-nw",
    "tower-10-w",
    "tower-11-n",
    "tower-11-s",
    "tower-11",
    "tower-12",
    "tower-13-e",
)

CAMP_IDS = (
    "camp-3-n",
    "camp-4-e",
    "camp-5-s",
    "camp-6-w",
    "camp-7-nw",
    "camp-8-ne",
    "camp-9-es",
    "camp-10-sw",
)
"""camps.tiles: there is an arrow at each bastion."""

OPEN = "open"
WALL = "wall"
BASTION = "bastion"
FIELD = "field"


def kind_of(tile: str) -> str:
    """The kind: the first part of the id (components.tiles); "camp" is no building kind."""
    return tile.split("-", maxsplit=1)[0]


def price_of(tile: str) -> int:
    """The price: the second part of the id (components.tiles, camps.tiles)."""
    return int(tile.split("-")[1])


@cache
def is_camp(tile: str) -> bool:
    """camps.tiles"""
    return tile in CAMP_IDS


def marked_sides(tile: str) -> set[str]:
    """The sides in the third part of the id, if any: walls of a building, bastions of a camp."""
    parts = tile.split("-")
    return set(parts[2]) if len(parts) == 3 else set()


def walls_of(tile: str) -> set[str]:
    """The sides that carry a wall (components.tiles); a camp has none."""
    return set() if is_camp(tile) else marked_sides(tile)


def bastions_of(tile: str) -> list[str]:
    """camps.tiles: the sides of a camp with a bastion and an arrow, in the order n, e, s, w."""
    return [side for side in SIDES if is_camp(tile) and side in marked_sides(tile)]


def edge_of(tile: str, side: str) -> str:
    """One side of a tile: open or wall of a building, field or bastion of a camp."""
    return EDGES[tile][side]


def _edge(tile: str, side: str) -> str:
    """components.tiles, camps.tiles"""
    if is_camp(tile):
        return BASTION if side in marked_sides(tile) else FIELD
    return WALL if side in marked_sides(tile) else OPEN


EDGES = {tile: {side: _edge(tile, side) for side in SIDES} for tile in (*TILE_IDS, *CAMP_IDS)}
"""The four sides of every tile."""
