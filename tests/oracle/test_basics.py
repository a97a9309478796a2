"""The oracle's setup, tiles, building rules, wall and majorities."""

from collections import Counter

import pytest

from tests.oracle import Oracle, palace, scoring, setup
from tests.oracle.helpers import unshuffled
from tests.oracle.palace import Palace
from tests.oracle.tiles import KINDS, TILE_IDS, kind_of, price_of, walls_of
from tests.oracle.wall import wall_length

RING: Palace = {
    (0, -1): "pavilion-2-new",
    (1, 0): "arcades-4-nes",
    (0, 1): "seraglio-3-esw",
    (-1, 0): "chambers-5-nsw",
}


def test_set_of_tiles() -> None:
    """components.tiles"""
    assert len(set(TILE_IDS)) == len(TILE_IDS) == 54
    kinds = Counter(kind_of(tile) for tile in TILE_IDS)
    assert [kinds[kind] for kind in KINDS] == [7, 7, 9, 9, 11, 11]
    for kind, lowest in zip(KINDS, range(2, 8), strict=True):
        prices = {price_of(tile) for tile in TILE_IDS if kind_of(tile) == kind}
        assert (min(prices), max(prices)) == (lowest, lowest + 6)
    patterns = Counter("".join(sorted(walls_of(tile))) for tile in TILE_IDS)
    expected = {"": 10, **dict.fromkeys("nesw", 4), **dict.fromkeys(("en", "es", "sw", "nw"), 5)}
    expected |= dict.fromkeys(("enw", "ens", "esw", "nsw"), 2)
    assert patterns == expected


def test_setup_deals_and_splits_the_money() -> None:
    """setup.hands, setup.first, setup.display, setup.piles, components.money"""
    names = []

    def reverse(name: str, items: list[str]) -> list[str]:
        names.append((name, len(items)))
        return items[::-1]

    oracle = Oracle(3, reverse)
    assert oracle.hands[0] == ["florin 9", "florin 9", "florin 9"]
    assert oracle.hands[1] == ["florin 8", "florin 8", "florin 8"]
    assert oracle.hands[2] == ["florin 7", "florin 7", "florin 7"]
    assert oracle.seat == oracle.turn_seat == 2
    assert oracle.display == ["florin 6", "florin 6", "florin 6", "florin 5"]
    # 108 - 9 - 4 = 95 cards: five piles of 19
    assert names == [("supply", 54), ("money", 108), ("pile 2", 20), ("pile 4", 20)]
    assert oracle.deck.index("scoring 1") == 19
    assert oracle.deck.index("scoring 2") == 19 + 20 + 19
    assert len(oracle.deck) == 97
    assert oracle.market == dict(zip((1, 2, 3, 4), TILE_IDS[::-1], strict=False))
    assert [len(pile) for pile in setup.five_piles(["x"] * 13)] == [3, 3, 3, 2, 2]
    assert setup.first_seat([["denar 9"] * 3, ["denar 8"] * 3, ["ducat 8"] * 3]) == 1


def test_setup_with_two_players() -> None:
    """two.cards, two.neutral, setup.market"""
    oracle = Oracle(2, unshuffled)
    assert oracle.neutral == list(TILE_IDS[:6])
    assert oracle.market == dict(zip((1, 2, 3, 4), TILE_IDS[6:], strict=False))
    cards = oracle.hands[0] + oracle.hands[1] + oracle.display + oracle.deck
    assert len(cards) == 72 + 2
    assert Oracle(3, unshuffled).neutral == []


@pytest.mark.parametrize(
    ("built", "broken"),
    [
        ({(1, 0): "tower-10-w"}, "build.match"),
        ({(1, 0): "pavilion-7-e", (2, 0): "tower-10-w"}, "build.onfoot"),
        ({(1, 1): "tower-12"}, "build.joined"),
        ({(0, 0): "tower-12"}, "components.start"),
    ],
)
def test_forbidden_palaces(built: Palace, broken: str) -> None:
    """build.match, build.onfoot, build.joined, components.start"""
    assert broken in palace.broken_rules(built)


def test_ring_encloses_a_hole() -> None:
    """build.holes: a ring of tiles encloses, even one that is open only at a corner"""
    tiles = [tile for tile in TILE_IDS if not walls_of(tile)]
    around = [(1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)]  # and the start tile
    closed = dict(zip(around, tiles, strict=False))
    assert palace.broken_rules(closed) == ["build.holes"]
    open_at_a_corner = {cell: tile for cell, tile in closed.items() if cell != (2, 2)}
    assert palace.broken_rules(open_at_a_corner) == ["build.holes"]
    open_at_a_side = {cell: tile for cell, tile in closed.items() if cell != (2, 1)}
    assert palace.broken_rules(open_at_a_side) == []
    assert palace.cells_to_remove(open_at_a_side) == {(2, 2), (2, 0)}


def test_cells_for_a_tile() -> None:
    """build.match, build.onfoot: around the start tile alone"""
    assert palace.cells_to_place({}, "tower-12") == {(0, -1), (1, 0), (0, 1), (-1, 0)}
    assert palace.cells_to_place({}, "pavilion-2-new") == {(0, -1)}
    assert palace.cells_to_place(RING, "tower-12") == set()
    assert palace.cells_to_remove(RING) == set(RING)
    assert palace.cells_to_swap(RING, "garden-6-esw") == {(0, 1)}
    assert palace.cells_to_swap(RING, "tower-12") == set(RING)


@pytest.mark.parametrize(
    ("kind", "number", "counts", "points"),
    [
        ("chambers", 1, [2, 1, 0], [4, 0, 0]),
        ("tower", 2, [3, 2, 1], [13, 6, 0]),
        ("tower", 2, [4, 4, 1], [9, 9, 0]),
        ("pavilion", 1, [1, 1, 0], [0, 0, 0]),
        ("pavilion", 3, [3, 2, 1], [16, 8, 1]),
        ("pavilion", 3, [2, 2, 2], [8, 8, 8]),
        ("pavilion", 3, [3, 1, 1], [16, 4, 4]),
        ("garden", 3, [2, 1, 1, 1], [20, 5, 5, 5]),
        ("garden", 2, [0, 0, 0], [0, 0, 0]),
    ],
)
def test_majority_points(kind: str, number: int, counts: list[int], points: list[int]) -> None:
    """score.majority, score.ties, score.some"""
    owners: dict[scoring.Owner, int] = dict(enumerate(counts))
    assert list(scoring.majority(owners, scoring.RANK_POINTS[kind][number]).values()) == points


def test_ring_and_separate_walls() -> None:
    """score.wall: a ring counts all its sides; walls that do not meet count separately"""
    assert palace.broken_rules(RING) == []
    assert wall_length(RING) == 12
    assert wall_length({}) == 0
    assert wall_length({(1, 0): "pavilion-6-n", (2, 0): "seraglio-8-s"}) == 1
    assert wall_length({(1, 0): "pavilion-6-n", (2, 0): "garden-8-ne"}) == 3


def test_wall_of_eight() -> None:
    """score.wall: neither an inner double wall nor a shorter wall scores"""
    built = {
        (-1, 0): "chambers-5-nsw",
        (0, -1): "pavilion-2-new",
        (1, 0): "pavilion-6-n",
        (2, 0): "garden-10-n",
        (1, 1): "pavilion-7-e",
        (2, 1): "tower-10-w",
        (2, 2): "pavilion-4-es",
    }
    assert palace.broken_rules(built) == []
    assert wall_length(built) == 8
