"""Declining what a character offers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from alhambra.rules.actions import expect

if TYPE_CHECKING:
    from alhambra.rules.errors import Refusal
    from alhambra.rules.game import Game
    from alhambra.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Decline:
    """Not now: `decline`."""

    verb: ClassVar[str] = "decline"

    def __str__(self) -> str:
        return "decline"

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Decline:
        expect(words, 0, cls.verb)
        return DECLINE

    def refusal(self, game: Game) -> Refusal | None:
        return None

    def act(self, game: Game) -> None:
        game.stack = game.stack[:-1]


DECLINE = Decline()
