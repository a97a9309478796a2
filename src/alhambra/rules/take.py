"""Taking money (money.take)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from . import turn
from .errors import Refusal, TextError
from .events import Took
from .money import Purse, cards_in, holds, parse_card, purse, size, total
from .payments import takes

if TYPE_CHECKING:
    from .game import Game
    from .ruleset import Ruleset

#: How much several cards may total, unless a module allows more.
LIMIT = 5


@dataclass(frozen=True, slots=True)
class Take:
    """Take these cards of the display: `take denar 3 dirham 2`."""

    cards: Purse
    verb: ClassVar[str] = "take"

    def __str__(self) -> str:
        return f"take {' '.join(map(str, cards_in(self.cards)))}"

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Take:
        if not words or len(words) % 2:
            raise TextError("bad-cards", text=" ".join(words))
        pairs = zip(words[::2], words[1::2], strict=True)
        return make(purse(parse_card(name, value) for name, value in pairs))

    def refusal(self, game: Game) -> Refusal | None:
        if not holds(game.display, self.cards):
            return Refusal("take-not-there", "money.take", cards=cards_in(self.cards))
        if size(self.cards) > 1 and total(self.cards) > (limit := take_limit(game)):
            return Refusal("take-too-much", "money.take", total=total(self.cards), limit=limit)
        return None

    def act(self, game: Game) -> None:
        seat = game.turn_seat
        game.display -= self.cards
        game.hands[seat] += self.cards
        if game.tell:
            game.tell(Took(seat, self.cards))
        for follow in game.rules.after_take:
            follow(game, self.cards)
        turn.end_actions(game)


@lru_cache(1 << 15)
def make(cards: int) -> Take:
    """The one action that takes these cards."""
    return Take(Purse(cards))


def offers(game: Game) -> tuple[Take, ...]:
    """Every take that is legal now."""
    return listed(game.display, take_limit(game))


def take_limit(game: Game) -> int:
    """How much several cards may total."""
    most = LIMIT
    for limit in game.rules.take_limits:
        most = max(most, limit(game))
    return most


@lru_cache(1 << 15)
def listed(display: int, limit: int) -> tuple[Take, ...]:
    """Every take from this display."""
    return tuple(make(cards) for cards in takes(display, limit))
