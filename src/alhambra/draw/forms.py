"""Levels of detail: how much of a tile is drawn at which size."""

from __future__ import annotations

from enum import Enum


class Form(Enum):
    """Large from 64 pixels a tile, small below, plain colour and walls below 16."""

    LARGE = ""
    SMALL = "-small"
    PLAIN = "-plain"


#: The price of a tile can be read from so many pixels a tile.
PRICE_PIXELS = 40


def form_for(pixels: float) -> Form:
    """The form for tiles of this size."""
    if pixels >= 64:
        return Form.LARGE
    return Form.SMALL if pixels >= 16 else Form.PLAIN
