"""With modules a game equals the base game until the first of their components appears.

Both games get the same shuffles, components of modules last: camps at the bottom of the supply,
diamonds below all other money, gate cards and characters at the bottom of their piles.
"""

import random
from collections.abc import Iterable
from typing import Self, TypeVar

import pytest

from alhambra import Game, Seeded
from alhambra.rules.chance import name_of
from alhambra.rules.events import Event, Shuffled
from alhambra.rules.modules.characters.state import characters_of
from alhambra.rules.modules.city_gates.state import gates_of
from alhambra.rules.modules.diamonds import DIAMOND
from alhambra.rules.money import parse_code, part
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.setup import deal_hand, set_up
from tests.module_sets import MODULE_SETS, PLAYERS, format_modules

T = TypeVar("T")

#: Prefixes of the names of module components: camps, diamonds, gates, characters.
PREFIXES = ("camp-", "M", "gate", "character-")
#: Where a scoring card is in the money of the base game's deck, in fifths of it. The deck
#: is larger with diamonds; near the end of its pile the card is in the same pile there.
FIFTHS = {"pile 2": 2, "pile 4": 4}


class ModulesLast:
    """The same shuffles for every set of modules, with their components last."""

    def __init__(self, seed: int, players: int) -> None:
        self.seed = seed
        self.players = players
        #: The money of the base game's deck.
        self.deck: list[str] = []

    def shuffle(self, pile: str, items: Iterable[T]) -> tuple[T, ...]:
        base: list[T] = []
        parts: list[T] = []
        for item in items:
            (parts if name_of(item).startswith(PREFIXES) else base).append(item)
        if pile in FIFTHS:
            self._place_scoring(base, FIFTHS[pile])
        elif not pile.startswith("pile"):
            base = list(Seeded(self.seed).shuffle(pile, sorted(base, key=name_of)))
        if pile == "money":
            self.deck = self._left_of_the_deal(list(map(name_of, base)))
        return (*base, *parts)

    def _left_of_the_deal(self, codes: list[str]) -> list[str]:
        money = list(map(parse_code, codes))
        for _ in range(self.players):
            deal_hand(money)
        return [card.code for card in money[4:]]

    def _place_scoring(self, pile: list[T], fifths: int) -> None:
        scoring = pile.pop()
        codes = [name_of(card) for card in pile]
        start = next(at for at in range(len(self.deck)) if self.deck[at : at + len(codes)] == codes)
        pile.insert(fifths * len(self.deck) // 5 - 2 - start, scoring)

    def copy(self) -> Self:
        return self

    def key(self) -> int:
        return self.seed


def new_game(players: int, modules: tuple[str, ...]) -> tuple[Game, list[Event]]:
    """A game with these shuffles, and its setup events."""
    events: list[Event] = []
    rules = make_ruleset(players, "classic", modules)
    return set_up(rules, ModulesLast(7, players), (), events.append), events


def has_appeared(game: Game) -> bool:
    """Whether a component of a module has appeared."""
    modules = game.rules.modules
    return (
        any(tile is not None and tile.kind == "camp" for tile in game.market)
        or any(part(purse, DIAMOND) for purse in (game.display, *game.hands))
        or ("city_gates" in modules and gates_of(game).face_up)
        or ("characters" in modules and bool(characters_of(game).drawn))
        # He draws a third of the supply, camps included (two.neutral).
        or ("camps" in modules and game.rules.players == 2 and 2 in scored(game))
    )


def scored(game: Game) -> set[int]:
    """The rounds that have brought points."""
    return {line.round for line in game.lines}


def common_state(game: Game) -> dict[str, object]:
    """The state that both games have."""
    step = game.stack[-1]
    return {
        "decision": (step.name, step.seat, step.held(), game.turn_seat),
        "money": (game.hands, game.unseen, game.display, game.discards),
        "tiles": (game.market, game.palaces, game.reserves, game.states.get("two_players")),
        "points": (game.scores, game.lines, game.scorings),
        "legal": game.legal_actions(),
    }


def comparable(events: Iterable[Event]) -> list[Event]:
    """The events without the orders of shuffles."""
    return [event for event in events if not isinstance(event, Shuffled)]


@pytest.mark.parametrize("modules", MODULE_SETS[1:], ids=format_modules)
@pytest.mark.parametrize("players", PLAYERS)
def test_game_with_modules_equals_the_base_game(players: int, modules: tuple[str, ...]) -> None:
    """setup.piles, turn.refill: the same decisions, events and points, step by step"""
    base, setup = new_game(players, ())
    game, events = new_game(players, modules)
    assert comparable(events) == comparable(setup)
    rng = random.Random(players)
    decisions = 0
    while not has_appeared(game):
        assert common_state(game) == common_state(base)
        assert game.supply[: len(base.supply)] == base.supply
        assert game.status() == []
        action = rng.choice(base.legal_actions())
        events, expected = game.apply(action), base.apply(action)
        decisions += 1
        if not has_appeared(game):
            assert comparable(events) == comparable(expected)
    assert scored(base) >= {1}
    assert decisions > 20


@pytest.mark.parametrize("players", PLAYERS)
def test_module_components_are_last(players: int) -> None:
    """setup.piles: the shuffles above put them last, so that the comparison means something"""
    base, _ = new_game(players, ())
    game, _ = new_game(players, ("city_gates", "diamonds", "camps", "characters"))
    codes, base_codes = ([card.code for card in each.deck] for each in (game, base))
    first = next(at for at, code in enumerate(codes) if code.startswith(PREFIXES))
    assert codes[:first] == base_codes[:first]
    assert "scoring-1" in codes[:first]
    assert [code for code in codes if not code.startswith(PREFIXES)] == base_codes
    assert [tile.kind for tile in game.supply[-8:]] == ["camp"] * 8
