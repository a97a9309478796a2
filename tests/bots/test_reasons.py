"""The reasons of hints are true, by the numbers of the rules."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

import alhambra
from alhambra import Action, Game, Seeded
from alhambra.bots.advice import Alternative
from alhambra.bots.architect.architect import Architect
from alhambra.rules.market import SQUARE_CURRENCIES
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.modules.camps import palace_points
from alhambra.rules.money import holds, part, total
from alhambra.rules.palace import Palace
from alhambra.rules.payments import payments
from alhambra.rules.scoring import PRIZES
from alhambra.rules.tiles import START, Tile
from alhambra.rules.turn import Turn

#: One action in so many is a random one, so that hints are asked for in poor positions too.
STRAY = 4


@dataclass
class Hint:
    """An alternative, the position it is for, and those after it."""

    game: Game
    actions: Sequence[Action]
    found: Alternative
    all_found: Sequence[Alternative]

    @property
    def action(self) -> Any:
        return self.found.action

    @property
    def seat(self) -> int:
        assert self.game.seat is not None
        return self.game.seat

    def end(self, action: Action | None = None) -> Game:
        end = self.game.copy()
        (action or self.found.action).act(end)
        return end

    def palace(self) -> Palace:
        return self.game.palaces[self.seat]

    def built(self) -> Palace:
        return self.end().palaces[self.seat]

    def cells(self) -> list[Palace]:
        """The palace with the tile of the action on every cell."""
        return [
            self.end(other).palaces[self.seat]
            for other in self.actions
            if getattr(other, "tile", None) == self.action.tile and hasattr(other, "cell")
        ]

    def tile(self) -> Tile:
        if self.action.verb in ("buy", "abdul_karim"):
            tile = self.game.market[self.action.square - 1]
        else:
            tile = self.action.tile
        assert isinstance(tile, Tile)
        return tile

    def grown(self, count: Callable[[Palace], int]) -> bool:
        """Whether the palace then has more, with a tile that was bought on some cell."""
        if self.action.verb == "buy":
            built = [
                self.palace().place(self.tile(), c) for c in self.palace().cells_for(self.tile())
            ]
            return max(map(count, built)) > count(self.palace())
        return count(self.built()) > count(self.palace())

    def unbeaten(self, count: Callable[[Palace], int]) -> bool:
        """Whether no other cell gives more, and some give less."""
        counts = list(map(count, self.cells()))
        return count(self.built()) == max(counts) > min(counts)


def room(palace: Palace) -> int:
    return len(palace.cells_for(START))


def wall(palace: Palace) -> int:
    return palace.wall()


def least(game: Game, tile: Tile, hand: int) -> int | None:
    """The least that a hand can pay for a tile of the market."""
    currency = SQUARE_CURRENCIES[game.market.index(tile)]
    accepted = (currency, *game.rules.universal_currencies)
    sums = [total(w) for one in accepted for w in payments(part(hand, one), tile.price)]
    return min(sums, default=None)


def cheaper(hint: Hint) -> list[Tile]:
    """The tiles of the market that the hand then pays with less money than before, or at all."""
    before, after = hint.game.hands[hint.seat], hint.end().hands[hint.seat]
    tiles = [tile for tile in hint.game.market if tile]
    sums = [(t, least(hint.game, t, before), least(hint.game, t, after)) for t in tiles]
    return [t for t, old, new in sums if new is not None and (old is None or new < old)]


def is_payment(hint: Hint, exact: bool) -> bool:
    found, game = hint.found, hint.game
    assert found.tile
    is_new = found.tile in cheaper(hint)
    after = hint.end().hands[hint.seat]
    is_least = total(found.cards) == least(game, found.tile, after)
    is_exact = total(found.cards) == found.tile.price
    return is_new and is_least and is_exact == exact and holds(after, found.cards)


def goes_on(hint: Hint) -> bool:
    """The same seat has its turn, with one tile more to place."""
    turns = [step for step in hint.end().stack if type(step) is Turn]
    return len(turns) == 1 and turns[0].seat == hint.seat and hint.tile() in turns[0].bought


def is_paid_exactly_by_a_rival(hint: Hint) -> bool:
    known = Game.from_view(hint.game.view(hint.seat), seed=0)
    hands = [hand for seat, hand in enumerate(known.hands) if seat != hint.seat]
    return any(least(known, hint.tile(), hand) == hint.tile().price for hand in hands)


def bids_least(hint: Hint) -> bool:
    amounts = [a.amount for a in hint.actions if a.verb == "bid"]  # type: ignore[attr-defined]
    return hint.action.amount == min(amounts) and hint.found == hint.all_found[0]


def same_values(hint: Hint) -> bool:
    values = [
        one.value
        for one in hint.all_found
        if getattr(one.action, "tile", None) == hint.action.tile and hasattr(one.action, "cell")
    ]
    return max(values) == pytest.approx(min(values))


#: For every reason, what must be so.
TRUE: dict[str, Callable[[Hint], bool]] = {
    "affordable": lambda hint: is_payment(hint, exact=False),
    "balance": lambda hint: len(hint.cells()) > 1,
    "bid": bids_least,
    "camps": lambda hint: hint.grown(palace_points),
    "cards": lambda hint: str(hint.action) == "take gate",
    "cell-camps": lambda hint: hint.unbeaten(palace_points),
    "cell-good": lambda hint: len(hint.cells()) > 1,
    "cell-room": lambda hint: hint.unbeaten(room),
    "cell-wall": lambda hint: hint.unbeaten(wall),
    "denied": is_paid_exactly_by_a_rival,
    "exchange": lambda hint: hint.found == hint.all_found[0],
    "free": lambda hint: (
        goes_on(hint) and hint.end().hands[hint.seat] == hint.game.hands[hint.seat]
    ),
    "hakim": lambda hint: hint.found.value == hint.all_found[0].value,
    "keep": lambda hint: hint.action.verb == "keep",
    "laila": lambda hint: hint.action.verb == "laila",
    "majority": lambda hint: hint.tile().kind in PRIZES,
    "money": lambda hint: (
        total(hint.end().hands[hint.seat]) > total(hint.game.hands[hint.seat]) and not cheaper(hint)
    ),
    "no-cell": lambda hint: not hint.cells(),
    "nothing": lambda hint: len(hint.all_found) == 1,
    "other": lambda hint: hint.found == hint.all_found[0],
    "pass": lambda hint: len(hint.all_found) == 1,
    "pay": lambda hint: total(hint.action.cards) == min(total(a.cards) for a in hint.actions),  # type: ignore[attr-defined]
    "payable": lambda hint: is_payment(hint, exact=True),
    "reserve": lambda hint: (
        len(hint.end().reserves[hint.seat]) >= len(hint.game.reserves[hint.seat])
        and hint.end().reserves[hint.seat] != hint.game.reserves[hint.seat]
    ),
    "reserve-later": lambda hint: bool(hint.cells()) and bool(hint.game.supply),
    "reserve-room": lambda hint: room(hint.palace()) > max(map(room, hint.cells())),
    "reserve-wall": lambda hint: wall(hint.palace()) > max(map(wall, hint.cells())),
    "rivals": lambda hint: hint.tile().kind in PRIZES,
    "room": lambda hint: hint.grown(room),
    "same": same_values,
    "save": lambda hint: hint.all_found[0].reason == "bid",
    "tempo": goes_on,
    "wall": lambda hint: hint.grown(wall),
    "yammerad": lambda hint: hint.action.verb == "yammerad",
}


@cache
def hints(players: int, seed: int, modules: tuple[str, ...]) -> tuple[Hint, ...]:
    """The hints at every decision of a game in which the best one is mostly followed."""
    return tuple(_hints(players, seed, modules))


def _hints(players: int, seed: int, modules: tuple[str, ...]) -> Iterator[Hint]:
    game, rng = alhambra.new_game(players, seed=seed, modules=modules), Seeded(seed)
    while not game.is_over:
        actions = game.legal_actions()
        choice = actions[rng.below(len(actions))]
        if len(actions) > 1:
            found = Architect().explain(game.view(game.seat), actions)
            yield from (Hint(game.copy(), actions, one, found) for one in found)
            choice = choice if rng.below(STRAY) == 0 else found[0].action
        game.play(choice)


GAMES = [(2, 1, ()), (3, 2, ()), (2, 3, BUILT_IN), (3, 4, BUILT_IN)]


@pytest.mark.parametrize(("players", "seed", "modules"), GAMES)
def test_every_reason_is_true(players: int, seed: int, modules: tuple[str, ...]) -> None:
    found = hints(players, seed, tuple(modules))
    wrong = [
        f"{hint.action}: {hint.found.reason}" for hint in found if not TRUE[hint.found.reason](hint)
    ]
    assert wrong == []
    assert len(found) > 100


def test_all_kinds_of_reasons_were_there() -> None:
    """Most reasons are common: the test above is about something."""
    reasons = Counter(hint.found.reason for game in GAMES for hint in hints(*game))
    assert {
        "affordable", "bid", "camps", "cell-room", "cell-wall", "majority", "money", "payable",
        "reserve-later", "same", "save", "tempo",
    } <= reasons.keys()  # fmt: skip
    assert reasons["other"] < sum(reasons.values()) / 20


def test_nothing_pointless_is_offered() -> None:
    """characters.machma, characters.auction, redesign.remove."""
    for hint in (hint for game in GAMES for hint in hints(*game)):
        assert hint.action.verb != "remove" or hint.found.reason == "other"
        if hint.action.verb == "machma":
            assert hint.action.given != hint.action.taken
            assert hint.found.reason in ("payable", "affordable")
        if hint.action.verb == "bid":
            assert bids_least(hint)
