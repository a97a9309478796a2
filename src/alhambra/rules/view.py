"""What a seat may know: the open table with the own hand, and a perfect memory of it.

*table* is what one sees now; *memory* is what follows from all public events for someone
who forgets nothing. What memory does not imply is hidden, and never in a view.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .money import Card, purse, size
from .tiles import sort_tiles
from .view_json import view_to_json

if TYPE_CHECKING:
    from .game import Game
    from .market import Market
    from .palace import Palace
    from .refill import DeckCard
    from .score_lines import ScoreLine
    from .steps import Step
    from .tiles import Tile


@dataclass(frozen=True, slots=True)
class Table:
    """What lies open (setup.open). `seat` is the viewer, None for a spectator.

    Purses of cards are ints, see `alhambra.rules.money`.
    """

    players: int
    edition: str
    modules: tuple[str, ...]
    names: tuple[str, ...]
    seat: int | None
    turn_seat: int
    stack: tuple[Step, ...]
    hand: int | None
    hand_sizes: tuple[int, ...]
    palaces: tuple[Palace, ...]
    reserves: tuple[tuple[Tile, ...], ...]
    scores: tuple[int, ...]
    lines: tuple[ScoreLine, ...]
    market: Market
    display: int
    discards: int
    deck_size: int
    supply_size: int
    scorings: tuple[int, ...]
    #: The open state of each module, and its words.
    parts: tuple[tuple[str, object], ...]
    part_words: tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class Stretch:
    """The next `size` cards of the deck, among them these special cards, anywhere."""

    size: int
    specials: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Memory:
    """What a perfect memory adds.

    All money was seen when it was taken, so every hand is known; of the deck and the
    supply one knows what they hold, but not the order.
    """

    hands: tuple[int, ...]
    deck: int
    stretches: tuple[Stretch, ...]
    supply: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class View:
    """A game as one seat, or a spectator, may know it."""

    table: Table
    memory: Memory

    def to_json(self) -> dict[str, Any]:
        """The view as plain JSON values."""
        return view_to_json(self)


def view_of(game: Game, seat: int | None) -> View:
    """The view of a seat; None is a spectator."""
    return View(_table(game, seat), _memory(game))


def _table(game: Game, seat: int | None) -> Table:
    rules = game.rules
    return Table(
        players=rules.players,
        edition=rules.edition,
        modules=rules.modules,
        names=game.names,
        seat=seat,
        turn_seat=game.turn_seat,
        stack=game.stack,
        hand=None if seat is None else game.hands[seat],
        hand_sizes=tuple(map(size, game.hands)),
        palaces=tuple(game.palaces),
        reserves=tuple(game.reserves),
        scores=tuple(game.scores),
        lines=game.lines,
        market=game.market,
        display=game.display,
        discards=game.discards,
        deck_size=len(game.deck),
        supply_size=len(game.supply),
        scorings=game.scorings,
        parts=tuple(game.parts.items()),
        part_words=tuple(
            (name, tuple(rules.active[name].part_words(part))) for name, part in game.parts.items()
        ),
    )


def _memory(game: Game) -> Memory:
    return Memory(
        hands=tuple(game.hands),
        deck=purse(card for card in game.deck if isinstance(card, Card)),
        stretches=tuple(
            Stretch(len(cards), tuple(sorted(_specials(cards)))) for cards in _stretches(game)
        ),
        supply=sort_tiles(game.supply),
    )


def _specials(cards: tuple[DeckCard, ...]) -> list[str]:
    return [card.code for card in cards if not isinstance(card, Card)]


def _stretches(game: Game) -> Iterator[tuple[DeckCard, ...]]:
    """The deck cut where its piles meet; what is drawn is missing from the first ones."""
    end = len(game.deck) - sum(game.piles)
    for count in game.piles:
        start, end = max(end, 0), end + count
        if end > 0:
            yield game.deck[start:end]
