"""Laila, ◆: a new tile for one of the market (characters.laila)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from alhambra.rules.actions import expect
from alhambra.rules.automatic import Automatic
from alhambra.rules.errors import Refusal
from alhambra.rules.events import Event
from alhambra.rules.market import SQUARES, parse_square
from alhambra.rules.module import Module
from alhambra.rules.seats import SeatIndex
from alhambra.rules.tiles import Tile

from .state import is_first, is_ready, use, was_used_first, why_not_before_action

if TYPE_CHECKING:
    from alhambra.rules.game import Game
    from alhambra.rules.ruleset import Ruleset

ID = "laila"


@dataclass(frozen=True, slots=True)
class LailaExchanged(Event):
    """A tile of the market went back to the supply for a new one."""

    seat: SeatIndex
    square: int
    old: Tile
    new: Tile


@dataclass(frozen=True, slots=True)
class LailaDraws(Automatic):
    """A new tile is drawn onto the square; the old one goes back, and the supply is shuffled."""

    square: int
    name: ClassVar[str] = "laila_draws"
    lies_on: ClassVar[tuple[str, ...]] = ("turn",)

    def resolve(self, game: Game) -> None:
        index = self.square - 1
        new, old = game.supply[0], game.market[index]
        assert old is not None
        game.market = (*game.market[:index], new, *game.market[self.square :])
        game.supply = game.shuffle("supply", (*game.supply[1:], old))
        game.stack = game.stack[:-1]
        if game.tell:
            game.tell(LailaExchanged(game.turn_seat, self.square, old, new))

    def is_possible(self, game: Game) -> bool:
        has_tiles = bool(game.supply) and game.market[self.square - 1] is not None
        return has_tiles and was_used_first(game, ID)

    def words(self) -> list[str]:
        return [str(self.square)]

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> LailaDraws:
        expect(words, 1, cls.name)
        return cls(parse_square(words[0]))


@dataclass(frozen=True, slots=True)
class Laila:
    """Exchange the tile on a square: `laila 3`."""

    square: int
    verb: ClassVar[str] = ID

    def __str__(self) -> str:
        return f"{ID} {self.square}"

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Laila:
        expect(words, 1, cls.verb)
        return exchanging(parse_square(words[0]))

    def refusal(self, game: Game) -> Refusal | None:
        refusal = why_not_before_action(game, ID)
        if refusal:
            return refusal
        if not game.market[self.square - 1]:
            return Refusal("square-empty", "characters.laila", square=self.square)
        if not game.supply:
            return Refusal("supply-empty", "characters.laila")
        return None

    def act(self, game: Game) -> None:
        use(game)
        game.stack = (*game.stack, LailaDraws(self.square))


exchanging = cache(Laila)


def offers(game: Game) -> tuple[Laila, ...]:
    """Every square with a tile, before the first action."""
    if not (is_ready(game, ID) and is_first(game) and game.supply):
        return ()
    return tuple(exchanging(square) for square in SQUARES if game.market[square - 1])


MEMBER = Module(name=ID, steps=(LailaDraws,), turn_actions=(Laila,))
