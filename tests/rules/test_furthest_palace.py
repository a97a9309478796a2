"""The furthest palace that the tiles allow, and everything still right out there.

How far can one get in one direction, say east? Every column on the way must be crossed. A
tile open to west and east does it alone: those without walls (10) and those with a single
north or south wall (4 + 4), 18 columns. Any other column needs one tile entered from the west
with a wall to the east (single walls 4, corner pairs 5 + 5) and one left to the east with a wall
to the west (4 + 5 + 5): 14 columns. One more tile at the end, whichever is open to the west:
18 + 14 + 1 = 33. The set is the same for all four directions.
"""

import pytest

from alhambra import Palace, Tile
from alhambra.rules.building import why_not_place
from alhambra.rules.grid import Cell
from alhambra.rules.palace import EMPTY, palace_of
from alhambra.rules.palace_invariants import palace_defects
from alhambra.rules.tiles import TILES, format_sides, parse_sides
from tests.helpers import do, position
from tests.oracle import palace as oracle
from tests.oracle.wall import wall_length

FURTHEST = 33
#: Wall patterns of a way to the east: each column crossed straight on, or down or up and on.
STRAIGHT = [[(letters, 0)] for letters in [""] * 10 + ["n"] * 4 + ["s"] * 4]
ZIGZAG = [
    *[[("ne", 0), ("sw", 1)]] * 5,
    *[[("es", 0), ("nw", -1)]] * 5,
    *[[("e", 0), ("w", 1)], [("e", 0), ("w", -1)]] * 2,
]


def way_east() -> list[tuple[Cell, str]]:
    """Cells and wall patterns of the longest way to the east."""
    way: list[tuple[Cell, str]] = []
    y = 0
    # Mixed, so that walls, turns and straight tiles meet one another in many ways.
    columns = [column for pair in zip(STRAIGHT, ZIGZAG, strict=False) for column in pair]
    columns += STRAIGHT[len(ZIGZAG) :]
    for x, column in enumerate(columns, start=1):
        for letters, down in column:
            y += down
            way.append(((x, y), letters))
    return [*way, ((len(columns) + 1, y), "nes")]


def turned(way: list[tuple[Cell, str]], quarters: int) -> list[tuple[Cell, str]]:
    """The same way after so many quarter turns clockwise."""
    for _ in range(quarters):
        way = [((-y, x), letters.translate(str.maketrans("nesw", "eswn")))
               for (x, y), letters in way]  # fmt: skip
    return way


def with_tiles(way: list[tuple[Cell, str]]) -> list[tuple[Cell, Tile]]:
    """The way with a tile of the set for every pattern."""
    left = list(TILES)
    found = []
    for cell, letters in way:
        match = next(tile for tile in left if tile.walls == parse_sides(letters))
        left.remove(match)
        found.append((cell, match))
    return found


WAYS = [with_tiles(turned(way_east(), quarters)) for quarters in range(4)]


def plain(built: Palace) -> dict[Cell, str]:
    """A palace for the oracle."""
    return {cell: tile.id for cell, tile in built.buildings().items()}


def test_no_palace_reaches_further() -> None:
    """components.tiles, build.onfoot: 18 + 14 + 1 columns, counted over the tiles"""
    for ahead, back in ("ew", "sn", "we", "ns"):
        patterns = [format_sides(tile.walls) for tile in TILES]
        alone = [letters for letters in patterns if ahead not in letters and back not in letters]
        blocked = [letters for letters in patterns if ahead in letters and back not in letters]
        # Three walls leave no way on from a tile entered from behind.
        entered = [letters for letters in blocked if len(letters) < 3]
        assert len(alone) + len(entered) + 1 == FURTHEST


@pytest.mark.parametrize("way", WAYS, ids=["east", "south", "west", "north"])
def test_built_tile_by_tile(way: list[tuple[Cell, Tile]]) -> None:
    """build.after, score.wall: legal placements all the way, checked by flood fill"""
    built = EMPTY
    for cell, tile in way:
        assert cell in built.cells_for(tile)
        assert why_not_place(built, tile, cell) is None
        built = built.place(tile, cell)
        assert palace_defects(built) == []
    assert max(max(abs(x), abs(y)) for x, y in built.tiles) == FURTHEST
    assert built == palace_of(reversed(way))
    assert built.wall() == wall_length(plain(built)) > 3
    assert set(built.removable()) == oracle.cells_to_remove(plain(built)) == {way[-1][0]}
    end, last = way[-1]
    assert end in built.remove(end).cells_for(last)


@pytest.mark.parametrize("way", WAYS[::2], ids=["east", "west"])
def test_choices_at_the_far_end(way: list[tuple[Cell, Tile]]) -> None:
    """build.after: places, swaps and removals out there agree with the oracle"""
    built = palace_of(way[:-1])
    spare = [tile for tile in TILES if tile not in built.tiles.values()]
    for tile in {tile.walls: tile for tile in spare}.values():
        assert set(built.cells_for(tile)) == oracle.cells_to_place(plain(built), tile.id)
        assert set(built.swaps_for(tile)) == oracle.cells_to_swap(plain(built), tile.id)


def test_beyond_the_end() -> None:
    """build.joined: cells beyond the last tile, far outside any window, are only refused"""
    built = palace_of(WAYS[0])
    spare = next(tile for tile in TILES if format_sides(tile.walls) == "nsw")
    (x, y), _ = WAYS[0][-1]
    for cell, code in (
        ((x + 1, y), "not-on-foot"),
        ((x, y - 1), "not-on-foot"),
        ((x, y + 1), "not-on-foot"),
        ((x + 2, y), "not-joined"),
        ((10**6, -(10**6)), "not-joined"),
    ):
        why = why_not_place(built, spare, cell)
        assert why is not None
        assert (cell, why.code) == (cell, code)


def test_built_in_a_game() -> None:
    """redesign.add, build.after: the same through the doors of a game, and the palace is counted"""
    way = WAYS[0]
    game = position(2, reserves=[" ".join(tile.id for _, tile in way)])
    for (x, y), tile in way:
        do(game, f"add {tile} {x},{y}")
        game.apply(game.legal_actions()[0])
    assert game.palaces[0] == palace_of(way)
    assert game.reserves[0] == ()
    assert game.status() == []
    assert sum(game.palaces[0].counts().values()) == len(way) + 1
