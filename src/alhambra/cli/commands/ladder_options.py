"""The options of `alhambra rate`."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from itertools import chain
from math import inf
from pathlib import Path

from alhambra.arena import ArenaError, Journal, Ladder, LadderTable
from alhambra.arena.journal import LADDER
from alhambra.arena.match import refuse_below
from alhambra.bots import BOTS
from alhambra.cli.defaults import LADDER_GAMES, LADDER_PLAYERS, LADDER_SEED
from alhambra.rules.module_registry import BUILT_IN


@dataclass(frozen=True)
class LadderOptions:
    """The options of a ladder. Without modules: the base game, and all of our own modules."""

    specs: tuple[str, ...] = ()
    games: int = LADDER_GAMES
    minutes: float | None = None
    players: str = LADDER_PLAYERS
    modules: tuple[str, ...] | None = None
    seed: int = LADDER_SEED
    timeout: float | None = None

    def ladder(self, file: Path) -> Ladder:
        """The ladder in this file; of all bots, if none are named."""
        if self.minutes is not None:
            refuse_below(0, "minutes", self.minutes)
        sets = [(), BUILT_IN] if self.modules is None else [self.modules]
        tables = [LadderTable(count, modules) for modules in sets for count in self._counts()]
        return Ladder(
            self.specs or tuple(BOTS),
            tables,
            Journal(file, LADDER),
            games=self.games,
            seed=self.seed,
            timeout=self.timeout,
        )

    @property
    def seconds(self) -> float:
        """For how long new games are started."""
        return inf if self.minutes is None else self.minutes * 60

    @property
    def command(self) -> str:
        """What to type for the same ladder."""
        options = {
            "--games": self.games,
            "--minutes": self.minutes,
            "--players": None if self.players == LADDER_PLAYERS else self.players,
            "--modules": None if self.modules is None else ",".join(self.modules),
            "--seed": self.seed,
            "--timeout": self.timeout,
        }
        given = ((name, str(value)) for name, value in options.items() if value is not None)
        return shlex.join(["alhambra", "rate", *self.specs, *chain.from_iterable(given)])

    def _counts(self) -> list[int]:
        """The sizes of tables, without repetition."""
        words = [word.strip() for word in self.players.split(",")]
        if not all(word.isascii() and word.isdigit() for word in words):
            raise ArenaError("ladder-bad-players", value=self.players)
        return list(dict.fromkeys(map(int, words)))
