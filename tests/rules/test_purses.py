"""Purses: multisets of money cards in one number (components.money)."""

import random
from collections import Counter

import pytest

from alhambra import TextError
from alhambra.rules.money import (
    CURRENCIES,
    DENAR,
    DIRHAM,
    MOST_COPIES,
    Card,
    cards_in,
    count,
    format_purse,
    holds,
    make_card,
    parse_card,
    parse_code,
    parse_currency,
    part,
    purse,
    size,
    total,
)
from tests.helpers import cards

ALL = [make_card(currency, value) for currency in CURRENCIES for value in range(1, 10)]


def random_cards(rng: random.Random, most: int) -> list[Card]:
    """Some cards, with at most this many copies of each."""
    return [card for card in ALL for _ in range(rng.choice([0, 0, rng.randint(0, most)]))]


def test_purse_round_trip() -> None:
    """components.money: a purse holds exactly its cards, in canonical order"""
    rng = random.Random(1)
    for _ in range(200):
        chosen = random_cards(rng, MOST_COPIES)
        rng.shuffle(chosen)
        packed = purse(chosen)
        assert Counter(cards_in(packed)) == Counter(chosen)
        order = [(card.currency.index, -card.value) for card in cards_in(packed)]
        assert order == sorted(order)
        assert size(packed) == len(chosen)
        assert total(packed) == sum(card.value for card in chosen)
        for card in ALL:
            assert count(packed, card) == chosen.count(card)
        for currency in CURRENCIES:
            of_it = [card for card in chosen if card.currency is currency]
            assert part(packed, currency) == purse(of_it)


def test_purses_add_and_subtract() -> None:
    """components.money: purses add and subtract like multisets"""
    rng = random.Random(2)
    for _ in range(100):
        one, other = random_cards(rng, 3), random_cards(rng, 3)
        assert purse(one) + purse(other) == purse(one + other)
        assert purse(one + other) - purse(other) == purse(one)


def test_holds_counts_copies() -> None:
    """components.money: at least these cards, copies counted"""
    rng = random.Random(3)
    for _ in range(2000):
        have = random_cards(rng, 3)
        want = rng.sample(have, rng.randint(0, len(have))) if rng.random() < 0.6 else []
        want += random_cards(rng, 7) if rng.random() < 0.4 else []
        if max(Counter(want).values(), default=0) <= MOST_COPIES:
            assert holds(purse(have), purse(want)) == (not Counter(want) - Counter(have))


def test_holds_does_not_borrow_from_a_neighbour() -> None:
    """components.money: a missing card is not borrowed from its neighbours in the number"""
    for card in ALL:
        others = purse(other for other in ALL for _ in range(3) if other is not card)
        assert not holds(others, card.unit)
        assert holds(others + card.unit, card.unit)
        assert not holds(others + card.unit, 2 * card.unit)
        assert not holds(others, MOST_COPIES * card.unit)
    assert holds(0, 0)
    assert not holds(0, cards("N1"))
    assert not holds(cards("N1"), cards("N1 F9"))


def test_too_many_copies_are_refused() -> None:
    """components.money: more copies than a purse can count are refused"""
    assert size(purse([parse_code("N3")] * MOST_COPIES)) == 7
    with pytest.raises(TextError, match="too-many-copies") as caught:
        purse([parse_code("N3")] * 8)
    assert caught.value.params == {"card": "denar 3"}


def test_one_object_per_card() -> None:
    """components.money: cards are compared by identity"""
    assert make_card(DENAR, 3) is parse_code("N3") is parse_card("denar", "3")
    assert str(parse_code("R9")) == "dirham 9"
    assert repr(parse_code("R9")) == "<dirham 9>"
    assert repr(DIRHAM) == "<dirham>"
    assert parse_currency("dirham") is DIRHAM


def test_code_round_trip() -> None:
    """components.money: parse and format are inverse"""
    assert [currency.letter for currency in CURRENCIES] == ["N", "R", "U", "F"]
    for card in ALL:
        assert parse_code(card.code) is card
    assert format_purse(cards("F1 N3 N9")) == "N9 N3 F1"
    assert format_purse(0) == ""


@pytest.mark.parametrize(
    ("code", "error"),
    [
        ("", "unknown-card"),
        ("N", "unknown-card"),
        ("N10", "unknown-card"),
        ("X3", "unknown-card"),
        ("n3", "unknown-card"),
        ("N0", "unknown-card-value"),
        ("Nx", "unknown-card-value"),
        ("N³", "unknown-card-value"),
    ],
)
def test_bad_codes_are_refused(code: str, error: str) -> None:
    """components.money: no other currency, no other value"""
    with pytest.raises(TextError) as caught:
        parse_code(code)
    assert caught.value.code == error


@pytest.mark.parametrize("value", ["0", "10", "", "12", "x", "-1", "²"])
def test_bad_values_are_refused(value: str) -> None:
    """components.money: values are 1 to 9"""
    with pytest.raises(TextError, match="unknown-card-value"):
        parse_card("denar", value)


def test_bad_currency_is_refused() -> None:
    """components.money: four currencies, by their names"""
    for name in ("euro", "Denar", "N", ""):
        with pytest.raises(TextError, match="unknown-currency"):
            parse_currency(name)
