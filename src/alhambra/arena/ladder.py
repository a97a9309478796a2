"""A ladder: all bots at tables of several sizes, with and without modules, in one file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from itertools import combinations
from math import inf
from time import monotonic
from typing import NamedTuple

from .game_result import GameResult
from .journal import Journal
from .match import ArenaError, Match
from .process_pool import Results
from .scheduler import GameStream, play_tasks
from .standings import BotStanding, standings
from .worker import Task


class LadderTable(NamedTuple):
    """The number of players and the modules of one table of the ladder."""

    players: int
    modules: tuple[str, ...] = ()


class Ladder:
    """Bots and tables, and the games that a file holds. All lineups play the same deals.

    Each lineup is a match of its own. So another bot, or another table, needs only the games that
    it takes part in: all that was played before stays.
    """

    def __init__(
        self,
        specs: Sequence[str],
        tables: Sequence[LadderTable],
        journal: Journal,
        *,
        games: int,
        seed: int,
        timeout: float | None = None,
    ) -> None:
        for spec in specs:
            if specs.count(spec) > 1:
                raise ArenaError("ladder-repeated-bot", bot=spec)
        self.specs = tuple(specs)
        self.journal = journal
        self.matches = {
            table: [
                Match(lineup, games, table.players, seed, modules=table.modules, timeout=timeout)
                for lineup in lineups_of(specs, table.players)
            ]
            for table in tables
        }

    def missing(self) -> list[Task]:
        """The games still to be played: deal by deal, so that all lineups advance together."""
        tasks = [
            Task(match, *number)
            for matches in self.matches.values()
            for match in matches
            for stored in [self.journal.stored_games(match)]
            for number in match.numbers()
            if number not in stored
        ]
        return sorted(tasks, key=lambda task: task.deal)

    def play(
        self, workers: int = 0, *, cluster: str | None = None, seconds: float = inf
    ) -> GameStream:  # fmt: skip
        """Play the missing games, each stored before it is yielded; none starts after the time."""
        tasks = _until(monotonic() + seconds, self.missing())
        return self._stored(play_tasks(tasks, workers, cluster=cluster))

    def standings(self, table: LadderTable) -> list[BotStanding]:
        """The figures of every bot at a table, the best one first."""
        games = [game for match in self.matches[table] for game in self._whole_deals(match)]
        games.sort(key=lambda game: game.deal)
        return sorted(standings(self.specs, games), key=_strength, reverse=True)

    def _stored(self, results: Results) -> GameStream:
        with self.journal.opened(), closing(results):
            for task, result in results:
                self.journal.append(task.match, result)
                yield result

    def _whole_deals(self, match: Match) -> Iterator[GameResult]:
        """The games of deals that were played on all seats; seats name the ladder's bots."""
        stored = self.journal.stored_games(match)
        entries = [self.specs.index(spec) for spec in match.specs]
        for deal in range(match.deals):
            games = [stored.get((deal, seating)) for seating in range(len(match.seatings))]
            for game in games if all(games) else ():
                assert game is not None
                yield replace(game, seats=tuple(entries[entry] for entry in game.seats))


def lineups_of(specs: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Which bots play together, independent of their order, so that stored games are found again.

    Fewer bots than seats make one lineup and repeat; of two, each is the single one once.
    """
    known = tuple(sorted(specs))
    if len(known) == 2 < players:
        return [known, known[::-1]]
    return list(combinations(known, min(players, len(known))))


def _until(end: float, tasks: list[Task]) -> Iterator[Task]:
    for task in tasks:
        if monotonic() >= end:
            return
        yield task


def _strength(standing: BotStanding) -> tuple[float, float]:
    return (standing.rating.mu if standing.rating else 0.0), standing.win_share or 0.0
