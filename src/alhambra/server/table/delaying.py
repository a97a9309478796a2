"""What spectators see where they are kept some moves behind."""

from __future__ import annotations

from dataclasses import replace

from .table import RUNNING, Table, kept_moves


def delayed(table: Table) -> Table:
    """The table as spectators may see it; of a finished game they see everything."""
    if not table.options.spectator_delay or table.play is None or table.status != RUNNING:
        return table
    number = len(table.play.moves) - table.options.spectator_delay
    return replace(table, play=table.play.back_to(max(0, number)), desks={}, due=None)


def seen_moves(table: Table, seq: int) -> int:
    """How many moves spectators had seen at a sequence number."""
    return max(0, len(kept_moves(table.log[:seq])) - table.options.spectator_delay)
