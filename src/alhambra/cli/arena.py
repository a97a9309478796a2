"""`alhambra arena`: play a match, show the table, write the files."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from alhambra.arena import ArenaError, Match, MatchResult, Played, play_games, write_csv, write_json
from alhambra.locales import Words

from .colours import GOOD, WARNING
from .match_sheet import fault_lines, match_sheet
from .pictures import Pictures
from .plain import Plain
from .play import INTERRUPTED
from .progress import watched
from .terminal import Terminal

Write = Callable[[MatchResult, Path], None]


@dataclass(frozen=True)
class Outputs:
    """The files that were asked for."""

    json: Path | None = None
    csv: Path | None = None

    def files(self) -> list[tuple[Write, Path]]:
        """How each file is written."""
        wanted: list[tuple[Write, Path | None]] = [(write_json, self.json), (write_csv, self.csv)]
        return [(write, path) for write, path in wanted if path is not None]


def run_match(
    words: Words, terminal: Terminal, match: Match, workers: int, outputs: Outputs
) -> int:  # fmt: skip
    """Play a match; the exit code. However it ends, what was played is shown and written."""
    files = outputs.files()
    _refuse_missing_folders(files)
    games = play_games(match, workers)
    _announce(words, terminal, match, workers)
    played: list[Played] = []
    began = perf_counter()
    code = 0
    try:
        with closing(games):
            played += watched(words, terminal, games, match.all_games)
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        result = MatchResult.of(match, played, perf_counter() - began)
        _show(words, terminal, result)
        _write(words, terminal, result, files)
    return code


def _refuse_missing_folders(files: list[tuple[Write, Path]]) -> None:
    """Said before hours of games, not after them."""
    for _, path in files:
        if not path.absolute().parent.is_dir():
            raise ArenaError("arena-no-folder", path=str(path))


def _announce(words: Words, terminal: Terminal, match: Match, workers: int) -> None:
    told = words.text(
        "arena-begins",
        games=match.all_games,
        players=match.players,
        deals=match.deals,
        seatings=len(match.seatings),
        seed=str(match.seed),
        workers=workers,
    )
    terminal.say(told)


def _show(words: Words, terminal: Terminal, result: MatchResult) -> None:
    done, games = len(result.games), result.match.all_games
    if done < games:
        terminal.say(words.text("arena-interrupted", done=done, games=games), WARNING)
    for line in fault_lines(words, result):
        terminal.say(line, WARNING)
    screen = Plain(words) if terminal.plain else Pictures(words)
    terminal.show(screen.sheet(match_sheet(words, result)))


def _write(
    words: Words, terminal: Terminal, result: MatchResult, files: list[tuple[Write, Path]]
) -> None:  # fmt: skip
    for write, path in files:
        write(result, path)
        terminal.say(words.text("arena-written", path=str(path)), GOOD, whole=True)
