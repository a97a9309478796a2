"""Games in a given position, for the tests of the oracle."""

from collections.abc import Iterable

from tests.oracle import Oracle
from tests.oracle.tiles import TILE_IDS

HIGH_CARDS = "denar 9, denar 8, ducat 9, ducat 8"
MARKET = "garden-10-n seraglio-9 arcades-9 tower-9-es"


def unshuffled(name: str, items: list[str]) -> list[str]:
    """A shuffle that keeps the order."""
    return items


def game(
    players: int,
    hand: str = "",
    display: str = "",
    market: str = "",
    first: int = 0,
    modules: Iterable[str] = (),
) -> Oracle:
    """A game that the given seat begins; hand (of seat 0), display and market if given.

    Cards are separated by commas, the tiles of squares 1 to 4 by blanks.
    """
    oracle = Oracle(players, unshuffled, modules)
    oracle.seat = oracle.turn_seat = first
    if hand:
        oracle.hands[0] = hand.split(", ")
    if display:
        oracle.display = display.split(", ")
    if market:
        oracle.market = {n + 1: tile for n, tile in enumerate(market.split())}
        oracle.supply = [tile for tile in TILE_IDS if tile not in market.split()]
    return oracle


def actions(oracle: Oracle, verb: str) -> set[str]:
    """The legal actions with this verb."""
    return {text for text in oracle.legal() if text.split()[0] == verb}


def play(oracle: Oracle, *texts: str) -> None:
    """Apply several actions, one after another."""
    for text in texts:
        oracle.apply(text)


def owning(
    characters: str,
    players: int = 3,
    hand: str = "denar 9",
    display: str = HIGH_CARDS,
    market: str = MARKET,
) -> Oracle:
    """A game in which seat 0 begins and owns these characters."""
    oracle = game(players, hand, display, market, modules=["characters"])
    oracle.characters[0] = characters.split()
    return oracle
