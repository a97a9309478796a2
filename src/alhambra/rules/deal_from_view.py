"""A game from a view: what is open is copied, what is hidden is dealt at random."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from .covering import CurrencyGroup, draw_covering
from .money import Card, cards_in, part, purse, total
from .seats import SeatIndex

if TYPE_CHECKING:
    from .chance import Shuffler
    from .deck_inference import Layout
    from .game import Game
    from .refill import DeckCard, Special
    from .view import Memory, View


def deal_from_view(game: Game, view: View, chance: Shuffler) -> None:
    """Turn a fresh game into one that this view could be of, all of them equally likely."""
    table, memory = view.table, view.memory
    game.stack = table.stack
    game.turn_seat = table.turn_seat
    game.palaces = list(table.palaces)
    game.reserves = list(table.reserves)
    game.scores = list(table.scores)
    game.lines = table.lines
    game.market = table.market
    game.display = table.display
    game.discards = table.discards
    game.scorings = table.scorings
    game.supply = chance.shuffle("supply", memory.supply)
    hidden = _deal_states(game, view)
    money = _deal_unknown(game, memory, chance)
    layout = memory.layouts[chance.choose([layout.weight for layout in memory.layouts])]
    game.deck = tuple(_deck(game, layout, money, hidden))
    game.piles = layout.piles
    game.seen = memory.seen


def _deal_unknown(game: Game, memory: Memory, chance: Shuffler) -> tuple[Card, ...]:
    """Deal the unknown cards of rivals at random; shuffle the rest."""
    game.hands = list(memory.hands)
    unknown = list(memory.unknown)
    rest = memory.rest - _deal_pledged(game, memory.rest, unknown, chance)
    money = list(cards_in(rest))
    dealt = 0
    for seat, count in enumerate(unknown):
        _pick(money, dealt, count, chance)
        _receive(game, seat, purse(money[dealt : dealt + count]))
        dealt += count
    return chance.shuffle("money", money[dealt:])


def _deal_pledged(game: Game, coins: int, unknown: list[int], chance: Shuffler) -> int:
    """Whoever has promised a sum that the known cards do not reach is dealt cards for it."""
    for seat, price in filter(None, (step.pledge() for step in game.stack)):
        groups = [
            CurrencyGroup(part(coins, currency), price - total(part(game.hands[seat], currency)))
            for currency in game.rules.currencies
        ]
        if all(group.missing > 0 for group in groups):
            cards = draw_covering(groups, unknown[seat], chance)
            unknown[seat] = 0
            _receive(game, seat, cards)
            return cards
    return 0


def _receive(game: Game, seat: SeatIndex, cards: int) -> None:
    game.hands[seat] += cards
    game.unseen[seat] += cards


def _pick(cards: list[Card], start: int, count: int, chance: Shuffler) -> None:
    """Move so many of the cards from `start` on to `start`, chosen at random."""
    for index in range(start, start + count):
        other = index + chance.below(len(cards) - index)
        cards[index], cards[other] = cards[other], cards[index]


def _deal_states(game: Game, view: View) -> dict[str, list[Special]]:
    """Set the state of each module; return the hidden special cards of the deck by their back."""
    in_deck: dict[str, list[Special]] = {}
    for name, seen in view.table.states.items():
        state = game.rules.states[name]
        pool = list(game.chance.shuffle(name, state.pool(seen)))
        game.states[name], rest = state.dealt(seen, pool)
        for card in rest:
            in_deck.setdefault(card.back, []).append(card)
    return in_deck


def _deck(
    game: Game, layout: Layout, money: tuple[Card, ...], hidden: Mapping[str, list[Special]]
) -> Iterable[DeckCard]:
    """All money in any order; each special card anywhere in the range where it must be."""
    known = game.rules.specials
    for range in layout.ranges:
        specials = [known[back] if back in known else hidden[back].pop() for back in range.specials]
        count = range.size - len(specials)
        pile: tuple[DeckCard, ...] = (*money[:count], *specials)
        money = money[count:]
        yield from game.chance.shuffle("pile", pile) if specials else pile
