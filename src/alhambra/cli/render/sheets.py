"""Scoring sheets: every point with its reason (score.explain)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from alhambra.cli.faces import StandingRow, terminal_faces
from alhambra.locales import Words
from alhambra.locales.things import count_text, list_text, name_text, source_text
from alhambra.rules.ending import Outcome
from alhambra.rules.open_table import next_round
from alhambra.rules.score_lines import WALL, ScoreLine
from alhambra.rules.scoring import LAST_ROUND, majority, prizes
from alhambra.rules.tiles import KINDS
from alhambra.rules.view import OpenTable
from alhambra.table.previews import next_lines, open_game

from .screen import NOTHING, TextSheet


def scoring_sheet(words: Words, table: OpenTable, round: int) -> TextSheet:
    """One scoring: kinds, then walls, then totals; below it the arithmetic of the ties."""
    owners = list(_entrants(table))
    lines = [line for line in table.lines if line.round == round]
    sources = dict.fromkeys([*KINDS, WALL, *_module_sources(table, lines)])
    rows = [
        [source_text(words, source), *(_cell(words, lines, source, owner) for owner in owners)]
        for source in sources
    ]
    rows.append([words.text("sheet-round"), *(_sum(lines, owner) for owner in owners)])
    so_far = [line for line in table.lines if line.round <= round]
    rows.append([words.text("sheet-total"), *(_sum(so_far, owner) for owner in owners)])
    return TextSheet(
        words.text("scoring-title", round=round),
        ["", *_names(words, table, owners)],
        rows,
        list(_tie_notes(words, table, lines)),
    )


def standing_sheet(words: Words, table: OpenTable) -> TextSheet:
    """Who has how many of each kind, and what the next scoring would bring now."""
    entrants = _entrants(table)
    owners = list(entrants)
    round = next_round(table)
    rows = []
    for kind in KINDS:
        counts = {owner: tiles.get(kind, 0) for owner, tiles in entrants.items()}
        points = {line.owner: line.points for line in majority(kind, round, counts)}
        prize = words.text("prizes", kind=source_text(words, kind), prizes=_prizes(kind, round))
        cells = {owner: (count, points.get(owner, 0)) for owner, count in counts.items()}
        rows.append(_standing_row(words, StandingRow(prize, cells), owners))
    walls = {seat: (palace.wall(), palace.wall()) for seat, palace in enumerate(table.palaces)}
    more = [StandingRow(source_text(words, WALL), walls), *_module_rows(words, table)]
    rows += [_standing_row(words, row, owners) for row in more]
    rows.append([words.text("sheet-total"), *(_sum(table.lines, owner) for owner in owners)])
    title = words.text("standing-title", round=round)
    notes = [note for face in terminal_faces(table) for note in face.standing_notes(words, table)]
    return TextSheet(title, ["", *_names(words, table, owners)], rows, notes)


def _module_rows(words: Words, table: OpenTable) -> Iterator[StandingRow]:
    """What modules would bring now; a row for each source that no face covers."""
    faces = terminal_faces(table)
    for face in faces:
        yield from face.standing_rows(words, table)
    lines = [
        line
        for line in next_lines(open_game(table))
        if not any(face.covers(line.source) for face in faces)
    ]
    for source in _module_sources(table, lines):
        own = [line for line in lines if line.source == source]
        cells = {line.owner: (line.count, line.points) for line in own}
        yield StandingRow(source_text(words, source), cells)


def _standing_row(words: Words, row: StandingRow, owners: Iterable[int]) -> list[str]:
    cells = (row.cells.get(owner, (0, 0)) for owner in owners)
    return [row.title, *(_standing(words, count, points) for count, points in cells)]


def ranking_sheet(words: Words, table: OpenTable, outcome: Outcome) -> TextSheet:
    """The final ranking with the points of each scoring."""
    rounds = range(1, LAST_ROUND + 1)
    rows = []
    for rank in outcome.ranking:
        own = [line for line in outcome.lines if line.owner == rank.owner]
        by_round = (str(sum(line.points for line in own if line.round == r)) for r in rounds)
        name = name_text(words, table.names, rank.owner)
        ranked = words.text("rank", place=rank.rank, name=name)
        rows.append([ranked, *by_round, str(rank.score)])
    header = [words.text("scoring-title", round=round) for round in rounds]
    return TextSheet(
        words.text("ranking-title"), ["", *header, words.text("sheet-total")], rows
    )  # fmt: skip


def _module_sources(table: OpenTable, lines: Iterable[ScoreLine]) -> list[str]:
    """The sources of points that modules add, each once."""
    order: dict[str, int] = {}
    for face in terminal_faces(table):
        order.update(face.source_order)
    sources = dict.fromkeys(line.source for line in lines if line.source not in (*KINDS, WALL))
    return sorted(sources, key=lambda source: order.get(source, 0))


def _entrants(table: OpenTable) -> dict[int, Mapping[str, int]]:
    """The tiles of everybody who takes part in majorities, by owner."""
    game = open_game(table)
    return {owner: tiles for hook in game.rules.entrants for owner, tiles in hook(game)}


def _names(words: Words, table: OpenTable, owners: Iterable[int]) -> list[str]:
    return [name_text(words, table.names, owner) for owner in owners]


def _cell(words: Words, lines: list[ScoreLine], source: str, owner: int) -> str:
    for line in lines:
        if line.source == source and line.owner == owner:
            return words.text("sheet-cell", points=line.points, count=count_text(line.count))
    return NOTHING


def _standing(words: Words, count: float, points: int) -> str:
    if not count:
        return NOTHING
    return words.text("sheet-cell", points=points, count=count_text(count))


def _sum(lines: Iterable[ScoreLine], owner: int) -> str:
    return str(sum(line.points for line in lines if line.owner == owner))


def _prizes(kind: str, round: int) -> str:
    return "/".join(map(str, prizes(kind, round)))


def _tie_notes(words: Words, table: OpenTable, lines: list[ScoreLine]) -> Iterator[str]:
    """How tied owners shared their ranks (score.ties)."""
    explained = set()
    for line in lines:
        tie = (line.source, line.rank)
        if line.tied < 2 or line.source not in KINDS or tie in explained:
            continue
        explained.add(tie)
        sharing = [other.owner for other in lines if (other.source, other.rank) == tie]
        values = prizes(line.source, line.round)[line.rank - 1 : line.rank - 1 + line.tied]
        yield words.text(
            "tie-note",
            source=source_text(words, line.source),
            names=list_text(words, _names(words, table, sharing)),
            count=count_text(line.count),
            sum=" + ".join(map(str, values)),
            tied=line.tied,
            points=line.points,
        )
