"""The market: four numbered squares, one currency each (components.market)."""

from __future__ import annotations

from .errors import TextError
from .money import DENAR, DIRHAM, DUCAT, FLORIN
from .tiles import Tile

Market = tuple[Tile | None, ...]

SQUARES = (1, 2, 3, 4)
#: Ruling: 1 florin, 2 dirham, 3 denar, 4 ducat.
SQUARE_CURRENCIES = (FLORIN, DIRHAM, DENAR, DUCAT)
EMPTY_MARKET: Market = (None, None, None, None)


def parse_square(text: str) -> int:
    """The number of a square."""
    if text not in ("1", "2", "3", "4"):
        raise TextError("bad-square", text=text)
    return int(text)
