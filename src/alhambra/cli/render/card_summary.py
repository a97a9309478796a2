"""Lines about the open cards of modules, the same in pictures and in plain sentences."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra.cli.faces import terminal_faces
from alhambra.locales import Words
from alhambra.locales.things import list_text
from alhambra.rules.view import OpenTable


def left_text(words: Words, table: OpenTable) -> str:
    """What is still to come: tiles, cards, and how many of these belong to modules."""
    left = words.text("left", tiles=table.supply_size, cards=table.deck_size)
    special = [text for face in terminal_faces(table) for text in face.in_deck(words, table)]
    return words.text("left-with", left=left, cards=list_text(words, special)) if special else left


def card_lines(words: Words, table: OpenTable) -> Iterator[str]:
    """What lies open of the modules (setup.open)."""
    for face in terminal_faces(table):
        yield from face.card_lines(words, table)
