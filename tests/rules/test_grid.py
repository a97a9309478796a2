"""The bit grid that stores a palace, and how it grows (build.*)."""

import pickle
import random

import pytest

from alhambra.rules.grid import FIRST_REACH, ORIGIN, STEPS, Cell, grid_for, grid_of
from alhambra.rules.palace import EMPTY, palace_of
from alhambra.rules.tiles import START
from tests.helpers import PLAIN, palace, random_palace, tile


@pytest.mark.parametrize("reach", [7, 15, 31])
def test_every_cell_has_its_own_bit(reach: int) -> None:
    """Every cell of the window has its own bit, and a row never overflows into the next."""
    grid = grid_of(reach)
    side = range(-reach, reach + 1)
    cells = [(x, y) for y in side for x in side]
    bits = [grid.bit(cell) for cell in cells]
    assert len(set(bits)) == len(cells)
    for cell, bit in zip(cells, bits, strict=True):
        assert grid.cells_of(bit) == (cell,)
    assert grid.cells_of(sum(bits)) == tuple(cells)
    assert grid.start == grid.bit(ORIGIN)
    beyond = [(reach + 1, 0), (0, reach + 1), (-reach - 1, 0), (0, -reach - 1)]
    assert [grid.bit(cell) for cell in beyond] == [0] * 4


def test_steps_are_shifts() -> None:
    """A step is the same shift everywhere, even at the border: a spare column separates rows."""
    grid = grid_of(FIRST_REACH)
    reach = grid.reach
    assert grid.bit((reach, 0)) << 1 not in {grid.bit((x, 1)) for x in range(-reach, reach + 1)}
    assert grid.bit((2, 1)) == grid.bit((1, 1)) << 1 == grid.bit((2, 0)) << grid.stride


def test_tiles_never_lie_on_the_border() -> None:
    """The cells around a tile always have bits."""
    grid = grid_of(FIRST_REACH)
    last = grid.reach - 1
    for cell in ((last, 0), (-last, 0), (0, last), (0, -last)):
        assert grid.has_room_at(cell)
    for cell in ((last + 1, 0), (-last - 1, 0), (0, last + 1), (0, -last - 1)):
        assert not grid.has_room_at(cell)


def test_window_is_as_small_as_possible() -> None:
    """A window is as small as the tiles allow."""
    assert grid_for([]) is grid_of(FIRST_REACH)
    assert grid_for([(6, -6)]) is grid_of(7)
    assert grid_for([(7, 0)]) is grid_of(15)
    assert grid_for([(0, -33)]) is grid_of(63)


@pytest.mark.parametrize("step", STEPS)
def test_window_grows_beyond_the_border(step: Cell) -> None:
    """build.after: growing the window changes nothing else"""
    dx, dy = step
    built = EMPTY
    for number, id in enumerate(PLAIN, start=1):
        cell = (dx * number, dy * number)
        assert cell in built.cells_for(tile(id))
        built = built.place(tile(id), cell)
        assert built.removable() == (cell,)
        assert len(built.cells_for(tile(id))) == 4 + 2 * number
    assert built.grid.reach > FIRST_REACH
    assert built == palace_of(built.buildings())


def test_palace_is_equal_in_any_window() -> None:
    """Equality, hash and derived values do not depend on the window."""
    rng = random.Random(4)
    for _ in range(10):
        built = random_palace(rng, 12)
        far = built.place(tile("tower-12"), (40, 40)).remove((40, 40))
        assert far.grid.reach > built.grid.reach
        assert far == built
        assert hash(far) == hash(built)
        assert far.wall() == built.wall()
        assert far.removable() == built.removable()
        assert far.cells_for(tile("garden-10")) == built.cells_for(tile("garden-10"))
        assert far.swaps_for(tile("garden-10")) == built.swaps_for(tile("garden-10"))


def test_palace_is_immutable() -> None:
    """Changes return a new palace and leave the old one; it can be pickled and printed."""
    built = palace("garden-10@1,0 tower-13-e@2,0")
    before = dict(built.tiles)
    built.place(tile("tower-12"), (0, 1))
    built.remove((2, 0))
    built.swap(tile("tower-12"), (1, 0))
    assert built.tiles == before
    assert built.tiles[0, 0] is START
    assert pickle.loads(pickle.dumps(built)) == built
    assert built != palace("garden-10@1,0")
    assert built != "palace"
    assert len({built, palace("tower-13-e@2,0 garden-10@1,0")}) == 1
    assert repr(built) == "<palace garden-10 1,0, tower-13-e 2,0>"
    assert built.counts() == {"start": 1, "garden": 1, "tower": 1}
    assert built.find(tile("tower-13-e")) == (2, 0)
    assert built.find(tile("tower-12")) is None
