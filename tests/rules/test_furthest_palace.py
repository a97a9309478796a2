"""The palace that reaches furthest in one direction, and the building rules at its end.

How far can a palace reach in one direction, say east? Every column on the way must be crossed. A
tile open to west and east crosses it alone: those without walls (10) and those with a single
north or south wall (4 + 4), 18 columns. Any other column needs one tile entered from the west
with a wall to the east (single walls 4, corner pairs 5 + 5) and one left to the east with a wall
to the west (4 + 5 + 5): 14 columns. One more tile at the end, any that is open to the west:
18 + 14 + 1 = 33. The set of tiles is the same for all four directions.
"""

import pytest

from alhambra import Palace, Tile
from alhambra.rules.building import why_not_place
from alhambra.rules.grid import Cell
from alhambra.rules.invariants.palace import palace_defects
from alhambra.rules.palace import EMPTY, palace_of
from alhambra.rules.tiles import TILES, format_sides, parse_sides
from tests.helpers import do, position
from tests.oracle import palace as oracle
from tests.oracle.wall import wall_length

FURTHEST = 33
#: Wall patterns of a path to the east: each column is crossed straight, or with a step down or up.
STRAIGHT = [[(letters, 0)] for letters in [""] * 10 + ["n"] * 4 + ["s"] * 4]
ZIGZAG = [
    *[[("ne", 0), ("sw", 1)]] * 5,
    *[[("es", 0), ("nw", -1)]] * 5,
    *[[("e", 0), ("w", 1)], [("e", 0), ("w", -1)]] * 2,
]


def path_east() -> list[tuple[Cell, str]]:
    """Cells and wall patterns of the longest path to the east."""
    path: list[tuple[Cell, str]] = []
    y = 0
    # Mixed, so that walls, turns and straight tiles meet in many combinations.
    columns = [column for pair in zip(STRAIGHT, ZIGZAG, strict=False) for column in pair]
    columns += STRAIGHT[len(ZIGZAG) :]
    for x, column in enumerate(columns, start=1):
        for letters, down in column:
            y += down
            path.append(((x, y), letters))
    return [*path, ((len(columns) + 1, y), "nes")]


def rotated(path: list[tuple[Cell, str]], quarters: int) -> list[tuple[Cell, str]]:
    """The same path after some clockwise quarter turns."""
    for _ in range(quarters):
        path = [((-y, x), letters.translate(str.maketrans("nesw", "eswn")))
               for (x, y), letters in path]  # fmt: skip
    return path


def with_tiles(path: list[tuple[Cell, str]]) -> list[tuple[Cell, Tile]]:
    """The path with a tile of the set for every pattern."""
    left = list(TILES)
    found = []
    for cell, letters in path:
        match = next(tile for tile in left if tile.walls == parse_sides(letters))
        left.remove(match)
        found.append((cell, match))
    return found


PATHS = [with_tiles(rotated(path_east(), quarters)) for quarters in range(4)]


def plain(built: Palace) -> dict[Cell, str]:
    """A palace for the oracle."""
    return {cell: tile.id for cell, tile in built.buildings().items()}


def test_no_palace_reaches_further() -> None:
    """components.tiles, build.onfoot: 18 + 14 + 1 columns, counted over the tiles"""
    for ahead, back in ("ew", "sn", "we", "ns"):
        patterns = [format_sides(tile.walls) for tile in TILES]
        alone = [letters for letters in patterns if ahead not in letters and back not in letters]
        blocked = [letters for letters in patterns if ahead in letters and back not in letters]
        # A tile with three walls that is entered from behind has no way on.
        entered = [letters for letters in blocked if len(letters) < 3]
        assert len(alone) + len(entered) + 1 == FURTHEST


@pytest.mark.parametrize("path", PATHS, ids=["east", "south", "west", "north"])
def test_furthest_palace_is_built_by_legal_placements(path: list[tuple[Cell, Tile]]) -> None:
    """build.after, score.wall: every placement is legal, checked by flood fill"""
    built = EMPTY
    for cell, tile in path:
        assert cell in built.cells_for(tile)
        assert why_not_place(built, tile, cell) is None
        built = built.place(tile, cell)
        assert palace_defects(built) == []
    assert max(max(abs(x), abs(y)) for x, y in built.tiles) == FURTHEST
    assert built == palace_of(reversed(path))
    assert built.wall() == wall_length(plain(built)) > 3
    assert set(built.removable()) == oracle.cells_to_remove(plain(built)) == {path[-1][0]}
    end, last = path[-1]
    assert end in built.remove(end).cells_for(last)


@pytest.mark.parametrize("path", PATHS[::2], ids=["east", "west"])
def test_cells_at_the_far_end_agree_with_the_oracle(path: list[tuple[Cell, Tile]]) -> None:
    """build.after: cells to place, swap and remove at the end agree with the oracle"""
    built = palace_of(path[:-1])
    spare = [tile for tile in TILES if tile not in built.tiles.values()]
    for tile in {tile.walls: tile for tile in spare}.values():
        assert set(built.cells_for(tile)) == oracle.cells_to_place(plain(built), tile.id)
        assert set(built.swaps_for(tile)) == oracle.cells_to_swap(plain(built), tile.id)


def test_cells_beyond_the_end_are_refused() -> None:
    """build.joined: cells beyond the last tile, far outside any window, are refused"""
    built = palace_of(PATHS[0])
    spare = next(tile for tile in TILES if format_sides(tile.walls) == "nsw")
    (x, y), _ = PATHS[0][-1]
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


def test_furthest_palace_in_a_game() -> None:
    """redesign.add, build.after: the same built by actions of a game, and the palace scores"""
    path = PATHS[0]
    game = position(2, reserves=[" ".join(tile.id for _, tile in path)])
    for (x, y), tile in path:
        do(game, f"add {tile} {x},{y}")
        game.apply(game.legal_actions()[0])
    assert game.palaces[0] == palace_of(path)
    assert game.reserves[0] == ()
    assert game.status() == []
    assert sum(game.palaces[0].counts().values()) == len(path) + 1
