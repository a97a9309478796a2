"""All sets of optional modules: none, each alone, and every combination."""

from __future__ import annotations

from itertools import combinations, product

from alhambra.rules.module_registry import BUILT_IN

PLAYERS = (2, 3, 4, 5, 6)
ALL_MODULES = tuple(BUILT_IN)
MODULE_SETS = tuple(
    modules for size in range(len(ALL_MODULES) + 1) for modules in combinations(ALL_MODULES, size)
)
#: Every number of players with every set: eighty tables.
TABLES = tuple(product(PLAYERS, MODULE_SETS))


def format_modules(modules: tuple[str, ...]) -> str:
    """A set of modules as one word: `camps+diamonds`, `-` for none."""
    return "+".join(modules) or "-"


def parse_modules(text: str) -> tuple[str, ...]:
    """The set that `format_modules` wrote."""
    return () if text == "-" else tuple(text.split("+"))
