"""Auctions (characters.auction): bidding, and paying what was bid."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, ClassVar

from alhambra.rules.actions import Action, Bare, expect
from alhambra.rules.buy import parse_payment
from alhambra.rules.decision import Decision
from alhambra.rules.errors import Refusal
from alhambra.rules.events import Event
from alhambra.rules.money import Currency, Purse, cards_in, holds, parse_currency, part, total
from alhambra.rules.numbers import parse_number
from alhambra.rules.payments import payments
from alhambra.rules.seats import SeatIndex
from alhambra.rules.steps import DRAWING
from alhambra.rules.turn import Turn

from . import fatima
from .state import characters_of, owner_of, parse_character, receive

if TYPE_CHECKING:
    from alhambra.rules.game import Game
    from alhambra.rules.ruleset import Ruleset
    from alhambra.rules.steps import Pledge

NOBODY = -1
#: All the money of the game is less.
OUT_OF_REACH = 999


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A seat bid for a character."""

    seat: SeatIndex
    character: str
    bid: int


@dataclass(frozen=True, slots=True)
class BidPassed(Event):
    """A seat left the auction."""

    seat: SeatIndex
    character: str


@dataclass(frozen=True, slots=True)
class CharacterUnsold(Event):
    """Nobody bid: the character left the game."""

    character: str


@dataclass(frozen=True, slots=True)
class CharacterWon(Event):
    """A seat paid its bid and got the character."""

    seat: SeatIndex
    character: str
    bid: int
    cards: Purse


@dataclass(frozen=True, slots=True)
class Auction(Decision):
    """A seat bids or passes; `bidders` are those who have not passed."""

    seat: SeatIndex
    character: str
    bidders: tuple[int, ...]
    bid: int = 0
    holder: int = NOBODY
    name: ClassVar[str] = "auction"
    lies_on: ClassVar[tuple[str, ...]] = (DRAWING,)

    def legal(self, game: Game) -> tuple[Action, ...]:
        return bids(self.bid + 1, cover(game, self.seat))

    def admits(self, game: Game) -> frozenset[type[Action]]:
        return frozenset((Bid, PassBid))

    def is_possible(self, game: Game) -> bool:
        return is_for_sale(game, self.character) and self._is_in_order(game)

    def _is_in_order(self, game: Game) -> bool:
        """The seats speak in turn, and all who spoke since the last bid have passed."""
        order = rotation(game)
        if self.bidders != tuple(seat for seat in order if seat in self.bidders):
            return False
        if self.holder == NOBODY:
            return self.bid == 0 and self.bidders == order[order.index(self.seat) :]
        others = tuple(seat for seat in self.bidders if seat != self.holder)
        return (
            0 < len(others) < len(self.bidders)
            and self.seat == _next_bidder(others, self.holder, len(order))
            and 0 < self.bid <= cover(game, self.holder)
        )

    def pledge(self) -> Pledge | None:
        return None if self.holder == NOBODY else (self.holder, self.bid)

    def words(self) -> list[str]:
        bidders = ",".join(map(str, self.bidders))
        return [str(self.seat), self.character, bidders, str(self.bid), str(self.holder)]

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Auction:
        expect(words, 5, cls.name)
        seat, character, bidders, bid, holder = words
        return cls(
            rules.parse_seat(seat),
            parse_character(character),
            tuple(map(rules.parse_seat, bidders.split(","))),
            parse_bid(bid),
            NOBODY if holder == str(NOBODY) else rules.parse_seat(holder),
        )


