"""What an optional module contributes: the hooks of the engine that it can use.

The rules face of a module is a Python module with a function `module(components) -> Module`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .seats import SeatIndex

if TYPE_CHECKING:
    from .actions import Action
    from .deck_inference import Spread
    from .game import Game
    from .money import Card, Currency
    from .placing import Placing
    from .refill import Special
    from .ruleset import Ruleset
    from .score_lines import ScoreLine
    from .scoring import Entrant
    from .steps import Step
    from .tiles import Tile
    from .view import OpenTable

OfferActions = Callable[["Game"], tuple["Action", ...]]
PlacingOffer = Callable[["Game", "Placing"], list["Action"]]
Entrants = Callable[["Game | OpenTable"], Iterable["Entrant"]]
Effect = Callable[["Game"], None]
LineCheck = Callable[["Game", "ScoreLine", Sequence["ScoreLine"]], bool]


@dataclass(frozen=True, slots=True)
class Chip:
    """Something of a module that lies open: before a seat, or on the table if that is None.

    The message `chip-<label>` names it in every language.
    """

    label: str
    seat: SeatIndex | None = None
    count: int = 1


@dataclass(frozen=True, kw_only=True)
class ModuleState:
    """How the engine handles a module's own state: an immutable value, `game.states[name]`.

    The state may hold hidden information: `seen` replaces what a viewer does not know by a
    placeholder, and `pool` and `dealt` fill in other values when a view becomes a game again.
    """

    #: The state before the setup, for a number of players.
    start: Callable[[int], object]
    #: Its words in a position text, and back.
    words: Callable[[object], list[str]]
    parse: Callable[[list[str], Ruleset], object]
    #: The tiles that lie in it.
    tiles: Callable[[object], Iterable[Tile]] = lambda state: ()
    #: What a seat may know of it, a spectator if that is None; a value of the same type.
    seen: Callable[[object, int | None], object] = lambda state, viewer: state
    #: The special cards that are hidden, given what is seen; and the state with some of them
    #: dealt into it, with the others, which are in the deck.
    pool: Callable[[object], Iterable[Special]] = lambda seen: ()
    dealt: Callable[[object, list[Special]], tuple[object, list[Special]]] = lambda seen, pool: (
        seen,
        pool,
    )
    #: What lies open of it, for layers that have no better way to show it.
    chips: Callable[[object], Iterable[Chip]] = lambda seen: ()


@dataclass(frozen=True, kw_only=True)
class Module:
    """A module is the list of hooks that it uses; the ruleset joins those of all modules in play,
    so that an absent module costs nothing. Add a hook only with its first user.

    `members` are parts of a module that have a file of their own.
    """

    name: str
    members: tuple[Module, ...] = ()
    state: ModuleState | None = None
    #: The ids of its rule paragraphs in reading order; the message `rule-<id>` has the text.
    paragraphs: tuple[str, ...] = ()
    #: By the code of a refusal of the base game: the paragraph that explains it better.
    explains: Mapping[str, str] = field(default_factory=dict)

    # components and setup
    tiles: tuple[Tile, ...] = ()
    cards: tuple[Card, ...] = ()
    #: How many copies of each money card are in the game; the smallest number counts.
    copies: int | None = None
    #: Currencies that pay for every square.
    currencies: tuple[Currency, ...] = ()
    #: Cards of the deck that are not money.
    specials: tuple[Special, ...] = ()
    #: What happens when the supply is shuffled, before the market is laid out.
    before_market: tuple[Effect, ...] = ()
    #: Which special cards join which piles.
    pile_cards: tuple[Callable[[Game], Mapping[int, list[Special]]], ...] = ()
    #: The backs of special cards that join each pile, and those that are spread over piles at
    #: random, for a number of players.
    pile_backs: tuple[Mapping[int, tuple[str, ...]], ...] = ()
    spread: Callable[[int], Spread] | None = None
    #: Special cards that go into a new deck with the discards.
    reshuffled: tuple[Callable[[Game], list[Special]], ...] = ()

    # decisions
    steps: tuple[type[Step], ...] = ()
    actions: tuple[type[Action], ...] = ()
    #: What else counts as an action of the turn, and what may be done beside the action.
    turn_offers: tuple[OfferActions, ...] = ()
    turn_extras: tuple[OfferActions, ...] = ()
    turn_actions: tuple[type[Action], ...] = ()
    #: What else is a redesign.
    redesign_offers: tuple[OfferActions, ...] = ()
    redesign_actions: tuple[type[Action], ...] = ()
    #: What else may be done with any new tile, and with one just bought.
    placing_offers: tuple[PlacingOffer, ...] = ()
    placing_actions: tuple[type[Action], ...] = ()
    bought_offers: tuple[PlacingOffer, ...] = ()
    bought_actions: tuple[type[Action], ...] = ()

    # course of the game
    #: What happens when a turn begins; the stack of the turn is there.
    turn_begins: tuple[Effect, ...] = ()
    #: How much several cards taken together may total.
    take_limits: tuple[Callable[[Game], int], ...] = ()
    #: What follows when the seat on turn took these cards, or bought this tile.
    after_take: tuple[Callable[[Game, int], None], ...] = ()
    after_buy: tuple[Callable[[Game, Tile], None], ...] = ()

    # scoring
    #: A decision that a scoring has to wait for.
    before_scoring: tuple[Callable[[Game, int], Step | None], ...] = ()
    #: Who else takes part in majorities.
    entrants: tuple[Entrants, ...] = ()
    #: A change to what somebody has of a kind in a scoring.
    count_changes: tuple[Callable[[Game, int, str, int], float], ...] = ()
    #: More lines, given those so far: one per owner, or one per side of a tile.
    score_lines: tuple[Callable[[Game, int, list[ScoreLine]], Iterable[ScoreLine]], ...] = ()
    #: What follows right after the scoring of a round.
    after_scoring: tuple[Callable[[Game, int], None], ...] = ()

    # invariants
    #: What is wrong with a position, in short words.
    defects: tuple[Callable[[Game], list[str]], ...] = ()
    #: Whether a line could have been scored, given all lines of its round. A module that scores
    #: and has none gets `scoring.is_plausible_line`.
    line_checks: tuple[LineCheck, ...] = ()
    #: The seat that may hold money unseen by the others, if there is one.
    secret_seats: tuple[Callable[[Game], int | None], ...] = ()
    #: Whether special cards can have come up in the middle of the turn.
    draws_in_turn: tuple[Callable[[Game], bool], ...] = ()

    @property
    def action_classes(self) -> tuple[type[Action], ...]:
        """All classes of action that it brings, without those of its members."""
        return (
            *self.turn_actions,
            *self.redesign_actions,
            *self.placing_actions,
            *self.bought_actions,
            *self.actions,
        )

    def __iter__(self) -> Iterator[Module]:
        """This module and its members."""
        yield self
        for member in self.members:
            yield from member
