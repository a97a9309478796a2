"""Declining what a character offers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from alhambra.rules.actions import Bare

if TYPE_CHECKING:
    from alhambra.rules.errors import Refusal
    from alhambra.rules.game import Game


@dataclass(frozen=True, slots=True)
class Decline(Bare):
    """Not now: `decline`."""

    verb: ClassVar[str] = "decline"

    def refusal(self, game: Game) -> Refusal | None:
        return None

    def act(self, game: Game) -> None:
        game.stack = game.stack[:-1]


DECLINE = Decline.only()
