"""Dealing unknown cards that must cover a bid (characters.auction, setup.open)."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra import Seeded
from alhambra.rules.covering import CurrencyGroup, choices, draw_covering
from alhambra.rules.money import CURRENCIES, Card, cards_in, part, purse, size, total
from alhambra.rules.ruleset import money_cards
from tests.helpers import cards, position

ALL_MONEY = money_cards(3)
#: How many times its degrees of freedom a chi-square sum may reach: 99.9 %, with a margin.
CHI_SQUARE_FACTOR = 3.5


def _legal(found: list[Card]) -> list[Card]:
    """No more copies of a card than exist."""
    return list((Counter(found) & Counter(ALL_MONEY)).elements())


def covers(known: int, dealt: int, price: int) -> bool:
    """Whether some currency reaches the price."""
    return any(total(part(known + dealt, currency)) >= price for currency in CURRENCIES)


def groups_of(coins: int, known: int, price: int) -> list[CurrencyGroup]:
    """The known cards and the money by currency."""
    return [CurrencyGroup(part(coins, c), price - total(part(known, c))) for c in CURRENCIES]


def by_brute_force(coins: int, known: int, count: int, price: int) -> Counter[int]:
    """Every deal that covers the price, with the number of ways to deal it."""
    deals = Counter(purse(deal) for deal in combinations(cards_in(coins), count))
    return Counter({deal: n for deal, n in deals.items() if covers(known, deal, price)})


@pytest.mark.parametrize(
    ("coins", "known", "count", "price"),
    [
        ("N9 N5 N2 R8 R1", "N3", 1, 8),
        ("N9 N5 N5 N2 R8 R1 F4", "", 2, 9),
        ("N9 N9 N9 N8 R9 R9 R9 R1 F1", "", 3, 27),
        ("N9 N9 N8 N7 R9 R8 U6 F1 F2 F3", "N1 R2", 3, 20),
        ("N1 N1 R1 R1 U1 U1", "", 2, 2),
    ],
)
def test_every_covering_deal_is_equally_likely(
    coins: str, known: str, count: int, price: int
) -> None:
    """characters.auction: compared with every way to deal, copies counted separately"""
    all_coins, all_known = cards(coins), cards(known)
    expected = by_brute_force(all_coins, all_known, count, price)
    groups = groups_of(all_coins, all_known, price)
    assert all(group.missing > 0 for group in groups)
    samples = 200 * len(expected)
    found = Counter(draw_covering(groups, count, Seeded(seed)) for seed in range(samples))
    assert found.keys() == expected.keys()
    ways = expected.total()
    chi_square = sum(
        (found[deal] - samples * n / ways) ** 2 / (samples * n / ways)
        for deal, n in expected.items()
    )
    assert chi_square < CHI_SQUARE_FACTOR * len(expected)


@given(
    st.lists(st.sampled_from(ALL_MONEY), min_size=3, max_size=30).map(_legal),
    st.lists(st.sampled_from(ALL_MONEY), max_size=3),
    st.integers(1, 3),
    st.integers(0, 10_000),
)
def test_dealt_cards_cover_the_price(
    coins: list[Card], known: list[Card], count: int, seed: int
) -> None:
    """characters.auction: for any known cards and any price that can be reached"""
    purses = purse(coins), purse(known)
    best = max(
        total(part(purses[1], c)) + sum(card.value for card in cards_in(part(purses[0], c))[:count])
        for c in CURRENCIES
    )
    groups = groups_of(*purses, best)
    if all(group.missing > 0 for group in groups):
        dealt = draw_covering(groups, count, Seeded(seed))
        assert size(dealt) == count
        assert covers(purses[1], dealt, best)
        assert dealt in by_brute_force(*purses, count, best)


@given(st.lists(st.sampled_from(ALL_MONEY), max_size=12).map(_legal), st.integers(0, 3))
def test_choices_match_brute_force(coins: list[Card], count: int) -> None:
    """Every set of cards, with the number of ways to deal it."""
    found = {choice.cards: choice.ways for choice in choices(purse(coins), count)}
    assert found == Counter(purse(deal) for deal in combinations(coins, count))
    assert all(total(choice.cards) == choice.total for choice in choices(purse(coins), count))


@pytest.mark.parametrize("players", [3, 6])
def test_bid_covered_by_three_unseen_cards(players: int) -> None:
    """characters.yammerad, characters.auction: the rarest deal is found without trial and error"""
    game = position(
        players,
        modules="characters",
        owned=["yammerad"],
        hands=["N9 N9 N9"],
        unseen=["N9 N9 N9"],
        display="R9 U9 F9 R8",
        turn=players - 1,
        deck="character-laila ...",
        palaces=[*[""] * (players - 1), "tower-12@1,0"],
    )
    game.apply(game.parse("take dirham 8"))
    game.apply(game.parse("bid 27"))
    kinds = set()
    for seed in range(40):
        dealt = game.determinize(1, seed)
        assert covers(0, dealt.hands[0], 27)
        assert dealt.status() == []
        kinds.add(dealt.hands[0])
    # Dirham, ducat and florin each have one nine on display.
    assert kinds == {cards("N9 N9 N9")}
