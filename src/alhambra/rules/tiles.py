"""Tiles: a kind, a price and what lies on their sides (components.tiles).

A side of a building is a wall or open. Tiles that nobody walks on have other sides,
bastions and fields; a module brings them.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from pkgutil import get_data
from typing import NewType

KINDS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")

#: A set of sides, a mask of the bits below: a type of its own, like a purse.
Sides = NewType("Sides", int)
NORTH, EAST, SOUTH, WEST = SIDES = (Sides(1), Sides(2), Sides(4), Sides(8))
OPPOSITE = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}
SIDE_LETTERS = "nesw"
NO_SIDES, ALL_SIDES = Sides(0), Sides(15)

#: Which sides may touch (build.match, camps.edges).
MATCHING = {
    ("open", "open"),
    ("wall", "wall"),
    ("wall", "bastion"),
    ("bastion", "wall"),
    ("field", "field"),
}


class Tile:
    """One tile of the game. There is a single object per id, so identity is equality.

    `bastions` is a set of sides for tiles that nobody walks on (their other sides are
    fields) and None for buildings; `pattern` is a number for all that lies on the sides.
    """

    __slots__ = ("bastions", "id", "kind", "pattern", "price", "rank", "walls")

    def __init__(
        self, kind: str, price: int, walls: Sides, bastions: Sides | None, id: str
    ) -> None:
        self.kind = kind
        self.price = price
        self.walls = walls
        self.bastions = bastions
        self.id = id
        self.pattern = walls if bastions is None else ALL_SIDES + 1 + bastions
        self.rank = (kind, price, self.pattern)

    def __str__(self) -> str:
        return self.id

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def __reduce__(self) -> tuple[object, ...]:
        return make_tile, (self.kind, self.price, self.walls, self.bastions)

    def side(self, side: Sides) -> str:
        """What lies on a side: `open`, `wall`, `bastion` or `field`."""
        if self.bastions is None:
            return "wall" if self.walls & side else "open"
        return "bastion" if self.bastions & side else "field"


_made: dict[str, Tile] = {}


def make_tile(
    kind: str, price: int, walls: Sides = NO_SIDES, bastions: Sides | None = None
) -> Tile:
    """The tile of this kind, price and sides."""
    letters = format_sides(walls if bastions is None else bastions)
    id = f"{kind}-{price}-{letters}" if letters else f"{kind}-{price}"
    return _made.setdefault(id, Tile(kind, price, walls, bastions, id))


def format_sides(sides: Sides) -> str:
    """A set of sides as letters: `ne` for north and east."""
    return "".join(letter for bit, letter in zip(SIDES, SIDE_LETTERS, strict=True) if sides & bit)


def parse_sides(letters: str) -> Sides:
    """The set of sides that these letters name, in either case."""
    return Sides(sum(SIDES[SIDE_LETTERS.index(letter)] for letter in letters.lower()))


def sort_tiles(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """Tiles in their canonical order, so that equal reserves compare equal."""
    return tuple(sorted(tiles, key=lambda tile: tile.rank))


def load_tiles() -> tuple[Tile, ...]:
    """The 54 building tiles, from the data file."""
    data = get_data(__package__, "data/tiles.json")
    assert data is not None
    return tuple(
        make_tile(row["kind"], row["price"], parse_sides(row["walls"])) for row in json.loads(data)
    )


#: The lion fountain: no walls, no price, no building (components.start).
START = make_tile("start", 0)
TILES = load_tiles()
#: How many building tiles of each kind there are, and how many wall sides on all of them.
TILE_COUNTS = Counter(tile.kind for tile in TILES)
WALL_SIDES = sum(tile.walls.bit_count() for tile in TILES)
