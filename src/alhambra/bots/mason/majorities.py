"""The mason's rating of one more tile of a kind in the scorings to come (score.majority)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from alhambra.rules.open_table import counts_of, next_round
from alhambra.rules.scoring import LAST_ROUND, PRIZES, majority, prizes
from alhambra.rules.seats import SeatIndex
from alhambra.rules.tiles import Tile
from alhambra.rules.view import OpenTable

#: Share of the points that the next scoring, and the last one, would bring if held now.
NEXT, LAST = 0.7, 0.3
#: Share of the first prize: a kind is worth having even where one tile changes nothing yet.
PROSPECT = 0.2


def worth_of_tile(table: OpenTable, tile: Tile) -> float:
    """The points that a tile promises to the viewer of this table; 0 for a kind without prizes."""
    assert table.seat is not None
    if tile.kind not in PRIZES:
        return 0.0
    counts = counts_of(table, tile.kind)
    return _worth(tile.kind, next_round(table), table.seat, tuple(counts.items()))


@lru_cache(1 << 12)
def _worth(kind: str, round: int, seat: SeatIndex, counts: tuple[tuple[int, int], ...]) -> float:
    owned = dict(counts)
    soon = points_of_one_more(kind, round, seat, owned)
    last = points_of_one_more(kind, LAST_ROUND, seat, owned)
    return NEXT * soon + LAST * last + PROSPECT * prizes(kind, round)[0]


def points_of_one_more(kind: str, round: int, seat: SeatIndex, counts: Mapping[int, float]) -> int:
    """How many points more a seat would get in this scoring with one more tile."""
    return points_of_more(kind, round, seat, counts, 1)


def points_of_more(
    kind: str, round: int, seat: SeatIndex, counts: Mapping[int, float], more: float
) -> int:
    """How many points more a seat would get with so many tiles more, or half a tile."""
    richer = {**counts, seat: counts[seat] + more}
    return points_with(kind, round, seat, richer) - points_with(kind, round, seat, counts)


def points_with(kind: str, round: int, seat: SeatIndex, counts: Mapping[int, float]) -> int:
    """What a seat would get for a kind in this scoring if these were the numbers of tiles."""
    return sum(line.points for line in majority(kind, round, counts) if line.owner == seat)
