"""`alhambra arena`: play a match, show the table, write the files."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from alhambra.arena import ArenaError, MatchResult, Run, Sprt, write_csv, write_json
from alhambra.locales import Words

from .colours import GOOD, WARNING
from .crew import Crew
from .keeping import command_name
from .match_sheet import fault_lines, match_sheet, sprt_line
from .play import INTERRUPTED
from .progress import watched
from .sheet_fitting import show_sheet
from .terminal import Terminal

Write = Callable[[MatchResult, Path], None]


@dataclass(frozen=True)
class Outputs:
    """The files that were asked for; games are kept in `resume` while they are played."""

    json: Path | None = None
    csv: Path | None = None
    resume: Path | None = None

    def files(self) -> list[tuple[Write, Path]]:
        """How each file of results is written."""
        wanted: list[tuple[Write, Path | None]] = [(write_json, self.json), (write_csv, self.csv)]
        return [(write, path) for write, path in wanted if path is not None]


def run_match(words: Words, terminal: Terminal, run: Run, crew: Crew, outputs: Outputs) -> int:
    """Play a match; the exit code. However it ends, what was played is shown and written."""
    refuse_missing_folders(outputs.json, outputs.csv, outputs.resume)
    games = run.play(crew.workers, cluster=crew.cluster)
    _announce(words, terminal, run, crew, outputs)
    code = 0
    try:
        with closing(games):
            total = run.match.all_games
            for _ in watched(words, terminal, games, total, done=len(run.games)):
                pass
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        _show(words, terminal, run.result)
        _write(words, terminal, run.result, outputs)
    return code


def refuse_missing_folders(*paths: Path | None) -> None:
    """Said before hours of games, not after them."""
    for path in paths:
        if path is not None and not path.absolute().parent.is_dir():
            raise ArenaError("arena-no-folder", path=str(path))


def _announce(words: Words, terminal: Terminal, run: Run, crew: Crew, outputs: Outputs) -> None:
    match = run.match
    told = words.text(
        "arena-begins",
        games=match.all_games,
        players=match.players,
        deals=match.deals,
        seatings=len(match.seatings),
        seed=str(match.seed),
        crew=crew.text(words),
    )
    terminal.say(told)
    if run.games:
        known = words.text("arena-resumed", games=len(run.games), path=str(outputs.resume))
        terminal.say(known, whole=True)


def _show(words: Words, terminal: Terminal, result: MatchResult) -> None:
    if not result.complete:
        done, games = len(result.games), result.match.all_games
        terminal.say(words.text("arena-interrupted", done=done, games=games), WARNING)
    for line in fault_lines(words, result):
        terminal.say(line, WARNING)
    show_sheet(words, terminal, match_sheet(words, result))
    if result.trial:
        terminal.say(sprt_line(words, result), GOOD if result.trial.answer else WARNING)


def _write(words: Words, terminal: Terminal, result: MatchResult, outputs: Outputs) -> None:
    for write, path in outputs.files():
        write(result, path)
        terminal.say(words.text("arena-written", path=str(path)), GOOD, whole=True)
    if outputs.resume and not result.complete:
        command = _resume_command(result, outputs.resume)
        terminal.say(words.text("arena-go-on", command=command), whole=True)


def _resume_command(result: MatchResult, path: Path) -> str:
    """What to type to go on; a test is no part of the match in the file."""
    command = f"{command_name()} arena --resume {shlex.quote(str(path))}"
    if result.trial is None:
        return command
    question = result.trial.question
    usual = question == Sprt.for_match(result.match)
    return f"{command} {'--sprt' if usual else f'--shares {question.low}:{question.high}'}"
