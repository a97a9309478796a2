"""Labelled points: every point that anyone receives is on a line (score.explain)."""

from __future__ import annotations

from dataclasses import dataclass

from .errors import TextError
from .numbers import parse_number

#: An owner of tiles and points who has no seat: the neutral player.
NEUTRAL = -1
WALL = "wall"
_WORDS = 7
#: More than any line has points, tiles or sides.
_MOST = 999


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points of one owner in one scoring round.

    `source` is a kind of building, `wall`, or what a module names; `count` the tiles or wall
    sides that earned them; for kinds, `rank` is 1 to 3 and `tied` how many owners share it.
    """

    round: int
    owner: int
    source: str
    points: int
    count: float
    rank: int = 0
    tied: int = 0

    def __str__(self) -> str:
        return ":".join(
            map(str, (self.round, self.owner, self.source, self.points,
                      self.count, self.rank, self.tied))
        )  # fmt: skip


def parse_line(text: str, players: int) -> ScoreLine:
    """The line written by `str`, in a game of so many players."""
    words = text.split(":", _WORDS)
    if len(words) != _WORDS:
        raise TextError("bad-score-line", text=text)
    round, owner, source, points, count, rank, tied = words
    try:
        return ScoreLine(
            round=parse_number(round, 1, _MOST),
            owner=parse_number(owner, NEUTRAL, players - 1),
            source=source,
            points=parse_number(points, 1, _MOST),
            count=_parse_count(count),
            rank=parse_number(rank, 0, _MOST),
            tied=parse_number(tied, 0, _MOST),
        )
    except TextError:
        raise TextError("bad-score-line", text=text) from None


def _parse_count(text: str) -> float:
    """A whole number, or a half more."""
    whole, half, rest = text.partition(".5")
    number = parse_number(whole, 1, _MOST)
    if rest:
        raise TextError("bad-number", text=text)
    return number + 0.5 if half else number
