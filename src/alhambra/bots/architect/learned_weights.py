"""What the architect believes: a weight for every feature, in points; made by `tools/tune.py`.

A table of weights for every number of players, with and without modules, and every scoring
round that may come next.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from alhambra.rules.ruleset import Ruleset

from .features import FEATURES

#: Tables of more players play like tables of this many.
MOST_PLAYERS = 4
FILE = "weights.json"

#: Weights in the order of FEATURES, by the round of the next scoring.
Beliefs = dict[int, list[float]]


def beliefs_for(rules: Ruleset) -> Beliefs:
    """The weights for a table."""
    return _tables()[table_of(rules.players, bool(rules.modules))]


def table_of(players: int, modules: bool) -> str:
    """The name of the table of weights for so many players."""
    return f"{'modules' if modules else 'base'}-{min(players, MOST_PLAYERS)}"


@cache
def _tables() -> dict[str, Beliefs]:
    text = files(__package__).joinpath(FILE).read_text("utf-8")
    return {name: parse_beliefs(rounds) for name, rounds in json.loads(text).items()}


def parse_beliefs(rounds: dict[str, dict[str, float]]) -> Beliefs:
    """Weights from their form in the file; a feature that is not named weighs nothing."""
    return {
        int(round): [weights.get(name, 0.0) for name in FEATURES]
        for round, weights in rounds.items()
    }
