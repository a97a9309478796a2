"""A whole game as a sequence of changes for the announcements of its first seat, which the page's
tests read: `python -m tests.locales.announced` writes the file.

Each line is a change that the server would send: steps of one seat, and the table after them.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from alhambra.notation.entries import Entry
from alhambra.notation.replay import replay
from alhambra.notation.text import parse_record
from alhambra.rules.events import Event, TurnBegan
from alhambra.rules.game import Game
from alhambra.wire.events import events_for
from alhambra.wire.game import game_view
from tests.golden.write import path_of
from tests.helpers import ROOT

PATH = ROOT / "web" / "tests" / "announced.jsonl"
GAME = "all_modules"
SEAT = 0
#: Steps whose actions are collected in a draft.
DRAFTED = {"turn", "placing", "leftovers"}


def announced() -> bytes:
    """The whole file: a change on each line."""
    return msgspec.json.Encoder().encode_lines(_changes())


def _changes() -> Iterator[dict[str, Any]]:
    record = parse_record(path_of(GAME).read_text("utf-8"))
    events: list[Event] = []
    game = record.start.game(record.header, events)
    yield _change(game, events, [])
    game.tell = events.append
    steps: list[Entry] = []
    for step in record.entries:
        if not (steps and _goes_on(game, steps[-1], step, events)):
            if steps:
                yield _change(game, events, steps)
            events.clear()
            steps = []
        replay(game, [step])
        steps.append(step)
    yield _change(game, events, steps)


def _goes_on(game: Game, last: Entry, step: Entry, events: list[Event]) -> bool:
    """Actions of a turn are sent together, all others one by one."""
    is_new = any(isinstance(event, TurnBegan) for event in events)
    return last.seat == step.seat and not is_new and game.stack[-1].name in DRAFTED


def _change(game: Game, events: list[Event], steps: list[Entry]) -> dict[str, Any]:
    view = game_view(game)
    return {
        "seat": steps[0].seat if steps else None,
        "steps": [str(step.action) for step in steps],
        "events": [event for event in events_for(events, SEAT) if event["event"] != "shuffled"],
        "deciding": view.deciding,
        "market": view.market,
        "display": view.display,
        "scores": view.scores,
    }


if __name__ == "__main__":
    PATH.write_bytes(announced())
