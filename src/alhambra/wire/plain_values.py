"""Things of the game as plain values: cards are codes (`N3`), tiles are ids, cells are pairs."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from alhambra.rules.errors import AlhambraError
from alhambra.rules.money import cards_in
from alhambra.rules.score_lines import ScoreLine
from alhambra.rules.tiles import SIDE_LETTERS, Tile

#: Parameters of errors that hold purses of cards.
_PURSES = frozenset({"cards", "given", "taken"})


@lru_cache(1 << 12)
def codes(purse: int) -> tuple[str, ...]:
    """The codes of the cards in a purse."""
    return tuple(card.code for card in cards_in(purse))


def _plain(name: str, value: Any) -> Any:
    """The value of an error's parameter with this name."""
    if name in _PURSES and isinstance(value, int):
        return codes(value)
    if isinstance(value, Tile):
        return value.id
    if isinstance(value, AlhambraError):
        return {"code": value.code, "params": error_params(value)}
    if isinstance(value, (tuple, list)):
        return [_plain("", item) for item in value]
    return value if isinstance(value, (int, float, str, ScoreLine, type(None))) else str(value)


def error_params(error: AlhambraError) -> dict[str, Any]:
    """The parameters of an error; its side is an index."""
    params = {name: _plain(name, value) for name, value in error.params.items()}
    if isinstance(side := params.get("side"), int):
        params["side"] = SIDE_LETTERS[side]
    return params
