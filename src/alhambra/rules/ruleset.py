"""Edition, modules and number of players, compiled once into a frozen ruleset."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, TypeVar

from . import buy, ending, placing, redesign, refill, scoring, take, turn
from .errors import SetupError, TextError
from .module import Entrants, Module, PlacingOffer, TurnOffer
from .modules import two_players
from .money import CURRENCIES, Card, make_card
from .tiles import TILES, Tile

if TYPE_CHECKING:
    from .actions import Action
    from .game import Game
    from .refill import Special
    from .steps import Step

T = TypeVar("T")

EDITIONS = ("classic", "revised")
FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
#: Optional modules by name, in canonical order.
MODULES: dict[str, Module] = {}
#: Modules that a number of players brings along.
IMPLIED = {2: (two_players.MODULE,)}
COPIES = 3


@dataclass(frozen=True, eq=False)
class Ruleset:
    """Everything that stays the same during a game."""

    players: int
    edition: str
    modules: tuple[str, ...]
    tiles: tuple[Tile, ...]
    cards: tuple[Card, ...]
    specials: dict[str, Special]
    active: dict[str, Module]
    verbs: dict[str, type[Action]]
    steps: dict[str, type[Step]]
    before_market: tuple[Callable[[Game], None], ...]
    turn_offers: tuple[TurnOffer, ...]
    turn_actions: frozenset[type[Action]]
    placing_offers: tuple[PlacingOffer, ...]
    placing_actions: frozenset[type[Action]]
    entrants: tuple[Entrants, ...]
    after_scoring: tuple[Callable[[Game, int], None], ...]

    def __reduce__(self) -> tuple[object, ...]:
        return ruleset, (self.players, self.edition, self.modules)

    def parse_tile(self, id: str) -> Tile:
        """The tile of this id."""
        for tile in self.tiles:
            if tile.id == id:
                return tile
        raise TextError("unknown-tile", text=id)

    def parse_seat(self, text: str) -> int:
        """The number of a seat."""
        if text.isascii() and text.isdigit() and int(text) < self.players:
            return int(text)
        raise TextError("unknown-seat", text=text)


def make_ruleset(players: int, edition: str, modules: tuple[str, ...]) -> Ruleset:
    """The ruleset for these choices, with an error that lists what there is to choose."""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise SetupError("bad-players", players=players, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
    if edition not in EDITIONS:
        raise SetupError("unknown-edition", edition=edition, known=", ".join(EDITIONS))
    for name in modules:
        if modules.count(name) > 1:
            raise SetupError("repeated-module", module=name)
        if name not in MODULES:
            raise SetupError("unknown-module", module=name, known=", ".join(MODULES))
    return ruleset(players, edition, tuple(name for name in MODULES if name in modules))


@cache
def ruleset(players: int, edition: str, modules: tuple[str, ...]) -> Ruleset:
    """The compiled ruleset of valid choices; there is one of each."""
    active = (*IMPLIED.get(players, ()), *(MODULES[name] for name in modules))
    copies = min((module.copies for module in active), default=COPIES)
    turn_actions = (take.Take, buy.Buy, redesign.Add, redesign.Remove, redesign.Swap, turn.Pass)
    placing_actions = (
        *placing.PLACING_ACTIONS,
        *_joined(module.placing_actions for module in active),
    )
    steps = (turn.Turn, placing.Placing, placing.Leftovers, refill.Refill, ending.LastScoring)
    return Ruleset(
        players=players,
        edition=edition,
        modules=modules,
        tiles=TILES,
        cards=money_cards(copies),
        specials={card.code: card for card in refill.SCORING_CARDS},
        active={module.name: module for module in active},
        verbs={action.verb: action for action in (*turn_actions, *placing_actions)},
        steps={step.name: step for step in steps},
        before_market=_joined(module.before_market for module in active),
        turn_offers=(take.offers, buy.offers, redesign.offers),
        turn_actions=frozenset(turn_actions),
        placing_offers=(placing.offers, *_joined(module.placing_offers for module in active)),
        placing_actions=frozenset(placing_actions),
        entrants=(
            scoring.players_entrants,
            *_joined(module.entrants for module in active),
        ),
        after_scoring=_joined(module.after_scoring for module in active),
    )


def money_cards(copies: int) -> tuple[Card, ...]:
    """Every value of every currency, so many times (components.money, two.cards)."""
    kinds = [make_card(currency, value) for currency in CURRENCIES for value in range(1, 10)]
    return tuple(card for card in kinds for _ in range(copies))


def _joined(places: Iterable[tuple[T, ...]]) -> tuple[T, ...]:
    return tuple(chain.from_iterable(places))
