"""The name of the neutral player."""

from __future__ import annotations

from alhambra.locales.faces import WordsFace
from alhambra.locales.words import Words
from alhambra.rules.score_lines import NEUTRAL


def _owner_text(words: Words, owner: int) -> str | None:
    return words.text("neutral") if owner == NEUTRAL else None


FACE = WordsFace(owner_text=_owner_text)
