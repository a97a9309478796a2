"""The levels of bots that clients can choose; they cannot name a spec, file or command."""

from __future__ import annotations

from alhambra.table.errors import RequestError

#: From weak to strong, each with its bot spec.
LEVELS = {
    "random": "random",
    "apprentice": "apprentice",
    "mason": "mason",
    "architect": "architect",
    # It uses all its time for every decision, and all tables share the worker processes.
    "vizier": "vizier:seconds=1",
}
#: Slow levels have a pool of their own, so that no other bot waits behind them.
SLOW = frozenset({"vizier"})


def spec_of(level: str) -> str:
    """The spec of a level on the list."""
    if level not in LEVELS:
        raise RequestError("level-unknown", level=level[:40], known=", ".join(LEVELS))
    return LEVELS[level]
