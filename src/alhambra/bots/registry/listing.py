"""All bots that have a name here."""

from __future__ import annotations

from dataclasses import dataclass, field

from alhambra.bots.errors import BotError

from .factory import BOTS, BUILT_IN, BotKind
from .parameters import NumberType
from .plugins import load, package, plugins


@dataclass(frozen=True)
class ListedBot:
    """A bot by name: what can be set, which package brings it, and why it cannot be loaded."""

    name: str
    parameters: dict[str, NumberType] = field(default_factory=dict)
    #: None if it is ours.
    package: str | None = None
    error: BotError | None = None


def known_bots() -> list[ListedBot]:
    """Our own bots, then those of installed packages that have a name of their own."""
    ours = [ListedBot(name, BOTS[name].parameters) for name in BUILT_IN]
    theirs: list[ListedBot] = []
    for entry in plugins():
        if entry.name in BUILT_IN:
            continue
        try:
            parameters = BotKind(load(entry)).parameters
            theirs.append(ListedBot(entry.name, parameters, package(entry)))
        except BotError as error:
            theirs.append(ListedBot(entry.name, package=package(entry), error=error))
    return ours + theirs
