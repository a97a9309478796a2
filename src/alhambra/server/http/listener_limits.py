"""Limits on the listeners of a table."""

from __future__ import annotations

from alhambra.server.hub.live_table import Listener, LiveTable
from alhambra.server.settings import Limits
from alhambra.table.errors import RequestError

#: Seconds before a replaced socket may reconnect: its client has newer ones.
_RETRY_SECONDS = 60.0


def make_room(live: LiveTable, newcomer: Listener, limits: Limits) -> None:
    """Refuse too many spectators. A seat is never refused: neither spectators count against it, nor
    its own stale connections, of which the oldest is closed."""
    seat = live.table.seat_or_spectator(newcomer.hash)
    same_seat = [listener for listener, other in live.seats_of_listeners().items() if other == seat]
    if seat is None:
        _check_spectators(same_seat, newcomer, limits)
    elif len(same_seat) >= limits.sockets_per_seat:
        oldest = min(same_seat, key=lambda listener: listener.connected_at)
        oldest.close("busy", _RETRY_SECONDS, live.table.seq)


def _check_spectators(others: list[Listener], newcomer: Listener, limits: Limits) -> None:
    if len(others) >= limits.spectators_per_table:
        raise RequestError("too-many", what="spectators", limit=limits.spectators_per_table)
    same = sum(listener.client_key == newcomer.client_key for listener in others)
    if same >= limits.spectators_per_table_and_address:
        limit = limits.spectators_per_table_and_address
        raise RequestError("too-many", what="spectators-here", limit=limit)
