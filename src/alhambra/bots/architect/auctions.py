"""What a bid leads to, as far as one can say before the others speak (characters.auction)."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra.rules.game import Game
from alhambra.rules.modules.characters.auction import NOBODY, Auction, Bid, PassBid
from alhambra.rules.modules.characters.part import receive
from alhambra.rules.money import part
from alhambra.rules.payments import payments


def after_bid(game: Game, action: Bid | PassBid) -> Iterator[Game]:
    """The positions if a bid wins, one for every way to pay it; or, after a pass, the one
    where somebody else has the character."""
    auction = game.stack[-1]
    assert isinstance(auction, Auction)
    if isinstance(action, PassBid):
        yield _sold(game, _winner_without(auction), auction.character)
        return
    hand = game.hands[auction.seat]
    for currency in game.rules.currencies:
        for cards in payments(part(hand, currency), action.amount):
            end = _sold(game, auction.seat, auction.character)
            end.spend(auction.seat, cards)
            yield end


def _sold(game: Game, seat: int, character: str) -> Game:
    end = game.copy()
    end.stack = end.stack[:-1]
    if seat != NOBODY:
        receive(end, seat, character)
    return end


def _winner_without(auction: Auction) -> int:
    """Who gets the character if the seat passes: who holds the bid, or else who bids next."""
    if auction.holder != NOBODY:
        return auction.holder
    others = [seat for seat in auction.bidders if seat != auction.seat]
    return others[0] if others else NOBODY
