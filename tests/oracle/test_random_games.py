"""Random games of the oracle, to the end."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from tests.oracle import Oracle, money, palace
from tests.oracle.palace import Palace
from tests.oracle.tiles import TILE_IDS, walls_of


def seeded_shuffle(rng: random.Random) -> Callable[[str, list[str]], list[str]]:
    """A shuffle by a random generator."""
    return lambda name, items: rng.sample(items, len(items))


def choose(oracle: Oracle, rng: random.Random) -> str:
    """A random action: first a verb, mostly one that moves the game on, then any of it."""
    legal = oracle.legal()
    verbs = sorted({text.split()[0] for text in legal})
    weights = [{"buy": 8, "take": 4, "place": 8}.get(verb, 1) for verb in verbs]
    verb = rng.choices(verbs, weights)[0]
    return rng.choice(sorted(text for text in legal if text.split()[0] == verb))


def swap_by_the_book(built: Palace, cell: tuple[int, int], tile: str) -> bool:
    """build.after: a swap is legal exactly when both agree on every side with a neighbour."""
    return all(
        (side in walls_of(tile)) == (side in walls_of(built[cell]))
        for side in "nesw"
        if palace.neighbour(cell, side) in palace.occupied(built)
    )


def check(oracle: Oracle) -> None:
    """What holds at every moment of every game."""
    tiles = [tile for tile in oracle.market.values() if tile] + oracle.supply + oracle.neutral
    for piles in (oracle.reserves, oracle.leftovers, [oracle.bought]):
        tiles += [tile for pile in piles for tile in pile]
    for built in oracle.palaces:
        assert palace.broken_rules(built) == []
        tiles += built.values()
        for cell in palace.cells_to_remove(built):
            around = [palace.neighbour(cell, side) for side in "nesw"]
            assert not set(around) <= palace.occupied(built)
    assert sorted(tiles) == sorted(TILE_IDS)
    cards = (
        oracle.display + oracle.discards + [card for card in oracle.deck if money.is_money(card)]
    )
    cards += [card for hand in oracle.hands for card in hand]
    assert sorted(cards) == sorted(money.all_money(oracle.players))
    totals: Counter[int | str] = Counter()
    for _, owner, _, points in oracle.score_lines():
        totals[owner] += points
    assert [totals[seat] for seat in range(oracle.players)] == oracle.scores
    assert totals["neutral"] == oracle.neutral_score


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games(players: int, seed: int) -> None:
    """turn.*, score.*, end.*: a whole game at random"""
    rng = random.Random(1000 * players + seed)
    oracle = Oracle(players, seeded_shuffle(rng))
    for _ in range(3000):
        if oracle.over:
            break
        check(oracle)
        seat = oracle.seat
        assert seat is not None
        built = oracle.palaces[seat]
        for tile in oracle.reserves[seat]:
            for cell in built:
                expected = swap_by_the_book(built, cell, tile)
                assert (cell in palace.cells_to_swap(built, tile)) == expected
        oracle.apply(choose(oracle, rng))
    check(oracle)
    assert oracle.over
    assert oracle.seat is None
    assert oracle.winners
    assert max(oracle.scores) == oracle.scores[oracle.winners[0]]
    assert {line[0] for line in oracle.score_lines()} <= {1, 2, 3}
