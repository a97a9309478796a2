"""What the game waits for: a small stack of plain records, the top one active.

A step is either a decision of a seat or work that goes on by itself (and may reveal
something hidden). Steps hold open information only, and no code, so that a game can be
saved, sent, copied and searched in the middle of anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol, Self

if TYPE_CHECKING:
    from .actions import Action
    from .game import Game
    from .ruleset import Ruleset
    from .tiles import Tile


#: In `lies_on`: every step in which cards are drawn.
DRAWING = "drawing"
#: A seat, and the sum that it can pay in one currency.
Pledge = tuple[int, int]


class Step(Protocol):
    """One entry of the stack. `seat` is None while the game goes on by itself."""

    name: ClassVar[str]
    #: The names of the steps on which it can lie, or `DRAWING` if a drawn card brings it; none
    #: for the bottom of a stack. A module's step names in `carries` what else can lie on it.
    lies_on: ClassVar[tuple[str, ...]]
    carries: ClassVar[tuple[str, ...]]
    #: Whether cards are drawn from the deck in it.
    draws: ClassVar[bool]
    #: Whether the answer to a decision is final once it hands the game on. Otherwise it is part
    #: of a turn, which the player confirms as a whole.
    is_final: ClassVar[bool]
    #: Whether a step that goes on by itself uses open information only, so that a turn can be
    #: drafted past it.
    is_open: ClassVar[bool]

    @property
    def seat(self) -> int | None:
        """Whose decision it is."""

    def legal(self, game: Game) -> tuple[Action, ...]:
        """All listed actions, in canonical order."""

    def admits(self, game: Game) -> frozenset[type[Action]]:
        """The classes of action that can be legal here."""

    def resolve(self, game: Game) -> None:
        """Go on without a decision: draw, reveal, score."""

    def held(self) -> tuple[Tile, ...]:
        """The tiles that wait in this step."""

    def is_possible(self, game: Game) -> bool:
        """Whether a game can have come to this step; the steps of its stack lie right."""

    def pledge(self) -> Pledge | None:
        """What somebody has promised to pay, for which the hands of a game must do."""

    def words(self) -> list[str]:
        """The step as words of the position text; inverse of `parse`."""

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Self:
        """The step that these words describe."""
