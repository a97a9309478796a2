"""Count sequences of actions, and the table of frozen counts.

    python -m tests.perft.count    rewrites the table

Check the difference first: a count changes only when a rule does.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random

import alhambra
from alhambra import Game
from tests.module_sets import ALL_MODULES
from tests.policies import play_on

TABLE = Path(__file__).with_name("table.txt")
#: Deeper counts would exceed this, and take more than a second or two.
MOST_NODES = 300_000

HEADER = """\
# Sequences of actions by depth (perft), frozen.
# Written by: python -m tests.perft.count
#
# A line is a position: number of players and seed of a new game, then a policy of
# tests/policies.py and how many decisions it plays first, with the same seed; then the
# modules, if there are any.
# After the colon: the number of sequences of 1, 2, 3... actions from there. A game that
# ends before has no sequence of that length.
#
# players seed policy decisions modules: depth 1, 2, 3...
"""


@dataclass(frozen=True)
class Start:
    """A position by how it was reached."""

    players: int
    seed: int
    policy: str
    decisions: int
    modules: tuple[str, ...] = ()

    def __str__(self) -> str:
        numbers = f"{self.players} {self.seed} {self.policy} {self.decisions}"
        return " ".join((numbers, *self.modules))

    def game(self) -> Game:
        """The position itself."""
        game = alhambra.new_game(self.players, seed=self.seed, modules=self.modules)
        play_on(game, self.policy, Random(self.seed), self.decisions)
        return game


STARTS = [
    Start(players, 7, policy, decisions)
    for players in (2, 3, 4, 6)
    for policy, decisions in (("builder", 0), ("builder", 60), ("builder", 110), ("hoarder", 150))
]
STARTS += [Start(4, 7, "patron", 120, (module,)) for module in ALL_MODULES]
STARTS += [
    Start(players, 7, "patron", decisions, ALL_MODULES)
    for players in (2, 3, 6)
    for decisions in (60, 120, 180)
]


def parse_start(text: str) -> Start:
    """The start that `str` wrote."""
    players, seed, policy, decisions, *modules = text.split()
    return Start(int(players), int(seed), policy, int(decisions), tuple(modules))


def perft(game: Game, depth: int) -> int:
    """The number of sequences of `depth` actions."""
    legal = game.legal_actions()
    if depth == 1:
        return len(legal)
    count = 0
    for action in legal:
        after = game.copy()
        after.play(action)
        count += perft(after, depth - 1)
    return count


def counts(game: Game) -> list[int]:
    """The counts by depth, up to a limit on their size."""
    found: list[int] = []
    branching = len(game.legal_actions())
    while not found or found[-1] * branching <= MOST_NODES:
        found.append(perft(game, len(found) + 1))
    return found


def read_table() -> dict[Start, list[int]]:
    """The frozen counts."""
    lines = TABLE.read_text("utf-8").splitlines()
    rows = [line.split(":") for line in lines if not line.startswith("#")]
    return {parse_start(start): [int(count) for count in row.split()] for start, row in rows}


def format_table() -> str:
    """The table as it should be now."""
    rows = [f"{start}: {' '.join(map(str, counts(start.game())))}" for start in STARTS]
    return HEADER + "\n".join(rows) + "\n"


if __name__ == "__main__":
    TABLE.write_text(format_table(), "utf-8")
