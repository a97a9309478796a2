"""Which cards can be put together to take (money.take) or to pay (buy.price)."""

from __future__ import annotations

from .money import Card, cards_in


def payments(coins: int, price: int) -> tuple[int, ...]:
    """All ways to reach a price from which no card could be spared, the cheapest first."""
    return tuple(paid for _, paid in sorted(_reaching(cards_in(coins), price)))


def _reaching(cards: tuple[Card, ...], price: int) -> list[tuple[int, int]]:
    """Minimal payments, each with the sum by which it is over the price.

    Cards are added in falling value and only while the price is not met, so the last one
    is the smallest and cannot be spared. Of equal cards the first ones are taken.
    """
    found: list[tuple[int, int]] = []
    # A rich hand has thousands of payments, and many more sets that do not reach.
    left = sum(card.value for card in cards)
    for index, card in enumerate(cards):
        if left < price:
            break
        left -= card.value
        if index and cards[index - 1] is card:
            continue
        missing = price - card.value
        if missing <= 0:
            found.append((-missing, card.unit))
        else:
            found += [
                (over, card.unit + paid) for over, paid in _reaching(cards[index + 1 :], missing)
            ]
    return found


def takes(display: int, limit: int) -> tuple[int, ...]:
    """Any one card, or several whose values total at most the limit; single cards first."""
    cards = cards_in(display)
    small = tuple(card for card in cards if card.value < limit)
    sums: list[int] = [card.unit for card in cards]
    if len(small) > 1:
        sums += _several(small, limit)
    return tuple(dict.fromkeys(sums))


def _several(cards: tuple[Card, ...], limit: int) -> list[int]:
    """All sums of cards within the limit; the single ones among them do no harm."""
    found: list[int] = []
    for index, card in enumerate(cards):
        if card.value <= limit:
            found.append(card.unit)
            rest = _several(cards[index + 1 :], limit - card.value)
            found += [card.unit + other for other in rest]
    return found
