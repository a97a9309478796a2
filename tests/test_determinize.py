"""determinize deals anew what a seat does not know, and nothing else (setup.open, setup.piles).

On small decks and supplies every order that the knowledge allows is enumerated: all of them
turn up, equally often, and no other does.
"""

import random
from collections import Counter
from collections.abc import Iterable
from itertools import permutations

import pytest

import alhambra
from alhambra import Game
from alhambra.rules.money import Card, cards_in
from tests.helpers import Stacked, cards, do, position

#: 1 in 1000 by degrees of freedom, for the sizes below.
CRITICAL = {5: 20.5, 11: 31.3, 17: 40.8, 23: 49.7, 35: 66.6, 47: 82.7}

Order = tuple[str, ...]


def orders(codes: str, stretches: dict[str, range]) -> set[Order]:
    """All orders of a deck that put each special card into its stretch."""
    return {
        order
        for order in permutations(codes.split())
        if all(order.index(special) in places for special, places in stretches.items())
    }


def deck_of(game: Game) -> Order:
    """The codes of a deck."""
    return tuple(card.code for card in game.deck)


def check_uniform(samples: Iterable[Order], expected: set[Order]) -> None:
    """All expected orders, no other, equally often (chi-square; seeds are fixed)."""
    seen = Counter(samples)
    assert seen.keys() == expected
    mean = seen.total() / len(expected)
    chi_square = sum((count - mean) ** 2 / mean for count in seen.values())
    assert chi_square < CRITICAL[len(expected) - 1]


@pytest.mark.parametrize(
    ("deck", "piles", "stretches", "number"),
    [
        ("N1 N2 N3 N4", (4,), {}, 24),
        ("N1 N1 R2 R2", (4,), {}, 6),
        ("N1 scoring-1 N2", (3,), {"scoring-1": range(3)}, 6),
        ("N1 scoring-1 N2 N3", (1, 2, 1), {"scoring-1": range(1, 3)}, 12),
        # A pile partly drawn: the scoring card is the next or the one after it.
        ("N1 scoring-1 N2 N3", (5, 2), {"scoring-1": range(2)}, 12),
        ("scoring-1 N1 N2 N3", (6, 3), {"scoring-1": range(1)}, 6),
        (
            "N1 scoring-1 R2 scoring-2 N1",
            (3, 2),
            {"scoring-1": range(3), "scoring-2": range(3, 5)},
            18,
        ),
        (
            "N1 scoring-1 R2 scoring-2 U3",
            (3, 2),
            {"scoring-1": range(3), "scoring-2": range(3, 5)},
            36,
        ),
        (
            "N1 scoring-1 R2 U3 scoring-2 U3",
            (1, 2, 1, 2),
            {"scoring-1": range(1, 3), "scoring-2": range(4, 6)},
            48,
        ),
    ],
)
def test_decks_against_enumeration(
    deck: str, piles: tuple[int, ...], stretches: dict[str, range], number: int
) -> None:
    """setup.piles: the money in any order, each scoring card anywhere in its stretch"""
    game = position(deck=deck, piles=piles)
    expected = orders(deck, stretches)
    assert len(expected) == number
    check_uniform((deck_of(game.determinize(0, seed)) for seed in range(60 * number)), expected)


def test_cards_that_have_only_one_place() -> None:
    """setup.piles: where nothing else is left of a pile, its scoring card is known"""
    game = position(deck="scoring-1 N1 scoring-2", piles=(3, 1, 1))
    for seed in range(20):
        assert deck_of(game.determinize(0, seed)) == ("scoring-1", "N1", "scoring-2")


def test_supply_against_enumeration() -> None:
    """setup.open: the tiles of the supply in any order"""
    ids = "tower-12 garden-10 arcades-9 pavilion-8"
    game = position(supply=ids)
    samples = (tuple(map(str, game.determinize(1, seed).supply)) for seed in range(1440))
    check_uniform(samples, set(permutations(ids.split())))


def test_every_seat_deals_alike() -> None:
    """setup.open: all money was seen, so every seat and a spectator know the same of the deck"""
    game = alhambra.new_game(3, seed=4)
    dealt = {deck_of(game.determinize(seat, 9)) for seat in (None, 0, 1, 2)}
    assert len(dealt) == 1


