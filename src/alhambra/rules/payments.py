"""Which cards can be put together to take (money.take) or to pay (buy.price)."""

from __future__ import annotations

from functools import lru_cache

from .money import Card, cards_in, purse

_CACHE = 1 << 15


@lru_cache(_CACHE)
def payments(coins: int, price: int) -> tuple[int, ...]:
    """All ways to reach a price from which no card could be spared, the cheapest first."""
    found = sorted(
        _reaching(_grouped(coins), price),
        key=lambda cards: (sum(card.value for card in cards), [-card.value for card in cards]),
    )
    return tuple(purse(cards) for cards in found)


def _grouped(coins: int) -> list[tuple[Card, int]]:
    cards = cards_in(coins)
    return [(card, cards.count(card)) for card in dict.fromkeys(cards)]


def _reaching(stock: list[tuple[Card, int]], price: int) -> list[list[Card]]:
    """Minimal payments: cards are added in falling value, and only while the price is not met."""
    if price <= 0:
        return [[]]
    if not stock:
        return []
    (card, copies), rest = stock[0], stock[1:]
    found = _reaching(rest, price)
    for used in range(1, copies + 1):
        missing = price - used * card.value
        if missing <= 0:
            # Only the last card may bring the payment to the price: it is also the smallest.
            return [*found, [card] * used]
        found += [[card] * used + tail for tail in _reaching(rest, missing)]
    return found


@lru_cache(_CACHE)
def takes(display: int, limit: int) -> tuple[int, ...]:
    """Any one card, or several whose values total at most the limit; single cards first."""
    cards = cards_in(display)
    singles = [card.unit for card in dict.fromkeys(cards)]
    several = [
        sum(card.unit for card in chosen) for chosen in _subsets(cards, limit) if len(chosen) > 1
    ]
    return tuple(singles + list(dict.fromkeys(several)))


def _subsets(cards: tuple[Card, ...], limit: int) -> list[tuple[Card, ...]]:
    if not cards:
        return [()]
    first, rest = cards[0], cards[1:]
    found = _subsets(rest, limit)
    if first.value <= limit:
        found += [(first, *tail) for tail in _subsets(rest, limit - first.value)]
    return found
