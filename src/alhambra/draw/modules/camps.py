"""Camps look like any other tile outside the walls."""

from __future__ import annotations

from alhambra.draw.faces import DrawFace, SheetSamples
from alhambra.locales import Words
from alhambra.locales.things import kind_text
from alhambra.rules.modules.camps import KIND
from alhambra.rules.tiles import NORTH, make_tile, parse_sides


def _samples(words: Words) -> SheetSamples:
    bastions = {8: "ne", 3: "n", 9: "es", 6: "w"}
    camps = [
        make_tile(KIND, price, bastions=parse_sides(letters)) for price, letters in bastions.items()
    ]
    return SheetSamples(
        tiles={kind_text(words, KIND): camps},
        palace_tiles={(0, 2): make_tile(KIND, 5, bastions=NORTH)},
    )


FACE = DrawFace(samples=_samples)
