"""What one reads off an open table: the parts of modules, and who has how many tiles.

For everybody who looks at a view; the rules themselves never ask.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from .modules import two_players
from .modules.characters import part as characters_part
from .modules.characters.part import Characters
from .modules.city_gates import part as gates_part
from .modules.city_gates.part import Gates
from .score_lines import NEUTRAL
from .scoring import LAST_ROUND
from .tiles import Tile
from .view import OpenTable

if TYPE_CHECKING:
    from .game import Game


def neutral_tiles(table: OpenTable) -> tuple[Tile, ...] | None:
    """The tiles of the neutral player (two.neutral); None where there is none."""
    return cast("tuple[Tile, ...] | None", _part(table, two_players.NAME))


def characters_of(table: OpenTable) -> Characters | None:
    """Who owns which characters (characters.open); None without the module."""
    return cast("Characters | None", _part(table, characters_part.NAME))


def gates_of(table: OpenTable) -> Gates | None:
    """Where the gate cards are (gates.reveal, gates.take); None without the module."""
    return cast("Gates | None", _part(table, gates_part.NAME))


def _part(table: OpenTable, name: str) -> object | None:
    for found, part in table.parts:
        if found == name:
            return part
    return None


def next_round(table: OpenTable | Game) -> int:
    """The scoring round that comes next; after the last one, that one."""
    return min(LAST_ROUND, table.lines[-1].round + 1 if table.lines else 1)


def counts_of(table: OpenTable, kind: str) -> dict[int, int]:
    """How many tiles of a kind each owner has, the neutral player included."""
    counts = {seat: palace.counts().get(kind, 0) for seat, palace in enumerate(table.palaces)}
    neutral = neutral_tiles(table)
    if neutral is not None:
        counts[NEUTRAL] = sum(tile.kind == kind for tile in neutral)
    return counts
