"""Views: what is hidden stays hidden, what is dealt anew could be so."""

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
#: Yammerad helps only those with fewer than three cards.
MOST_UNSEEN = 3


def stretches(game: Game) -> list[list[DeckCard]]:
    """What is left of each pile of the deck: it was drawn from the first piles."""
    drawn = sum(game.piles) - len(game.deck)
    piles, start = [], -drawn
    for pile in game.piles:
        piles.append(list(game.deck[max(start, 0) : max(start + pile, 0)]))
        start += pile
    return [pile for pile in piles if pile]


def with_unseen_cards(start: Played, rng: Random) -> Game:
    """The position; whoever has Yammerad got some of the cards in hand unseen."""
    game = start.game()
    seat = owner_of(game, "yammerad") if CHARACTERS in start.modules else None
    if seat is not None:
        drawn = shuffled(cards_in(game.hands[seat]), rng)[: rng.randint(1, MOST_UNSEEN)]
        game.unseen[seat] = purse(drawn)
    return game


def permute_hidden(game: Game, viewer: int | None, rng: Random) -> Game:
    """The game with another order of all that the viewer does not know; a bid that stands says
    something about unseen cards, so orders that do not cover it are passed over."""
    other = _another_order(game, viewer, rng)
    while not all(step.is_possible(other) for step in other.stack):
        other = _another_order(game, viewer, rng)
    return other


def _another_order(game: Game, viewer: int | None, rng: Random) -> Game:
    other = game.copy()
    other.supply = tuple(shuffled(game.supply, rng))
    money = shuffled([card for card in game.deck if isinstance(card, Card)], rng)
    money = _exchange_unseen(other, viewer, money, rng)
    hidden = _exchange_aside(other, rng)
    deck: list[DeckCard] = []
    for pile in stretches(game):
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


def _exchange_unseen(game: Game, viewer: int | None, money: list[Card], rng: Random) -> list[Card]:
    """Deal the money that rivals drew unseen anew, with that of the deck; the rest."""
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


def _exchange_aside(game: Game, rng: Random) -> list[CharacterCard]:
    """Put other characters aside; those that are left for the deck."""
    if CHARACTERS not in game.states:
        return []
    state = characters_of(game)
    hidden = [card for card in game.deck if isinstance(card, CharacterCard)]
    hidden = shuffled([*hidden, *(CARDS[id] for id in state.aside)], rng)
    count = len(state.aside)
    game.states[CHARACTERS] = replace(state, aside=tuple(card.id for card in hidden[:count]))
    return hidden[count:]


@given(played(), seeds)
def test_views_do_not_change_when_the_hidden_is_permuted(start: Played, seed: int) -> None:
    """setup.open: the order of deck and supply, unseen cards and who lies aside are secret."""
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
    """setup.piles, turn.reshuffle, characters.setup, gates.setup: what the seat knows stays."""
    game = with_unseen_cards(start, Random(seed))
    for seat in (game.seat, (start.players + seed) % start.players, None):
        view = game.view(seat)
        world = game.determinize(seat, seed)
        assert world == from_view(view, seed)
        assert world.view(seat) == view
        assert world.status() == []
        assert all(step.is_possible(world) for step in world.stack)
        if seat == game.seat:
            assert world.legal_actions() == game.legal_actions()
        known = [
            [(stretch.size, list(stretch.specials)) for stretch in layout.ranges]
            for layout in view.memory.layouts
        ]
        assert [_backs(pile) for pile in stretches(world)] in known
        assert [_backs(pile) for pile in stretches(game)] in known


def _backs(pile: list[DeckCard]) -> tuple[int, list[str]]:
    return len(pile), sorted(card.back for card in pile if not isinstance(card, Card))


@given(played(), seeds)
def test_unseen_cards_are_known_to_their_owner_alone(start: Played, seed: int) -> None:
    """setup.open, characters.yammerad: of rivals one knows how many they are."""
    game = with_unseen_cards(start, Random(seed))
    for viewer in (*range(start.players), None):
        memory = game.view(viewer).memory
        for seat in range(start.players):
            unseen = 0 if seat == viewer else game.unseen[seat]
            assert memory.hands[seat] == game.hands[seat] - unseen
            assert memory.unknown[seat] == size(unseen)


@given(played(200, WITH_CHARACTERS), seeds)
@settings(max_examples=40)
def test_a_bid_says_something_about_the_hand(start: Played, seed: int) -> None:
    """characters.auction: whoever has won can pay, also in a world that a rival imagines."""
    game, rng = start.game(), start.rng()
    while not game.is_over and not isinstance(game.stack[-1], Paying):
        game.play(POLICIES[start.policy].choose(game, rng))
    step = game.stack[-1] if game.stack else None
    if isinstance(step, Paying):
        # The dearest cards of the currency that covers the bid came unseen.
        best = max(
            (part(game.hands[step.seat], currency) for currency in game.rules.currencies),
            key=total,
        )
        game.unseen[step.seat] = purse(cards_in(best)[:MOST_UNSEEN])
        for viewer in (None, (step.seat + 1) % start.players):
            world = game.determinize(viewer, seed)
            assert step.is_possible(world)
            assert world.legal_actions()
            assert world.view(viewer) == game.view(viewer)


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
