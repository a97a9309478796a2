"""Edition, modules and number of players, compiled once into a frozen ruleset."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from . import buy, ending, placing, redesign, refill, scoring, take, turn
from .components import Components, default_components
from .deck_inference import Spread, Stacking, stackings
from .errors import Refusal, SetupError, TextError, quote
from .module import Effect, Entrants, LineCheck, Module, ModuleState, OfferActions, PlacingOffer
from .module_checks import check_module
from .module_clashes import refuse_clashes
from .module_registry import (
    BUILT_IN,
    broken,
    cached,
    face,
    implied,
    implied_names,
    module_names,
    problem,
    sources,
)
from .money import CURRENCIES, Card, Currency, make_card
from .numbers import number_in
from .tiles import TILES, Tile

if TYPE_CHECKING:
    from .actions import Action
    from .game import Game
    from .refill import Special
    from .score_lines import ScoreLine
    from .steps import Step

T = TypeVar("T")

EDITIONS = ("classic", "revised")
FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
COPIES = 3

#: The base game uses the same hooks as the modules.
BASE = Module(
    name="base",
    tiles=TILES,
    specials=refill.SCORING_CARDS,
    pile_cards=(refill.scoring_piles,),
    pile_backs=(refill.scoring_backs(),),
    steps=(
        turn.Turn,
        placing.Placing,
        placing.Leftovers,
        refill.Refill,
        refill.Scorings,
        ending.LastScoring,
    ),
    turn_offers=(take.offers, buy.offers),
    turn_actions=(take.Take, buy.Buy, turn.Pass),
    redesign_offers=(redesign.offers,),
    redesign_actions=(redesign.Add, redesign.Remove, redesign.Swap),
    placing_offers=(placing.offers,),
    placing_actions=(placing.Place, placing.Reserve),
    entrants=(scoring.players_entrants,),
    score_lines=(scoring.wall_lines,),
    line_checks=(scoring.is_wall_line,),
)


@dataclass(frozen=True, eq=False, kw_only=True)
class Ruleset:
    """Everything that stays the same during a game; the hooks are those of `Module`."""

    players: int
    edition: str
    #: The modules that were chosen.
    modules: tuple[str, ...]
    #: The modules in play, those that the number of players brings along first.
    active: tuple[str, ...]
    #: By the code of a refusal of the base game: the paragraph of a module that explains it.
    explains: dict[str, str]
    components: Components
    tiles: tuple[Tile, ...]
    tile_by_id: dict[str, Tile]
    cards: tuple[Card, ...]
    states: dict[str, ModuleState]
    universal_currencies: tuple[Currency, ...]
    #: All currencies in play, in canonical order.
    currencies: tuple[Currency, ...]
    specials: dict[str, Special]
    verbs: dict[str, list[type[Action]]]
    #: The module that brought a class of action; actions of the base game are not in it.
    module_of: dict[type[Action], str]
    steps: dict[str, type[Step]]
    before_market: tuple[Effect, ...]
    pile_cards: tuple[Callable[[Game], Mapping[int, list[Special]]], ...]
    #: Every way to share the special cards out among the piles.
    stackings: tuple[Stacking, ...]
    #: The cards spread at random, where there is more than one way to do it.
    spreads: tuple[Spread, ...]
    reshuffled: tuple[Callable[[Game], list[Special]], ...]
    turn_offers: tuple[OfferActions, ...]
    turn_extras: tuple[OfferActions, ...]
    turn_actions: frozenset[type[Action]]
    redesign_offers: tuple[OfferActions, ...]
    redesign_actions: frozenset[type[Action]]
    placing_offers: tuple[PlacingOffer, ...]
    placing_actions: frozenset[type[Action]]
    bought_offers: tuple[PlacingOffer, ...]
    bought_actions: frozenset[type[Action]]
    turn_begins: tuple[Effect, ...]
    #: The stack at the start of each seat's turn.
    turn_stacks: tuple[tuple[Step, ...], ...]
    take_limits: tuple[Callable[[Game], int], ...]
    after_take: tuple[Callable[[Game, int], None], ...]
    after_buy: tuple[Callable[[Game, Tile], None], ...]
    before_scoring: tuple[Callable[[Game, int], Step | None], ...]
    entrants: tuple[Entrants, ...]
    count_changes: tuple[Callable[[Game, int, str, int], float], ...]
    score_lines: tuple[Callable[[Game, int, list[ScoreLine]], Iterable[ScoreLine]], ...]
    after_scoring: tuple[Callable[[Game, int], None], ...]
    defects: tuple[Callable[[Game], list[str]], ...]
    line_checks: tuple[LineCheck, ...]
    secret_seats: tuple[Callable[[Game], int | None], ...]
    draws_in_turn: tuple[Callable[[Game], bool], ...]

    def __reduce__(self) -> tuple[object, ...]:
        return ruleset, (self.players, self.edition, self.modules, self.components)

    def parse_tile(self, id: str) -> Tile:
        """The tile of this id."""
        if id not in self.tile_by_id:
            raise TextError("unknown-tile", text=id)
        return self.tile_by_id[id]

    def parse_seat(self, text: str) -> int:
        """The number of a seat."""
        seat = number_in(text)
        if seat is None or not 0 <= seat < self.players:
            raise TextError("unknown-seat", text=text)
        return seat

    def cite(self, refusal: Refusal | None) -> Refusal | None:
        """The refusal with the paragraph of the module that is the reason for it, if one is."""
        if refusal and refusal.code in self.explains:
            refusal.paragraph = self.explains[refusal.code]
        return refusal


def make_ruleset(
    players: int, edition: str, modules: tuple[str, ...], components: Components | None = None
) -> Ruleset:
    """The ruleset for these choices, with an error that lists what there is to choose."""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise SetupError("bad-players", players=players, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
    if edition not in EDITIONS:
        raise SetupError("unknown-edition", edition=quote(edition), known=", ".join(EDITIONS))
    for name in modules:
        # Plug-ins are looked for only when somebody names one.
        if name not in BUILT_IN and name not in sources():
            raise problem(name) or SetupError(
                "unknown-module", module=quote(name), known=", ".join(module_names())
            )
        if modules.count(name) > 1:
            raise SetupError("repeated-module", module=name)
    ordered = tuple(name for name in BUILT_IN if name in modules)
    plugins = tuple(sorted(name for name in modules if name not in BUILT_IN))
    data = default_components() if components is None else components
    return ruleset(players, edition, (*ordered, *plugins), data)


def load_module(name: str, components: Components) -> Module:
    """A module in play; its rules are imported only then."""
    rules = face(name, "rules")
    if name in BUILT_IN or name in implied_names():
        assert rules is not None
        ours: Module = rules.module(components)
        return ours
    if rules is None:
        raise broken(name, f"there is no {sources()[name].face('rules')}")
    try:
        module = rules.module(components)
    except Exception as error:  # whatever a plug-in does
        raise broken(name, error) from error
    return check_module(sources()[name], module)


@cached
def ruleset(
    players: int, edition: str, modules: tuple[str, ...], components: Components
) -> Ruleset:
    """The compiled ruleset of valid choices; there is one of each."""
    names = (*implied(players), *modules)
    loaded = [BASE, *(load_module(name, components) for name in names)]
    refuse_clashes(loaded)
    active = [part for module in loaded for part in module]

    def joined(hook: Callable[[Module], Iterable[T]]) -> tuple[T, ...]:
        return tuple(item for module in active for item in hook(module))

    tiles = joined(lambda module: module.tiles)
    universal = joined(lambda module: module.currencies)
    redesigns = joined(lambda module: module.redesign_actions)
    placings = joined(lambda module: module.placing_actions)
    gifts = joined(lambda module: module.bought_actions)
    turns = (*joined(lambda module: module.turn_actions), *redesigns)
    others = joined(lambda module: module.actions)
    spreads = tuple(module.spread(players) for module in active if module.spread)
    ways = stackings(joined(lambda module: module.pile_backs), spreads)
    copies = min((m.copies for m in active if m.copies is not None), default=COPIES)
    return Ruleset(
        players=players,
        edition=edition,
        modules=modules,
        active=names,
        explains=dict(joined(lambda module: module.explains.items())),
        components=components,
        tiles=tiles,
        tile_by_id={tile.id: tile for tile in tiles},
        cards=(*money_cards(copies), *joined(lambda module: module.cards)),
        states={module.name: module.state for module in active if module.state},
        universal_currencies=universal,
        currencies=(*CURRENCIES, *universal),
        specials={card.code: card for card in joined(lambda module: module.specials)},
        verbs=by_verb((*turns, *placings, *gifts, *others)),
        module_of={
            action: module.name
            for module in loaded[1:]
            for part in module
            for action in part.action_classes
        },
        steps={step.name: step for step in joined(lambda module: module.steps)},
        before_market=joined(lambda module: module.before_market),
        pile_cards=joined(lambda module: module.pile_cards),
        stackings=ways,
        spreads=spreads if len(ways) > 1 else (),
        reshuffled=joined(lambda module: module.reshuffled),
        turn_offers=joined(lambda module: module.turn_offers),
        turn_extras=joined(lambda module: module.turn_extras),
        turn_actions=frozenset(turns),
        redesign_offers=joined(lambda module: module.redesign_offers),
        redesign_actions=frozenset(redesigns),
        placing_offers=joined(lambda module: module.placing_offers),
        placing_actions=frozenset(placings),
        bought_offers=joined(lambda module: module.bought_offers),
        bought_actions=frozenset((*placings, *gifts)),
        turn_begins=joined(lambda module: module.turn_begins),
        turn_stacks=tuple((refill.REFILL, turn.Turn(seat)) for seat in range(players)),
        take_limits=joined(lambda module: module.take_limits),
        after_take=joined(lambda module: module.after_take),
        after_buy=joined(lambda module: module.after_buy),
        before_scoring=joined(lambda module: module.before_scoring),
        entrants=joined(lambda module: module.entrants),
        count_changes=joined(lambda module: module.count_changes),
        score_lines=joined(lambda module: module.score_lines),
        after_scoring=joined(lambda module: module.after_scoring),
        defects=joined(lambda module: module.defects),
        line_checks=joined(line_checks_of),
        secret_seats=joined(lambda module: module.secret_seats),
        draws_in_turn=joined(lambda module: module.draws_in_turn),
    )


def line_checks_of(module: Module) -> tuple[LineCheck, ...]:
    """How its score lines are checked; one that scores without a check of its own has a default."""
    is_unchecked = module.score_lines and not module.line_checks
    return (scoring.is_plausible_line,) if is_unchecked else module.line_checks


def by_verb(actions: Iterable[type[Action]]) -> dict[str, list[type[Action]]]:
    """The classes of action that a verb may stand for."""
    verbs: dict[str, list[type[Action]]] = {}
    for action in actions:
        verbs.setdefault(action.verb, []).append(action)
    return verbs


def money_cards(copies: int) -> tuple[Card, ...]:
    """This many copies of every value of every currency (components.money)."""
    kinds = [make_card(currency, value) for currency in CURRENCIES for value in range(1, 10)]
    return tuple(card for card in kinds for _ in range(copies))
