"""How far a match is: a bar in a terminal, else a line now and then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import timedelta
from time import monotonic
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from alhambra.locales import Words

from .terminal import Terminal

T = TypeVar("T")
#: Seconds until the first line, which a short match does not need, and between two lines.
_FIRST, _PAUSE = 1.0, 10.0


def watched(words: Words, terminal: Terminal, games: Iterable[T], total: int) -> Iterator[T]:
    """The same games, with their progress shown."""
    bar = terminal.console.is_terminal and not terminal.plain
    return (_with_bar if bar else _with_lines)(words, terminal, games, total)


def _with_bar(words: Words, terminal: Terminal, games: Iterable[T], total: int) -> Iterator[T]:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=terminal.console, transient=True) as progress:
        task = progress.add_task(words.text("arena-running"), total=total)
        for game in games:
            progress.advance(task)
            yield game


def _with_lines(words: Words, terminal: Terminal, games: Iterable[T], total: int) -> Iterator[T]:
    began = monotonic()
    due = began + _FIRST
    for done, game in enumerate(games, 1):
        now = monotonic()
        if now >= due and done < total:
            left = timedelta(seconds=round((now - began) * (total - done) / done))
            terminal.say(words.text("arena-progress", done=done, games=total, left=str(left)))
            due = now + _PAUSE
        yield game
