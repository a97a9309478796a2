"""Lines about the open cards of modules, the same in pictures and in plain sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from alhambra.locales import Words
from alhambra.locales.things import character_text, kind_text, list_text, name_text
from alhambra.rules.modules.characters.part import IDS, Characters
from alhambra.rules.modules.city_gates.part import Gates
from alhambra.rules.open_table import characters_of, gates_of, neutral_tiles
from alhambra.rules.score_lines import NEUTRAL
from alhambra.rules.tiles import KINDS, Tile
from alhambra.rules.view import OpenTable

_BETWEEN = " · "


def left_text(words: Words, table: OpenTable) -> str:
    """What is still to come: tiles, cards, and how many of these belong to modules."""
    left = words.text("left", tiles=table.supply_size, cards=table.deck_size)
    special = []
    characters, gates = characters_of(table), gates_of(table)
    if characters is not None:
        hidden = len(IDS) - len(characters.drawn) - len(characters.aside)
        special.append(words.text("left-characters", count=hidden))
    if gates is not None:
        special.append(words.text("left-gates", count=_gates_in_deck(table, gates)))
    return words.text("left-with", left=left, cards=list_text(words, special)) if special else left


def _gates_in_deck(table: OpenTable, gates: Gates) -> int:
    built = sum(len(palace.works.gates) for palace in table.palaces)
    return table.players - built - sum(gates.held) - gates.face_up - gates.discarded


def card_lines(words: Words, table: OpenTable) -> Iterator[str]:
    """What the neutral player has, who owns characters, who holds gate cards (setup.open)."""
    neutral = neutral_tiles(table)
    if neutral is not None:
        yield _neutral(words, table, neutral)
    characters, gates = characters_of(table), gates_of(table)
    if characters is not None and any(characters.owned):
        owned = [
            words.text("owns", name=name, what=_names(words, ids))
            for name, ids in zip(table.names, characters.owned, strict=True)
            if ids
        ]
        yield words.text("characters-line", owned=_BETWEEN.join(owned))
    if gates is not None and any(gates.held):
        held = [
            words.text("owns", name=name, what=str(count))
            for name, count in zip(table.names, gates.held, strict=True)
            if count
        ]
        yield words.text("gates-line", held=_BETWEEN.join(held))


def _neutral(words: Words, table: OpenTable, tiles: tuple[Tile, ...]) -> str:
    """The neutral player's points, and how many tiles of each kind (two.neutral)."""
    points = sum(line.points for line in table.lines if line.owner == NEUTRAL)
    counts = Counter(tile.kind for tile in tiles)
    kinds = [f"{kind_text(words, kind)} {counts[kind]}" for kind in KINDS if counts[kind]]
    name = name_text(words, table.names, NEUTRAL)
    return words.text("neutral-line", name=name, points=points, tiles=list_text(words, kinds))


def character_lines(words: Words, table: OpenTable) -> Iterator[str]:
    """All characters: what each one does, and where it is."""
    characters = characters_of(table)
    if characters is None:
        yield words.text("no-characters")
        return
    for id in IDS:
        where, name = _where(table, characters, id)
        yield words.text(
            "character-line",
            character=character_text(words, id),
            does=words.text("character-does", character=id),
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


def _names(words: Words, ids: tuple[str, ...]) -> str:
    return list_text(words, (words.text("character-short", character=id) for id in ids))
