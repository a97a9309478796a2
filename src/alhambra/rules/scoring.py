"""The three scorings: majorities and walls (score.*)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from .errors import TextError
from .events import Scored
from .score_lines import NEUTRAL, WALL, ScoreLine, parse_line
from .tiles import KINDS

if TYPE_CHECKING:
    from .game import Game
    from .view import OpenTable

#: Points of the first, second and third rank in the third scoring (score.majority).
#: The second scoring knows the last two of them, the first scoring only the last.
PRIZES = {
    "pavilion": (16, 8, 1),
    "seraglio": (17, 9, 2),
    "arcades": (18, 10, 3),
    "chambers": (19, 11, 4),
    "garden": (20, 12, 5),
    "tower": (21, 13, 6),
}
LAST_ROUND = 3
#: What a module may call the source of its points: a word of a position text.
_SOURCE = re.compile("[A-Za-z0-9_./-]{1,60}")

#: Whoever takes part in majorities, and the number of tiles of each kind.
Entrant = tuple[int, Mapping[str, int]]


def prizes(kind: str, round: int) -> tuple[int, ...]:
    """What the ranks are worth for a kind in a scoring round, the first rank first."""
    return PRIZES[kind][-round:]


def is_waiting(game: Game, round: int) -> bool:
    """Whether somebody has to decide something before a scoring; their step is then on top."""
    for ask in game.rules.before_scoring:
        if step := ask(game, round):
            game.stack = (*game.stack, step)
            return True
    return False


def score(game: Game, round: int) -> None:
    """Hold a scoring and add its points."""
    lines = score_lines(game, round)
    for line in lines:
        game.award(line)
    if game.tell:
        game.tell(Scored(round, lines))


def score_lines(game: Game, round: int) -> tuple[ScoreLine, ...]:
    """All points of a scoring held now: kinds first, then walls, then what modules add."""
    entrants = [entrant for hook in game.rules.entrants for entrant in hook(game)]
    lines: list[ScoreLine] = []
    for kind in KINDS:
        counts = {owner: _count(game, owner, tiles, kind, round) for owner, tiles in entrants}
        lines += majority(kind, round, counts)
    for more in game.rules.score_lines:
        lines += more(game, round, lines)
    return tuple(lines)


def _count(game: Game, owner: int, tiles: Mapping[str, int], kind: str, round: int) -> float:
    """What an owner has of a kind in a scoring; nothing is added to nothing (score.some)."""
    count: float = tiles.get(kind, 0)
    if count:
        for change in game.rules.count_changes:
            count += change(game, owner, kind, round)
    return count


def wall_lines(game: Game, round: int, lines: list[ScoreLine]) -> Iterable[ScoreLine]:
    """One line per wall (score.wall)."""
    for seat, palace in enumerate(game.palaces):
        if length := palace.wall():
            yield ScoreLine(round, seat, WALL, length, length)


def is_wall_line(game: Game, line: ScoreLine, lines: Sequence[ScoreLine]) -> bool:
    """Whether a line is one for a wall that there can be."""
    most = sum(tile.walls.bit_count() for tile in game.rules.tiles)
    is_plain = line == ScoreLine(line.round, line.owner, WALL, line.points, line.points)
    return is_plain and line.owner != NEUTRAL and line.points <= most


def is_plausible_line(game: Game, line: ScoreLine, lines: Sequence[ScoreLine]) -> bool:
    """The check for modules that score but bring no check: the owner takes part in this game, the
    source is none of the base game's, and the numbers are within the bounds of position texts."""
    try:
        is_bounded = parse_line(str(line), game.rules.players) == line
    except TextError:
        return False
    owners = {owner for hook in game.rules.entrants for owner, _ in hook(game)}
    is_theirs = line.source not in (*KINDS, WALL) and _SOURCE.fullmatch(line.source) is not None
    are_ranks = max(line.rank, line.tied) <= len(owners)
    return is_bounded and is_theirs and are_ranks and line.owner in owners


def players_entrants(table: Game | OpenTable) -> Iterable[Entrant]:
    """The players, by the tiles in their palaces."""
    return ((seat, palace.counts()) for seat, palace in enumerate(table.palaces))


def majority(kind: str, round: int, counts: Mapping[int, float]) -> Iterable[ScoreLine]:
    """The points for one kind: tied owners share the points of their ranks."""
    values = prizes(kind, round)
    better = 0
    for count in sorted({count for count in counts.values() if count}, reverse=True):
        tied = [owner for owner, own in counts.items() if own == count]
        points = sum(values[better : better + len(tied)]) // len(tied)
        if points:
            for owner in tied:
                yield ScoreLine(round, owner, kind, points, count, better + 1, len(tied))
        better += len(tied)
