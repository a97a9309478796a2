"""Abdul Karim, 1×: pays for one tile exactly (characters.abdul_karim)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from alhambra.rules import turn
from alhambra.rules.actions import expect
from alhambra.rules.buy import take_from_market
from alhambra.rules.errors import Refusal
from alhambra.rules.events import Event
from alhambra.rules.market import SQUARES, parse_square
from alhambra.rules.module import Module
from alhambra.rules.seats import SeatIndex
from alhambra.rules.tiles import Tile

from .state import leave, why_not_own

if TYPE_CHECKING:
    from alhambra.rules.game import Game
    from alhambra.rules.ruleset import Ruleset

ID = "abdul_karim"


@dataclass(frozen=True, slots=True)
class BoughtByKarim(Event):
    """Abdul Karim paid for a tile exactly, and left the game."""

    seat: SeatIndex
    square: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class Karim:
    """Have Abdul Karim pay for the tile on a square: `abdul_karim 3`."""

    square: int
    verb: ClassVar[str] = ID

    def __str__(self) -> str:
        return f"{ID} {self.square}"

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Karim:
        expect(words, 1, cls.verb)
        return karim(parse_square(words[0]))

    def refusal(self, game: Game) -> Refusal | None:
        if game.market[self.square - 1] is None:
            return Refusal("square-empty", "buy.price", square=self.square)
        return why_not_own(game, ID)

    def act(self, game: Game) -> None:
        leave(game, ID)
        tile = take_from_market(game, self.square)
        if game.tell:
            game.tell(BoughtByKarim(game.turn_seat, self.square, tile))
        turn.bought(game, tile, exact=True)


karim = cache(Karim)


def offers(game: Game) -> tuple[Karim, ...]:
    """Every tile of the market, for his owner."""
    return tuple(karim(square) for square in SQUARES if game.market[square - 1])


MEMBER = Module(name=ID, turn_actions=(Karim,))
