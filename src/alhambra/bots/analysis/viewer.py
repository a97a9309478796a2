"""What belongs to the viewer of a table."""

from __future__ import annotations

from alhambra.rules.palace import Palace
from alhambra.rules.view import OpenTable


def viewer_seat(table: OpenTable) -> int:
    """The viewer's seat."""
    assert table.seat is not None
    return table.seat


def viewer_palace(table: OpenTable) -> Palace:
    """The viewer's palace."""
    return table.palaces[viewer_seat(table)]


def viewer_hand(table: OpenTable) -> int:
    """The viewer's money."""
    assert table.hand is not None
    return table.hand
