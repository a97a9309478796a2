"""Steps in which a seat has to decide something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from .game import Game
    from .steps import Pledge
    from .tiles import Tile


@dataclass(frozen=True, slots=True)
class Decision:
    """The base of steps that wait for a seat."""

    carries: ClassVar[tuple[str, ...]] = ()
    draws: ClassVar[bool] = False
    is_final: ClassVar[bool] = True
    is_open: ClassVar[bool] = False

    def resolve(self, game: Game) -> None:
        """Nothing happens before the seat has chosen."""

    def held(self) -> tuple[Tile, ...]:
        return ()

    def pledge(self) -> Pledge | None:
        return None
