"""The mason's rating of characters and of what they do."""

from __future__ import annotations

from alhambra.bots.analysis.cheapest_payment import cheapest_payment
from alhambra.bots.analysis.purchasing_power import COIN
from alhambra.bots.analysis.viewer import viewer_hand, viewer_seat
from alhambra.bots.mason.majorities import points_of_more
from alhambra.bots.mason.trading import pays_newly, prices, worth_of_cards, worth_when_built
from alhambra.bots.mason.weights import AVOID, EXTRA_ACTION, EXTRA_CARD, FIRST
from alhambra.rules.actions import Action
from alhambra.rules.market import SQUARE_CURRENCIES
from alhambra.rules.modules.characters.abdul_karim import Karim
from alhambra.rules.modules.characters.abdul_knihstig import Knihstig
from alhambra.rules.modules.characters.auction import Auction, Bid, Pay
from alhambra.rules.modules.characters.fatima import POINTS, Exchange, Keep
from alhambra.rules.modules.characters.hakim import HALF, Hakim, HakimChoice
from alhambra.rules.modules.characters.laila import Laila
from alhambra.rules.modules.characters.machma import Machma
from alhambra.rules.modules.characters.yammerad import Yammerad
from alhambra.rules.money import part, size, total
from alhambra.rules.open_table import counts_of, next_round
from alhambra.rules.view import OpenTable

#: The most that the mason pays for a character, in coins; the middle for one that it does not know.
COINS = {
    "abdul_karim": 9, "abdul_knihstig": 6, "ammar": 6, "faruk": 4, "fatima": 9,
    "hakim": 9, "laila": 5, "machma": 4, "yammerad": 5, "yusuf": 7,
}  # fmt: skip
COINS_FOR_UNKNOWN = 6
#: Those that work as often as there are turns are worth less as the game goes on.
LASTING = ("abdul_knihstig", "ammar", "faruk", "laila", "machma", "yammerad")
#: Early on, an unknown character may do more than Fatima's points; later it may not.
UNKNOWN_EARLY, UNKNOWN_LATE = POINTS + 1.0, POINTS - 4.0
#: Abdul Karim is kept for an expensive tile, until the tiles run out.
KARIM_KEPT = 7.0
LAST_TILES = 8
#: A tile that is worth less may go, if there is money for another one.
POOR_TILE = 8.0
MONEY_FOR_ANOTHER = 7


def worth_of_nothing(table: OpenTable, action: Action) -> float:
    """Passing, declining and stopping change nothing."""
    return 0.0


def worth_of_bid(table: OpenTable, bid: Bid) -> float:
    """The lowest bid, as long as the cheapest way to pay it is not too expensive."""
    auction = table.stack[-1]
    assert isinstance(auction, Auction)
    if is_too_high(table, bid):
        return AVOID
    worth = float(COINS.get(auction.character, COINS_FOR_UNKNOWN))
    if auction.character in LASTING:
        worth *= 2 * table.supply_size / len(table.rules.tiles)
    cards = cheapest_payment(viewer_hand(table), bid.amount, table.rules.currencies)
    assert cards is not None
    return worth - total(cards)


def is_too_high(table: OpenTable, bid: Bid) -> bool:
    """A lower bid leads just as well."""
    auction = table.stack[-1]
    assert isinstance(auction, Auction)
    return bid.amount > auction.bid + 1


def worth_of_paying(table: OpenTable, pay: Pay) -> float:
    """The less the better."""
    return -COIN * total(pay.cards) - EXTRA_CARD * size(pay.cards)


def worth_of_keeping(table: OpenTable, keep: Keep) -> float:
    """Fatima's points."""
    return POINTS


def worth_of_exchange(table: OpenTable, exchange: Exchange) -> float:
    """An unknown character."""
    return UNKNOWN_EARLY if next_round(table) == 1 else UNKNOWN_LATE


def worth_of_kind(table: OpenTable, hakim: Hakim) -> float:
    """The points that half a building more of a kind brings."""
    step = table.stack[-1]
    assert isinstance(step, HakimChoice)
    counts = counts_of(table, hakim.kind)
    return points_of_more(hakim.kind, step.round, viewer_seat(table), counts, HALF)


def worth_of_drawing(table: OpenTable, yammerad: Yammerad) -> float:
    """Money for nothing."""
    return FIRST


def worth_of_free_card(table: OpenTable, knihstig: Knihstig) -> float:
    """A money card for nothing."""
    return worth_of_cards(table, knihstig.card.unit)


def worth_of_free_tile(table: OpenTable, karim: Karim) -> float:
    """A tile for nothing, and the turn goes on."""
    tile = table.market[karim.square - 1]
    assert tile is not None
    kept = KARIM_KEPT if table.supply_size > LAST_TILES else 0.0
    return worth_when_built(table, tile) + EXTRA_ACTION - kept


def worth_of_new_tile(table: OpenTable, laila: Laila) -> float:
    """Useful on a square of a poor tile for which there is plenty of money."""
    index = laila.square - 1
    tile = table.market[index]
    assert tile is not None
    coins = total(part(viewer_hand(table), SQUARE_CURRENCIES[index]))
    if coins < MONEY_FOR_ANOTHER or worth_when_built(table, tile) > POOR_TILE:
        return AVOID
    return FIRST + coins


def hands_of(table: OpenTable, machma: Machma) -> tuple[int, int]:
    """The viewer's hand before and after an exchange."""
    before = viewer_hand(table)
    return before, before - machma.given.unit + machma.taken.unit


def worth_of_other_card(table: OpenTable, machma: Machma) -> float:
    """Useful where the hand then pays for a tile exactly."""
    before, after = hands_of(table, machma)
    lost = COIN * (machma.given.value - machma.taken.value)
    gains = [
        worth_when_built(table, tile) + EXTRA_ACTION - COIN * tile.price - lost
        for tile, currency in prices(table)
        if pays_newly(before, after, currency, tile)
    ]
    best = max(gains, default=0.0)
    return FIRST + best if best > 0 else AVOID
