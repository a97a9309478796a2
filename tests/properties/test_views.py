"""Views: what is hidden stays hidden, what is dealt anew could be so."""

from __future__ import annotations

import json
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from alhambra import Game, Seeded, from_view
from alhambra.rules.money import Card, cards_in, size
from alhambra.rules.refill import DeckCard
from tests.properties.positions import Played, played

seeds = st.integers(0, 9999)


def stretches(game: Game) -> list[list[DeckCard]]:
    """What is left of each pile of the deck: it was drawn from the first piles."""
    drawn = sum(game.piles) - len(game.deck)
    piles, start = [], -drawn
    for pile in game.piles:
        piles.append(list(game.deck[max(start, 0) : max(start + pile, 0)]))
        start += pile
    return [pile for pile in piles if pile]


def permute_hidden(game: Game, rng: Random) -> Game:
    """The game with another order of all that nobody knows."""
    other = game.copy()
    supply = list(game.supply)
    rng.shuffle(supply)
    other.supply = tuple(supply)
    money: list[DeckCard] = [card for card in game.deck if isinstance(card, Card)]
    rng.shuffle(money)
    deck: list[DeckCard] = []
    for pile in stretches(game):
        fresh = [money.pop() if isinstance(card, Card) else card for card in pile]
        rng.shuffle(fresh)
        deck += fresh
    other.deck = tuple(deck)
    other.chance = Seeded(rng.getrandbits(32))
    return other


@given(played(), seeds)
def test_views_do_not_change_when_the_hidden_is_permuted(start: Played, seed: int) -> None:
    """setup.open: the order of deck and supply is secret."""
    game = start.game()
    other = permute_hidden(game, Random(seed))
    assert other.status() == []
    for seat in (*range(start.players), None):
        view = game.view(seat)
        assert other.view(seat) == view
        assert json.dumps(other.view(seat).to_json()) == json.dumps(view.to_json())
        assert other.determinize(seat, seed) == game.determinize(seat, seed)


@given(played())
def test_the_table_shows_only_the_own_hand(start: Played) -> None:
    """setup.open: of other hands the number of cards."""
    game = start.game()
    for seat in (*range(start.players), None):
        table = game.view(seat).table
        assert table.seat == seat
        assert table.hand == (None if seat is None else game.hands[seat])
        assert table.hand_sizes == tuple(map(size, game.hands))
        assert table.deck_size == len(game.deck)
        assert table.supply_size == len(game.supply)
        shown = json.dumps(game.view(seat).to_json()["table"])
        assert "supply_size" in shown
        assert json.loads(shown)["hand"] == (
            None if seat is None else [card.code for card in cards_in(game.hands[seat])]
        )


@given(played(), seeds)
def test_determinize_keeps_the_view(start: Played, seed: int) -> None:
    """setup.piles, turn.reshuffle: dealt anew, and still what the seat knows."""
    game = start.game()
    for seat in (game.seat, None):
        view = game.view(seat)
        world = game.determinize(seat, seed)
        assert world == from_view(view, seed)
        assert world.view(seat) == view
        assert world.status() == []
        assert world.legal_actions() == game.legal_actions()
        assert [_specials(pile) for pile in stretches(world)] == [
            _specials(pile) for pile in stretches(game)
        ]


def _specials(pile: list[DeckCard]) -> tuple[int, list[str]]:
    return len(pile), [card.code for card in pile if not isinstance(card, Card)]


@given(played(100), seeds)
def test_determinized_games_can_be_played(start: Played, seed: int) -> None:
    """setup.open: a world that a view could be of is a game like any other."""
    world = start.going_on().determinize(0, seed)
    rng = Random(seed)
    for _ in range(30):
        if not world.is_over:
            legal = world.legal_actions()
            world.apply(legal[rng.randrange(len(legal))])
    assert world.status() == []
