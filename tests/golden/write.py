"""Write the golden records with modules, and the table of scores.

    python -m tests.golden.write    rewrites them

Do so only when the rules or the record format were changed on purpose: that old records load
unchanged is the point. The records whose name begins with `base` were made before there were
modules and are never rewritten.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from alhambra import Record, load, save
from tests.module_sets import ALL_MODULES
from tests.policies import POLICIES

FOLDER = Path(__file__).parent
TABLE = FOLDER / "scores.txt"
#: Name: players, modules, seed. The seeds were chosen for the variety of their games.
GAMES: dict[str, tuple[int, tuple[str, ...], int]] = {
    "city_gates": (4, ("city_gates",), 1),
    "diamonds": (3, ("diamonds",), 1),
    "camps": (5, ("camps",), 1),
    "characters": (6, ("characters",), 25),
    "all_modules": (4, ALL_MODULES, 71),
    "all_modules_two_players": (2, ALL_MODULES, 7),
}
#: Made with the first committed version of the format.
OLD = ("base_two_players", "base_four_players")

HEADER = """\
# The golden records and their final scores by seat.
# Written by: python -m tests.golden.write
"""


def path_of(name: str) -> Path:
    """The path of a record."""
    return FOLDER / f"{name}.txt"


def make(players: int, modules: tuple[str, ...], seed: int) -> Record:
    """A whole game of the policy `patron`."""
    record, rng = Record.new(players, seed=seed, modules=modules), Random(seed)
    while not record.is_finished:
        record.play(POLICIES["patron"].choose(record.game, rng))
    return record


def read_table() -> dict[str, tuple[int, ...]]:
    """The scores that the records should have."""
    lines = TABLE.read_text("utf-8").splitlines()
    rows = [line.split(":") for line in lines if not line.startswith("#")]
    return {name: tuple(map(int, scores.split())) for name, scores in rows}


def format_table() -> str:
    """The table of the existing records."""
    rows = (f"{name}: {' '.join(map(str, _scores(name)))}\n" for name in (*OLD, *GAMES))
    return HEADER + "".join(rows)


def _scores(name: str) -> tuple[int, ...]:
    return load(path_of(name)).final_scores or ()


if __name__ == "__main__":
    for name, (players, modules, seed) in GAMES.items():
        save(make(players, modules, seed), path_of(name))
    TABLE.write_text(format_table(), "utf-8")
