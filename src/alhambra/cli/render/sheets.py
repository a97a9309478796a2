"""Scoring sheets: every point with its reason (score.explain)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from alhambra.locales import Words
from alhambra.locales.things import count_text, list_text, name_text, source_text
from alhambra.rules.ending import Outcome
from alhambra.rules.modules.camps import palace_points
from alhambra.rules.modules.characters import fatima, hakim, yusuf
from alhambra.rules.open_table import characters_of, counts_of, neutral_tiles, next_round
from alhambra.rules.score_lines import NEUTRAL, WALL, ScoreLine
from alhambra.rules.scoring import LAST_ROUND, majority, prizes
from alhambra.rules.tiles import KINDS
from alhambra.rules.view import OpenTable

from .screen import NOTHING, TextSheet


def scoring_sheet(words: Words, table: OpenTable, round: int) -> TextSheet:
    """One scoring: kinds, then walls, then totals; below it the arithmetic of the ties."""
    owners = _owners(table)
    lines = [line for line in table.lines if line.round == round]
    sources = dict.fromkeys([*KINDS, WALL, *sorted(_module_sources(lines), key=_rank)])
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
    owners = _owners(table)
    round = next_round(table)
    rows = []
    for kind in KINDS:
        counts = counts_of(table, kind)
        points = {line.owner: line.points for line in majority(kind, round, counts)}
        prize = words.text("prizes", kind=source_text(words, kind), prizes=_prizes(kind, round))
        cells = (_standing(words, counts[owner], points.get(owner, 0)) for owner in owners)
        rows.append([prize, *cells])
    walls = (
        _standing(words, table.palaces[owner].wall(), table.palaces[owner].wall())
        if owner != NEUTRAL
        else _standing(words, 0, 0)
        for owner in owners
    )
    rows.append([source_text(words, WALL), *walls])
    rows += _module_rows(words, table, owners)
    rows.append([words.text("sheet-total"), *(_sum(table.lines, owner) for owner in owners)])
    title = words.text("standing-title", round=round)
    notes = [words.text("standing-hakim")] if _owner(table, hakim.ID) is not None else []
    return TextSheet(title, ["", *_names(words, table, owners)], rows, notes)


def _module_rows(words: Words, table: OpenTable, owners: list[int]) -> Iterator[list[str]]:
    """What Yusuf and the camps would bring now."""
    walls = {seat: palace.wall() for seat, palace in enumerate(table.palaces)}
    owner = _owner(table, yusuf.ID)
    if owner is not None:
        points = {owner: walls[owner] // yusuf.EVERY}
        cells = (_standing(words, walls[o], points[o]) if o in points else NOTHING for o in owners)
        yield [source_text(words, yusuf.ID), *cells]
    if "camps" in table.modules:
        camps = {seat: palace_points(palace) for seat, palace in enumerate(table.palaces)}
        cells = (_standing(words, camps.get(o, 0), camps.get(o, 0)) for o in owners)
        yield [words.text("sheet-camps"), *cells]


def ranking_sheet(words: Words, table: OpenTable, outcome: Outcome) -> TextSheet:
    """The final ranking with the points of each scoring."""
    rounds = range(1, LAST_ROUND + 1)
    rows = []
    for rank in outcome.ranking:
        own = [line for line in outcome.lines if line.owner == rank.owner]
        by_round = (str(sum(line.points for line in own if line.round == r)) for r in rounds)
        name = name_text(words, table.names, rank.owner)
        place = words.text("rank", place=rank.place, name=name)
        rows.append([place, *by_round, str(rank.score)])
    header = [words.text("scoring-title", round=round) for round in rounds]
    return TextSheet(
        words.text("ranking-title"), ["", *header, words.text("sheet-total")], rows
    )  # fmt: skip


def _module_sources(lines: Iterable[ScoreLine]) -> list[str]:
    return [line.source for line in lines if line.source not in (*KINDS, WALL)]


def _rank(source: str) -> tuple[bool, bool]:
    """Yusuf belongs to the wall; Fatima comes after everything (characters.fatima)."""
    return source == fatima.ID, source != yusuf.ID


def _owner(table: OpenTable, id: str) -> int | None:
    """The seat that owns a character."""
    characters = characters_of(table)
    owned = enumerate(characters.owned) if characters else ()
    return next((seat for seat, ids in owned if id in ids), None)


def _owners(table: OpenTable) -> list[int]:
    seats = list(range(table.players))
    return seats if neutral_tiles(table) is None else [*seats, NEUTRAL]


def _names(words: Words, table: OpenTable, owners: Iterable[int]) -> list[str]:
    return [name_text(words, table.names, owner) for owner in owners]


def _cell(words: Words, lines: list[ScoreLine], source: str, owner: int) -> str:
    for line in lines:
        if line.source == source and line.owner == owner:
            return words.text("sheet-cell", points=line.points, count=count_text(line.count))
    return NOTHING


def _standing(words: Words, count: int, points: int) -> str:
    return words.text("sheet-cell", points=points, count=str(count)) if count else NOTHING


def _sum(lines: Iterable[ScoreLine], owner: int) -> str:
    return str(sum(line.points for line in lines if line.owner == owner))


def _prizes(kind: str, round: int) -> str:
    return "/".join(map(str, prizes(kind, round)))


def _tie_notes(words: Words, table: OpenTable, lines: list[ScoreLine]) -> Iterator[str]:
    """How tied owners shared their places (score.ties)."""
    told = set()
    for line in lines:
        tie = (line.source, line.place)
        if line.tied < 2 or tie in told:
            continue
        told.add(tie)
        sharing = [other.owner for other in lines if (other.source, other.place) == tie]
        values = prizes(line.source, line.round)[line.place - 1 : line.place - 1 + line.tied]
        yield words.text(
            "tie-note",
            source=source_text(words, line.source),
            names=list_text(words, _names(words, table, sharing)),
            count=count_text(line.count),
            sum=" + ".join(map(str, values)),
            tied=line.tied,
            points=line.points,
        )
