"""Going on with a match that was interrupted."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Unpack

from .journal import Journal
from .journal_lines import Settings, settings
from .match import ArenaError, Match
from .options import MatchOptions, make_match


def resumed(
    path: Path | None, *specs: str, **wishes: Unpack[MatchOptions]
) -> tuple[Match, Journal | None]:  # fmt: skip
    """The match asked for and the journal of its games, if there is to be one.

    What nobody asks for is as in the file; what differs from it is refused. Only another number
    of games is welcome: more deals can always follow.
    """
    if path is None:
        return make_match(*specs, **wishes), None
    journal = Journal(path)
    if not journal.matches:
        return make_match(*specs, **wishes), journal
    kept = journal.matches[0]
    match = _match_like(path, {**kept, "games": journal.goals[0]}, specs, wishes)
    _refuse_differences(path, kept, settings(match))
    return match, journal


def _match_like(path: Path, kept: Settings, specs: tuple[str, ...], wishes: MatchOptions) -> Match:
    defaults: dict[str, Any] = {name: value for name, value in kept.items() if name != "specs"}
    asked = {name: value for name, value in wishes.items() if value is not None}
    try:
        return make_match(*(specs or kept["specs"]), **{**defaults, **asked})
    except (TypeError, LookupError) as error:
        raise ArenaError("journal-broken", path=str(path), line=2) from error


def _refuse_differences(path: Path, kept: Settings, wanted: Settings) -> None:
    differences = [
        f"{name} {_shown(kept.get(name))} ≠ {_shown(value)}"
        for name, value in wanted.items()
        if kept.get(name) != value
    ]
    if differences:
        raise ArenaError("journal-differs", path=str(path), differences=", ".join(differences))


def _shown(value: object) -> str:
    return " ".join(map(str, value)) or "-" if isinstance(value, list) else str(value)
