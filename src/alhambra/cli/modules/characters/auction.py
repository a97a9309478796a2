"""Menus of an auction: bidding, and paying what was bid (characters.auction)."""

from __future__ import annotations

from alhambra.cli.table.menus.menu import Choice, Menu
from alhambra.cli.table.menus.offers import Offers
from alhambra.locales.modules.characters import character_does, character_text
from alhambra.locales.things import cards_text, currency_text, list_text
from alhambra.rules.modules.characters.auction import (
    NOBODY,
    PASS_BID,
    Auction,
    Bid,
    Pay,
    Paying,
    bidding,
)
from alhambra.rules.money import part, total


def auction_menu(offers: Offers, auction: Auction) -> Menu:
    """The lowest bid, another one, or a pass; a pass only for those who cannot cover a bid."""
    pass_choice = Choice(offers.text("choice-pass-bid"), PASS_BID)
    title = "\n".join(_title(offers, auction))
    bids = offers.of(Bid)
    if not bids:
        return Menu(title, [pass_choice])
    least, most = bids[0].amount, bids[-1].amount
    choices = [Choice(offers.text("choice-bid", bid=least), bidding(least))]
    if most > least:
        more = offers.text("menu-bid", least=least, most=most)
        note = offers.text("up-to", most=most)
        choices.append(Choice(offers.text("choice-bid-more"), _ask_amount(more), note))
    return Menu(title, [*choices, pass_choice])


def _ask_amount(title: str) -> Menu:
    return Menu(title, [], number_prefix=Bid.verb)


def _title(offers: Offers, auction: Auction) -> list[str]:
    """Who is auctioned, what they do, who bid most and who is still in."""
    names = offers.table.names
    holder = "" if auction.holder == NOBODY else names[auction.holder]
    who = "nobody" if auction.holder == NOBODY else "other"
    rivals = [names[seat] for seat in auction.bidders if seat not in (offers.seat, auction.holder)]
    return [
        offers.text(
            "menu-auction",
            character=character_text(offers.words, auction.character),
            does=character_does(offers.words, auction.character),
        ),
        offers.text(
            "auction-state",
            who=who,
            name=holder,
            bid=auction.bid,
            count=len(rivals),
            rivals=list_text(offers.words, rivals),
        ),
        _most_payable(offers),
    ]


def _most_payable(offers: Offers) -> str:
    """The most that the viewer can pay, and in which currency."""
    currency = max(
        offers.table.rules.currencies, key=lambda currency: total(part(offers.hand, currency))
    )
    most = total(part(offers.hand, currency))
    name = currency_text(offers.words, currency.name)
    return offers.text("auction-means", most=most, currency=name)


def paying_menu(offers: Offers, paying: Paying) -> Menu:
    """Every way to pay without a card to spare."""
    choices = []
    for action in offers.of(Pay):
        over = total(action.cards) - paying.bid
        note = offers.text("bid-payment", how="over" if over else "exact", by=over)
        choices.append(Choice(cards_text(offers.words, action.cards), action, note))
    # The cheapest first, whatever the currency.
    choices.sort(
        key=lambda choice: total(choice.target.cards) if isinstance(choice.target, Pay) else 0
    )
    name = character_text(offers.words, paying.character)
    return Menu(offers.text("menu-pay-bid", character=name, bid=paying.bid), choices)
