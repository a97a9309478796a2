"""Seatings: which bots play together, and on which seats."""

from __future__ import annotations

from itertools import combinations

#: Which entry of the match sits on each seat.
Seating = tuple[int, ...]


def seatings(entries: int, players: int) -> tuple[Seating, ...]:
    """Every seating of a deal: each lineup, rotated until everybody sat on every seat."""
    rotated = (
        lineup[shift:] + lineup[:shift]
        for lineup in lineups(entries, players)
        for shift in range(0, -players, -1)
    )
    return tuple(dict.fromkeys(rotated))


def lineups(entries: int, players: int) -> list[Seating]:
    """Which entries play together. Two: the first one alone against a table of the second.

    More entries than seats play in all combinations; fewer are repeated until the table is full,
    beginning with each of them once.
    """
    if entries == 2:
        return [(0, *[1] * (players - 1))]
    if entries >= players:
        return list(combinations(range(entries), players))
    return [
        tuple((first + seat) % entries for seat in range(players)) for first in range(entries)
    ]  # fmt: skip
