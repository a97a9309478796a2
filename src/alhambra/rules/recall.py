"""Filling a game from a view: what is open is taken over, what is hidden is dealt anew."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .money import Card, cards_in, purse

if TYPE_CHECKING:
    from .chance import Shuffler
    from .game import Game
    from .layouts import Layout
    from .refill import DeckCard, Special
    from .view import Memory, View


def recall(game: Game, view: View, chance: Shuffler) -> None:
    """Make a fresh game one that this view could be of, all equally likely."""
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
    hidden = _deal_parts(game, view)
    money = _deal_unknown(game, memory, chance)
    layout = _choose(memory.layouts, chance)
    game.deck = tuple(_deck(game, layout, money, hidden))
    game.piles = layout.piles
    game.seen = memory.seen


def _choose(layouts: tuple[Layout, ...], chance: Shuffler) -> Layout:
    """One of the layouts, each as often as its weight says."""
    number = chance.below(sum(layout.weight for layout in layouts))
    for layout in layouts[:-1]:
        if number < layout.weight:
            return layout
        number -= layout.weight
    return layouts[-1]


def _deal_unknown(game: Game, memory: Memory, chance: Shuffler) -> tuple[Card, ...]:
    """Deal the unknown cards of rivals so that all could do what they did; shuffle the rest."""
    money = list(cards_in(memory.rest))
    while True:
        dealt = 0
        for seat, count in enumerate(memory.unknown):
            _pick(money, dealt, count, chance)
            game.unseen[seat] = purse(money[dealt : dealt + count])
            game.hands[seat] = memory.hands[seat] + game.unseen[seat]
            dealt += count
        if all(step.is_possible(game) for step in game.stack):
            return chance.shuffle("money", money[dealt:])


def _pick(cards: list[Card], start: int, count: int, chance: Shuffler) -> None:
    """Bring so many of the cards from `start` on there, any of them."""
    for place in range(start, start + count):
        other = place + chance.below(len(cards) - place)
        cards[place], cards[other] = cards[other], cards[place]


def _deal_parts(game: Game, view: View) -> list[Special]:
    """Take over the state of the modules; return the special cards that lie in the deck."""
    in_deck: list[Special] = []
    for name, seen in view.table.parts:
        part = game.rules.parts[name]
        pool = list(game.chance.shuffle(name, part.pool(seen)))
        game.parts[name], rest = part.dealt(seen, pool)
        in_deck += rest
    return in_deck


def _deck(
    game: Game, layout: Layout, money: tuple[Card, ...], hidden: list[Special]
) -> Iterable[DeckCard]:
    """All money in any order; each special card anywhere in the stretch where it must be."""
    known = game.rules.specials
    for stretch in layout.stretches:
        specials = [known[back] if back in known else hidden.pop() for back in stretch.specials]
        count = stretch.size - len(specials)
        pile: tuple[DeckCard, ...] = (*money[:count], *specials)
        money = money[count:]
        yield from game.chance.shuffle("pile", pile) if specials else pile
