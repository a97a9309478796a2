"""Replaying the shuffles and actions of a record."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from alhambra.rules.chance import Scripted, ScriptError
from alhambra.rules.errors import quote

if TYPE_CHECKING:
    from alhambra.rules.events import Shuffled
    from alhambra.rules.game import Game

    from .entries import Entry


class Script:
    """Recorded shuffles, handed out in their order."""

    def __init__(self, shuffles: Iterable[Shuffled] = ()) -> None:
        self.left = list(shuffles)

    def __call__(self, pile: str) -> tuple[str, ...]:
        """The order of the next shuffle, which must be of this pile."""
        if not self.left:
            raise ScriptError("shuffle-not-recorded", pile=pile)
        shuffle = self.left.pop(0)
        expect_pile(pile, shuffle)
        return shuffle.order

    def finish(self) -> None:
        """Refuse shuffles that the game did not ask for."""
        if self.left:
            raise ScriptError("shuffle-not-asked", pile=quote(self.left[0].pile))


def expect_pile(pile: str, shuffle: Shuffled) -> None:
    """Refuse the shuffle of another pile."""
    if shuffle.pile != pile:
        raise ScriptError("shuffle-other-pile", pile=pile, found=quote(shuffle.pile))


def replay(game: Game, entries: Iterable[Entry]) -> None:
    """Play entries that were verified before."""
    for _, action, shuffles in entries:
        if shuffles:
            game.chance = Scripted(Script(shuffles))
        game.play(action)
