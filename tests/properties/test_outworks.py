"""Palaces with camps and gates: the engine's bitboard shortcuts against slow, plain searches.

Random growth rarely closes a ring of buildings, and only around camps can buildings meet at a
corner. So some palaces grow from such a ring.
"""

import pickle
import random
from collections.abc import Iterator
from functools import cache

import pytest

from alhambra import Palace, Tile
from alhambra.rules.building import why_not_place, why_not_remove, why_not_swap
from alhambra.rules.fitting import safe_cells
from alhambra.rules.grid import FIRST_REACH, STEPS, Cell
from alhambra.rules.invariants.palace import palace_defects
from alhambra.rules.outworks import NONE, gate_on
from alhambra.rules.palace import EMPTY, palace_of
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.tiles import (
    EAST,
    NO_SIDES,
    NORTH,
    SIDES,
    SOUTH,
    TILES,
    WEST,
    Sides,
    format_sides,
)
from alhambra.rules.wall import longest_wall
from tests.helpers import BY_ID, palace, plain, plain_gates, tile
from tests.oracle import gates as oracle_gates
from tests.oracle import palace as oracle
from tests.oracle import wall as oracle_wall

RULES = make_ruleset(3, "classic", ("city_gates", "camps"))

CAMPS = [tile for tile in BY_ID.values() if tile.bastions is not None]
#: Blocks of camps that buildings may enclose: every outer side is a bastion.
BLOCKS = [
    ["camp-7-nw camp-8-ne", "camp-10-sw camp-9-es"],
    ["camp-7-nw camp-3-n camp-8-ne", "camp-10-sw camp-5-s camp-9-es"],
    ["camp-7-nw camp-8-ne", "camp-6-w camp-4-e", "camp-10-sw camp-9-es"],
]
#: The oracle tries every chain of walls, which is fast up to this many sides.
MOST_SIDES = 24


# -- random palaces --------------------------------------------------------------------


def grown(rng: random.Random, built: Palace, size: int) -> Palace:
    """A palace grown from camps, buildings and gates, with some tiles removed again.

    A tile may occur twice: the building rules allow it, and the palace gets denser.
    """
    share, reach = rng.choice((0.15, 0.3, 0.5)), rng.choice((3, 9))
    for _ in range(size):
        new = rng.choice(CAMPS if rng.random() < share else TILES)
        gated = built.gated_cells(new)
        spots = [*gated, *((cell, NO_SIDES) for cell in built.cells_for(new))]
        near = [spot for spot in spots if max(map(abs, spot[0])) <= reach]
        if near:
            cell, side = rng.choice(gated if gated and rng.random() < 0.3 else near)
            built = built.place(new, cell)
            built = built.open_gate(cell, side) if side else built
        if built.removable() and rng.random() < 0.15:
            built = built.remove(rng.choice(built.removable()))
    return built


def ring(rng: random.Random) -> Palace:
    """Buildings around a block of camps, including the start tile, perhaps without a corner.

    Retries until all sides match and every building is reachable.
    """
    block = [tiles.split() for tiles in rng.choice(BLOCKS)]
    height, width = len(block), len(block[0])
    corners = [(x, y) for x in (-1, width) for y in (-1, height)]
    start = rng.choice(corners)
    missing = rng.choice([corner for corner in corners if corner != start])
    inside = {(x, y): block[y][x] for y in range(height) for x in range(width)}
    rim = {(x, y) for x in range(-1, width + 1) for y in range(-1, height + 1)}
    rim -= {start, *inside, *([missing] if rng.random() < 0.8 else [])}
    while True:
        walls = {cell: _ring_walls(rng, cell, rim | {start}, set(inside)) for cell in rim}
        tiles = {cell: tile(id) for cell, id in inside.items()}
        for cell in rim:
            fits = [other for other in TILES if other.walls == walls[cell]]
            if fits:
                tiles[cell] = rng.choice(fits)
        moved = {(x - start[0], y - start[1]): here for (x, y), here in tiles.items()}
        if len(tiles) == len(inside) + len(rim) and not palace_defects(palace_of(moved)):
            return palace_of(moved)


def _ring_walls(rng: random.Random, cell: Cell, rim: set[Cell], inside: set[Cell]) -> int:
    """Walls facing the camps, rarely any along the ring, at random to the outside."""
    walls = 0
    for side, (dx, dy) in zip(SIDES, STEPS, strict=True):
        there = (cell[0] + dx, cell[1] + dy)
        likely = 1.0 if there in inside else 0.03 if there in rim else 0.5
        walls |= side if rng.random() < likely else 0
    return walls


