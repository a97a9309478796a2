"""The things of the game as people read them: tiles, cards, cells, names."""

from __future__ import annotations

from collections.abc import Iterable

from alhambra.rules.actions import format_cell
from alhambra.rules.money import CURRENCIES, cards_in, part
from alhambra.rules.score_lines import NEUTRAL
from alhambra.rules.tiles import SIDE_LETTERS, Tile, format_sides

from .words import Words

__all__ = [
    "cards_text", "currency_text", "format_cell", "kind_text", "list_text", "name_text",
    "side_text", "tile_text", "values_text",
]  # fmt: skip


def tile_text(words: Words, tile: Tile) -> str:
    """A tile by kind, price and walls: `garden 8 ne`."""
    walls = format_sides(tile.walls)
    return words.text("tile", kind=tile.kind, price=tile.price, walls=walls or "none")


def kind_text(words: Words, kind: str) -> str:
    """The name of a kind of building, or of whatever else scores, over its points."""
    return words.text(f"source-{kind}")


def currency_text(words: Words, name: str) -> str:
    """The name of a currency."""
    return words.text("currency", currency=name)


def cards_text(words: Words, purse: int) -> str:
    """Cards by currency: `denar 7 + 3, dirham 2`."""
    groups = ((currency, part(purse, currency)) for currency in CURRENCIES)
    return list_text(
        words,
        (
            words.text(
                "cards", currency=currency_text(words, currency.name), values=values_text(cards)
            )
            for currency, cards in groups
            if cards
        ),
    )


def values_text(purse: int) -> str:
    """The values of cards of one currency: `7 + 3`."""
    return " + ".join(str(card.value) for card in cards_in(purse))


def side_text(words: Words, side: int) -> str:
    """A side of a tile by its index."""
    return words.text("side", side=SIDE_LETTERS[side])


def list_text(words: Words, items: Iterable[str]) -> str:
    """Several things one after the other."""
    return ", ".join(items) or words.text("nothing")


def name_text(words: Words, names: tuple[str, ...], owner: int, edition: str) -> str:
    """The name of a seat, or of the neutral player."""
    return words.text("neutral", edition=edition) if owner == NEUTRAL else names[owner]
