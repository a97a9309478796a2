"""Checks of hostile texts: a coded error, or a game like any other."""

from __future__ import annotations

import json
from random import Random

import alhambra
from alhambra import AlhambraError, Game, PositionError, Record, RecordError
from alhambra.notation.text import format_record, parse_record
from tests.policies import pick

DECISIONS = 10


def check_position(text: str, rng: Random) -> bool:
    """Parse a position; returns whether it was accepted, and then it must be valid."""
    try:
        game = alhambra.from_position(text)
    except PositionError as error:
        check_error(error)
        return False
    check_game(game, rng)
    return True


def check_record(text: str, rng: Random) -> bool:
    """Parse a record; returns whether it was accepted, and then it must be valid."""
    try:
        record = parse_record(text)
    except RecordError as error:
        check_error(error)
        return False
    written = format_record(record)
    # Only the end line may be missing, and is written again.
    assert written == text or (record.is_finished and written.startswith(text))
    check_game(record.game.copy(), rng)
    return True


def check_error(error: AlhambraError) -> None:
    """Small enough to be sent, with coded reasons all the way down."""
    assert len(str(error)) < 5000, "a long error"
    reason = error.params.get("reason")
    assert reason is None or isinstance(reason, AlhambraError), f"reason {reason!r}"


def check_game(game: Game, rng: Random) -> None:
    """View from every seat, deal anew, continue, and round trip as text."""
    assert game.status() == []
    check_text(game)
    for seat in (None, *range(game.rules.players)):
        view = game.view(seat)
        json.dumps(view.to_json())
        other = game.determinize(seat, rng.getrandbits(32))
        assert other.view(seat) == view, f"another view of seat {seat}"
        assert other.status() == [], f"dealt anew for seat {seat}: {other.status()}"
    game.resolve()
    assert game.status() == [], f"resolved: {game.status()}"
    play(game, rng)
    check_text(game)


def play(game: Game, rng: Random) -> None:
    """Play some decisions through a record."""
    record = None if game.is_over else Record.from_game(game)
    for _ in range(DECISIONS):
        if record is None or record.game.is_over:
            break
        action = pick(record.game.legal_actions(), rng)
        record.play(action)
        assert record.game.status() == [], f"after {action}: {record.game.status()}"
    if record is not None:
        assert parse_record(format_record(record)) == record
        check_text(record.game)


def check_text(game: Game) -> None:
    """Round trip as text."""
    text = game.position()
    parsed = alhambra.from_position(text)
    assert parsed == game, "another game"
    assert parsed.position() == text, "another text"
