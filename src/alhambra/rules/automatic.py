"""Steps in which the game goes on by itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Self

from .actions import expect

if TYPE_CHECKING:
    from .actions import Action
    from .game import Game
    from .ruleset import Ruleset
    from .steps import Pledge
    from .tiles import Tile


@dataclass(frozen=True, slots=True)
class Automatic:
    """The base of steps that ask nobody."""

    name: ClassVar[str]
    #: Those of the base game lie at the bottom.
    lies_on: ClassVar[tuple[str, ...]] = ()
    carries: ClassVar[tuple[str, ...]] = ()
    draws: ClassVar[bool] = False
    is_final: ClassVar[bool] = False
    is_open: ClassVar[bool] = False
    seat: ClassVar[None] = None

    def legal(self, game: Game) -> tuple[Action, ...]:
        return ()

    def admits(self, game: Game) -> frozenset[type[Action]]:
        return frozenset()

    def held(self) -> tuple[Tile, ...]:
        return ()

    def is_possible(self, game: Game) -> bool:
        return True

    def pledge(self) -> Pledge | None:
        return None

    def words(self) -> list[str]:
        return []

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Self:
        expect(words, 0, cls.name)
        return cls()
