"""Invariants of the deck: how it was stacked, and what came up since (setup.piles)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from alhambra.rules.deck_inference import PILES, Specials, Stacking
from alhambra.rules.money import Card
from alhambra.rules.refill import FULL_DISPLAY, SCORING, ScoringCard

if TYPE_CHECKING:
    from alhambra.rules.game import Game

#: A hand is dealt up to 20 points (setup.hands): so many cards at least, and at most.
SMALLEST_DEAL, LARGEST_DEAL = 3, 20


def deck_defects(game: Game) -> list[str]:
    """What is wrong with the deck, its piles, and what was seen of it."""
    return [*_special_cards(game), *_scoring_cards(game), *_piles(game)]


def _special_cards(game: Game) -> list[str]:
    codes = {card.code for card in game.deck if not isinstance(card, Card)}
    return [f"special card {code} unknown" for code in sorted(codes - game.rules.specials.keys())]


def _scoring_cards(game: Game) -> list[str]:
    """A scoring card is in the deck, pending or gone, and there are two of them."""
    left = [card.round for card in game.deck if isinstance(card, ScoringCard)]
    scored = {line.round for line in game.lines}
    found = Counter([*left, *game.scorings, *scored])
    return [
        *(f"special card {SCORING}{round} twice" for round, count in found.items() if count > 1),
        *(f"no scoring {round} to wait for" for round in sorted({*game.scorings} - {1, 2})),
    ]


def _piles(game: Game) -> list[str]:
    """The set-up makes five piles, a reshuffle one."""
    piles = game.piles
    if not piles or min(piles) < 0 or not len(game.deck) <= sum(piles) <= _all_cards(game):
        return ["deck and piles differ"]
    if not _is_seen_in_order(game):
        return ["seen cards do not fit the piles"]
    if len(piles) == 1:
        is_possible = _is_one_pile(game)
    elif len(piles) == PILES:
        is_possible = any(_is_stacked(game, stacking) for stacking in game.rules.stackings)
    else:
        return [f"{len(piles)} piles"]
    return [] if is_possible else ["special cards do not fit the piles"]


def _all_cards(game: Game) -> int:
    return len(game.rules.cards) + sum(pile.total() for pile in game.rules.stackings[0])


def _is_seen_in_order(game: Game) -> bool:
    """Cards seen are kept only where they are evidence, in the order of the draws."""
    numbers = [number for number, _ in game.seen]
    drawn = sum(game.piles) - len(game.deck)
    bounds = (-1, *numbers, drawn)
    return (not numbers or bool(game.rules.spreads)) and all(
        one < other for one, other in pairwise(bounds)
    )


def _is_one_pile(game: Game) -> bool:
    """No card is there twice. A position set up by hand may have any special card in it."""
    there = sum(game.rules.stackings[0], Counter[str]())
    return _hidden(game, 0, len(game.deck)) + _seen(game, 0, sum(game.piles)) <= there


def _is_stacked(game: Game, stacking: Stacking) -> bool:
    """Whether the set-up could make these piles, with what is left and what came up."""
    money = [size - specials.total() for size, specials in zip(game.piles, stacking, strict=True)]
    return _is_split(game, money) and all(
        _is_pile(game, number, specials) for number, specials in enumerate(stacking)
    )


def _is_split(game: Game, money: list[int]) -> bool:
    """All money but the hands and the display, as evenly as possible, larger piles first."""
    dealt = len(game.rules.cards) - FULL_DISPLAY - sum(money)
    players = game.rules.players
    return (
        money == sorted(money, reverse=True)
        and money[0] - money[-1] <= 1
        and SMALLEST_DEAL * players <= dealt <= LARGEST_DEAL * players
    )


def _is_pile(game: Game, number: int, specials: Specials) -> bool:
    """Whether what is left of a pile, and what came up of it, is what it was stacked from."""
    start = sum(game.piles[:number])
    end = start + game.piles[number]
    drawn = sum(game.piles) - len(game.deck)
    hidden = _hidden(game, start - drawn, end - drawn)
    gone = min(max(drawn - start, 0), end - start)
    missing = specials - hidden
    if game.rules.spreads:
        return hidden <= specials and missing == _seen(game, start, end)
    return hidden <= specials and missing.total() <= gone


def _hidden(game: Game, start: int, end: int) -> Specials:
    cards = game.deck[max(start, 0) : max(end, 0)]
    return Counter(card.back for card in cards if not isinstance(card, Card))


def _seen(game: Game, start: int, end: int) -> Specials:
    return Counter(back for number, back in game.seen if start <= number < end)
