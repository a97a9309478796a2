"""What a bid or a pass leads to, estimated before the others bid (characters.auction)."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra.rules.game import Game
from alhambra.rules.modules.characters.auction import NOBODY, Auction, Bid, PassBid
from alhambra.rules.modules.characters.state import receive
from alhambra.rules.money import part
from alhambra.rules.payments import payments
from alhambra.rules.seats import SeatIndex


def outcomes_of_bid(game: Game, bid: Bid) -> Iterator[Game]:
    """The positions if the bid wins, one for every way to pay it."""
    auction = _auction(game)
    hand = game.hands[auction.seat]
    for currency in game.rules.currencies:
        for cards in payments(part(hand, currency), bid.amount):
            end = _sold(game, auction.seat, auction.character)
            end.spend(auction.seat, cards)
            yield end


def outcomes_of_pass(game: Game, action: PassBid) -> Iterator[Game]:
    """The position in which somebody else has the character."""
    auction = _auction(game)
    yield _sold(game, _winner_without(auction), auction.character)


def _auction(game: Game) -> Auction:
    auction = game.stack[-1]
    assert isinstance(auction, Auction)
    return auction


def _sold(game: Game, seat: SeatIndex, character: str) -> Game:
    end = game.copy()
    end.stack = end.stack[:-1]
    if seat != NOBODY:
        receive(end, seat, character)
    return end


def _winner_without(auction: Auction) -> int:
    """Who gets the character if the seat passes: the highest bidder so far, or who bids next."""
    if auction.holder != NOBODY:
        return auction.holder
    others = [seat for seat in auction.bidders if seat != auction.seat]
    return others[0] if others else NOBODY
