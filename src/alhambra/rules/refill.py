"""The refill between two turns, and all that it sets off (turn.refill, turn.reshuffle)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Protocol

from . import ending
from .automatic import Automatic
from .events import MarketFilled, Reshuffled, Revealed, ScoringDrawn, TurnBegan
from .market import SQUARES
from .money import Card, cards_in, size
from .scoring import score
from .turn import Turn

if TYPE_CHECKING:
    from .game import Game
    from .steps import Step

FULL_DISPLAY = 4


class Special(Protocol):
    """A card of the deck that is no money; `code` is its name in lists."""

    @property
    def code(self) -> str:
        """The name of the card in lists."""

    def drawn(self, game: Game) -> None:
        """What happens when the card is drawn from the deck."""


DeckCard = Card | Special


@dataclass(frozen=True, slots=True)
class ScoringCard:
    """A scoring card: set aside when drawn, scored after the refill (components.scoring)."""

    round: int

    @property
    def code(self) -> str:
        return f"scoring-{self.round}"

    def drawn(self, game: Game) -> None:
        game.scorings += (self.round,)
        if game.tell:
            game.tell(ScoringDrawn(self.round))


SCORING_CARDS = (ScoringCard(1), ScoringCard(2))


@dataclass(frozen=True, slots=True)
class Refill(Automatic):
    """Display, market, scorings, end check, next player, in this order."""

    name: ClassVar[str] = "refill"

    def resolve(self, game: Game) -> None:
        fill_display(game)
        if None in game.market:
            fill_market(game)
        if game.scorings:
            score_pending(game)
        if None in game.market:
            ending.begin(game)
        else:
            begin_turn(game, (game.turn_seat + 1) % game.rules.players)


REFILL = Refill()


@cache
def turn_of(seat: int) -> tuple[Step, ...]:
    """The stack at the start of a turn: what comes after it already lies below."""
    return (REFILL, Turn(seat))


def begin_turn(game: Game, seat: int) -> None:
    """It is this seat's turn."""
    game.turn_seat = seat
    game.stack = turn_of(seat)
    if game.tell:
        game.tell(TurnBegan(seat))


def fill_display(game: Game) -> None:
    """Money up to four cards, card by card."""
    while size(game.display) < FULL_DISPLAY and (game.deck or reshuffle(game)):
        card = game.deck[0]
        game.deck = game.deck[1:]
        if isinstance(card, Card):
            game.display += card.unit
            if game.tell:
                game.tell(Revealed(card.unit))
        else:
            card.drawn(game)


def reshuffle(game: Game) -> bool:
    """The discards become the deck, if they hold any money."""
    if not game.discards:
        return False
    cards = cards_in(game.discards)
    game.discards = 0
    game.deck = game.shuffle("deck", cards)
    game.piles = (len(cards),)
    if game.tell:
        game.tell(Reshuffled(len(cards)))
    return True


def score_pending(game: Game) -> None:
    """Hold the scorings whose cards came up, each with what follows it (score.when)."""
    for round in sorted(game.scorings):
        score(game, round)
        for follow in game.rules.after_scoring:
            follow(game, round)
    game.scorings = ()


def fill_market(game: Game) -> None:
    """Empty squares in ascending order, as far as the supply goes."""
    squares = list(game.market)
    for index, square in enumerate(SQUARES):
        if squares[index] is None and game.supply:
            tile = squares[index] = game.supply[0]
            game.supply = game.supply[1:]
            if game.tell:
                game.tell(MarketFilled(square, tile))
    game.market = tuple(squares)
