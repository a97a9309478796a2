"""The majorities and walls of one scoring (score.*, characters.hakim, characters.yusuf)."""

from tests.oracle.tiles import kind_of

RANK_POINTS: dict[str, dict[int, list[int]]] = {
    "pavilion": {1: [1], 2: [8, 1], 3: [16, 8, 1]},
    "seraglio": {1: [2], 2: [9, 2], 3: [17, 9, 2]},
    "arcades": {1: [3], 2: [10, 3], 3: [18, 10, 3]},
    "chambers": {1: [4], 2: [11, 4], 3: [19, 11, 4]},
    "garden": {1: [5], 2: [12, 5], 3: [20, 12, 5]},
    "tower": {1: [6], 2: [13, 6], 3: [21, 13, 6]},
}
"""score.majority: the points of each place, per kind and scoring."""

Owner = int | str
"""A seat, or "neutral" (two.score)."""

ScoreLine = tuple[int, Owner, str, int]
"""score.explain: scoring round, owner, what for, points.

What for: a kind, "wall", "yusuf", "fatima", or a camp and the side of its arrow: "camp-8-ne n".
"""

Hakim = tuple[Owner, str] | None
"""characters.hakim: his owner and the kind chosen, if any."""


def count_kind(tiles: list[str], kind: str) -> int:
    """score.majority: the number of tiles of a kind."""
    return len([tile for tile in tiles if kind_of(tile) == kind])


def majority(counts: dict[Owner, int], ranks: list[int]) -> dict[Owner, int]:
    """The points of everybody for one kind, from everybody's number of tiles.

    Only the order of the numbers counts, so all of them may be doubled.
    """
    points: dict[Owner, int] = {}
    for owner, count in counts.items():
        ahead = len([other for other in counts.values() if other > count])
        tied = len([other for other in counts.values() if other == count])
        # score.ties: the ranks ahead+1 .. ahead+tied, those beyond the table score 0
        shared = sum(ranks[rank] for rank in range(ahead, ahead + tied) if rank < len(ranks))
        # score.some: no points without a tile
        points[owner] = shared // tied if count > 0 else 0
    return points


def half_buildings(tiles: list[str], kind: str, helped: bool) -> int:
    """characters.hakim: half a building more, so everybody's buildings are counted in halves."""
    return 2 * count_kind(tiles, kind) + (1 if helped else 0)


def majority_lines(
    number: int, owned: dict[Owner, list[str]], hakim: Hakim = None
) -> list[ScoreLine]:
    """score.explain: one line per kind and owner, none for 0 points."""
    lines: list[ScoreLine] = []
    for kind, table in RANK_POINTS.items():
        counts = {
            owner: half_buildings(tiles, kind, hakim == (owner, kind))
            for owner, tiles in owned.items()
        }
        for owner, points in majority(counts, table[number]).items():
            if points > 0:
                lines.append((number, owner, kind, points))
    return lines


def wall_lines(number: int, walls: dict[int, int]) -> list[ScoreLine]:
    """score.wall: one point per side of the longest wall, none for 0 points."""
    return [(number, seat, "wall", length) for seat, length in walls.items() if length > 0]


def yusuf_lines(number: int, seat: int, wall: int) -> list[ScoreLine]:
    """characters.yusuf: one more point for every 3 points for the wall, none for 0 points."""
    return [(number, seat, "yusuf", wall // 3)] if wall // 3 > 0 else []
