"""Camps look like any other tile outside the walls."""

from __future__ import annotations

from alhambra.draw.faces import DrawFace, SheetSamples
from alhambra.locales import Words
from alhambra.locales.things import kind_text
from alhambra.rules.modules.camps import KIND
from alhambra.rules.tiles import EAST, NORTH, SOUTH, WEST, make_tile


def _samples(words: Words) -> SheetSamples:
    sides = {8: NORTH | EAST, 3: NORTH, 9: EAST | SOUTH, 6: WEST}
    camps = [make_tile(KIND, price, 0, bastions) for price, bastions in sides.items()]
    return SheetSamples(
        tiles={kind_text(words, KIND): camps},
        palace_tiles={(0, 2): make_tile(KIND, 5, 0, NORTH)},
    )


FACE = DrawFace(samples=_samples)
