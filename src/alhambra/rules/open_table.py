"""What one reads off a table that lies open: the next scoring, and who has how many tiles.

For everybody who looks at a view; the rules themselves never ask.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .scoring import LAST_ROUND

if TYPE_CHECKING:
    from .game import Game
    from .view import OpenTable


def next_round(table: Game | OpenTable) -> int:
    """The scoring round that comes next; after the last one, that one."""
    return min(LAST_ROUND, table.lines[-1].round + 1 if table.lines else 1)


def counts_of(table: Game | OpenTable, kind: str) -> dict[int, int]:
    """How many tiles of a kind everybody has who takes part in majorities."""
    entrants = (entrant for hook in table.rules.entrants for entrant in hook(table))
    return {owner: tiles.get(kind, 0) for owner, tiles in entrants}
