"""Faruk, ◆: several money cards may total 7 (characters.faruk)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from alhambra.rules import take
from alhambra.rules.events import Event
from alhambra.rules.module import Module
from alhambra.rules.money import size, total
from alhambra.rules.seats import SeatIndex

from .state import is_ready, use

if TYPE_CHECKING:
    from alhambra.rules.game import Game

ID = "faruk"
LIMIT = 7


@dataclass(frozen=True, slots=True)
class FarukHelped(Event):
    """A seat took more money than usual."""

    seat: SeatIndex


def limit(game: Game) -> int:
    """Seven, with Faruk's help."""
    return LIMIT if is_ready(game, ID) else 0


def after_take(game: Game, cards: int) -> None:
    """A take that needed Faruk uses him."""
    if size(cards) > 1 and total(cards) > take.LIMIT:
        use(game)
        if game.tell:
            game.tell(FarukHelped(game.turn_seat))


MEMBER = Module(name=ID, take_limits=(limit,), after_take=(after_take,))
