"""What a seat may know: the open table with the own hand, and a perfect memory of it.

*table* is what one sees now; *memory* is what follows from all public events for someone
who forgets nothing. What memory does not imply is hidden, and never in a view.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .deck_inference import DeckRange, Layout, layouts
from .money import Card, purse, size
from .seats import SeatIndex
from .tiles import sort_tiles
from .view_json import view_to_json

if TYPE_CHECKING:
    from .game import Game
    from .market import Market
    from .palace import Palace
    from .ruleset import Ruleset
    from .score_lines import ScoreLine
    from .steps import Step
    from .tiles import Tile


class OpenStates(dict[str, object]):
    """What a viewer may know of the state of each module, by its name; a value."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(tuple(self.items()))


@dataclass(frozen=True, slots=True)
class OpenTable:
    """What lies open (setup.open). `seat` is the viewer, None for a spectator.

    Purses of cards are ints, see `alhambra.rules.money`.
    """

    rules: Ruleset
    names: tuple[str, ...]
    seat: SeatIndex | None
    turn_seat: SeatIndex
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
    states: OpenStates

    @property
    def players(self) -> int:
        """The number of players."""
        return self.rules.players

    @property
    def edition(self) -> str:
        """The edition, which chooses words only."""
        return self.rules.edition

    @property
    def modules(self) -> tuple[str, ...]:
        """The optional modules in play."""
        return self.rules.modules

    @property
    def active(self) -> tuple[str, ...]:
        """All modules in play, those that the number of players brings along included."""
        return self.rules.active


@dataclass(frozen=True, slots=True)
class Memory:
    """What a perfect memory adds: the cards surely in each hand, and how many more are unknown.

    Of the rest, which is in the deck or among the unknown cards of rivals, one knows what
    it holds; of the supply likewise; but never the order. `seen` are the special cards that
    came up, with the number of the draw, where they are evidence of how the deck was stacked.
    """

    hands: tuple[int, ...]
    unknown: tuple[int, ...]
    rest: int
    layouts: tuple[Layout, ...]
    seen: tuple[tuple[int, str], ...]
    supply: tuple[Tile, ...]

    @property
    def ranges(self) -> tuple[DeckRange, ...]:
        """The deck in ranges, by the likeliest layout."""
        return max(self.layouts, key=lambda layout: layout.weight).ranges


@dataclass(frozen=True, slots=True)
class View:
    """A game as one seat, or a spectator, may know it."""

    table: OpenTable
    memory: Memory

    def to_json(self) -> dict[str, Any]:
        """The view as plain JSON values."""
        return view_to_json(self)


def view_of(game: Game, seat: SeatIndex | None) -> View:
    """The view of a seat; None is a spectator."""
    return View(table_of(game, seat), _memory(game, seat))


def table_of(game: Game, seat: SeatIndex | None) -> OpenTable:
    rules = game.rules
    return OpenTable(
        rules=rules,
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
        states=OpenStates(
            (name, rules.states[name].seen(state, seat)) for name, state in game.states.items()
        ),
    )


def _memory(game: Game, viewer: SeatIndex | None) -> Memory:
    hidden = [0 if seat == viewer else cards for seat, cards in enumerate(game.unseen)]
    return Memory(
        hands=tuple(hand - unseen for hand, unseen in zip(game.hands, hidden, strict=True)),
        unknown=tuple(map(size, hidden)),
        rest=sum(hidden) + purse(card for card in game.deck if isinstance(card, Card)),
        layouts=layouts(game),
        seen=game.seen,
        supply=sort_tiles(game.supply),
    )
