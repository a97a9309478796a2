"""Things of the game as plain values: cards are codes (`N3`), tiles are ids, cells are pairs."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from alhambra.rules.errors import AlhambraError
from alhambra.rules.money import Card, Currency, cards_in
from alhambra.rules.score_lines import ScoreLine
from alhambra.rules.tiles import Tile


@lru_cache(1 << 12)
def codes(purse: int) -> tuple[str, ...]:
    """The codes of the cards in a purse."""
    return tuple(card.code for card in cards_in(purse))


def error_params(error: AlhambraError) -> dict[str, Any]:
    """The parameters of an error."""
    return {name: _plain(value) for name, value in error.params.items()}


def _plain(value: Any) -> Any:
    if type(value) in _BY_TYPE:
        return _BY_TYPE[type(value)](value)
    if isinstance(value, AlhambraError):
        return {"code": value.code, "params": error_params(value)}
    if isinstance(value, (tuple, list)):
        return [_plain(item) for item in value]
    return value if isinstance(value, (int, float, str, ScoreLine, type(None))) else str(value)


_BY_TYPE: dict[type, Callable[[Any], str]] = {
    Card: lambda card: card.code,
    Currency: lambda currency: currency.name,
    Tile: lambda tile: tile.id,
}
