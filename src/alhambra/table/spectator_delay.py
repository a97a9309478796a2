"""The view of spectators, who may be delayed by some moves."""

from __future__ import annotations

from dataclasses import replace

from .table import RUNNING, Table, effective_moves


def delayed(table: Table) -> Table:
    """The table as spectators may see it; of a finished game they see everything."""
    if table.play is None or not is_delayed(table):
        return table
    return replace(table, play=table.play.back_to(shown_moves(table)), drafts={}, due=None)


def is_delayed(table: Table) -> bool:
    """Whether spectators are delayed now."""
    return bool(table.options.spectator_delay and table.play and table.status == RUNNING)


def shown_moves(table: Table) -> int:
    """How many moves of a delayed table spectators may see."""
    moves = table.play.moves if table.play else ()
    return max(0, len(moves) - table.options.spectator_delay)


def seen_moves(table: Table, seq: int) -> int:
    """How many moves spectators had seen at a sequence number."""
    return max(0, len(effective_moves(table.log[:seq])) - table.options.spectator_delay)
