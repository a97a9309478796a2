"""Lines about the characters: who owns them, where they are, what they bring."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra.cli.faces import StandingRow
from alhambra.locales import Words
from alhambra.locales.modules.characters import character_does, character_short, character_text
from alhambra.locales.things import list_text, source_text
from alhambra.rules.modules.characters import hakim, yusuf
from alhambra.rules.modules.characters.state import IDS, Characters, find_characters
from alhambra.rules.view import OpenTable

_BETWEEN = " · "


def in_deck(words: Words, table: OpenTable) -> Iterator[str]:
    """How many characters are still to come."""
    characters = find_characters(table)
    if characters is not None:
        hidden = len(IDS) - len(characters.drawn) - len(characters.aside)
        yield words.text("left-characters", count=hidden)


def card_lines(words: Words, table: OpenTable) -> Iterator[str]:
    """Who owns which characters (characters.open)."""
    characters = find_characters(table)
    if characters is not None and any(characters.owned):
        owned = [
            words.text("owns", name=name, what=_names(words, ids))
            for name, ids in zip(table.names, characters.owned, strict=True)
            if ids
        ]
        yield words.text("characters-line", owned=_BETWEEN.join(owned))


def _names(words: Words, ids: tuple[str, ...]) -> str:
    return list_text(words, (character_short(words, id) for id in ids))


def character_lines(words: Words, table: OpenTable) -> Iterator[str]:
    """All characters: what each one does, and where it is."""
    characters = find_characters(table)
    if characters is None:
        yield words.text("no-characters")
        return
    for id in IDS:
        where, name = _where(table, characters, id)
        yield words.text(
            "character-line",
            character=character_text(words, id),
            does=character_does(words, id),
            where=where,
            name=name,
        )


def _where(table: OpenTable, characters: Characters, id: str) -> tuple[str, str]:
    for name, ids in zip(table.names, characters.owned, strict=True):
        if id in ids:
            return "owned", name
    if any(getattr(step, "character", None) == id for step in table.stack):
        return "auction", ""
    return "gone" if id in characters.drawn else "hidden", ""


def owner_of(table: OpenTable, id: str) -> int | None:
    """The seat that owns a character."""
    characters = find_characters(table)
    owned = enumerate(characters.owned) if characters else ()
    return next((seat for seat, ids in owned if id in ids), None)


def standing_rows(words: Words, table: OpenTable) -> Iterator[StandingRow]:
    """What Yusuf would bring now."""
    owner = owner_of(table, yusuf.ID)
    if owner is not None:
        wall = table.palaces[owner].wall()
        yield StandingRow(source_text(words, yusuf.ID), {owner: (wall, wall // yusuf.EVERY)})


def standing_notes(words: Words, table: OpenTable) -> Iterator[str]:
    """What cannot be known yet."""
    if owner_of(table, hakim.ID) is not None:
        yield words.text("standing-hakim")
