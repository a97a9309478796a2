"""Invariants of the score lines: every one could have been scored (score.explain)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from alhambra.rules.score_lines import ScoreLine
from alhambra.rules.scoring import LAST_ROUND, majority, score_lines
from alhambra.rules.tiles import KINDS

if TYPE_CHECKING:
    from alhambra.rules.game import Game


def line_defects(game: Game) -> list[str]:
    """What is wrong with the lines; those of a round stand together."""
    rounds = [(round, tuple(lines)) for round, lines in groupby(game.lines, lambda x: x.round)]
    broken = [] if len(dict(rounds)) == len(rounds) else ["lines of a scoring apart"]
    for round, lines in rounds:
        broken += _round(game, round, lines)
    return broken + _last(game, dict(rounds).get(LAST_ROUND, ()))


def _last(game: Game, lines: Sequence[ScoreLine]) -> list[str]:
    """The third scoring is held at the end, by the boards as they then stay."""
    if game.stack:
        return [f"lines of scoring {LAST_ROUND} before the end"] if lines else []
    is_right = lines == score_lines(game, LAST_ROUND)
    return [] if is_right else [f"other lines than scoring {LAST_ROUND} has"]


def _round(game: Game, round: int, lines: Sequence[ScoreLine]) -> list[str]:
    """Majorities first, as the counts imply; then other lines that are possible, each once."""
    majorities = [line for kind in KINDS for line in _majority(game, round, kind, lines)]
    others = lines[len(majorities) :]
    if list(lines[: len(majorities)]) != majorities or not 1 <= round <= LAST_ROUND:
        return [f"majorities of scoring {round}"]
    if len({(line.owner, line.source) for line in others}) < len(others):
        return [f"points twice in scoring {round}"]
    return [
        f"no such line: {line}"
        for line in others
        if not any(check(game, line, lines) for check in game.rules.line_checks)
    ]


def _majority(game: Game, round: int, kind: str, lines: Sequence[ScoreLine]) -> Sequence[ScoreLine]:
    """The lines for a kind, recomputed from the counts; none if the counts are impossible.

    Whoever got no points has fewer tiles than all who did, and changes nothing.
    """
    owners = [owner for entrants in game.rules.entrants for owner, _ in entrants(game)]
    found = {line.owner: line.count for line in lines if line.source == kind}
    counts = {owner: found[owner] for owner in owners if owner in found}
    there = sum(tile.kind == kind for tile in game.rules.tiles)
    halves = 0.5 if game.rules.count_changes else 0
    is_possible = sum(counts.values()) <= there + halves
    is_whole = halves or all(isinstance(count, int) for count in counts.values())
    return list(majority(kind, round, counts)) if is_possible and is_whole else []
