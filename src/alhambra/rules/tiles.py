"""Building tiles: a kind, a price and walls on some sides (components.tiles)."""

from __future__ import annotations

import json
from collections.abc import Iterable
from importlib.resources import files

KINDS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")

#: A set of sides is a mask of these bits.
NORTH, EAST, SOUTH, WEST = SIDES = (1, 2, 4, 8)
SIDE_LETTERS = "nesw"


class Tile:
    """One tile of the game. There is a single object per id, so identity is equality."""

    __slots__ = ("id", "kind", "price", "rank", "walls")

    def __init__(self, kind: str, price: int, walls: int, id: str) -> None:
        self.kind = kind
        self.price = price
        self.walls = walls
        self.id = id
        self.rank = (kind, price, walls)

    def __str__(self) -> str:
        return self.id

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def __reduce__(self) -> tuple[object, ...]:
        return make_tile, (self.kind, self.price, self.walls)


_made: dict[str, Tile] = {}


def make_tile(kind: str, price: int, walls: int) -> Tile:
    """The tile of this kind, price and set of wall sides."""
    letters = format_sides(walls)
    id = f"{kind}-{price}-{letters}" if letters else f"{kind}-{price}"
    return _made.setdefault(id, Tile(kind, price, walls, id))


def format_sides(sides: int) -> str:
    """A set of sides as letters: `ne` for north and east."""
    return "".join(letter for bit, letter in zip(SIDES, SIDE_LETTERS, strict=True) if sides & bit)


def parse_sides(letters: str) -> int:
    """The set of sides that these letters name, in either case."""
    return sum(SIDES[SIDE_LETTERS.index(letter)] for letter in letters.lower())


def sort_tiles(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """Tiles in their canonical order, so that equal reserves compare equal."""
    return tuple(sorted(tiles, key=lambda tile: tile.rank))


def load_tiles() -> tuple[Tile, ...]:
    """The 54 building tiles, from the data file."""
    text = files(__package__).joinpath("data/tiles.json").read_text("utf-8")
    return tuple(
        make_tile(row["kind"], row["price"], parse_sides(row["walls"])) for row in json.loads(text)
    )


#: The lion fountain: no walls, no price, no building (components.start).
START = make_tile("start", 0, 0)
TILES = load_tiles()
