"""Views hide hidden state, and games dealt from a view are consistent with it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import TypeVar

from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra import Game, Seeded, from_view
from alhambra.rules.modules.characters.auction import Paying
from alhambra.rules.modules.characters.card import CARDS, CharacterCard
from alhambra.rules.modules.characters.state import NAME as CHARACTERS
from alhambra.rules.modules.characters.state import characters_of, owner_of
from alhambra.rules.money import Card, cards_in, part, purse, size, total
from alhambra.rules.refill import DeckCard
from tests.module_sets import MODULE_SETS
from tests.policies import POLICIES
from tests.properties.positions import Played, played

T = TypeVar("T")
seeds = st.integers(0, 9999)
WITH_CHARACTERS = tuple(modules for modules in MODULE_SETS if CHARACTERS in modules)
#: Yammerad can be used only with fewer than three cards.
MOST_UNSEEN = 3


def remaining_piles(game: Game) -> list[list[DeckCard]]:
    """The rest of each pile of the deck: the first piles are drawn first."""
    drawn = sum(game.piles) - len(game.deck)
    piles, start = [], -drawn
    for pile in game.piles:
        piles.append(list(game.deck[max(start, 0) : max(start + pile, 0)]))
        start += pile
    return [pile for pile in piles if pile]


def with_unseen_cards(start: Played, rng: Random) -> Game:
    """The position, with some cards of Yammerad's owner drawn unseen."""
    game = start.game()
    seat = owner_of(game, "yammerad") if CHARACTERS in start.modules else None
    if seat is not None:
        drawn = shuffled(cards_in(game.hands[seat]), rng)[: rng.randint(1, MOST_UNSEEN)]
        game.unseen[seat] = purse(drawn)
    return game


def permute_hidden(game: Game, viewer: int | None, rng: Random) -> Game:
    """The game with another order of everything that the viewer does not know.

    A standing bid restricts the unseen cards, so orders that do not cover it are skipped.
    """
    other = _another_order(game, viewer, rng)
    while not all(step.is_possible(other) for step in other.stack):
        other = _another_order(game, viewer, rng)
    return other


def _another_order(game: Game, viewer: int | None, rng: Random) -> Game:
    other = game.copy()
    other.supply = tuple(shuffled(game.supply, rng))
    money = shuffled([card for card in game.deck if isinstance(card, Card)], rng)
    money = _redeal_unseen(other, viewer, money, rng)
    hidden = _redeal_aside(other, rng)
    deck: list[DeckCard] = []
    for pile in remaining_piles(game):
        deck += shuffled([_another(card, money, hidden) for card in pile], rng)
    other.deck = tuple(deck)
    other.chance = Seeded(rng.getrandbits(32))
    return other


def shuffled(items: Iterable[T], rng: Random) -> list[T]:
    """The items in another order."""
    order = list(items)
    rng.shuffle(order)
    return order


def _another(card: DeckCard, money: list[Card], hidden: list[CharacterCard]) -> DeckCard:
    """A card with the same back."""
    if isinstance(card, Card):
        return money.pop()
    return hidden.pop() if isinstance(card, CharacterCard) else card


def _redeal_unseen(game: Game, viewer: int | None, money: list[Card], rng: Random) -> list[Card]:
    """Deal the money that rivals drew unseen again, together with the deck's; returns the rest."""
    rivals = [seat for seat in range(game.rules.players) if seat != viewer]
    for seat in rivals:
        money += cards_in(game.unseen[seat])
    money = shuffled(money, rng)
    for seat in rivals:
        count = size(game.unseen[seat])
        fresh = purse(money[:count])
        del money[:count]
        game.hands[seat] += fresh - game.unseen[seat]
        game.unseen[seat] = fresh
    return money


def _redeal_aside(game: Game, rng: Random) -> list[CharacterCard]:
    """Put other characters aside; returns those for the deck."""
    if CHARACTERS not in game.states:
        return []
    state = characters_of(game)
    hidden = [card for card in game.deck if isinstance(card, CharacterCard)]
    hidden = shuffled([*hidden, *(CARDS[id] for id in state.aside)], rng)
    count = len(state.aside)
    game.states[CHARACTERS] = replace(state, aside=tuple(card.id for card in hidden[:count]))
    return hidden[count:]


