"""Money cards: text, takes and payments (components.money, money.*, buy.*, diamonds.*)."""

from itertools import combinations, product

DIAMOND = "diamond"

COINS = ("denar", "dirham", "ducat", "florin")

CURRENCIES = (*COINS, DIAMOND)

DIAMONDS = tuple(f"{DIAMOND} {value}" for value in (3, 4, 5, 5, 6, 6, 6, 7, 7, 8, 9))
"""diamonds.cards; diamonds.two: also with two players."""

SQUARE_CURRENCY = {1: "florin", 2: "dirham", 3: "denar", 4: "ducat"}
"""components.market, ruling."""


def is_money(card: str) -> bool:
    """Whether a card is money and not a special card (components.money)."""
    return card.split(maxsplit=1)[0] in CURRENCIES


def currency_of(card: str) -> str:
    """The currency of a money card."""
    return card.split(maxsplit=1)[0]


def value_of(card: str) -> int:
    """The value of a money card."""
    return int(card.split()[1])


def all_money(players: int) -> list[str]:
    """components.money: three copies of each card; two.cards: only two with two players."""
    copies = 2 if players == 2 else 3
    return [
        f"{currency} {value}" for currency in COINS for value in range(1, 10) for _ in range(copies)
    ]


def total(cards: list[str]) -> int:
    """The sum of the values."""
    return sum(value_of(card) for card in cards)


def canonical(cards: list[str]) -> list[str]:
    """The order of the notation: by currency, then the highest value first."""
    return sorted(cards, key=lambda card: (CURRENCIES.index(currency_of(card)), -value_of(card)))


def holds(hand: list[str], cards: list[str]) -> bool:
    """Whether a hand has all these cards, duplicates counted."""
    return all(hand.count(card) >= cards.count(card) for card in cards)


def takes(display: list[str], limit: int = 5) -> set[tuple[str, ...]]:
    """money.take: any one card, or several whose values total at most 5 (characters.faruk: 7)."""
    found = set()
    for size in range(1, len(display) + 1):
        for chosen in combinations(display, size):
            cards = canonical(list(chosen))
            if size == 1 or total(cards) <= limit:
                found.add(tuple(cards))
    return found


def is_sufficient(values: list[int], price: int) -> bool:
    """buy.price: totalling at least the price."""
    return sum(values) >= price


def no_superfluous_card(values: list[int], price: int) -> bool:
    """buy.price, ruling: without any one of the cards it would not be enough."""
    return all(sum(values) - value < price for value in values)


def payments(hand: list[str], currency: str, price: int) -> set[tuple[int, ...]]:
    """buy.price, ruling: the payments offered, each as its values in descending order.

    Tries every number of copies of every value in the hand.
    """
    values = range(9, 0, -1)
    copies = [range(hand.count(f"{currency} {value}") + 1) for value in values]
    found = set()
    for counts in product(*copies):
        chosen = [value for value, n in zip(values, counts, strict=True) for _ in range(n)]
        if is_sufficient(chosen, price) and no_superfluous_card(chosen, price):
            found.add(tuple(chosen))
    return found


def money_of(hand: list[str], currency: str) -> int:
    """end.leftovers: the sum of the values of one currency in a hand."""
    return total([card for card in hand if currency_of(card) == currency])


def most_in_one_currency(hand: list[str]) -> int:
    """characters.auction: the highest bid that a hand can cover."""
    return max(money_of(hand, currency) for currency in CURRENCIES)


def values_text(values: list[int]) -> str:
    """The values of a payment in descending order: 9+3."""
    return "+".join(str(value) for value in sorted(values, reverse=True))


def parse_values(text: str) -> list[int]:
    """The values of a payment; ValueError if the text is not canonical."""
    values = [int(value) for value in text.split("+")]
    if values_text(values) != text:
        raise ValueError(f"not the canonical text of a payment: {text}")
    return values


def can_pay(hand: list[str], currency: str, values: list[int], price: int) -> bool:
    """buy.price, ruling: any sufficient set of cards held, superfluous cards allowed."""
    cards = [f"{currency} {value}" for value in values]
    return holds(hand, cards) and is_sufficient(values, price)
