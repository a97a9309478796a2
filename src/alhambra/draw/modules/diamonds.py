"""Diamonds look like any other money."""

from __future__ import annotations

from alhambra.draw.faces import DrawFace, SheetSamples
from alhambra.rules.modules.diamonds import DIAMOND

FACE = DrawFace(samples=lambda words: SheetSamples(money={DIAMOND: 6}))
