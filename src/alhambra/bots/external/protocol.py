"""The messages of the protocol, as docs/bot-protocol.md describes them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import alhambra
from alhambra.rules.actions import Action
from alhambra.rules.events import Ended, Event
from alhambra.rules.value_json import action_to_json, event_to_json
from alhambra.rules.view import OpenTable, View

from .faults import ProgramFault, printable

VERSION = 1

ProtocolMessage = dict[str, Any]


def hello() -> ProtocolMessage:
    """The first message: which program this is."""
    return {
        "type": "hello",
        "protocol": VERSION,
        "program": "alhambra",
        "version": alhambra.__version__,
    }


def start(table: OpenTable, seed: int) -> ProtocolMessage:
    """The start of a game."""
    return {
        "type": "start",
        "seat": table.seat,
        "players": table.players,
        "names": list(table.names),
        "edition": table.edition,
        "modules": list(table.modules),
        # Larger whole numbers are not safe in every language.
        "seed": seed % 2**32,
    }


def decide(
    number: int, seconds: float, view: View, actions: Sequence[Action], events: Sequence[Event]
) -> ProtocolMessage:
    """A request for a decision; the answer repeats its number."""
    return {
        "type": "decide",
        "number": number,
        "seconds": seconds,
        "events": [event_to_json(event) for event in events],
        "view": view.to_json(),
        "actions": [action_to_json(action) for action in actions],
    }


def end(events: Sequence[Event]) -> ProtocolMessage:
    """The end of the game, with the result if it was played to its end."""
    ended = next((event for event in events if isinstance(event, Ended)), None)
    return {
        "type": "end",
        "events": [event_to_json(event) for event in events],
        "scores": list(ended.scores) if ended else None,
        "winners": list(ended.winners) if ended else None,
    }


def format_message(message: ProtocolMessage) -> bytes:
    """A message as a line, without the line end."""
    return json.dumps(message, separators=(",", ":")).encode()


def parse_message(line: bytes, kind: str) -> ProtocolMessage:
    """The message of this type in a line."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    text = printable(line.decode(errors="replace"))
    if not isinstance(found, dict):
        raise ProgramFault("exec-no-json", line=text)
    if found.get("type") != kind:
        raise ProgramFault("exec-wrong-answer", line=text, expected=kind)
    return found
