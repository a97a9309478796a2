"""Who meets whom, and on which seats."""

from __future__ import annotations

from itertools import combinations

#: Which entry of the match sits on each seat.
Seating = tuple[int, ...]


def seatings(entries: int, players: int) -> tuple[Seating, ...]:
    """Every seating of a deal: each lineup, turned until everybody sat everywhere."""
    turned = (
        lineup[shift:] + lineup[:shift]
        for lineup in lineups(entries, players)
        for shift in range(0, -players, -1)
    )
    return tuple(dict.fromkeys(turned))


def lineups(entries: int, players: int) -> list[Seating]:
    """Who sits together. Two entries: the first one alone against a table of the second.

    More entries than seats meet in all combinations; fewer go round until the table is full,
    beginning with each of them once.
    """
    if entries == 2:
        return [(0, *[1] * (players - 1))]
    if entries >= players:
        return list(combinations(range(entries), players))
    return [
        tuple((first + seat) % entries for seat in range(players)) for first in range(entries)
    ]  # fmt: skip
