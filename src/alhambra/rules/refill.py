"""The refill between two turns, and all that it sets off (turn.refill, turn.reshuffle)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Protocol

from . import ending
from .automatic import Automatic
from .events import MarketFilled, Reshuffled, Revealed, ScoringDrawn, TurnBegan
from .market import SQUARES
from .money import Card, cards_in, size
from .scoring import is_waiting, score
from .seats import SeatIndex

if TYPE_CHECKING:
    from .game import Game

FULL_DISPLAY = 4


class Special(Protocol):
    """A card of the deck that is not money."""

    @property
    def code(self) -> str:
        """The name of the card in lists."""

    @property
    def back(self) -> str:
        """What is known of the card while it lies hidden in the deck; cards with the same back
        belong to the same module."""

    def drawn(self, game: Game) -> None:
        """What happens when the card is drawn from the deck."""


DeckCard = Card | Special
#: The codes and backs of scoring cards begin with it; the round follows.
SCORING = "scoring-"


@dataclass(frozen=True, slots=True)
class ScoringCard:
    """A scoring card: set aside when drawn, scored after the refill (components.scoring)."""

    round: int

    @property
    def code(self) -> str:
        return f"{SCORING}{self.round}"

    @property
    def back(self) -> str:
        return self.code

    def drawn(self, game: Game) -> None:
        game.scorings += (self.round,)
        if game.tell:
            game.tell(ScoringDrawn(self.round))


SCORING_CARDS = (ScoringCard(1), ScoringCard(2))


#: The first scoring card joins the second pile, the second one the fourth (setup.piles).
SCORING_PILES = dict(zip((2, 4), SCORING_CARDS, strict=True))


def scoring_piles(game: Game) -> Mapping[int, list[Special]]:
    """Each scoring card in its pile."""
    return {pile: [card] for pile, card in SCORING_PILES.items()}


def scoring_backs() -> Mapping[int, tuple[str, ...]]:
    """What everybody knows about that."""
    return {pile: (card.back,) for pile, card in SCORING_PILES.items()}


@dataclass(frozen=True, slots=True)
class Refill(Automatic):
    """Display, then market; then the scorings or at once the next turn."""

    name: ClassVar[str] = "refill"
    draws: ClassVar[bool] = True

    def resolve(self, game: Game) -> None:
        stack = game.stack
        fill_display(game)
        if game.stack is not stack:
            return  # a card handed somebody a decision; the refill goes on after it
        if None in game.market:
            fill_market(game)
        if game.scorings:
            game.stack = (SCORINGS,)
        else:
            end_turn(game)


@dataclass(frozen=True, slots=True)
class Scorings(Automatic):
    """The scorings whose cards came up, each with what follows it (score.when)."""

    name: ClassVar[str] = "scorings"

    def resolve(self, game: Game) -> None:
        for round in sorted(game.scorings):
            if is_waiting(game, round):
                return
            score(game, round)
            game.scorings = tuple(other for other in game.scorings if other != round)
            for follow in game.rules.after_scoring:
                follow(game, round)
        end_turn(game)


REFILL = Refill()
SCORINGS = Scorings()


def end_turn(game: Game) -> None:
    """The end check by the market, else the next player (end.when)."""
    if None in game.market:
        ending.begin(game)
    else:
        begin_turn(game, (game.turn_seat + 1) % game.rules.players)


def begin_turn(game: Game, seat: SeatIndex) -> None:
    """It is this seat's turn."""
    game.turn_seat = seat
    game.stack = game.rules.turn_stacks[seat]
    for begin in game.rules.turn_begins:
        begin(game)
    if game.tell:
        game.tell(TurnBegan(seat))


def fill_display(game: Game) -> None:
    """Money up to four cards, card by card, until a card hands somebody a decision."""
    stack = game.stack
    wanted = FULL_DISPLAY - size(game.display)
    while wanted and game.stack is stack and (card := draw(game)):
        if isinstance(card, Card):
            wanted -= 1
            game.display += card.unit
            if game.tell:
                game.tell(Revealed(card.unit))
        else:
            turn_up(game, card)


def draw(game: Game) -> DeckCard | None:
    """The top card of the deck; None if there is no money left to draw."""
    if not game.deck and not reshuffle(game):
        return None
    card = game.deck[0]
    game.deck = game.deck[1:]
    return card


def turn_up(game: Game, card: Special) -> None:
    """A special card was drawn, by whatever rule."""
    if game.rules.spreads:
        number = sum(game.piles) - len(game.deck) - 1
        game.seen = (*game.seen, (number, card.back))
    card.drawn(game)


def reshuffle(game: Game) -> bool:
    """The discards become the deck, if they hold any money."""
    if not game.discards:
        return False
    cards: list[DeckCard] = list(cards_in(game.discards))
    game.discards = 0
    for also in game.rules.reshuffled:
        cards += also(game)
    game.deck = game.shuffle("deck", cards)
    game.piles = (len(cards),)
    game.seen = ()
    if game.tell:
        game.tell(Reshuffled(len(cards)))
    return True


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
