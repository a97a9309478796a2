"""Who has how many of each kind, and what the next scoring would bring now (score.majority)."""

from __future__ import annotations

from alhambra.draw.cards import roman
from alhambra.draw.scene import Scene
from alhambra.draw.svg import path, rect, translated, use, with_title
from alhambra.draw.text import text_element
from alhambra.locales.things import source_text
from alhambra.rules.open_table import counts_of, next_round
from alhambra.rules.scoring import majority
from alhambra.rules.tiles import KINDS

from .panel import PanelPart, section

_ROW = 29
_STAR = 24
_ICON = 22
_NAME = 0.31
_NONE = "–"


def majorities_section(scene: Scene, width: float) -> PanelPart:
    """A row for each kind and one for the wall, a column for each owner."""
    names = width * _NAME
    column = (width - names) / len(scene.owners)
    stars = [
        scene.star(owner, names + index * column, 0, _STAR)
        for index, owner in enumerate(scene.owners)
    ]
    rows = [
        translated(0, _STAR + 6 + index * _ROW, row)
        for index, row in enumerate((
            *(_kind(scene, kind, names, column) for kind in KINDS), _wall(scene, names, column)
        ))
    ]  # fmt: skip
    lines = [
        path(f"M0 {_STAR + 6 + index * _ROW:g}H{width:g}", stroke="var(--line)")
        for index in range(len(rows))
    ]
    inside = PanelPart("".join((*stars, *lines, *rows)), _STAR + 6 + len(rows) * _ROW)
    note = ""
    if scene.table.stack:
        note = scene.words.text("draw-majorities-note", round=roman(next_round(scene.table)))
    return section(scene.words.text("draw-majorities"), note, inside, width)


def _kind(scene: Scene, kind: str, names: float, column: float) -> str:
    counts = counts_of(scene.table, kind)
    lines = {line.owner: line for line in majority(kind, next_round(scene.table), counts)}
    cells = []
    for index, owner in enumerate(scene.owners):
        line = lines.get(owner)
        first = line is not None and line.rank == 1
        points = line.points if line and scene.table.stack else 0
        x = names + index * column + 4
        cells.append(_cell(x, counts[owner], points, column, first=first))
    name = source_text(scene.words, kind)
    return _title(_kind_icon(kind, _ICON), name, names) + "".join(cells)


def _wall(scene: Scene, names: float, column: float) -> str:
    icon = rect(0, 0, _ICON, _ICON, rx=4, fill="var(--stone-ink)") + use(
        "icon-wall", 3, 3, _ICON - 6, color="var(--gold)"
    )
    walls = {seat: scene.table.palaces[seat].wall() for seat in scene.seats}
    longest = max(walls.values())
    cells = [
        _cell(names + index * column + 4, walls[owner], 0, column, first=walls[owner] == longest)
        for index, owner in enumerate(scene.owners)
        if owner in walls
    ]
    return _title(icon, scene.words.text("draw-wall"), names) + "".join(cells)


def _title(icon: str, name: str, width: float) -> str:
    return with_title(name, translated(0, 4, icon)) + text_element(
        _ICON + 8, 19.5, name, 13, width=width - _ICON - 14
    )


def _cell(x: float, count: int, points: int, column: float, *, first: bool) -> str:
    """The number of tiles, and the points that it would bring; brass is the first rank."""
    leads = first and count > 0
    ink = "var(--brass-ink)" if leads else "var(--ink)"
    shown = text_element(x, 20, str(count) if count else _NONE, 15, bold=leads, fill=ink)
    if not points:
        return shown
    after = x + (12 if count < 10 else 20)
    return shown + text_element(
        after, 20, f"+{points}", 11.5, width=column - after + x - 2, bold=leads, fill=ink
    )


def _kind_icon(kind: str, size: float) -> str:
    """A kind as a small square: colour and silhouette."""
    drawn = (
        rect(0, 0, 100, 100, rx=18, fill=f"var(--kind-{kind})")
        + use("court-small", color=f"var(--kind-{kind}-deep)")
        + use(f"emblem-{kind}-small")
    )
    return translated(0, 0, drawn, scale=size / 100)
