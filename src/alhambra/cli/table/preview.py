"""What a change of a palace would bring: its wall, and points if the next scoring came now."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from alhambra.bots.analysis.camp_lines import all_camp_points
from alhambra.bots.mason.majorities import points_with
from alhambra.locales import Words
from alhambra.rules.modules.characters import yusuf
from alhambra.rules.open_table import characters_of, counts_of, next_round
from alhambra.rules.palace import Palace
from alhambra.rules.tiles import KINDS, Tile
from alhambra.rules.view import OpenTable


@dataclass(frozen=True)
class ExpectedScore:
    """The wall of a seat, and what the next scoring would bring it as things stand."""

    wall: int
    points: int


def standing(table: OpenTable, seat: int, palace: Palace | None = None) -> ExpectedScore:
    """How a seat stands, with another palace than its own if one is given."""
    palace = palace or table.palaces[seat]
    round = next_round(table)
    own = palace.counts()
    kinds = sum(
        points_with(kind, round, seat, {**counts_of(table, kind), seat: own.get(kind, 0)})
        for kind in KINDS
    )
    wall = palace.wall()
    characters = characters_of(table)
    has_yusuf = characters is not None and yusuf.ID in characters.owned[seat]
    extra = wall // yusuf.EVERY if has_yusuf else 0
    return ExpectedScore(wall, kinds + wall + extra + all_camp_points(palace))


def best_with(table: OpenTable, seat: int, tile: Tile) -> ExpectedScore | None:
    """How a seat could stand at best with one more tile; None where it fits nowhere."""
    palace = table.palaces[seat]
    found = [standing(table, seat, palace.place(tile, cell)) for cell in palace.cells_for(tile)]
    return max(found, key=lambda standing: standing.points, default=None)


def change_text(words: Words, before: ExpectedScore, after: ExpectedScore) -> str:
    """What changes, in a few words; empty if nothing does."""
    return ", ".join(_changes(words, before, after))


def _changes(words: Words, before: ExpectedScore, after: ExpectedScore) -> Iterable[str]:
    if before.wall != after.wall:
        yield words.text("preview-wall", before=before.wall, after=after.wall)
    if before.points != after.points:
        yield gain_text(words, after.points - before.points)


def summary_text(
    words: Words, table: OpenTable, before: ExpectedScore, after: ExpectedScore
) -> str:
    """Wall and points before and after, in a sentence."""
    return words.text(
        "preview-turn",
        round=next_round(table),
        wall=_changed(words, before.wall, after.wall),
        points=_changed(words, before.points, after.points),
    )


def gain_text(words: Words, points: int) -> str:
    """A number of points with its sign."""
    sign = "+" if points > 0 else "−" if points else "±"
    return words.text("preview-points", points=f"{sign}{abs(points)}", count=abs(points))


def _changed(words: Words, before: int, after: int) -> str:
    if before == after:
        return str(after)
    return words.text("preview-change", before=before, after=after)
