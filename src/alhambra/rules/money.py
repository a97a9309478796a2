"""Money cards, and purses: multisets of them packed into one int (components.money).

A purse counts copies in four bits per card, so that hands copy for free, add with `+`
and compare with `==`. Every purse in a game stays below eight copies of a card.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NewType

from .errors import SetupError, TextError
from .module_registry import RESERVED_CURRENCIES

#: A multiset of cards: a type of its own, so that nobody takes it for a number.
Purse = NewType("Purse", int)

MOST_COPIES = 7
#: Masks over whole purses are this wide.
MOST_CURRENCIES = 8
_VALUES = 9
_WIDTH = 4 * _VALUES
_MASK = (1 << _WIDTH) - 1
_CACHE = 1 << 15


class Currency:
    """One of the currencies; `index` is its place in a purse, `letter` its short name."""

    __slots__ = ("cards", "index", "letter", "mask", "name")

    def __init__(self, index: int, name: str, letter: str) -> None:
        self.index = index
        self.name = name
        self.letter = letter
        self.mask = _MASK << (_WIDTH * index)
        self.cards = tuple(Card(self, value) for value in range(1, _VALUES + 1))
        _by_name[name] = _by_letter[letter] = self
        _by_nibble.update(((card.unit.bit_length() - 1) // 4, card) for card in self.cards)

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        # A process that never played with a module's currency has to make it.
        return make_currency, (self.index, self.name, self.letter)


class Card:
    """A money card. There is a single object per currency and value.

    In a purse the dearest cards of a currency come first, which is their canonical order.
    """

    __slots__ = ("currency", "unit", "value")

    def __init__(self, currency: Currency, value: int) -> None:
        self.currency = currency
        self.value = value
        self.unit = Purse(1 << (_WIDTH * currency.index + 4 * (_VALUES - value)))

    def __str__(self) -> str:
        return f"{self.currency.name} {self.value}"

    def __repr__(self) -> str:
        return f"<{self}>"

    def __reduce__(self) -> tuple[object, ...]:
        return make_card, (self.currency, self.value)

    @property
    def code(self) -> str:
        """The two letters that stand for the card in lists: `N3`."""
        return f"{self.currency.letter}{self.value}"


_by_name: dict[str, Currency] = {}
_by_letter: dict[str, Currency] = {}
_by_nibble: dict[int, Card] = {}

DENAR = Currency(0, "denar", "N")
DIRHAM = Currency(1, "dirham", "R")
DUCAT = Currency(2, "ducat", "U")
FLORIN = Currency(3, "florin", "F")
CURRENCIES = (DENAR, DIRHAM, DUCAT, FLORIN)


def make_currency(index: int, name: str, letter: str) -> Currency:
    """The currency of this name; there is one of each.

    Every currency has its own index and letter, also among modules that are not played together.
    The index is chosen by the module, not counted up: purses travel between processes that may
    import modules in another order.
    """
    if not 0 <= index < MOST_CURRENCIES:
        claim = _claim_text(index, name, letter)
        raise SetupError("currency-index", claim=claim, most=MOST_CURRENCIES - 1)
    taken = ((other.index, other.name, other.letter) for other in _by_name.values())
    for other in (*RESERVED_CURRENCIES, *taken):
        if other != (index, name, letter) and (
            other[0] == index or other[1] == name or other[2] == letter
        ):
            claim = _claim_text(index, name, letter)
            raise SetupError("currency-taken", claim=claim, other=_claim_text(*other))
    return _by_name.get(name) or Currency(index, name, letter)


def _claim_text(index: int, name: str, letter: str) -> str:
    return f'"{name}" ({letter}, {index})'


def make_card(currency: Currency, value: int) -> Card:
    """The card of this currency and value, 1 to 9."""
    return currency.cards[value - 1]


def parse_currency(name: str) -> Currency:
    """The currency of this name."""
    if name not in _by_name:
        raise TextError("unknown-currency", text=name)
    return _by_name[name]


def parse_card(name: str, value: str) -> Card:
    """The card written as two words, `denar 3`."""
    return make_card(parse_currency(name), _parse_value(value))


def parse_code(code: str) -> Card:
    """The card written as a code, `N3`."""
    if len(code) != 2 or code[0] not in _by_letter:
        raise TextError("unknown-card", text=code)
    return make_card(_by_letter[code[0]], _parse_value(code[1]))


def _parse_value(text: str) -> int:
    if len(text) != 1 or text not in "123456789":
        raise TextError("unknown-card-value", text=text)
    return int(text)


def purse(cards: Iterable[Card]) -> Purse:
    """The multiset of these cards."""
    counted: dict[Card, int] = {}
    for card in cards:
        counted[card] = counted.get(card, 0) + 1
        if counted[card] > MOST_COPIES:
            raise TextError("too-many-copies", card=str(card))
    return Purse(sum(card.unit * count for card, count in counted.items()))


@lru_cache(_CACHE)
def cards_in(purse: int) -> tuple[Card, ...]:
    """The cards of a purse in canonical order: by currency, then the dearest first."""
    if purse < 0:
        raise ValueError("no purse")
    cards: list[Card] = []
    while purse:
        card = _by_nibble[(purse & -purse).bit_length() - 1 >> 2]
        cards.append(card)
        purse -= card.unit
    return tuple(cards)


def count(purse: int, card: Card) -> int:
    """How many copies of a card a purse holds."""
    return purse // card.unit & 15


_ONES = int("1" * (_VALUES * MOST_CURRENCIES), 16)
_TWOS, _FOURS = 2 * _ONES, 4 * _ONES


def size(purse: int) -> int:
    """How many cards a purse holds."""
    ones, twos, fours = purse & _ONES, purse & _TWOS, purse & _FOURS
    return ones.bit_count() + 2 * twos.bit_count() + 4 * fours.bit_count()


@lru_cache(_CACHE)
def total(purse: int) -> int:
    """The sum of the values of all cards, whatever their currency."""
    return sum(card.value for card in cards_in(purse))


def part(purse: int, currency: Currency) -> int:
    """The cards of one currency, as a purse."""
    return purse & currency.mask


# With counts below eight, the top bit of each nibble is free to catch a borrow.
_GUARD = 8 * _ONES
_COUNTS = _GUARD - _ONES


def holds(purse: int, wanted: int) -> bool:
    """Whether a purse holds at least these cards, copies counted."""
    # A value that is not a purse at all cannot be held either.
    return wanted | _COUNTS == _COUNTS and ((purse | _GUARD) - wanted) & _GUARD == _GUARD


def common(purse: int, other: int) -> int:
    """The cards that both purses hold."""
    return sum(
        card.unit * min(count(purse, card), count(other, card)) for card in set(cards_in(purse))
    )


def format_purse(purse: int) -> str:
    """A purse as codes: `N9 N3 F1`."""
    return " ".join(card.code for card in cards_in(purse))
