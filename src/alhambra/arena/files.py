"""Results in files: everything as JSON, one row per game as CSV."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any

from alhambra.notation.atomic_files import write_whole

from .game_result import GameResult
from .journal_lines import settings
from .match import Match
from .results import MatchResult
from .sprt import SequentialTest
from .standings import BotStanding

FINISHED = "finished"


def write_json(result: MatchResult, path: Path) -> None:
    """Write the match, the standings and every game, all or nothing."""
    write_whole(path, json_text(result).encode())


def write_csv(result: MatchResult, path: Path) -> None:
    """Write one row per game, all or nothing."""
    write_whole(path, csv_text(result).encode())


def json_text(result: MatchResult) -> str:
    """The match, the standings and every game."""
    match = result.match
    data = {
        "match": {**settings(match), "games": match.games},
        "complete": result.complete,
        "seconds": result.seconds,
        "sprt": _sprt_row(result.trial) if result.trial else None,
        "standings": [_standing_row(standing) for standing in result.standings],
        "games": [game_row(match, game) for game in result.games],
    }
    return json.dumps(data, indent=1) + "\n"


def csv_text(result: MatchResult) -> str:
    """One row per game; the items of a list are separated by blanks."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    rows = [game_row(result.match, game) for game in result.games]
    writer.writerow(COLUMNS)
    writer.writerows([_cell(value) for value in row.values()] for row in rows)
    return text.getvalue()


COLUMNS = (
    "deal", "seating", "deal_seed", "bots", "scores", "winners", "decisions", "thinking",
    "seconds", "ending", "fault_seat", "fault_detail",
)  # fmt: skip


def game_row(match: Match, game: GameResult) -> dict[str, Any]:
    """A game by column. People count deals, seatings and seats from 1, and so do files."""
    fault = game.fault
    fault_seat = fault.seat if fault else None
    values = (
        game.deal + 1,
        game.seating + 1,
        match.deal_seed(game.deal),
        [match.specs[entry] for entry in game.seats],
        list(game.scores),
        [seat + 1 for seat in game.winners],
        list(game.decisions),
        [round(seconds, 6) for seconds in game.thinking],
        round(game.seconds, 6),
        fault.what if fault else FINISHED,
        None if fault_seat is None else fault_seat + 1,
        fault.detail if fault else "",
    )
    return dict(zip(COLUMNS, values, strict=True))


def _standing_row(standing: BotStanding) -> dict[str, Any]:
    return {
        "spec": standing.spec,
        "games": standing.games,
        "wins": standing.wins,
        "win_share": standing.win_share,
        "interval": standing.interval,
        "score": standing.score,
        "margin": standing.margin,
        "rating": standing.rating and standing.rating._asdict(),
        "faults": standing.faults,
        "seconds_per_decision": standing.thinking,
    }


def _sprt_row(test: SequentialTest) -> dict[str, Any]:
    return {
        "low": test.question.low,
        "high": test.question.high,
        "deals": test.deals,
        "llr": test.llr,
        "answer": test.answer,
    }


def _cell(value: Any) -> str:
    if value is None:
        return ""
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
