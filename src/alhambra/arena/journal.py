"""A journal: a file to which every game is written as soon as it ends, so that none is lost.

The first line says what the file is; then come the matches, each before its first game, and the
games.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import BinaryIO

from alhambra.notation.atomic_files import UNWRITABLE, flush, refuse_special
from alhambra.notation.errors import file_errors

from .game_result import GameResult
from .journal_lines import MatchSettings, format_game, format_line, head, parse_game, settings
from .match import ArenaError, Match

ARENA, LADDER = "arena", "ladder"
_UNREADABLE = "record-unreadable"
#: Seconds between two flushes to the disk; a power cut loses no more games than these.
_FLUSH = 1.0

#: No line comes near this; a device or another wrong file must not fill the memory.
_LONGEST = 1 << 20

#: The games of a match by deal and seating.
StoredGames = dict[tuple[int, int], GameResult]


class Journal:
    """The matches and games of a file, and the way to append more. Reading changes nothing."""

    def __init__(self, path: Path, kind: str = ARENA) -> None:
        self.path = path
        self.kind = kind
        self.matches: list[MatchSettings] = []
        #: How many games were requested, by match.
        self.goals: list[int] = []
        self._stored_games: list[StoredGames] = []
        #: How many bytes of the file are whole lines.
        self._whole = 0
        self._file: BinaryIO | None = None
        self._flushed = 0.0
        self._read()

    def stored_games(self, match: Match) -> StoredGames:
        """The games of this match that are in the file, by deal and seating."""
        wanted = settings(match)
        return self._stored_games[self.matches.index(wanted)] if wanted in self.matches else {}

    def begin_match(self, match: Match) -> int:
        """Add a match to the open file, unless it is there with this number of games; its index."""
        wanted = settings(match)
        number = self._begin(wanted)
        if self.goals[number] != match.games:
            self.goals[number] = match.games
            self._write(format_line({"match": wanted, "games": match.games}))
        return number

    def append(self, match: Match, result: GameResult) -> None:
        """Add a game to the open file."""
        number = self.begin_match(match)
        self._stored_games[number][result.deal, result.seating] = result
        self._write(format_line(format_game(number, result)))

    @contextmanager
    def opened(self) -> Iterator[Journal]:
        """The file open for more games; a torn last line is cut off."""
        with file_errors(UNWRITABLE, self.path):
            file = self.path.open("ab")
        try:
            self._file = file
            self._begin_file(file)
            yield self
        finally:
            with file_errors(UNWRITABLE, self.path), file:
                flush(file)

    def _begin_file(self, file: BinaryIO) -> None:
        if not _lock(file):
            raise ArenaError("journal-busy", path=str(self.path))
        with file_errors(UNWRITABLE, self.path):
            file.truncate(self._whole)
        if not self._whole:
            self._write(format_line(head(self.kind)))

    def _write(self, line: bytes) -> None:
        assert self._file is not None
        with file_errors(UNWRITABLE, self.path):
            self._file.write(line)
            self._file.flush()
            if monotonic() - self._flushed > _FLUSH:
                flush(self._file)
                self._flushed = monotonic()

    def _read(self) -> None:
        for number, line in enumerate(self._lines(), 1):
            try:
                self._read_line(number, line)
            except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
                code = "journal-broken" if self._whole else "journal-foreign"
                raise ArenaError(code, path=str(self.path), line=number) from error
            self._whole += len(line)

    def _lines(self) -> Iterator[bytes]:
        """All whole lines, without a last line that a power cut has torn."""
        if not self.path.exists():
            return
        refuse_special(self.path, _UNREADABLE)
        with file_errors(_UNREADABLE, self.path), self.path.open("rb") as file:
            while line := file.readline(_LONGEST):
                if line.endswith(b"\n") or len(line) == _LONGEST:
                    yield line
                elif not self._whole and not format_line(head(self.kind)).startswith(line):
                    raise ArenaError("journal-foreign", path=str(self.path))

    def _read_line(self, number: int, line: bytes) -> None:
        value = json.loads(line)
        if number == 1:
            self._check_head(value)
        elif "match" in value:
            self.goals[self._begin(dict(value["match"]))] = int(value["games"])
        else:
            result = parse_game(value)
            self._stored_games[value["in"]][result.deal, result.seating] = result

    def _check_head(self, value: dict[str, object]) -> None:
        wanted = head(self.kind)
        if {**value, "version": None} != {**wanted, "version": None}:
            raise ValueError(value)
        if value["version"] != wanted["version"]:
            raise ArenaError("journal-version", path=str(self.path), version=value["version"])

    def _begin(self, match: MatchSettings) -> int:
        if match not in self.matches:
            self.matches.append(match)
            self.goals.append(0)
            self._stored_games.append({})
        return self.matches.index(match)


def _lock(file: BinaryIO) -> bool:
    """Whether we got an exclusive lock; on Windows there is none, and the answer is yes."""
    with suppress(ImportError):
        fcntl = import_module("fcntl")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True
