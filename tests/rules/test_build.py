"""The building rules (build.*)."""

import random

import pytest

from alhambra import Palace, Refusal, TextError
from alhambra.rules.building import why_not_place, why_not_remove, why_not_swap
from alhambra.rules.grid import STEPS, Cell
from alhambra.rules.invariants.palace import palace_defects
from alhambra.rules.palace import EMPTY
from alhambra.rules.tiles import TILES
from tests.helpers import PLAIN, do, listed, palace, position, random_palace, refusal, tile
from tests.oracle import palace as oracle

#: Tiles with one wall, by the side of it.
WALLED = {
    "n": ["pavilion-6-n", "arcades-8-n", "garden-10-n", "tower-11-n"],
    "e": ["pavilion-7-e", "arcades-8-e", "garden-9-e", "tower-13-e"],
    "s": ["seraglio-8-s", "chambers-9-s", "garden-12-s", "tower-11-s"],
    "w": ["seraglio-7-w", "chambers-9-w", "garden-10-w", "tower-10-w"],
}


def reason(refusal: Refusal | None) -> tuple[str, str]:
    """Code and paragraph of a refusal."""
    assert refusal is not None
    return refusal.code, refusal.paragraph


def ring(width: int, height: int) -> dict[Cell, str]:
    """A rectangle of tiles around an empty area, the start tile in its north-west corner.

    All walls face outwards, so the sides along the ring are open.
    """
    plain = iter(PLAIN)
    walled = {side: iter(ids) for side, ids in WALLED.items()}
    built: dict[Cell, str] = {}
    for x in range(width):
        for y in range(height):
            side = "n" if y == 0 else "s" if y == height - 1 else "w" if x == 0 else "e"
            if (x, y) != (0, 0) and (x in (0, width - 1) or y in (0, height - 1)):
                built[x, y] = next(walled[side], None) or next(plain)
    return built


def palace_of(tiles: dict[Cell, str]) -> Palace:
    """A palace from tile ids by cell."""
    return palace(" ".join(f"{id}@{x},{y}" for (x, y), id in tiles.items()))


def test_tiles_are_never_rotated() -> None:
    """build.upright: a tile is placed as printed; no notation rotates it"""
    game = position(placing="tower-8-nes")
    assert listed(game, "place") == {"place tower-8-nes 1,0"}
    for text in ("place tower-8-esw 0,1", "place tower-8-sen 1,0", "place tower-8-wns 1,0"):
        with pytest.raises(TextError, match="unknown-tile"):
            game.parse(text)
    with pytest.raises(TextError, match="bad-words"):
        game.parse("place tower-8-nes 1,0 90")


@pytest.mark.parametrize(
    ("id", "cells"),
    [
        ("pavilion-6-n", {(1, 0), (-1, 0), (0, -1)}),
        ("pavilion-7-e", {(1, 0), (0, 1), (0, -1)}),
        ("seraglio-8-s", {(1, 0), (-1, 0), (0, 1)}),
        ("seraglio-7-w", {(-1, 0), (0, 1), (0, -1)}),
        ("pavilion-2-new", {(0, -1)}),
        ("tower-8-nes", {(1, 0)}),
        ("garden-6-esw", {(0, 1)}),
        ("garden-7-nsw", {(-1, 0)}),
        ("tower-12", {(1, 0), (-1, 0), (0, 1), (0, -1)}),
    ],
)
def test_open_meets_open(id: str, cells: set[Cell]) -> None:
    """build.match: beside the start tile only with an open side facing it"""
    assert set(EMPTY.cells_for(tile(id))) == cells
    for cell in STEPS:
        if cell not in cells:
            found = reason(why_not_place(EMPTY, tile(id), cell))
            assert found == ("wall-meets-open", "build.match")


def test_wall_meets_wall() -> None:
    """build.match: wall against wall fits, wall against open does not, from either side"""
    built = palace("tower-12@1,0 pavilion-6-n@2,0")
    # Beyond the wall to the north of 2,0, reached from 1,-1.
    assert (2, -1) in palace(
        "tower-12@1,0 pavilion-6-n@2,0 garden-10@1,-1"
    ).cells_for(tile("seraglio-8-s"))  # fmt: skip
    assert reason(why_not_place(built, tile("garden-10"), (2, -1))) == (
        "open-meets-wall",
        "build.match",
    )
    walled = palace("tower-12@1,0 garden-10@2,0")
    assert reason(why_not_place(walled, tile("seraglio-8-s"), (2, -1))) == (
        "wall-meets-open",
        "build.match",
    )


def test_refusal_names_the_neighbour() -> None:
    """build.match: the refusal names the neighbour and the side that do not match"""
    refused = why_not_place(palace("tower-13-e@1,0"), tile("garden-10"), (2, 0))
    assert refused is not None
    assert refused.params == {
        "cell": (2, 0),
        "tile": tile("garden-10"),
        "side": "w",
        "neighbour": tile("tower-13-e"),
        "mine": "open",
        "theirs": "wall",
    }


