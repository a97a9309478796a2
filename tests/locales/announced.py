"""A whole game as its first seat hears of it: `python -m tests.locales.announced`.

Each line is a change that the server would tell: steps of one seat, and the table after them.
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
#: Steps that wait in a draft.
DRAFTED = {"turn", "placing", "leftovers"}


def announced() -> bytes:
    """The whole file: a change on each line."""
    return msgspec.json.Encoder().encode_lines(_changes())


def _changes() -> Iterator[dict[str, Any]]:
    record = parse_record(path_of(GAME).read_text("utf-8"))
    told: list[Event] = []
    game = record.start.game(record.header, told)
    yield _change(game, told, [])
    game.tell = told.append
    steps: list[Entry] = []
    for step in record.entries:
        if not (steps and _goes_on(game, steps[-1], step, told)):
            if steps:
                yield _change(game, told, steps)
            told.clear()
            steps = []
        replay(game, [step])
        steps.append(step)
    yield _change(game, told, steps)


def _goes_on(game: Game, last: Entry, step: Entry, told: list[Event]) -> bool:
    """Steps of a turn are told together, everything else one by one."""
    is_new = any(isinstance(event, TurnBegan) for event in told)
    return last.seat == step.seat and not is_new and game.stack[-1].name in DRAFTED


def _change(game: Game, told: list[Event], steps: list[Entry]) -> dict[str, Any]:
    view = game_view(game)
    return {
        "seat": steps[0].seat if steps else None,
        "steps": [str(step.action) for step in steps],
        "events": [event for event in events_for(told, SEAT) if event["event"] != "shuffled"],
        "deciding": view.deciding,
        "market": view.market,
        "display": view.display,
        "scores": view.scores,
    }


if __name__ == "__main__":
    PATH.write_bytes(announced())
