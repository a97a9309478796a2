"""What spectators see where they are kept some moves behind."""

from __future__ import annotations

from dataclasses import replace

from alhambra.rules.events import Event

from .table import RUNNING, Table, kept_moves


def delayed(table: Table) -> Table:
    """The table as spectators may see it; of a finished game they see everything."""
    if not table.options.spectator_delay or table.play is None or table.status != RUNNING:
        return table
    number = len(table.play.moves) - table.options.spectator_delay
    return replace(table, play=table.play.back_to(max(0, number)), desks={}, due=None)


def delayed_events(table: Table, seen: int) -> list[Event]:
    """What spectators get to see after a sequence number."""
    play = delayed(table).play
    if play is None:
        return []
    before = len(kept_moves(table.log[:seen])) - table.options.spectator_delay
    return play.events_after(max(0, before))