@dataclass(frozen=True, slots=True)
class Paying(Decision):
    """The winner of an auction chooses the cards to pay with."""

    seat: SeatIndex
    character: str
    bid: int
    name: ClassVar[str] = "paying"
    lies_on: ClassVar[tuple[str, ...]] = (DRAWING,)

    def legal(self, game: Game) -> tuple[Action, ...]:
        hand = game.hands[self.seat]
        return tuple(
            paying(currency, cards)
            for currency in game.rules.currencies
            for cards in payments(part(hand, currency), self.bid)
        )

    def admits(self, game: Game) -> frozenset[type[Action]]:
        return frozenset((Pay,))

    def is_possible(self, game: Game) -> bool:
        return is_for_sale(game, self.character) and 0 < self.bid <= cover(game, self.seat)

    def pledge(self) -> Pledge | None:
        return self.seat, self.bid

    def words(self) -> list[str]:
        return [str(self.seat), self.character, str(self.bid)]

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Paying:
        expect(words, 3, cls.name)
        seat, character, bid = words
        return cls(rules.parse_seat(seat), parse_character(character), parse_bid(bid))


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid or raise: `bid 7`."""

    amount: int
    verb: ClassVar[str] = "bid"

    def __str__(self) -> str:
        return f"bid {self.amount}"

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Bid:
        expect(words, 1, cls.verb)
        return bidding(parse_bid(words[0]))

    def refusal(self, game: Game) -> Refusal | None:
        step = auction_step(game)
        if self.amount <= step.bid:
            return Refusal("bid-too-low", "characters.auction", bid=self.amount, last=step.bid)
        most = cover(game, step.seat)
        if self.amount > most:
            return Refusal("bid-not-covered", "characters.auction", bid=self.amount, most=most)
        return None

    def act(self, game: Game) -> None:
        step = auction_step(game)
        if game.tell:
            game.tell(BidMade(step.seat, step.character, self.amount))
        go_on(game, step, step.bidders, self.amount, step.seat)


@dataclass(frozen=True, slots=True)
class PassBid(Bare):
    """Leave the auction for good: `pass`."""

    verb: ClassVar[str] = "pass"

    def refusal(self, game: Game) -> Refusal | None:
        return None

    def act(self, game: Game) -> None:
        step = auction_step(game)
        if game.tell:
            game.tell(BidPassed(step.seat, step.character))
        bidders = tuple(seat for seat in step.bidders if seat != step.seat)
        go_on(game, step, bidders, step.bid, step.holder)


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay a bid: `pay denar 7+3`."""

    currency: Currency
    cards: Purse
    verb: ClassVar[str] = "pay"

    def __str__(self) -> str:
        values = "+".join(str(card.value) for card in cards_in(self.cards))
        return f"pay {self.currency.name} {values}"

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Pay:
        expect(words, 2, cls.verb)
        return paying(parse_currency(words[0]), parse_payment(*words))

    def refusal(self, game: Game) -> Refusal | None:
        step = paying_step(game)
        if not holds(game.hands[step.seat], self.cards):
            return Refusal("pay-not-held", "characters.auction", cards=cards_in(self.cards))
        paid = total(self.cards)
        if paid < step.bid:
            return Refusal("pay-too-little", "characters.auction", total=paid, price=step.bid)
        return None

    def act(self, game: Game) -> None:
        step = paying_step(game)
        game.spend(step.seat, self.cards)
        game.stack = game.stack[:-1]
        receive(game, step.seat, step.character)
        if game.tell:
            game.tell(CharacterWon(step.seat, step.character, step.bid, self.cards))
        fatima.won(game, step.seat, step.character)


PASS_BID = PassBid.only()
bidding = cache(Bid)
paying = lru_cache(1 << 12)(Pay)


@lru_cache(1 << 12)
def bids(least: int, most: int) -> tuple[Bid | PassBid, ...]:
    """Every bid in these bounds, and the pass."""
    return (*map(bidding, range(least, most + 1)), PASS_BID)


def open_auction(game: Game, character: str) -> None:
    """The next player opens; in the middle of a turn, the player on turn does."""
    bidders = rotation(game)
    game.stack = (*game.stack, Auction(bidders[0], character, bidders))


def is_for_sale(game: Game, character: str) -> bool:
    """Whether a character was turned up and nobody has it."""
    return character in characters_of(game).drawn and owner_of(game, character) is None


def rotation(game: Game) -> tuple[int, ...]:
    """All seats in the order in which they speak."""
    players, first = game.rules.players, opener(game)
    return tuple((first + index) % players for index in range(players))


def opener(game: Game) -> int:
    """The seat that opens the auctions of this moment."""
    if any(isinstance(step, Turn) for step in game.stack):
        return game.turn_seat
    return (game.turn_seat + 1) % game.rules.players


def go_on(game: Game, step: Auction, bidders: tuple[int, ...], bid: int, holder: int) -> None:
    """The next bidder who has not passed decides, or the auction is over."""
    below = game.stack[:-1]
    if bidders == (holder,):
        game.stack = (*below, Paying(holder, step.character, bid))
    elif bidders:
        after = _next_bidder(bidders, step.seat, game.rules.players)
        game.stack = (*below, Auction(after, step.character, bidders, bid, holder))
    else:
        game.stack = below
        if game.tell:
            game.tell(CharacterUnsold(step.character))


def _next_bidder(bidders: tuple[int, ...], seat: SeatIndex, players: int) -> int:
    return min(bidders, key=lambda other: (other - seat - 1) % players)


def cover(game: Game, seat: SeatIndex) -> int:
    """The most that a seat can pay in one currency."""
    return max(total(part(game.hands[seat], currency)) for currency in game.rules.currencies)


def auction_step(game: Game) -> Auction:
    """The auction that is going on."""
    step = game.stack[-1]
    assert isinstance(step, Auction)
    return step


def paying_step(game: Game) -> Paying:
    """The payment that is due."""
    step = game.stack[-1]
    assert isinstance(step, Paying)
    return step


def parse_bid(text: str) -> int:
    """How much is bid."""
    return parse_number(text, 0, OUT_OF_REACH)