@given(played(), seeds)
def test_views_do_not_depend_on_hidden_state(start: Played, seed: int) -> None:
    """setup.open: the order of deck and supply, unseen cards and characters aside are secret."""
    rng = Random(seed)
    game = with_unseen_cards(start, rng)
    for seat in (*range(start.players), None):
        other = permute_hidden(game, seat, rng)
        assert other.status() == []
        view = game.view(seat)
        assert other.view(seat) == view
        assert json.dumps(other.view(seat).to_json()) == json.dumps(view.to_json())
        assert other.determinize(seat, seed) == game.determinize(seat, seed)


@given(played())
def test_table_shows_only_own_hand(start: Played) -> None:
    """setup.open: of other hands only the number of cards."""
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
    """setup.piles, turn.reshuffle, characters.setup, gates.setup: the seat's knowledge stays."""
    game = with_unseen_cards(start, Random(seed))
    for seat in (game.seat, (start.players + seed) % start.players, None):
        view = game.view(seat)
        dealt = game.determinize(seat, seed)
        assert dealt == from_view(view, seed)
        assert dealt.view(seat) == view
        assert dealt.status() == []
        assert all(step.is_possible(dealt) for step in dealt.stack)
        if seat == game.seat:
            assert dealt.legal_actions() == game.legal_actions()
        known = [
            [(deck_range.size, list(deck_range.specials)) for deck_range in layout.ranges]
            for layout in view.memory.layouts
        ]
        assert [_backs(pile) for pile in remaining_piles(dealt)] in known
        assert [_backs(pile) for pile in remaining_piles(game)] in known


def _backs(pile: list[DeckCard]) -> tuple[int, list[str]]:
    return len(pile), sorted(card.back for card in pile if not isinstance(card, Card))


@given(played(), seeds)
def test_only_their_owner_knows_unseen_cards(start: Played, seed: int) -> None:
    """setup.open, characters.yammerad: rivals know only how many there are."""
    game = with_unseen_cards(start, Random(seed))
    for viewer in (*range(start.players), None):
        memory = game.view(viewer).memory
        for seat in range(start.players):
            unseen = 0 if seat == viewer else game.unseen[seat]
            assert memory.hands[seat] == game.hands[seat] - unseen
            assert memory.unknown[seat] == size(unseen)


@given(played(200, WITH_CHARACTERS), seeds)
@settings(max_examples=40)
def test_dealt_hands_cover_the_bid(start: Played, seed: int) -> None:
    """characters.auction: the winner can pay, also in a game dealt from a rival's view."""
    game, rng = start.game(), start.rng()
    while not game.is_over and not isinstance(game.stack[-1], Paying):
        game.play(POLICIES[start.policy].choose(game, rng))
    step = game.stack[-1] if game.stack else None
    if isinstance(step, Paying):
        # The highest cards of the currency that covers the bid were drawn unseen.
        best = max(
            (part(game.hands[step.seat], currency) for currency in game.rules.currencies),
            key=total,
        )
        game.unseen[step.seat] = purse(cards_in(best)[:MOST_UNSEEN])
        for viewer in (None, (step.seat + 1) % start.players):
            dealt = game.determinize(viewer, seed)
            assert step.is_possible(dealt)
            assert dealt.legal_actions()
            assert dealt.view(viewer) == game.view(viewer)


@given(played(100), seeds)
def test_determinized_games_can_be_played(start: Played, seed: int) -> None:
    """setup.open: a game dealt from a view is a game like any other."""
    dealt = start.before_end().determinize(0, seed)
    rng = Random(seed)
    for _ in range(30):
        if not dealt.is_over:
            legal = dealt.legal_actions()
            dealt.apply(legal[rng.randrange(len(legal))])
    assert dealt.status() == []
