"""Where the special cards of the deck can be, for someone who saw every card that was drawn.

Where cards are spread over piles at random, nobody knows where one pile ends and the next
begins. Then several layouts are possible, each weighted by its likelihood, given the cards seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from math import factorial, gcd, lcm, prod
from typing import TYPE_CHECKING

from .money import Card

if TYPE_CHECKING:
    from .game import Game

Specials = Counter[str]
#: The special cards that joined each pile.
Stacking = tuple[Specials, ...]
PILES = 5
NUMBERS = range(1, PILES + 1)


@dataclass(frozen=True, slots=True)
class Spread:
    """Cards with this back are spread over piles: each pile gets one of `shares`, at random."""

    back: str
    piles: tuple[int, ...]
    shares: tuple[int, ...]

    def ways(self) -> list[tuple[int, ...]]:
        """Every way to share them out."""
        return sorted(set(permutations(self.shares)))


def stackings(
    fixed: Iterable[Mapping[int, tuple[str, ...]]], spreads: Sequence[Spread]
) -> tuple[Stacking, ...]:
    """Every way in which the special cards can join the piles, by their backs."""
    backs = [Counter(back for own in fixed for back in own.get(pile, ())) for pile in NUMBERS]
    return tuple(
        tuple(own + joined for own, joined in zip(backs, way, strict=True))
        for way in _ways(spreads, PILES)
    )


def _ways(spreads: Sequence[Spread], piles: int) -> Iterator[tuple[Specials, ...]]:
    """Every way to share out the cards that are spread: the backs that join each pile."""
    for choice in product(*(spread.ways() for spread in spreads)):
        way = tuple(Counter[str]() for _ in range(piles))
        for spread, shares in zip(spreads, choice, strict=True):
            for number, share in zip(spread.piles, shares, strict=True):
                way[number - 1].update({spread.back: share})
        yield tuple(+joined for joined in way)


@dataclass(frozen=True, slots=True)
class DeckRange:
    """The next `size` cards of the deck, among them these special cards, anywhere.

    A special card goes by its back: what one knows of it while it is hidden.
    """

    size: int
    specials: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """A way in which the deck may have been stacked; `piles` are the sizes at that time."""

    weight: int
    piles: tuple[int, ...]
    ranges: tuple[DeckRange, ...]


def layouts(game: Game) -> tuple[Layout, ...]:
    """Every layout that agrees with what was seen."""
    spreads = game.rules.spreads
    # After a reshuffle the deck is a single pile, and nothing is spread.
    if not spreads or len(game.piles) < PILES:
        return (Layout(1, game.piles, tuple(_ranges(game))),)
    found = [_layout(game, contents) for contents in _possible_contents(_contents(game), spreads)]
    return _balanced([layout for layout in found if layout is not None])


def _cut(game: Game) -> Iterator[tuple[int, int]]:
    """Where each pile begins and ends in the deck; before its top is what was drawn."""
    end = len(game.deck) - sum(game.piles)
    for count in game.piles:
        start, end = end, end + count
        yield start, end


def _ranges(game: Game) -> Iterator[DeckRange]:
    hidden = _hidden(game)
    for start, end in _cut(game):
        if end > 0:
            backs = [back for index, back in hidden if start <= index < end]
            yield DeckRange(end - max(start, 0), tuple(sorted(backs)))


def _hidden(game: Game) -> list[tuple[int, str]]:
    """Where in the deck the special cards are."""
    return [
        (index, card.back) for index, card in enumerate(game.deck) if not isinstance(card, Card)
    ]


def _contents(game: Game) -> list[tuple[int, Specials]]:
    """How much money and which special cards each pile was stacked from."""
    drawn = sum(game.piles) - len(game.deck)
    hidden = _hidden(game)
    piles = []
    for start, end in _cut(game):
        left = Counter(back for index, back in hidden if start <= index < end)
        specials = left + _seen(game, drawn + start, drawn + end)
        piles.append((end - start - specials.total(), specials))
    return piles


def _seen(game: Game, start: int, end: int) -> Specials:
    return Counter(back for number, back in game.seen if start <= number < end)


def _possible_contents(
    contents: list[tuple[int, Specials]], spreads: Sequence[Spread]
) -> Iterator[list[tuple[int, Specials]]]:
    """The same piles with the spread cards shared out in every possible way."""
    backs = {spread.back for spread in spreads}
    fixed = [
        (money, Counter({back: n for back, n in specials.items() if back not in backs}))
        for money, specials in contents
    ]
    for way in _ways(spreads, len(contents)):
        yield [(money, own + more) for (money, own), more in zip(fixed, way, strict=True)]


def _layout(game: Game, contents: list[tuple[int, Specials]]) -> tuple[int, int, Layout] | None:
    """The layout of these piles with its odds, or None if something else was seen."""
    drawn = sum(game.piles) - len(game.deck)
    ways = all_ways = 1
    end = 0
    ranges: list[DeckRange] = []
    sizes = [money + specials.total() for money, specials in contents]
    for size, (_, specials) in zip(sizes, contents, strict=True):
        start, end = end, end + size
        seen = _seen(game, start, end)
        left, rest = specials - seen, min(size, max(0, end - drawn))
        if seen - specials or left.total() > rest:
            return None
        ways *= _arrangements(rest, left)
        all_ways *= _arrangements(size, specials)
        if rest:
            ranges.append(DeckRange(rest, tuple(sorted(left.elements()))))
    return ways, all_ways, Layout(1, tuple(sizes), tuple(ranges))


def _arrangements(size: int, specials: Specials) -> int:
    """The number of ways to arrange these special cards in a pile of this size."""
    money = size - specials.total()
    return factorial(size) // factorial(money) // prod(map(factorial, specials.values()))


def _balanced(found: list[tuple[int, int, Layout]]) -> tuple[Layout, ...]:
    """The layouts with whole numbers for weights, as small as possible."""
    common = lcm(*(all_ways for _, all_ways, _ in found))
    weights = [ways * (common // all_ways) for ways, all_ways, _ in found]
    shared = gcd(*weights)
    return tuple(
        Layout(weight // shared, layout.piles, layout.ranges)
        for weight, (_, _, layout) in zip(weights, found, strict=True)
    )
