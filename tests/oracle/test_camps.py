"""Camps in the oracle."""

import pytest

from tests.oracle import Oracle, camps, palace
from tests.oracle.helpers import HIGH_CARDS, game, unshuffled
from tests.oracle.palace import Palace
from tests.oracle.tiles import CAMP_IDS, bastions_of, kind_of, price_of, walls_of
from tests.oracle.wall import longest_chain, outer_walls, wall_length

RING_AROUND_CAMPS: Palace = {
    (1, 0): "seraglio-8-s",
    (2, 0): "pavilion-4-es",
    (0, 1): "pavilion-7-e",
    (0, 2): "arcades-8-e",
    (0, 3): "garden-10",
    (1, 3): "pavilion-6-n",
    (2, 3): "arcades-8-n",
    (3, 3): "garden-11",
    (3, 2): "seraglio-7-w",
    (3, 1): "pavilion-5-nw",
    (1, 1): "camp-7-nw",
    (2, 1): "camp-8-ne",
    (1, 2): "camp-10-sw",
    (2, 2): "camp-9-es",
}
"""A ring of buildings, open only at the corner between 2,0 and 3,1; four camps inside."""


def test_camp_tiles() -> None:
    """camps.tiles: in the supply, with price and bastions; not a building kind, no walls"""
    oracle = Oracle(3, unshuffled, ["camps"])
    assert len(oracle.supply) == 54 + 8 - 4
    assert oracle.supply[-8:] == list(CAMP_IDS)
    assert [price_of(tile) for tile in CAMP_IDS] == list(range(3, 11))
    assert bastions_of("camp-9-es") == ["e", "s"]
    assert {kind_of(tile) for tile in CAMP_IDS} == {"camp"}
    assert walls_of("camp-9-es") == set()


@pytest.mark.parametrize(
    ("built", "legal"),
    [
        ({(1, 0): "pavilion-7-e", (2, 0): "camp-6-w"}, True),  # wall - bastion
        ({(1, 0): "pavilion-7-e", (2, 0): "camp-4-e"}, False),  # wall - field
        ({(1, 0): "pavilion-8", (2, 0): "camp-6-w"}, False),  # open - bastion
        ({(1, 0): "pavilion-8", (2, 0): "camp-4-e"}, False),  # open - field
        ({(1, 0): "camp-6-w"}, False),  # the start tile is open
        ({(1, 0): "camp-4-e"}, False),
        ({(1, 0): "pavilion-7-e", (2, 0): "camp-6-w", (3, 0): "camp-4-e"}, True),  # field - field
        (
            {(1, 0): "pavilion-7-e", (2, 0): "camp-6-w", (2, -1): "camp-5-s"},
            False,
        ),  # field - bastion
        ({(1, 0): "pavilion-7-e", (2, 0): "camp-7-nw", (2, -1): "camp-5-s"}, False),  # two bastions
    ],
)
def test_matching_edges(built: Palace, legal: bool) -> None:
    """camps.edges: open-open, wall-wall, bastion-wall, field-field, nothing else"""
    assert palace.broken_rules(built) == ([] if legal else ["camps.edges"])


def test_no_path_through_a_camp() -> None:
    """camps.onfoot: no building is reached through a camp"""
    built: Palace = {(1, 0): "pavilion-7-e", (2, 0): "camp-6-w", (3, 0): "camp-4-e"}
    assert palace.broken_rules({**built, (4, 0): "seraglio-7-w"}) == ["build.onfoot"]


def test_camp_may_touch_only_camps() -> None:
    """camps.onfoot, build.joined: but it must not be disconnected"""
    built: Palace = {(1, 0): "pavilion-7-e", (2, 0): "camp-6-w", (3, 0): "camp-4-e"}
    assert palace.cells_to_remove(built) == {(3, 0)}
    assert palace.broken_rules({(1, 0): "pavilion-7-e", (3, 0): "camp-4-e"}) == ["build.joined"]
    assert palace.cells_to_place({(1, 0): "pavilion-7-e"}, "camp-4-e") == set()


def test_swaps_with_camps() -> None:
    """camps.swap: camp for camp if the sides match; never a building for a camp"""
    built: Palace = {(1, 0): "pavilion-7-e", (2, 0): "camp-6-w"}
    assert palace.cells_to_swap(built, "camp-7-nw") == {(2, 0)}
    assert palace.cells_to_swap(built, "camp-4-e") == set()
    assert palace.cells_to_swap(built, "arcades-8-e") == {(1, 0)}
    assert palace.cells_to_swap(built, "tower-10-w") == set()


def test_holes_next_to_camps() -> None:
    """camps.holes: for build.holes a camp counts like any other tile"""
    assert palace.broken_rules(RING_AROUND_CAMPS) == []
    without = palace.without_cell(RING_AROUND_CAMPS, (1, 2))
    assert palace.broken_rules(without) == ["build.holes"]
    removable = palace.cells_to_remove(RING_AROUND_CAMPS)
    assert removable.isdisjoint({(1, 1), (2, 1), (1, 2), (2, 2)})
    assert removable == {(2, 0), (3, 1)}


