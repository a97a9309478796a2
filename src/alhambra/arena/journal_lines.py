"""The lines of a journal: one JSON value each."""

from __future__ import annotations

import json
from typing import Any

import alhambra

from .game_result import Fault, GameResult
from .match import Match
from .module_versions import format_modules

FORMAT = 1

#: Two matches with the same settings are the same match, whatever the number of their games.
MatchSettings = dict[str, Any]


def settings(match: Match) -> MatchSettings:
    """What all games of a match share; plug-ins are named with their version."""
    return {
        "specs": list(match.specs),
        "players": match.players,
        "seed": match.seed,
        "edition": match.edition,
        "modules": format_modules(match.modules),
        "timeout": match.timeout,
        "cap": match.cap,
    }


def head(kind: str) -> dict[str, Any]:
    """What the first line says. Another version may play other games with the same settings."""
    return {"alhambra": kind, "format": FORMAT, "version": alhambra.__version__}


def format_line(value: dict[str, Any]) -> bytes:
    """A line of the file."""
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"


def format_game(number: int, result: GameResult) -> dict[str, Any]:
    """A game of the match with this number. Deals, seatings and seats are counted from 0."""
    fault = result.fault
    return {
        "in": number,
        "deal": result.deal,
        "seating": result.seating,
        "seats": result.seats,
        "scores": result.scores,
        "winners": result.winners,
        "decisions": result.decisions,
        "fault": fault and [fault.what, fault.seat, fault.detail],
        "thinking": [round(seconds, 6) for seconds in result.thinking],
        "seconds": round(result.seconds, 6),
    }


def parse_game(value: dict[str, Any]) -> GameResult:
    """The game of a line; a malformed one raises an ordinary error of Python."""
    fault = value["fault"]
    seats = tuple(map(int, value["seats"]))
    result = GameResult(
        int(value["deal"]),
        int(value["seating"]),
        seats,
        tuple(map(int, value["scores"])),
        tuple(map(int, value["winners"])),
        tuple(map(int, value["decisions"])),
        fault and Fault(*fault),
        tuple(map(float, value["thinking"])),
        float(value["seconds"]),
    )
    if {len(result.scores), len(result.decisions), len(result.thinking)} != {len(seats)}:
        raise ValueError(value)
    return result
