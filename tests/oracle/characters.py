"""The actions that characters allow, as text (characters.*)."""

from tests.oracle import money
from tests.oracle.listing import Market
from tests.oracle.palace import Palace
from tests.oracle.tiles import KINDS, kind_of

CHARACTERS = (
    "abdul_karim",
    "abdul_knihstig",
    "ammar",
    "faruk",
    "fatima",
    "hakim",
    "laila",
    "machma",
    "yammerad",
    "yusuf",
)

FATIMA_POINTS = 8
EXPENSIVE = 10
"""characters.abdul_knihstig: the lowest price at which he helps."""


def karim_actions(market: Market) -> set[str]:
    """characters.abdul_karim: any tile of the market is free."""
    return {f"abdul_karim {square}" for square, tile in market.items() if tile is not None}


def knihstig_actions(display: list[str]) -> set[str]:
    """characters.abdul_knihstig: one face-up money card."""
    return {f"abdul_knihstig {card}" for card in display}


def fatima_actions(aside: list[str]) -> set[str]:
    """characters.fatima: keep her, or exchange her if a face-down character is left."""
    return {"keep fatima", "exchange fatima"} if aside else {"keep fatima"}


def hakim_actions(palace: Palace) -> set[str]:
    """characters.hakim: a kind of which the owner has a tile in the Alhambra."""
    built = {kind_of(tile) for tile in palace.values()}
    return {f"hakim {kind}" for kind in KINDS if kind in built}


def laila_actions(market: Market, supply: list[str]) -> set[str]:
    """characters.laila: a square that holds a tile, not with an empty supply."""
    return {f"laila {square}" for square, tile in market.items() if tile is not None and supply}


def machma_actions(hand: list[str], display: list[str]) -> set[str]:
    """characters.machma: a hand card for a face-up one of the same or lower value."""
    return {
        f"machma {given} {got}"
        for given in hand
        for got in display
        if money.value_of(got) <= money.value_of(given)
    }


def yammerad_actions(hand: list[str], deck: list[str], discards: list[str]) -> set[str]:
    """characters.yammerad: fewer than three money cards in hand, and money left to draw."""
    return {"yammerad"} if len(hand) < 3 and can_draw_money(deck, discards) else set()


def can_draw_money(deck: list[str], discards: list[str]) -> bool:
    """characters.yammerad: there is money in deck or discards."""
    return any(money.is_money(card) for card in deck + discards)
