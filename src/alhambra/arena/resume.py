"""Resuming an interrupted match."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Unpack

from .journal import Journal
from .journal_lines import MatchSettings, settings
from .match import ArenaError, Match
from .module_versions import parse_module
from .options import MatchOptions, make_match


def resumed(
    path: Path | None, *specs: str, **options: Unpack[MatchOptions]
) -> tuple[Match, Journal | None]:  # fmt: skip
    """The match and the journal of its games, if there is a path for one.

    Options that are not given are taken from the file; others than in the file are refused. Only
    the number of games may differ: more deals can always follow.
    """
    if path is None:
        return make_match(*specs, **options), None
    journal = Journal(path)
    if not journal.matches:
        return make_match(*specs, **options), journal
    stored = journal.matches[0]
    match = _match_like(path, {**stored, "games": journal.goals[0]}, specs, options)
    _refuse_differences(path, stored, settings(match))
    return match, journal


def _match_like(
    path: Path, stored: MatchSettings, specs: tuple[str, ...], options: MatchOptions
) -> Match:
    defaults: dict[str, Any] = {name: value for name, value in stored.items() if name != "specs"}
    given = {name: value for name, value in options.items() if value is not None}
    try:
        defaults["modules"] = [parse_module(text) for text in stored["modules"]]
        return make_match(*(specs or stored["specs"]), **{**defaults, **given})
    except (TypeError, LookupError, AttributeError) as error:
        raise ArenaError("journal-broken", path=str(path), line=2) from error


def _refuse_differences(path: Path, stored: MatchSettings, wanted: MatchSettings) -> None:
    differences = [
        f"{name} {_shown(stored.get(name))} ≠ {_shown(value)}"
        for name, value in wanted.items()
        if stored.get(name) != value
    ]
    if differences:
        raise ArenaError("journal-differs", path=str(path), differences=", ".join(differences))


def _shown(value: object) -> str:
    return " ".join(map(str, value)) or "-" if isinstance(value, list) else str(value)
