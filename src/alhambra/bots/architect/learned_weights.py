"""The architect's weights: one for every feature, in points; learned by `tools/tune.py`.

A table of weights for every number of players, with and without modules, and every scoring
round that may come next.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib.resources import files

from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.ruleset import Ruleset

from .features import layout_of

#: Tables of more players play like tables of this many.
MOST_PLAYERS = 4
FILE = "weights.json"

#: Weights by the round of the next scoring, each in the order of the features.
Weights = dict[int, list[float]]
#: The same as in the file: by round and feature.
NamedWeights = dict[str, dict[str, float]]


@lru_cache(maxsize=64)
def weights_for(rules: Ruleset) -> Weights:
    """The weights for a ruleset. Nobody learned any for plug-ins: they play like the base game."""
    modules = any(name in BUILT_IN for name in rules.modules)
    return order_weights(_tables()[table_name(rules.players, modules)], rules)


def table_name(players: int, modules: bool) -> str:
    """The name of the table of weights for so many players."""
    return f"{'modules' if modules else 'base'}-{min(players, MOST_PLAYERS)}"


def order_weights(rounds: NamedWeights, rules: Ruleset) -> Weights:
    """Weights by feature in the order of a ruleset's features; one without a weight has 0."""
    names = layout_of(rules).names
    return {
        int(round): [weights.get(name, 0.0) for name in names] for round, weights in rounds.items()
    }


@cache
def _tables() -> dict[str, NamedWeights]:
    found: dict[str, NamedWeights] = json.loads(
        files(__package__).joinpath(FILE).read_text("utf-8")
    )
    return found
