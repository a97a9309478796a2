"""The options of a table, chosen when it is created."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from alhambra.rules.module_registry import problem, sources

from .errors import RequestError

_DAY = 24 * 60 * 60

Edition = Annotated[str, Meta(max_length=40, extra={"typescript": "Edition"})]
ModuleName = Annotated[str, Meta(max_length=40, extra={"typescript": "ModuleName"})]


class Aids(Struct, frozen=True, forbid_unknown_fields=True):
    """What the page may show a player beyond the open table."""

    previews: bool = True
    memory: bool = False
    hints: bool = True


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """The time for each decision of a person."""

    unit: Literal["seconds", "days"]
    amount: Annotated[int, Meta(ge=1, le=10_000)]

    @property
    def seconds(self) -> int:
        """The time in seconds."""
        return self.amount * (_DAY if self.unit == "days" else 1)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Edition and modules, aids, how a turn is confirmed, the clock, who may come and watch.

    `confirm` is for the page, but `never`: then a complete draft is committed at once.
    `pace` is how many seconds a bot waits before it moves, so that people can follow.
    `spectator_delay`: spectators are this many moves behind, until the game is over.
    `open_hands`: spectators see all hands; only where bots have all seats, and keep them.
    `title` is the name of the table, empty if it has none.
    `versions` are those of the plug-ins among the modules, set by the server.
    """

    edition: Edition = "classic"
    modules: tuple[ModuleName, ...] = ()
    aids: Aids = Aids()
    confirm: Literal["always", "countdown", "never"] = "always"
    clock: Clock | None = None
    public: bool = False
    spectators: bool = True
    spectator_delay: Annotated[int, Meta(ge=0, le=20)] = 0
    pace: Annotated[float, Meta(ge=0, le=5)] = 0
    versions: tuple[tuple[str, str], ...] = ()
    title: Annotated[str, Meta(max_length=200)] = ""
    open_hands: bool = False


def with_versions(options: Options) -> Options:
    """The options with the versions of the plug-ins that are installed."""
    found = {name: sources()[name].version for name in options.modules if name in sources()}
    return replace(options, versions=tuple((name, one) for name, one in found.items() if one))


def check_installed(options: Options) -> None:
    """Refuse modules that are not installed here, or not as they should be: nothing is wrong with
    their tables."""
    for name in options.modules:
        if name not in sources():
            version = dict(options.versions).get(name, "")
            raise problem(name) or RequestError("module-missing", module=name, version=version)
