"""Labelled points: every point that anyone receives is on a line (score.explain)."""

from __future__ import annotations

from dataclasses import dataclass

from .errors import TextError

#: The owner of lines and ranks of the neutral player (two.score).
NEUTRAL = -1
WALL = "wall"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points of one owner in one scoring round.

    `source` is a kind of building, `wall`, or what a module names; `count` the tiles or wall
    sides that earned them; for kinds, `place` is the first of the places held and `tied`
    how many share them.
    """

    round: int
    owner: int
    source: str
    points: int
    count: float
    place: int = 0
    tied: int = 0

    def __str__(self) -> str:
        return ":".join(
            map(str, (self.round, self.owner, self.source, self.points,
                      self.count, self.place, self.tied))
        )  # fmt: skip


def parse_line(text: str) -> ScoreLine:
    """The line written by `str`."""
    try:
        round, owner, source, points, count, place, tied = text.split(":")
        return ScoreLine(
            round=int(round),
            owner=int(owner),
            source=source,
            points=int(points),
            count=float(count) if "." in count else int(count),
            place=int(place),
            tied=int(tied),
        )
    except ValueError:
        raise TextError("bad-score-line", text=text) from None
