"""Former names of seats as notes of a record: `seat-1-until-30 "Ben"`.

For 30 moves the seat was Ben's, or a bot's where the text is empty; then it was freed.
"""

from __future__ import annotations

import re
from collections import defaultdict

from alhambra.notation.record import Record
from alhambra.rules.seats import SeatIndex

from .table import Table, effective_moves, is_take_back

_KEY = re.compile(r"seat-([0-9])-until-([1-9][0-9]{0,8})")


def former_notes(table: Table) -> dict[str, str]:
    """The notes for seats that were freed after their first move."""
    found: dict[str, str] = {}
    for number, seat in enumerate(table.seats):
        for former in seat.former:
            moves = _moves_before(table, former.seq)
            if moves and table.log[former.seq - 1].startswith("freed "):
                # Who came and went between two moves did nothing.
                found.setdefault(f"seat-{number}-until-{moves}", former.name)
    return found


def freed_seats(record: Record) -> dict[int, list[tuple[SeatIndex, str]]]:
    """The seats that were freed after so many moves, and whose they were; notes that make no sense
    are ignored, since anybody can write a record."""
    found: dict[int, list[tuple[SeatIndex, str]]] = defaultdict(list)
    for key, name in record.notes.items():
        match = _KEY.fullmatch(key)
        if match and int(match[1]) < record.header.players:
            found[int(match[2])].append((int(match[1]), name))
    return found


def _moves_before(table: Table, seq: int) -> int:
    """How many of the moves before a line are left."""
    counts = [len(effective_moves(table.log[: seq - 1]))]
    counts += [int(line.split(" ")[1]) for line in table.log[seq:] if is_take_back(line)]
    return min(counts)
