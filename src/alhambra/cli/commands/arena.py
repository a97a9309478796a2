"""`alhambra arena`: play a match, show the table, write the files."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from alhambra.arena import MatchResult, Run, Sprt
from alhambra.arena.files import csv_text, json_text
from alhambra.cli.exits import INTERRUPTED
from alhambra.cli.output_files import NOT_WRITTEN, check_outputs, write_output
from alhambra.cli.render.colours import GOOD, WARNING
from alhambra.cli.render.match_sheet import fault_lines, match_sheet, sprt_line
from alhambra.cli.render.progress import with_progress
from alhambra.cli.render.sheet_fitting import show_sheet
from alhambra.cli.saved_games import command_name
from alhambra.cli.terminal import Terminal
from alhambra.locales import Words
from alhambra.notation.atomic_files import check_growable

from .executor import Executor

ResultWriter = Callable[[MatchResult], str]


@dataclass(frozen=True)
class MatchOutputs:
    """The requested output files; `resume` receives every game as it is played."""

    json: Path | None = None
    csv: Path | None = None
    resume: Path | None = None

    def files(self) -> list[tuple[ResultWriter, Path]]:
        """The results files, each with the function that writes its text."""
        wanted: list[tuple[ResultWriter, Path | None]] = [
            (json_text, self.json),
            (csv_text, self.csv),
        ]
        return [(text, path) for text, path in wanted if path is not None]

    def check(self) -> None:
        """Refuse files that cannot be written, before hours of games and not after them."""
        if self.resume:
            check_growable(self.resume)
        check_outputs(self.json, self.csv, others=(self.resume,))


def run_match(
    words: Words, terminal: Terminal, run: Run, executor: Executor, outputs: MatchOutputs
) -> int:
    """Play a match; the exit code. However it ends, what was played is shown and written."""
    outputs.check()
    games = run.play(executor.workers, cluster=executor.cluster)
    _announce(words, terminal, run, executor, outputs)
    code = 0
    try:
        with closing(games):
            total = run.match.all_games
            for _ in with_progress(words, terminal, games, total, done=len(run.games)):
                pass
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        _show(words, terminal, run.result)
        if not _write(words, terminal, run.result, outputs):
            code = code or NOT_WRITTEN
    return code


def _announce(
    words: Words, terminal: Terminal, run: Run, executor: Executor, outputs: MatchOutputs
) -> None:
    match = run.match
    text = words.text(
        "arena-begins",
        games=match.all_games,
        players=match.players,
        deals=match.deals,
        seatings=len(match.seatings),
        seed=str(match.seed),
        crew=executor.text(words),
    )
    terminal.say(text)
    if run.games:
        text = words.text("arena-resumed", games=len(run.games), path=str(outputs.resume))
        terminal.say(text, whole=True)


def _show(words: Words, terminal: Terminal, result: MatchResult) -> None:
    if not result.complete:
        done, games = len(result.games), result.match.all_games
        terminal.say(words.text("arena-interrupted", done=done, games=games), WARNING)
    for line in fault_lines(words, result):
        terminal.say(line, WARNING)
    show_sheet(words, terminal, match_sheet(words, result))
    if result.trial:
        terminal.say(sprt_line(words, result), GOOD if result.trial.answer else WARNING)


def _write(words: Words, terminal: Terminal, result: MatchResult, outputs: MatchOutputs) -> bool:
    """Write the files; False if one could not be written."""
    done = [write_output(words, terminal, path, text(result)) for text, path in outputs.files()]
    if outputs.resume and not result.complete:
        command = _resume_command(result, outputs.resume)
        terminal.say(words.text("arena-go-on", command=command), whole=True)
    return all(done)


def _resume_command(result: MatchResult, path: Path) -> str:
    """The command that resumes the match; the file does not hold the sequential test."""
    command = f"{command_name()} arena --resume {shlex.quote(str(path))}"
    if result.trial is None:
        return command
    question = result.trial.question
    usual = question == Sprt.for_match(result.match)
    return f"{command} {'--sprt' if usual else f'--shares {question.low}:{question.high}'}"