@cache
def random_palaces() -> tuple[Palace, ...]:
    """Many palaces of different shapes."""
    rng = random.Random(3)
    free = [grown(rng, EMPTY, rng.randrange(4, 40)) for _ in range(80)]
    rings = [ring(rng) for _ in range(45)]
    return (*free, *rings, *(grown(rng, built, rng.randrange(8)) for built in rings))


def some_tiles(rng: random.Random) -> list[Tile]:
    """Two buildings and two camps."""
    return [*rng.sample(TILES, 2), *rng.sample(CAMPS, 2)]


def with_letters(spots: tuple[tuple[Cell, Sides], ...]) -> set[tuple[Cell, str]]:
    """Cells with sides, as the oracle writes them."""
    return {(cell, format_sides(side)) for cell, side in spots}


def outer_sides(built: Palace) -> list[oracle_wall.WallSide]:
    """The outer wall sides, found by the oracle."""
    return oracle_wall.outer_walls(plain(built))


def branch_points(built: Palace) -> list[int]:
    """How many outer wall sides meet in each corner where more than two do."""
    points = [point for side in outer_sides(built) for point in side]
    return [count for point in set(points) if (count := points.count(point)) > 2]


def test_random_palaces_include_the_hard_cases() -> None:
    """camps.wall, gates.use: the palaces compared below include the hard cases"""
    built = random_palaces()
    assert all(palace_defects(each) == [] for each in built)
    assert sum(bool(each.works.tiles) for each in built) > 100
    assert sum(len(each.works.gates) for each in built) > 200
    assert sum(len(branch_points(each)) for each in built) > 40
    assert {3, 4} <= {count for each in built for count in branch_points(each)}


# -- shortcuts -------------------------------------------------------------------------


def test_removals_agree_with_the_oracle() -> None:
    """redesign.remove, camps.onfoot, gates.frozen: removable tiles agree with the oracle"""
    refused = set()
    for built in random_palaces():
        cells = oracle.cells_to_remove(plain(built), plain_gates(built))
        assert set(built.removable()) == cells
        for cell in built.buildings():
            why = why_not_remove(built, cell)
            assert (why is None) == (cell in cells)
            if why and why.code != "frozen":
                refused.add(why.paragraph)
                assert why.paragraph in palace_defects(built.remove(cell))
    assert refused == {"build.onfoot", "build.joined", "build.holes"}


def test_placements_agree_with_the_oracle() -> None:
    """build.after, camps.edges: cells for a tile agree with the oracle, refusals name a rule"""
    rng = random.Random(4)
    for built in random_palaces():
        for new in some_tiles(rng):
            cells = oracle.cells_to_place(plain(built), new.id, plain_gates(built))
            assert set(built.cells_for(new)) == cells
            for cell in oracle.free_cells(plain(built)):
                why = RULES.cite(why_not_place(built, new, cell))
                assert (why is None) == (cell in cells)
                broken = oracle.find_broken(
                    oracle.with_tile(plain(built), new.id, cell), plain_gates(built)
                )
                assert why is None or why.paragraph in broken


def test_swaps_agree_with_the_oracle() -> None:
    """redesign.swap, camps.swap: swappable tiles agree with the oracle"""
    rng = random.Random(5)
    found = 0
    for built in random_palaces():
        for new in some_tiles(rng):
            cells = oracle.cells_to_swap(plain(built), new.id, plain_gates(built))
            assert set(built.swaps_for(new)) == cells
            found += len(cells)
            for cell in built.buildings():
                assert (why_not_swap(built, new, cell) is None) == (cell in cells)
    assert found > 300


def test_gates_agree_with_the_oracle() -> None:
    """gates.use, camps.swap: cells for a tile with a gate agree with the oracle"""
    rng = random.Random(6)
    places = swaps = 0
    for built in random_palaces():
        for new in some_tiles(rng):
            mine = with_letters(built.gated_cells(new))
            assert mine == oracle_gates.places_with_gate(plain(built), new.id, plain_gates(built))
            places += len(mine)
            mine = with_letters(built.gated_swaps(new))
            assert mine == oracle_gates.swaps_with_gate(plain(built), new.id, plain_gates(built))
            swaps += len(mine)
    assert places > 300
    assert swaps > 30


def test_walls_agree_with_the_oracle() -> None:
    """score.wall, camps.wall: the longest wall is the oracle's longest chain"""
    checked = 0
    for built in random_palaces():
        if len(outer_sides(built)) <= MOST_SIDES:
            assert built.wall() == oracle_wall.wall_length(plain(built))
            checked += bool(branch_points(built))
    assert checked > 30


