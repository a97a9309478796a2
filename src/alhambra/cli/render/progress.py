"""Progress of a match: a bar in a terminal, else a line now and then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import timedelta
from time import monotonic
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from alhambra.cli.terminal import Terminal
from alhambra.locales import Words

T = TypeVar("T")
#: Seconds until the first line, which a short match does not need, and between two lines.
_FIRST, _PAUSE = 1.0, 10.0
#: The time left is guessed from the speed of so many seconds; games differ, and so do bots.
_MEMORY = 600


def with_progress(
    words: Words, terminal: Terminal, games: Iterable[T], total: int, *, done: int = 0
) -> Iterator[T]:
    """The same games, with their progress shown; `done` of them were played before."""
    if done == total:
        return iter(games)
    bar = terminal.console.is_terminal and not terminal.plain
    return (_with_bar if bar else _with_lines)(words, terminal, games, total, done)


def _with_bar(
    words: Words, terminal: Terminal, games: Iterable[T], total: int, done: int
) -> Iterator[T]:  # fmt: skip
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns, console=terminal.console, transient=True, speed_estimate_period=_MEMORY
    ) as progress:
        task = progress.add_task(words.text("arena-running"), total=total, completed=done)
        for game in games:
            progress.advance(task)
            yield game


def _with_lines(
    words: Words, terminal: Terminal, games: Iterable[T], total: int, done: int
) -> Iterator[T]:  # fmt: skip
    began = monotonic()
    due = began + _FIRST
    for fresh, game in enumerate(games, 1):
        now, left = monotonic(), total - done - fresh
        if now >= due and left:
            time = timedelta(seconds=round((now - began) * left / fresh))
            terminal.say(
                words.text("arena-progress", done=done + fresh, games=total, left=str(time))
            )
            due = now + _PAUSE
        yield game
