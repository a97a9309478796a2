"""What can be asked for when a match is made; everything has a default."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TypedDict, Unpack

from alhambra.notation.seeds import chosen_seed
from alhambra.rules.ruleset import MOST_PLAYERS

from .match import DECISION_CAP, Match


class Wishes(TypedDict, total=False):
    """The choices of a match. Without `players` every bot has a seat, while there are seats."""

    games: int
    players: int | None
    seed: int | None
    edition: str
    modules: Iterable[str]
    timeout: float | None
    cap: int
    records: Path | None


def make_match(*specs: str, **wishes: Unpack[Wishes]) -> Match:
    """The match between these bots; what does not go together is refused with an error."""
    players = wishes.get("players")
    return Match(
        specs,
        wishes.get("games", 100),
        min(len(specs), MOST_PLAYERS) if players is None else players,
        chosen_seed(wishes.get("seed")),
        wishes.get("edition", "classic"),
        tuple(wishes.get("modules", ())),
        wishes.get("timeout"),
        wishes.get("cap", DECISION_CAP),
        wishes.get("records"),
    )
