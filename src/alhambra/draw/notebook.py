"""SVG pictures in notebooks; `alhambra/__init__.py` makes them the representation of objects."""

from __future__ import annotations

from secrets import token_hex

from alhambra.locales import Words
from alhambra.rules.game import Game
from alhambra.rules.palace import Palace
from alhambra.rules.tiles import Tile
from alhambra.rules.view import View

from .document import Picture
from .pieces import draw_palace, draw_tile
from .table import draw_table


def show(thing: Game | View | Palace | Tile) -> str:
    """The SVG picture of a thing. A game shows what lies open, a view what its viewer sees.

    Several pictures stand in one page, so each has ids of its own.
    """
    return picture_of(thing, Words()).to_svg(prefix=f"al-{token_hex(4)}-")


def picture_of(thing: Game | View | Palace | Tile, words: Words) -> Picture:
    """The picture of a thing."""
    if isinstance(thing, Palace):
        return draw_palace(thing, words)
    if isinstance(thing, Tile):
        return draw_tile(thing, words)
    return draw_table(thing.view(None) if isinstance(thing, Game) else thing, words)
