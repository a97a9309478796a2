"""Where special cards can be after modules spread them over piles (gates.setup, setup.open)."""

from collections import Counter
from fractions import Fraction
from itertools import pairwise

import pytest

import alhambra
from alhambra import Game
from alhambra.rules.deck_inference import layouts
from alhambra.rules.modules.city_gates.card import SHARES
from alhambra.rules.money import Card
from alhambra.rules.refill import draw, turn_up

GATES = ("city_gates",)


def draw_cards(game: Game, count: int) -> None:
    """Draw cards as a refill would, without filling the display."""
    for _ in range(count):
        card = draw(game)
        if isinstance(card, Card):
            game.discards += card.unit
        elif card is not None:
            turn_up(game, card)


def spread_of(game: Game) -> tuple[int, ...]:
    """The number of gate cards in each of the last three piles of a new deck."""
    ends = [sum(game.piles[: number + 1]) for number in range(5)]
    piles = [game.deck[start:end] for start, end in pairwise(ends[1:])]
    return tuple(sum(card.code == "gate" for card in pile) for pile in piles)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_layouts_at_the_start(players: int) -> None:
    """gates.setup: all distributions of the cards are equally likely"""
    found = layouts(alhambra.new_game(players, seed=1, modules=GATES))
    assert {layout.weight for layout in found} == {1}
    assert len(found) == (1 if len(set(SHARES[players])) == 1 else 3)


@pytest.mark.parametrize("drawn", [0, 20, 35, 45, 55, 60, 66])
@pytest.mark.parametrize("players", [2, 4, 5])
def test_layouts_do_not_depend_on_hidden_cards(players: int, drawn: int) -> None:
    """setup.open: games that differ only in hidden cards have the same layouts"""
    by_history: dict[object, set[object]] = {}
    for seed in range(40):
        game = alhambra.new_game(players, seed=seed, modules=GATES)
        draw_cards(game, drawn)
        history = (game.seen, len(game.deck), sum(game.piles))
        by_history.setdefault(history, set()).add(layouts(game))
    assert all(len(known) == 1 for known in by_history.values())


def test_weights_match_the_frequencies_of_deals() -> None:
    """gates.setup: compared with many deals in which the same cards were revealed"""
    truth: dict[tuple[int, bool], Counter[tuple[int, ...]]] = {}
    weights: dict[tuple[int, bool], dict[tuple[int, ...], Fraction]] = {}
    for seed in range(4000):
        game = alhambra.new_game(2, seed=seed, modules=GATES)
        if sum(game.piles) != 63:
            continue
        spread = spread_of(game)
        draw_cards(game, 44)
        backs = [back for _, back in game.seen]
        key = backs.count("gate"), "scoring-2" in backs
        truth.setdefault(key, Counter())[spread] += 1
        known = layouts(game)
        total = sum(layout.weight for layout in known)
        odds = weights.setdefault(key, {})
        for layout in known:
            shares = tuple(size - base for size, base in zip(layout.piles[2:], BASE, strict=True))
            odds[shares] = odds.get(shares, Fraction(0)) + Fraction(layout.weight, total)
    checked = 0
    for key, counts in truth.items():
        games = counts.total()
        if games < 150:
            continue
        for shares, expected in weights[key].items():
            # At most four standard deviations: a wide margin, and the seeds are fixed.
            assert abs(counts[shares] - float(expected)) < 2 * games**0.5, (key, shares)
            checked += 1
    assert checked > 5


#: Money and scoring cards of the last three piles when 59 money cards are left to stack.
BASE = (12, 13, 11)


def test_position_keeps_the_revealed_cards() -> None:
    """setup.open: a parsed position knows as much, and deals from as many layouts"""
    game = alhambra.new_game(4, seed=3, modules=GATES)
    draw_cards(game, 40)
    assert game.seen
    # As if the scoring had brought nobody a point.
    game.scorings = ()
    parsed = alhambra.from_position(game.position())
    assert parsed == game
    assert layouts(parsed) == layouts(game)
    dealt = game.determinize(0, 1)
    assert dealt.view(0) == game.view(0)


def test_impossible_revealed_cards_are_refused() -> None:
    """A position whose revealed cards match no layout of the deck is refused"""
    game = alhambra.new_game(4, seed=3, modules=GATES)
    game.seen = ((0, "gate"),)
    assert "seen cards do not fit the piles" in game.status()
