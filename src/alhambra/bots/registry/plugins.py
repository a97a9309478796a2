"""Bots that installed packages bring: entry points of the group `alhambra.bots`."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Any

from alhambra.bots.errors import BotError, describe_exception

GROUP = "alhambra.bots"


def plugins() -> list[EntryPoint]:
    """All entry points in the order of their names."""
    return sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, package(entry)))


def plugin(name: str) -> EntryPoint | None:
    """The entry point of this name; two packages must not dispute it."""
    found = [entry for entry in plugins() if entry.name == name]
    if len(found) > 1:
        raise BotError("plugin-twice", bot=name, packages=", ".join(map(package, found)))
    return found[0] if found else None


def load(entry: EntryPoint) -> Any:
    """What the entry point names."""
    try:
        return entry.load()
    except (Exception, SystemExit) as error:
        reason = describe_exception(error)
        raise BotError(
            "plugin-broken", bot=entry.name, package=package(entry), reason=reason
        ) from error


def package(entry: EntryPoint) -> str:
    """The distribution that brings the entry point."""
    return entry.dist.name if entry.dist else entry.module
