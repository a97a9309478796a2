"""Messages of a real table for the page's unit tests: `python -m tests.server.samples` writes them.

A seeded game as its first seat sees it: at its first decision, with a draft of one step, and with
a tile to place.
"""

import json
from pathlib import Path
from typing import Any

from alhambra.table import Table
from alhambra.wire.updates import Updates

from .tables import Driver, running

FILE = Path(__file__).parents[2] / "web" / "tests" / "samples.json"
SEED = 11


def samples() -> dict[str, Any]:
    """The messages by name."""
    driver = Driver(running(3, SEED))
    first = driver.seat
    found = {
        "turn": _update(driver.table, first),
        "waiting": _update(driver.table, (first + 1) % 3),
    }
    driver.act(_action(driver.table, "take"))
    found["taken"] = _update(driver.table, first)
    driver.undo()
    driver.act(_action(driver.table, "buy"))
    found["placing"] = _update(driver.table, first)
    return found


def _action(table: Table, verb: str) -> str:
    return next(str(action) for action in table.game.legal_actions() if action.verb == verb)


def _update(table: Table, seat: int) -> Any:
    return json.loads(Updates(table, table.seq, []).for_seat(seat, "en"))


def text() -> str:
    """The contents of the file."""
    return json.dumps(samples(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