def test_walls_of_random_tiles_agree_with_the_oracle() -> None:
    """score.wall, camps.wall: many corners of three and four walls, legal palaces or not"""
    rng = random.Random(7)
    area = [(x, y) for x in range(1, 5) for y in range(4)]
    walled = [tile for tile in TILES if tile.walls]
    checked = 0
    for _ in range(200):
        built = palace_of(zip(rng.sample(area, 7), rng.choices(walled, k=7), strict=True))
        assert built.wall() == oracle_wall.wall_length(plain(built))
        checked += bool(branch_points(built))
    assert checked > 50


def test_holes_are_detected_locally() -> None:
    """build.holes, camps.holes: a tile makes no hole exactly if its neighbours form a single run"""
    closed = 0
    for built in random_palaces():
        safe = set(built.grid.cells_of(safe_cells(built.grid.stride, built.occupied)))
        for cell in oracle.free_cells(plain(built)):
            is_safe = oracle.no_holes(oracle.with_tile(plain(built), "tower-12", cell))
            assert (cell in safe) == is_safe
            closed += not is_safe
    assert closed > 200


# -- palaces as values -----------------------------------------------------------------

GATED = "pavilion-7-e@1,0 tower-10-w@2,0 gate@1,0,e"


def test_gate_has_one_name() -> None:
    """gates.use: a gate is the same from either side, and is named by its west or north cell"""
    assert gate_on((1, 0), EAST) == gate_on((2, 0), WEST) == ((1, 0), EAST)
    assert gate_on((1, 0), SOUTH) == gate_on((1, 1), NORTH) == ((1, 0), SOUTH)
    assert palace(GATED) == palace(GATED.replace("1,0,e", "2,0,w"))


def test_gates_are_part_of_the_value() -> None:
    """gates.use: palaces differ by their gates; copies and pickles keep them"""
    gated, bare = palace(GATED), palace(GATED.removesuffix("gate@1,0,e"))
    assert gated != bare
    assert hash(gated) == hash(palace(GATED)) != hash(bare)
    assert bare.open_gate((2, 0), WEST) == gated
    copied = pickle.loads(pickle.dumps(gated))
    assert copied == gated
    assert copied.works == gated.works


def test_palaces_without_camps_and_gates_share_a_value() -> None:
    """camps.tiles, gates.use: palaces of buildings alone share one empty value"""
    assert palace("garden-10@1,0 tower-12@2,0").works is NONE
    assert palace("garden-10@1,0").place(tile("tower-12"), (2, 0)).works is NONE
    camp = palace("pavilion-7-e@1,0").place(tile("camp-6-w"), (2, 0))
    assert camp.works != NONE
    assert camp.remove((2, 0)).works == NONE


@pytest.mark.parametrize("id", [camp.id for camp in CAMPS])
def test_camps_are_added_and_removed(id: str) -> None:
    """camps.tiles: the sides of a camp are on the bitboards, and leave with it"""
    built = palace(GATED).place(tile(id), (5, 5))
    bit = built.grid.bit((5, 5))
    for index, side in enumerate(SIDES):
        is_bastion = format_sides(side) in id.split("-")[2]
        assert bool(built.works.bastions[index] & bit) == is_bastion
        assert bool(built.works.fields[index] & bit) != is_bastion
    assert built.works.tiles == bit
    assert built.remove((5, 5)).works == palace(GATED).works
    other = built.swap(tile("camp-3-n" if id != "camp-3-n" else "camp-4-e"), (5, 5))
    assert other.swap(tile(id), (5, 5)).works == built.works
    assert other.swap(tile("tower-12"), (5, 5)).works == palace(GATED).works


def test_camps_and_gates_move_with_the_window() -> None:
    """gates.frozen, camps.edges: gates and camps move along when the window grows"""
    row = " ".join(
        f"{id}@{x},0" for x, id in enumerate(
            ["pavilion-7-e", "tower-10-w", "garden-10", "garden-11", "tower-12", "tower-13-e"], 1
        )
    )  # fmt: skip
    built = palace(f"{row} gate@1,0,e")
    assert built.grid.reach == FIRST_REACH
    far = built.place(tile("camp-6-w"), (7, 0))
    assert far.grid.reach > FIRST_REACH
    assert far == palace(f"{row} camp-6-w@7,0 gate@1,0,e")
    assert [cell for cell in far.tiles if far.is_frozen(cell)] == [(1, 0), (2, 0)]
    assert set(far.removable()) == {(7, 0)}
    assert set(far.swaps_for(tile("camp-7-nw"))) == {(7, 0)}