def test_what_is_known_stays() -> None:
    """setup.open: hands, table and discards are as they were, at every moment of a game"""
    rng = random.Random(6)
    game = alhambra.new_game(2, seed=6)
    while not game.is_over:
        other = game.determinize(game.seat, rng.getrandbits(64))
        assert other.hands == game.hands
        assert other.palaces == game.palaces
        assert other.reserves == game.reserves
        assert (other.market, other.display, other.discards) == (
            game.market, game.display, game.discards,
        )  # fmt: skip
        assert (other.stack, other.turn_seat, other.parts) == (
            game.stack, game.turn_seat, game.parts,
        )  # fmt: skip
        assert (other.scores, other.lines, other.scorings) == (
            game.scores, game.lines, game.scorings,
        )  # fmt: skip
        assert Counter(deck_of(other)) == Counter(deck_of(game))
        assert set(other.supply) == set(game.supply)
        assert other.status() == []
        game.play(rng.choice(game.legal_actions()))


def test_scoring_card_stays_in_its_fifth() -> None:
    """setup.piles: through a whole game, as cards are drawn"""
    rng = random.Random(8)
    game = alhambra.new_game(3, seed=8)
    total = sum(game.piles)
    first = range(game.piles[0], sum(game.piles[:2]))
    second = range(sum(game.piles[:3]), sum(game.piles[:4]))
    places: dict[str, set[int]] = {"scoring-1": set(), "scoring-2": set()}
    while any(code in places for code in deck_of(game)):
        gone = total - len(game.deck)
        for seed in range(3):
            dealt = deck_of(game.determinize(0, rng.getrandbits(32) + seed))
            for code in places.keys() & set(dealt):
                places[code].add(gone + dealt.index(code))
        takes = [action for action in game.legal_actions() if action.verb == "take"]
        game.play(rng.choice(takes))
    assert places["scoring-1"] <= set(first)
    assert places["scoring-2"] <= set(second)
    assert len(places["scoring-2"]) > len(second) // 2


def test_reshuffled_discards_are_in_the_new_deck() -> None:
    """turn.reshuffle: they are the deck then, in any order, and nothing else is"""
    game = position(
        display="N9 R9 U9 F9",
        deck="",
        discards="N1 N2 N3 N4 N5",
        hands=["", "", ""],
        chance=Stacked(deck="N3"),
    )
    do(game, "take denar 9")
    assert game.display == cards("R9 U9 F9 N3")
    expected = set(permutations(("N1", "N2", "N4", "N5")))
    check_uniform((deck_of(game.determinize(2, seed)) for seed in range(1440)), expected)
    other = game.determinize(2, 1)
    assert other.discards == 0
    assert [card for card in other.deck if not isinstance(card, Card)] == []


def test_a_dealt_game_knows_no_more_than_its_view() -> None:
    """setup.open: what was hidden has no influence on what is dealt"""
    game = position(deck="N1 N2 scoring-1 N3 N4", piles=(2, 3), supply="tower-12 garden-10")
    other = game.copy()
    other.deck = (other.deck[1], other.deck[0], *other.deck[:1:-1])
    other.supply = other.supply[::-1]
    other.chance = alhambra.Seeded(777)
    assert other != game
    for seat in (None, 0, 1, 2):
        for seed in range(5):
            assert game.determinize(seat, seed) == other.determinize(seat, seed)


def test_same_seed_same_game() -> None:
    """setup.open: a dealt game is reproducible, another seed deals another one"""
    game = alhambra.new_game(4, seed=1)
    assert game.determinize(1, 5) == game.determinize(1, 5)
    assert game.determinize(1, 5) != game.determinize(1, 6)
    assert len({deck_of(game.determinize(1, seed)) for seed in range(20)}) == 20


def test_dealing_does_not_touch_the_game() -> None:
    """setup.open: neither its position nor its chance"""
    game = alhambra.new_game(3, seed=1)
    before = game.position()
    game.determinize(0, 3)
    assert game.position() == before
    assert cards_in(game.view(0).memory.deck)
