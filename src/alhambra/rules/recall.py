"""Filling a game from a view: what is open is taken over, what is hidden is dealt anew."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .money import cards_in

if TYPE_CHECKING:
    from .game import Game
    from .refill import DeckCard
    from .view import Memory, View


def recall(game: Game, view: View) -> None:
    """Make a fresh game one that this view could be of, all equally likely."""
    table, memory = view.table, view.memory
    game.stack = table.stack
    game.turn_seat = table.turn_seat
    game.hands = list(memory.hands)
    game.palaces = list(table.palaces)
    game.reserves = list(table.reserves)
    game.scores = list(table.scores)
    game.lines = table.lines
    game.market = table.market
    game.display = table.display
    game.discards = table.discards
    game.scorings = table.scorings
    game.parts = dict(table.parts)
    game.supply = game.chance.shuffle("supply", memory.supply)
    game.deck = tuple(_deck(game, memory))
    game.piles = tuple(stretch.size for stretch in memory.stretches)


def _deck(game: Game, memory: Memory) -> Iterable[DeckCard]:
    """All money in any order; each special card anywhere in the stretch where it must be."""
    money = list(game.chance.shuffle("money", cards_in(memory.deck)))
    for stretch in memory.stretches:
        specials = [game.rules.specials[code] for code in stretch.specials]
        count = stretch.size - len(specials)
        pile: tuple[DeckCard, ...] = (*money[:count], *specials)
        del money[:count]
        yield from game.chance.shuffle("pile", pile) if specials else pile
