"""Previews in words: what a change of a palace does to its wall and to the points expected."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra.locales import Words
from alhambra.rules.open_table import next_round
from alhambra.rules.view import OpenTable
from alhambra.table.previews import ExpectedScore


def change_text(words: Words, before: ExpectedScore, after: ExpectedScore) -> str:
    """What changes, in a few words; empty if nothing does."""
    return ", ".join(_changes(words, before, after))


def _changes(words: Words, before: ExpectedScore, after: ExpectedScore) -> Iterator[str]:
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
