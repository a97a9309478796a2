"""The bots that a client may ask for, by level: never a spec, a file or a command."""

from __future__ import annotations

from alhambra.table.errors import RequestError

#: From weak to strong, and the spec that each stands for.
LEVELS = {
    "random": "random",
    "apprentice": "apprentice",
    "mason": "mason",
    "architect": "architect",
    # It uses all its time at every decision, and tables share the processes that think.
    "vizier": "vizier:seconds=1",
}
#: Those that think for long: nobody else waits behind them.
SLOW = frozenset({"vizier"})


def spec_of(level: str) -> str:
    """The spec of a level on the list."""
    if level not in LEVELS:
        raise RequestError("level-unknown", level=level[:40], known=", ".join(LEVELS))
    return LEVELS[level]
