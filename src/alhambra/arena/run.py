"""A run of a match: which games are stored, which are to be played, when to stop."""

from __future__ import annotations

from contextlib import closing, nullcontext
from pathlib import Path
from time import perf_counter
from typing import Unpack

from .game_result import GameResult
from .journal import Journal, StoredGames
from .match import Match
from .options import MatchOptions
from .results import MatchResult
from .resume import resumed
from .scheduler import GameStream, play_games
from .sprt import SequentialTest, Sprt
from .standings import victories


class Run:
    """A match, the games of it that a journal holds, and a test that may end it."""

    def __init__(
        self, match: Match, *, journal: Journal | None = None, sprt: Sprt | None = None
    ) -> None:
        self.match = match
        self.games: StoredGames = {}
        self.fresh = 0
        self._journal = journal
        self._test = SequentialTest(sprt) if sprt else None
        self._seconds = 0.0
        if journal:
            stored = journal.stored_games(match)
            self.games = {number: stored[number] for number in match.numbers() if number in stored}
        self._update_test()

    def play(self, workers: int = 0, *, cluster: str | None = None) -> GameStream:
        """Play the missing games; each is stored before it is yielded."""
        games = play_games(self.match, workers, cluster=cluster, skip=frozenset(self.games))
        return self._play(games)

    @property
    def answered(self) -> bool:
        """Whether there is a test, and it has its answer."""
        return self._test is not None and self._test.answer is not None

    @property
    def result(self) -> MatchResult:
        """The result so far.

        Games that workers had begun when the test was answered do not count: which ones they
        are depends on the number of workers.
        """
        last = self._test.deals if self._test and self.answered else self.match.deals
        games = tuple(self.games[number] for number in sorted(self.games) if number[0] < last)
        return MatchResult(self.match, games, self._seconds, self.fresh, self._test)

    def _play(self, games: GameStream) -> GameStream:
        start = perf_counter()
        try:
            with closing(games), self._journal.opened() if self._journal else nullcontext():
                if self._journal:
                    self._journal.begin_match(self.match)
                while not self.answered and (result := next(games, None)) is not None:
                    self._add(result)
                    yield result
        finally:
            self._seconds += perf_counter() - start

    def _add(self, result: GameResult) -> None:
        if self._journal:
            self._journal.append(self.match, result)
        self.games[result.deal, result.seating] = result
        self.fresh += 1
        self._update_test()

    def _update_test(self) -> None:
        """Add whole deals to the test in their order, until it has its answer."""
        test = self._test
        while test and test.answer is None and (deal := self._whole_deal(test.deals)):
            wins, games = victories(0, deal)
            test.add(wins / games)

    def _whole_deal(self, deal: int) -> list[GameResult]:
        numbers = [(deal, seating) for seating in range(len(self.match.seatings))]
        whole = all(number in self.games for number in numbers)
        return [self.games[number] for number in numbers] if whole else []


def play_match(
    *specs: str,
    workers: int = 0,
    cluster: str | None = None,
    resume: Path | None = None,
    sprt: Sprt | None = None,
    **options: Unpack[MatchOptions],
) -> MatchResult:
    """Play a match between bots to its end; `MatchOptions` lists the options.

    Without workers it is played in this process. With some, or on a cluster, a script needs
    `if __name__ == "__main__":` around the call. `resume` is a file that stores the games: the
    same call continues an interrupted run.
    """
    match, journal = resumed(resume, *specs, **options)
    run = Run(match, journal=journal, sprt=sprt)
    for _ in run.play(workers, cluster=cluster):
        pass
    return run.result