def test_wall_with_a_bastion_in_front() -> None:
    """camps.wall: it scores as before, bastions score nothing"""
    built: Palace = {(1, 0): "seraglio-4-ne"}
    assert wall_length(built) == 2
    assert wall_length({**built, (2, 0): "camp-6-w", (1, -1): "camp-5-s"}) == 2


def test_wall_around_camps() -> None:
    """camps.wall: a ring of 8 around enclosed camps, and four sides that meet in one corner"""
    sides = outer_walls(RING_AROUND_CAMPS)
    assert len([side for side in sides if (3, 1) in side]) == 4
    assert len(sides) == 8 + 2
    assert wall_length(RING_AROUND_CAMPS) == 10  # from one end, around the ring, to the other
    three = {**RING_AROUND_CAMPS, (3, 1): "tower-10-w"}
    assert palace.broken_rules(three) == []
    assert wall_length(three) == 9


def test_chain_uses_no_side_twice() -> None:
    """camps.wall: a ring of four with two ends: one end, or half the ring, is left out"""
    ring = [((0, 0), (1, 0)), ((1, 0), (1, 1)), ((1, 1), (0, 1)), ((0, 1), (0, 0))]
    tails = [((0, 0), (0, -1)), ((1, 1), (2, 1)), ((2, 1), (3, 1))]
    assert longest_chain(ring) == 4
    assert longest_chain(ring + tails) == 2 + 4
    assert longest_chain([*ring, tails[0], tails[1]]) == 1 + 4


def test_score_example() -> None:
    """camps.score: 5 and 5 across a row of five, a two-arrow camp 1 and 1: together 12"""
    built: Palace = {
        (-3, 0): "camp-4-e",
        (-2, 0): "seraglio-7-w",
        (-1, 0): "seraglio-8-s",
        (1, 0): "arcades-9",
        (2, 0): "arcades-8-e",
        (3, 0): "camp-6-w",
        (0, 1): "tower-10-w",
        (-1, 1): "camp-8-ne",
    }
    assert palace.broken_rules(built) == []
    assert camps.camp_lines(2, 1, built) == [
        (2, 1, "camp-4-e e", 5),
        (2, 1, "camp-6-w w", 5),
        (2, 1, "camp-8-ne n", 1),
        (2, 1, "camp-8-ne e", 1),
    ]


def test_what_ends_a_camp_line() -> None:
    """camps.score: the start tile counts, walls do not interrupt, a gap or a camp ends the line"""
    built: Palace = {(0, -1): "pavilion-6-n", (0, -2): "camp-5-s", (0, 1): "arcades-8-e"}
    assert camps.arrow_points(built, (0, -2), "s") == 3
    row: Palace = {(1, 0): "camp-4-e", (2, 0): "tower-8-nes", (3, 0): "tower-10-w"}
    assert camps.arrow_points(row, (1, 0), "e") == 2
    assert camps.arrow_points({**row, (4, 0): "camp-6-w"}, (1, 0), "e") == 2
    assert camps.arrow_points({(1, 0): "camp-4-e"}, (1, 0), "e") == 0


def test_camps_score_in_a_game() -> None:
    """camps.score, camps.tiles: not on the reserve; nothing for the neutral player"""
    oracle = game(2, display=HIGH_CARDS, modules=["camps"])
    oracle.palaces[0] = {(0, -1): "pavilion-6-n", (0, -2): "camp-5-s"}
    oracle.reserves[1], oracle.neutral = ["camp-3-n"], ["camp-8-ne", "camp-9-es"]
    oracle.deck = ["scoring 1", "florin 1"]
    oracle.apply("take denar 9")
    assert oracle.score_lines() == [
        (1, 0, "pavilion", 1),
        (1, 0, "wall", 1),
        (1, 0, "camp-5-s s", 2),
    ]


def test_camps_are_bought_reserved_and_given() -> None:
    """camps.tiles: bought like a tile; given to the neutral player"""
    market = "camp-3-n camp-10-sw tower-12 tower-11"
    oracle = game(2, "florin 3, dirham 9, dirham 1", market=market, modules=["camps"])
    oracle.apply("buy 1 florin 3")
    oracle.apply("buy 2 dirham 9+1")
    oracle.apply("take " + oracle.display[0])
    assert oracle.legal() == {
        f"{verb} {tile}" for verb in ("reserve", "give") for tile in ("camp-3-n", "camp-10-sw")
    }
    oracle.apply("give camp-3-n")
    oracle.apply("reserve camp-10-sw")
    assert oracle.neutral[-1] == "camp-3-n"
    assert oracle.reserves[0] == ["camp-10-sw"]
