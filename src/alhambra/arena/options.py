"""The options of a match; all have defaults."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypedDict, Unpack

from alhambra.notation.seeds import chosen_seed
from alhambra.rules.ruleset import MOST_PLAYERS

from .match import Match

GAMES = 100


class MatchOptions(TypedDict, total=False):
    """The options of a match; None stands for the default.

    Without `players` every bot has a seat, while there are seats.
    """

    games: int | None
    players: int | None
    seed: int | None
    edition: str | None
    modules: Iterable[str] | None
    timeout: float | None
    cap: int | None
    records: Path | None


def make_match(*specs: str, **options: Unpack[MatchOptions]) -> Match:
    """The match between these bots; options that do not fit together raise an error."""
    given: dict[str, Any] = {name: value for name, value in options.items() if value is not None}
    defaults = {
        "games": GAMES,
        "players": min(len(specs), MOST_PLAYERS),
        "seed": chosen_seed(given.get("seed")),
    }
    return Match(specs, **{**defaults, **given, "modules": tuple(given.get("modules", ()))})
