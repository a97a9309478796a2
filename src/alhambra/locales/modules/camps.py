"""The arrows of camps as sources of points."""

from __future__ import annotations

from alhambra.locales.faces import WordsFace
from alhambra.locales.things import side_name
from alhambra.locales.words import Words

#: A source of points is the id of a camp and the side of an arrow, `camp-8-ne/n`.
_PREFIX = "camp-"


def _source_text(words: Words, source: str) -> str | None:
    if not source.startswith(_PREFIX):
        return None
    id, _, letter = source.partition("/")
    price = int(id.split("-")[1])
    return words.text("source-camp", price=price, side=side_name(words, letter))


FACE = WordsFace(source_text=_source_text)
