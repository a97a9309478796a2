"""The open state of modules, as a table shows it; None where a module is not in play."""

from __future__ import annotations

from typing import cast

from alhambra.rules.modules import two_players
from alhambra.rules.modules.characters import part as characters_part
from alhambra.rules.modules.characters.part import Characters
from alhambra.rules.modules.city_gates import part as gates_part
from alhambra.rules.modules.city_gates.part import Gates
from alhambra.rules.tiles import Tile
from alhambra.rules.view import Table


def neutral_tiles(table: Table) -> tuple[Tile, ...] | None:
    """The tiles of the neutral player (two.neutral)."""
    return cast("tuple[Tile, ...] | None", _part(table, two_players.NAME))


def characters_of(table: Table) -> Characters | None:
    """Who owns which characters (characters.open)."""
    return cast("Characters | None", _part(table, characters_part.NAME))


def gates_of(table: Table) -> Gates | None:
    """Where the gate cards are (gates.reveal, gates.take)."""
    return cast("Gates | None", _part(table, gates_part.NAME))


def _part(table: Table, name: str) -> object | None:
    for found, part in table.parts:
        if found == name:
            return part
    return None
