"""Setting up a game (setup.*)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING

from .deck_inference import PILES
from .events import Began, Dealt
from .game import Game
from .money import Card, Purse, purse, size, total
from .refill import FULL_DISPLAY, DeckCard, begin_turn, fill_display, fill_market

if TYPE_CHECKING:
    from .chance import Chance
    from .events import Tell
    from .ruleset import Ruleset

DEAL_UP_TO = 20


def set_up(
    rules: Ruleset, chance: Chance, names: Iterable[str] = (), tell: Tell | None = None
) -> Game:
    """A new game, ready for the first decision."""
    game = Game(rules, chance, tuple(names))
    game.tell = tell
    lay_out_market(game)
    deal(game, list(game.shuffle("money", rules.cards)))
    begin_turn(game, first_seat(game))
    game.tell = None
    return game


def lay_out_market(game: Game) -> None:
    """Shuffle the tiles and draw four (setup.market)."""
    game.supply = game.shuffle("supply", game.rules.tiles)
    for prepare in game.rules.before_market:
        prepare(game)
    fill_market(game)


def deal(game: Game, money: list[Card]) -> None:
    """Hands, then the display, then the deck in piles."""
    for seat in range(game.rules.players):
        game.hands[seat] = deal_hand(money)
        if game.tell:
            game.tell(Dealt(seat, Purse(game.hands[seat])))
    game.deck = tuple(money[:FULL_DISPLAY])
    fill_display(game)
    game.piles, game.deck = stack_piles(game, money[FULL_DISPLAY:])


def deal_hand(money: list[Card]) -> int:
    """Cards from the top until they total at least 20 (setup.hands)."""
    count = value = 0
    while value < DEAL_UP_TO:
        value += money[count].value
        count += 1
    hand = purse(money[:count])
    del money[:count]
    return hand


def stack_piles(game: Game, money: list[Card]) -> tuple[tuple[int, ...], tuple[DeckCard, ...]]:
    """Five piles; those that special cards join are shuffled with them (setup.piles)."""
    joining = [hook(game) for hook in game.rules.pile_cards]
    sizes: list[int] = []
    deck: list[DeckCard] = []
    for number, cards in enumerate(split(money), start=1):
        pile: tuple[DeckCard, ...] = tuple(cards)
        specials = [card for cards_by_pile in joining for card in cards_by_pile.get(number, ())]
        if specials:
            pile = game.shuffle(f"pile {number}", (*pile, *specials))
        sizes.append(len(pile))
        deck += pile
    return tuple(sizes), tuple(deck)


def split(cards: list[Card]) -> list[list[Card]]:
    """Five piles whose sizes differ by at most one, the first ones larger."""
    small, larger = divmod(len(cards), PILES)
    starts = [pile * small + min(pile, larger) for pile in range(PILES + 1)]
    return [cards[start:end] for start, end in pairwise(starts)]


def first_seat(game: Game) -> int:
    """Fewest cards, then the lowest total, then the lowest seat (setup.first)."""
    seat = min(
        range(game.rules.players),
        key=lambda seat: (size(game.hands[seat]), total(game.hands[seat])),
    )
    if game.tell:
        game.tell(Began(seat))
    return seat
