"""A match while it is played: what is known already, what is to be played, when to stop."""

from __future__ import annotations

from contextlib import closing, nullcontext
from pathlib import Path
from time import perf_counter
from typing import Unpack

from .game_result import GameResult
from .journal import Journal, Kept
from .match import Match
from .options import MatchOptions
from .results import MatchResult
from .resume import resumed
from .scheduler import Games, play_games
from .sprt import SequentialTest, Sprt
from .standings import victories


class Run:
    """A match, the games of it that a journal holds, and a test that may end it."""

    def __init__(
        self, match: Match, *, journal: Journal | None = None, sprt: Sprt | None = None
    ) -> None:
        self.match = match
        self.games: Kept = {}
        self.fresh = 0
        self._journal = journal
        self._trial = SequentialTest(sprt) if sprt else None
        self._seconds = 0.0
        if journal:
            kept = journal.kept(match)
            self.games = {number: kept[number] for number in match.numbers() if number in kept}
        self._judge()

    def play(self, workers: int = 0, *, cluster: str | None = None) -> Games:
        """The games that are missing, as they end; each is kept before it is shown."""
        games = play_games(self.match, workers, cluster=cluster, skip=frozenset(self.games))
        return self._play(games)

    @property
    def answered(self) -> bool:
        """Whether there is a test that knows its answer."""
        return self._trial is not None and self._trial.answer is not None

    @property
    def result(self) -> MatchResult:
        """What came of it so far.

        Games that workers had begun when the test was answered do not count: which ones they
        are depends on the number of workers.
        """
        last = self._trial.deals if self._trial and self.answered else self.match.deals
        games = tuple(self.games[number] for number in sorted(self.games) if number[0] < last)
        return MatchResult(self.match, games, self._seconds, self.fresh, self._trial)

    def _play(self, games: Games) -> Games:
        began = perf_counter()
        try:
            with closing(games), self._journal.opened() if self._journal else nullcontext():
                if self._journal:
                    self._journal.begin(self.match)
                while not self.answered and (played := next(games, None)) is not None:
                    self._add(played)
                    yield played
        finally:
            self._seconds += perf_counter() - began

    def _add(self, played: GameResult) -> None:
        if self._journal:
            self._journal.keep(self.match, played)
        self.games[played.deal, played.seating] = played
        self.fresh += 1
        self._judge()

    def _judge(self) -> None:
        """Tell the test about whole deals in their order, until it knows its answer."""
        trial = self._trial
        while trial and trial.answer is None and (deal := self._whole_deal(trial.deals)):
            wins, games = victories(0, deal)
            trial.add(wins / games)

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
    **wishes: Unpack[MatchOptions],
) -> MatchResult:
    """Play a match between bots to its end; `MatchOptions` says what can be asked for.

    Without workers it is played in this process. With some, or on a cluster, a script needs
    `if __name__ == "__main__":` around the call. `resume` is a file that keeps the games: the same
    call goes on where an earlier one was interrupted.
    """
    match, journal = resumed(resume, *specs, **wishes)
    run = Run(match, journal=journal, sprt=sprt)
    for _ in run.play(workers, cluster=cluster):
        pass
    return run.result
