"""A character in the deck: auctioned at once when it is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from alhambra.rules.events import Event

from .auction import open_auction
from .state import IDS, turn_up

if TYPE_CHECKING:
    from alhambra.rules.game import Game


@dataclass(frozen=True, slots=True)
class CharacterDrawn(Event):
    """A character came up and is auctioned."""

    character: str


@dataclass(frozen=True, slots=True)
class CharacterCard:
    """One of the ten."""

    id: str
    back: ClassVar[str] = "character"

    @property
    def code(self) -> str:
        return f"character-{self.id}"

    def drawn(self, game: Game) -> None:
        turn_up(game, self.id)
        if game.tell:
            game.tell(CharacterDrawn(self.id))
        open_auction(game, self.id)


CARDS = {id: CharacterCard(id) for id in IDS}