def test_tile_behind_a_wall_is_not_reachable() -> None:
    """build.onfoot: a tile that touches others only wall to wall is not reachable on foot"""
    built = palace("tower-13-e@1,0")
    assert reason(why_not_place(built, tile("tower-10-w"), (2, 0))) == (
        "not-on-foot",
        "build.onfoot",
    )
    # One open side more makes it reachable.
    longer = palace("tower-13-e@1,0 garden-10@1,1 garden-11@2,1")
    assert (2, 0) in longer.cells_for(tile("tower-10-w"))


def test_removal_must_not_cut_off_tiles() -> None:
    """build.onfoot: removal must not make a tile unreachable, even if it still touches walls"""
    built = palace("tower-13-e@1,0 garden-10@1,1 garden-11@2,1 tower-10-w@2,0")
    assert palace_defects(built) == []
    assert set(built.removable()) == {(2, 0)}
    assert reason(why_not_remove(built, (2, 1))) == ("cuts-off", "build.onfoot")
    assert reason(why_not_remove(built, (1, 1))) == ("cuts-off", "build.onfoot")


def test_removal_is_legal_if_another_way_remains() -> None:
    """build.onfoot: a tile may be removed if the others stay reachable by another way"""
    block = palace("tower-12@1,0 garden-10@1,1 garden-11@0,1")
    assert set(block.removable()) == {(1, 0), (1, 1), (0, 1)}
    # A long way round an inner wall: no 2x2 block is open, yet any tile can be removed.
    around = palace(
        "garden-9-e@0,-1 chambers-9-w@1,-1 arcades-8-e@0,1 seraglio-7-w@1,1 tower-12@1,0 "
        "pavilion-8@0,-2 seraglio-9@1,-2 arcades-9@0,2 arcades-10@1,2"
    )
    assert palace_defects(around) == []
    assert set(around.removable()) == around.buildings().keys()


@pytest.mark.parametrize("cell", [(1, 1), (-1, 1), (1, -1), (-1, -1), (2, 0), (60, -60)])
def test_touching_at_a_corner_is_not_enough(cell: Cell) -> None:
    """build.joined: a tile shares a full side with another"""
    for candidate in (tile("tower-12"), tile("pavilion-2-new")):
        assert cell not in EMPTY.cells_for(candidate)
        assert reason(why_not_place(EMPTY, candidate, cell)) == ("not-joined", "build.joined")


def test_occupied_cell_is_refused() -> None:
    """build.joined: a tile cannot be placed on another tile"""
    built = palace("tower-12@1,0")
    for cell in ((0, 0), (1, 0)):
        assert reason(why_not_place(built, tile("garden-10"), cell)) == (
            "cell-taken",
            "build.joined",
        )


@pytest.mark.parametrize(("width", "height"), [(3, 3), (4, 3), (3, 5), (5, 4), (5, 5), (7, 4)])
def test_placing_cannot_enclose_a_hole_of_any_size(width: int, height: int) -> None:
    """build.holes: whichever tile would close the ring is refused"""
    whole = ring(width, height)
    assert palace_defects(palace_of(whole)) == ["build.holes"]
    corners = {(x, y) for x in (0, width - 1) for y in (0, height - 1)}
    for cell in whole.keys() - corners:
        id = whole[cell]
        rest = palace_of({other: there for other, there in whole.items() if other != cell})
        assert palace_defects(rest) == []
        assert cell not in rest.cells_for(tile(id))
        assert reason(why_not_place(rest, tile(id), cell)) == ("encloses", "build.holes")


@pytest.mark.parametrize(("width", "height"), [(3, 3), (4, 3), (5, 5)])
def test_ring_open_only_at_a_corner_encloses(width: int, height: int) -> None:
    """build.holes, ruling: empty cells connect by sides only"""
    whole = ring(width, height)
    del whole[width - 1, height - 1]  # the far corner always stays empty
    assert palace_defects(palace_of(whole)) == ["build.holes"]
    for cell in ((width - 1, height - 2), (width - 2, height - 1)):
        rest = palace_of({other: there for other, there in whole.items() if other != cell})
        assert palace_defects(rest) == []
        assert reason(why_not_place(rest, tile(whole[cell]), cell)) == ("encloses", "build.holes")


def test_area_open_on_one_side_is_not_a_hole() -> None:
    """build.holes: an area that is open on one side is not enclosed and may be filled"""
    bay = ring(3, 3)
    del bay[2, 1]
    built = palace_of(bay)
    assert (1, 1) in built.cells_for(tile("tower-12"))
    filled = built.place(tile("tower-12"), (1, 1))
    assert (2, 1) in filled.cells_for(tile("tower-13-e"))


