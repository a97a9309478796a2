"""Menus about money: taking, buying, paying."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra.cli.table.preview import gain_text
from alhambra.locales.things import cards_text, currency_text, list_text, tile_text
from alhambra.rules.buy import Buy
from alhambra.rules.money import size, total
from alhambra.rules.take import Take, take_limit
from alhambra.rules.tiles import Tile
from alhambra.table.previews import best_with

from .menu import Choice, Menu
from .offers import Offers, group_by, submenu


def money_choices(offers: Offers) -> Iterator[Choice]:
    """Take money, buy a tile, and what modules add to these."""
    text = offers.text
    yield from submenu(text("choice-take"), offers.of(Take), lambda takes: _takes(offers, takes))
    for face in offers.faces:
        yield from face.money_choices(offers)
    yield from submenu(text("choice-buy"), offers.of(Buy), lambda buys: _purchases(offers, buys))


def _takes(offers: Offers, actions: list[Take]) -> Menu:
    choices = [
        Choice(cards_text(offers.words, action.cards), action, _take_note(offers, action))
        for action in actions
    ]
    return Menu(offers.text("menu-take", limit=take_limit(offers.game)), choices)


def _take_note(offers: Offers, action: Take) -> str:
    """What several cards total, or what a module says about them."""
    for face in offers.faces:
        if note := face.take_note(offers, action):
            return note
    if size(action.cards) == 1:
        return ""
    return offers.text("together", total=total(action.cards))


def _purchases(offers: Offers, actions: list[Buy]) -> Menu:
    """First the tile, then the payment where there are several."""
    choices = []
    for square, payments in group_by(actions, lambda action: action.square).items():
        tile = offers.table.market[square - 1]
        assert tile is not None
        if len(payments) == 1:
            choices.append(_purchase(offers, tile, payments[0]))
            continue
        names = dict.fromkeys(payment.currency.name for payment in payments)
        label = offers.text(
            "choice-square-in",
            square=square,
            tile=tile_text(offers.words, tile),
            currency=list_text(offers.words, (currency_text(offers.words, n) for n in names)),
        )
        exact = any(total(payment.cards) == tile.price for payment in payments)
        ways = offers.text("payments", count=len(payments), exact="yes" if exact else "no")
        note = f"{ways}, {_built(offers, tile)}"
        title = offers.text("menu-pay", tile=tile_text(offers.words, tile), price=tile.price)
        pays = [_payment(offers, tile, payment) for payment in payments]
        choices.append(Choice(label, Menu(title, pays), note))
    return Menu(offers.text("menu-purchase"), choices)


def _purchase(offers: Offers, tile: Tile, buy: Buy) -> Choice:
    payment = _payment(offers, tile, buy)
    label = offers.text(
        "choice-square-for",
        square=buy.square,
        tile=tile_text(offers.words, tile),
        cards=payment.label,
    )
    return Choice(label, buy, f"{payment.note}, {_built(offers, tile)}")


def _built(offers: Offers, tile: Tile) -> str:
    """What the tile would bring where it lies best."""
    best = best_with(offers.game, offers.seat, tile)
    if best is None:
        return offers.text("preview-no-room")
    return gain_text(offers.words, best.points - offers.expected.points)


def _payment(offers: Offers, tile: Tile, buy: Buy) -> Choice:
    over = total(buy.cards) - tile.price
    note = offers.text("payment", how="over" if over else "exact", by=over)
    return Choice(cards_text(offers.words, buy.cards), buy, note)