@pytest.mark.parametrize(
    ("text", "broken"),
    [
        ("pavilion-7-e@1,0 tower-10-w@2,0", "build.onfoot"),
        ("pavilion-7-e@1,0 tower-10-w@2,0 gate@1,0,n", "build.onfoot"),
        ("pavilion-7-e@1,0 gate@1,0,e", "build.onfoot"),
        ("pavilion-7-e@1,0 camp-6-w@2,0 gate@1,0,e", "build.onfoot"),
        ("pavilion-8@1,0 gate@1,0,w", "build.onfoot"),
        ("pavilion-8@1,0 gate@7,7,s", "build.onfoot"),
        ("pavilion-8@1,0 gate@99,0,s", "build.onfoot"),
        ("pavilion-7-e@1,0 camp-3-n@2,0", "build.match"),
        ("pavilion-7-e@1,0 camp-6-w@3,0", "build.joined"),
    ],
)
def test_defects_are_found(text: str, broken: str) -> None:
    """build.onfoot, gates.use, camps.edges: each defect is found by flood fill"""
    assert broken in palace_defects(palace(text))


def test_palace_needs_its_start_tile() -> None:
    """components.start: a palace has the start tile at 0,0, and no other tile is one"""
    assert palace_defects(EMPTY.swap(tile("tower-12"), (0, 0))) == ["components.start"]
    assert palace_defects(EMPTY) == []


def test_palace_without_walls() -> None:
    """score.wall: without a wall side there is nothing to follow"""
    assert longest_wall(EMPTY.grid.stride, EMPTY.occupied, EMPTY.walls) == 0
    assert palace("pavilion-7-e@1,0 camp-6-w@2,0 camp-4-e@3,0").wall() == 1


# -- the furthest camps and gates --------------------------------------------------------
#
# Without either, the furthest building is 33 away, see test_furthest_palace.py. Gates let more
# buildings follow; beyond the last of them only camps continue, field to field.

GATE_CARDS = 6
FURTHEST_BUILDING = 40
FURTHEST = 46


def furthest_building(gates: int) -> int:
    """How far east buildings can reach with this many gates; the same for all directions.

    Take the path to the last column. In each earlier column it leads from a tile that it enters
    from the west to one that it leaves to the east, perhaps the same; in the last column it only
    enters. A tile open to west and east may be that tile: as many columns at most as there are such
    tiles. In any other column, count 1 for each tile with a wall to one of east and west, and 1
    for each gate on such a side; tiles with both walls count only by their gates. The column comes
    to at least 2, the last one to 1. The tiles are limited, and a gate has two sides.
    """
    patterns = [format_sides(tile.walls) for tile in TILES]
    straight = sum("e" not in letters and "w" not in letters for letters in patterns)
    one_sided = sum(("e" in letters) != ("w" in letters) for letters in patterns)
    return straight + (one_sided + 2 * gates - 1) // 2 + 1


def furthest_camps() -> int:
    """How many columns of camps can follow.

    The first one may be a single camp whose bastion faces west; then single ones that are
    fields to west and east, once each; any other column takes two camps, except the last.
    """
    letters = [format_sides(tile.bastions or NO_SIDES) for tile in CAMPS]
    straight = sum("e" not in each and "w" not in each for each in letters)
    return 1 + straight + (len(CAMPS) - 1 - straight - 1) // 2 + 1


#: Tiles of a path to the east, each one or two columns wide, `down` from the tile before.
STRAIGHT = [[(letters, 1, 0)] for letters in [""] * 10 + ["n"] * 4 + ["s"] * 4]
PAIRS = [*[[("ne", 1, 0), ("sw", 0, 1)]] * 5, *[[("es", 1, 0), ("nw", 0, -1)]] * 4]
GATES = [
    *[[("nes", 1, 0), ("nsw", 1, 0)]],
    *[[("es", 1, 0), ("nsw", 1, 0)]],
    *[[("e", 1, 0), ("w", 1, 0)]] * 4,
]
CAMP_PATH = [
    ("w", 1, 0),
    *[("ne", 1, 0), ("sw", 0, 1), ("n", 1, 0)],
    *[("es", 1, 0), ("nw", 0, -1), ("s", 1, 0)],
    ("e", 1, 0),
]
Path = list[tuple[Cell, str]]


