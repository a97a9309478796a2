"""`alhambra rate`: keep a ladder of bots, show its tables, write them as Markdown."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from alhambra.arena import Ladder
from alhambra.cli.defaults import LADDER_FILE
from alhambra.cli.exits import INTERRUPTED
from alhambra.cli.output_files import NOT_WRITTEN, check_outputs, write_output
from alhambra.cli.render.ladder_sheet import ladder_page, ladder_sheets
from alhambra.cli.render.match_sheet import speed_text
from alhambra.cli.render.progress import with_progress
from alhambra.cli.render.sheet_fitting import show_sheet
from alhambra.cli.terminal import Terminal
from alhambra.locales import Words
from alhambra.notation.atomic_files import check_growable

from .executor import Executor
from .ladder_options import LadderOptions


@dataclass(frozen=True)
class LadderOutputs:
    """The file that keeps the games, and the page of tables."""

    file: Path = LADDER_FILE
    markdown: Path | None = None


def run_ladder(
    words: Words,
    terminal: Terminal,
    options: LadderOptions,
    executor: Executor,
    outputs: LadderOutputs,
) -> int:
    """Play the missing games and return the exit code; the tables are shown and written anyway."""
    check_growable(outputs.file)
    check_outputs(outputs.markdown, others=(outputs.file,))
    ladder = options.ladder(outputs.file)
    missing = len(ladder.missing())
    games = ladder.play(executor.workers, cluster=executor.cluster, seconds=options.seconds)
    _announce(words, terminal, ladder, missing, executor)
    code, fresh, began = 0, 0, perf_counter()
    try:
        with closing(games):
            for _ in with_progress(words, terminal, games, missing):
                fresh += 1
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        if fresh:
            terminal.say(speed_text(words, fresh, perf_counter() - began))
        _show(words, terminal, ladder)
        if outputs.markdown:
            page = ladder_page(words, ladder, options.command)
            if not write_output(words, terminal, outputs.markdown, page):
                code = code or NOT_WRITTEN
    return code


def _announce(
    words: Words, terminal: Terminal, ladder: Ladder, missing: int, executor: Executor
) -> None:
    text = words.text(
        "rate-begins",
        bots=len(ladder.specs),
        tables=len(ladder.matches),
        missing=missing,
        path=str(ladder.journal.path),
        crew=executor.text(words),
    )
    terminal.say(text)


def _show(words: Words, terminal: Terminal, ladder: Ladder) -> None:
    for sheet in ladder_sheets(words, ladder):
        terminal.show("")
        show_sheet(words, terminal, sheet)