def test_tile_with_four_neighbours_cannot_be_removed() -> None:
    """build.holes: a tile with four neighbours cannot be removed"""
    block = {**ring(3, 3), (1, 1): "tower-12"}
    built = palace_of(block)
    assert palace_defects(built) == []
    assert (1, 1) not in built.removable()
    assert reason(why_not_remove(built, (1, 1))) == ("leaves-hole", "build.holes")
    assert set(built.removable()) == set(block) - {(1, 1)}


def test_only_outer_tiles_of_a_block_can_be_removed() -> None:
    """build.holes: in a larger block no inner tile can be removed, every outer one can"""
    block = {**ring(4, 4), (1, 1): "arcades-9", (2, 1): "tower-12", (1, 2): "garden-10",
             (2, 2): "garden-11"}  # fmt: skip
    built = palace_of(block)
    assert palace_defects(built) == []
    inner = {(1, 1), (2, 1), (1, 2), (2, 2)}
    assert set(built.removable()) == set(block) - inner
    assert {reason(why_not_remove(built, cell)) for cell in inner} == {
        ("leaves-hole", "build.holes")
    }


def test_swap_makes_no_hole() -> None:
    """build.holes: a swap never leaves the cell empty, even in the middle of a block"""
    game = position(
        palaces=[" ".join(f"{id}@{x},{y}" for (x, y), id in
                          {**ring(3, 3), (1, 1): "tower-12"}.items())],
        reserves=["garden-11 garden-8-ne"],
    )  # fmt: skip
    assert refusal(game, "swap garden-8-ne 1,1") == ("wall-meets-open", "build.match")
    do(game, "swap garden-11 1,1")
    assert game.palaces[0].tiles[1, 1] is tile("garden-11")
    assert palace_defects(game.palaces[0]) == []


def test_swap_is_legal_when_both_agree_on_sides_with_neighbours() -> None:
    """build.after: a swap is legal exactly when both tiles have the same sides facing neighbours"""
    rng = random.Random(7)
    for built in (random_palace(rng, 14) for _ in range(6)):
        for candidate in TILES:
            if candidate in built.tiles.values():
                continue
            agreeing = {
                cell
                for cell, old in built.buildings().items()
                if all(old.side(side) == candidate.side(side) for side, _ in built.neighbours(cell))
            }
            assert set(built.swaps_for(candidate)) == agreeing
            for cell in built.buildings():
                found = why_not_swap(built, candidate, cell)
                assert (found is None) == (palace_defects(built.swap(candidate, cell)) == [])


def test_four_neighbours_always_prevent_removal() -> None:
    """build.after: removing a tile with four neighbours always breaks build.holes"""
    rng = random.Random(3)
    surrounded = 0
    for built in (random_palace(rng, 30) for _ in range(30)):
        for cell in built.buildings():
            defects = palace_defects(built.remove(cell))
            assert (cell in built.removable()) == (defects == [])
            if len(built.neighbours(cell)) == 4:
                surrounded += 1
                assert "build.holes" in defects
    assert surrounded > 10


def test_listed_cells_are_exactly_the_legal_ones() -> None:
    """build.after: listed cells are legal, every other one breaks a rule (checked by flood fill)"""
    rng = random.Random(11)
    for _ in range(5):
        built = random_palace(rng, 18)
        assert palace_defects(built) == []
        spare = rng.sample([other for other in TILES if other not in built.tiles.values()], 6)
        xs, ys = [x for x, _ in built.tiles], [y for _, y in built.tiles]
        area = [
            (x, y)
            for x in range(min(xs) - 2, max(xs) + 3)
            for y in range(min(ys) - 2, max(ys) + 3)
            if (x, y) not in built.tiles
        ]
        for candidate in spare:
            for cell in area:
                found = why_not_place(built, candidate, cell)
                defects = palace_defects(built.place(candidate, cell))
                assert (found is None) == (defects == [])
                assert found is None or found.paragraph in defects


def test_cells_agree_with_the_oracle() -> None:
    """build.after: cells to place, remove and swap agree with the oracle"""
    rng = random.Random(23)
    for size in (4, 9, 13, 17):
        built = random_palace(rng, size)
        plain = {cell: here.id for cell, here in built.buildings().items()}
        assert set(built.removable()) == oracle.cells_to_remove(plain)
        spare = [other for other in TILES if other not in built.tiles.values()]
        for candidate in rng.sample(spare, 4):
            assert set(built.cells_for(candidate)) == oracle.cells_to_place(plain, candidate.id)
            assert set(built.swaps_for(candidate)) == oracle.cells_to_swap(plain, candidate.id)


def test_cells_are_listed_in_reading_order() -> None:
    """build.after: cells are listed row by row, however the palace was built"""
    built = palace("garden-10@1,0 tower-12@0,1 pavilion-8@0,-1")
    cells = built.cells_for(tile("garden-11"))
    assert list(cells) == sorted(cells, key=lambda cell: (cell[1], cell[0]))
    assert len(cells) == 8
