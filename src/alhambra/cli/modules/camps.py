"""Camps in the terminal: what they score, also in a game on cardboard."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from alhambra.cli.exits import PlayError
from alhambra.cli.faces import StandingRow, TerminalFace
from alhambra.cli.score.pad_face import PadFace
from alhambra.cli.score.questions import Round, ScoreQuestion, parse_numbers
from alhambra.cli.score.tally import Tally
from alhambra.locales import Words
from alhambra.locales.things import format_cell, tile_text
from alhambra.rules.grid import Cell
from alhambra.rules.modules.camps import KIND, camp_points, palace_points
from alhambra.rules.palace import Palace
from alhambra.rules.score_lines import ScoreLine
from alhambra.rules.view import OpenTable

#: The source of the points of all camps of a player together, which nobody counts one by one.
ALL_CAMPS = "camps"
#: More than any number of camps could score.
_MOST_POINTS = 999


def tile_line(words: Words, palace: Palace, cell: Cell) -> str:
    """What a camp scores where it lies."""
    tile = palace.tiles[cell]
    if tile.bastions is None:
        return ""
    return words.text(
        "palace-line-camp",
        cell=format_cell(cell),
        tile=tile_text(words, tile),
        points=camp_points(palace, cell),
    )


def standing_rows(words: Words, table: OpenTable) -> Iterator[StandingRow]:
    """All camps of a player in one row."""
    points = {seat: palace_points(palace) for seat, palace in enumerate(table.palaces)}
    yield StandingRow(words.text("sheet-camps"), {seat: (n, n) for seat, n in points.items()})


def covers(source: str) -> bool:
    """Whether points are for an arrow of a camp: `camp-8-ne/n`."""
    return source.startswith(f"{KIND}-")


def questions(round: Round) -> Iterator[ScoreQuestion]:
    """The points of all camps, player by player."""
    yield round.numbers(ALL_CAMPS, range(len(round.pad.names)), _check_points)


def _check_points(found: list[int]) -> None:
    for points in found:
        if points > _MOST_POINTS:
            raise PlayError("score-bad-number", text=str(points))


def tally(round: Round) -> list[int]:
    """What was counted for each player."""
    return parse_numbers(round.answer(ALL_CAMPS))


def score_lines(round: int, tally: Tally) -> Iterable[ScoreLine]:
    """A line for everybody whose camps score."""
    for seat, points in enumerate(cast("list[int]", tally.modules.get(ALL_CAMPS, []))):
        if points:
            yield ScoreLine(round, seat, ALL_CAMPS, points, points)


FACE = TerminalFace(
    order=2,
    tile_line=tile_line,
    kind_styles={KIND: "bold white on bright_black"},
    standing_rows=standing_rows,
    covers=covers,
    # The engine would need the palaces tile by tile.
    pad=PadFace(questions=questions, tally=tally, score_lines=score_lines, in_engine=False),
)