def path_east() -> tuple[Path, Path]:
    """Cells and wall patterns of the buildings, cells and bastions of the camps."""
    groups = [group for trio in zip(STRAIGHT, [*PAIRS, *GATES], strict=False) for group in trio]
    groups += STRAIGHT[len(PAIRS) + len(GATES) :]
    steps = [step for group in groups for step in group]
    paths: list[Path] = []
    x = y = 0
    for part in ([*steps, ("nes", 1, 0)], CAMP_PATH):
        paths.append([])
        for letters, east, down in part:
            x, y = x + east, y + down
            paths[-1].append(((x, y), letters))
    return paths[0], paths[1]


def rotated(path: Path, quarters: int) -> Path:
    """The same path after some clockwise quarter turns."""
    for _ in range(quarters):
        path = [((-y, x), "".join("nesw"["nesw".index(side) - 3] for side in letters))
               for (x, y), letters in path]  # fmt: skip
    return path


def with_tiles(path: Path, tiles: list[Tile]) -> Iterator[tuple[Cell, Tile]]:
    """The path with a different tile for every pattern."""
    left = list(tiles)
    for cell, letters in path:
        sides = set(letters)
        match = next(
            tile for tile in left
            if set(format_sides(tile.walls if tile.bastions is None else tile.bastions)) == sides
        )  # fmt: skip
        left.remove(match)
        yield cell, match


@cache
def far_paths() -> tuple[tuple[tuple[Cell, Tile], ...], ...]:
    """The longest path in all four directions."""
    buildings, camps = path_east()
    return tuple(
        (
            *with_tiles(rotated(buildings, quarters), list(TILES)),
            *with_tiles(rotated(camps, quarters), CAMPS),
        )
        for quarters in range(4)
    )


def build(path: tuple[tuple[Cell, Tile], ...]) -> Iterator[Palace]:
    """Build it tile by tile, with a gate where one is needed."""
    built = EMPTY
    for cell, new in path:
        sides = [side for there, side in built.gated_cells(new) if there == cell]
        assert (cell in built.cells_for(new)) != bool(sides)
        built = built.place(new, cell)
        if sides:
            built = built.open_gate(cell, sides[0])
        yield built


def test_no_palace_reaches_further() -> None:
    """camps.tiles, gates.setup: 40 with six gates, then six columns of camps: 46"""
    assert furthest_building(GATE_CARDS) == FURTHEST_BUILDING
    assert FURTHEST_BUILDING + furthest_camps() == FURTHEST


@pytest.mark.parametrize("quarters", range(4), ids=["east", "south", "west", "north"])
def test_furthest_palace_is_legal(quarters: int) -> None:
    """gates.use, camps.edges, build.after: built tile by tile, every placement is legal"""
    path = far_paths()[quarters]
    for built in build(path):
        assert palace_defects(built) == []
    assert len(built.works.gates) == GATE_CARDS
    assert max(max(abs(x), abs(y)) for x, y in built.tiles) == FURTHEST
    assert built == palace_of(reversed(path), built.works.gates)
    assert len(set(built.tiles.values())) == len(built.tiles)
    cells, gates = plain(built), plain_gates(built)
    assert set(built.removable()) == oracle.cells_to_remove(cells, gates) == {path[-1][0]}
    assert built.wall() == oracle_wall.wall_length(cells) > 3


@pytest.mark.parametrize("quarters", [0, 3], ids=["east", "north"])
def test_cells_at_the_far_end_agree_with_the_oracle(quarters: int) -> None:
    """camps.edges, camps.swap: cells at the far end agree with the oracle"""
    *_, built, whole = build(far_paths()[quarters])
    far = {cell for cell in whole.tiles if max(map(abs, cell)) > FURTHEST_BUILDING - 2}
    cells, gates = plain(built), plain_gates(built)
    for new in (*CAMPS, tile("tower-12"), tile("tower-10-w"), tile("garden-6-esw")):
        mine = {cell for cell in built.cells_for(new) if max(map(abs, cell)) >= FURTHEST - 1}
        tried = {cell for cell in oracle.free_cells(cells) if max(map(abs, cell)) >= FURTHEST - 1}
        legal = {
            cell for cell in tried if oracle.is_legal(oracle.with_tile(cells, new.id, cell), gates)
        }
        assert mine == legal
        swaps = {
            cell
            for cell in far & cells.keys()
            if oracle.is_legal(oracle.with_tile(cells, new.id, cell), gates)
        }
        assert {cell for cell in built.swaps_for(new) if cell in far} == swaps
