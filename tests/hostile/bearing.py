"""What must come of a hostile text: an error of the family, or a game like any other."""

from __future__ import annotations

import json
from random import Random

import alhambra
from alhambra import AlhambraError, Game, PositionError, Record, RecordError
from alhambra.notation.text import format_record, parse_record
from tests.policies import pick

DECISIONS = 10


def bear_position(text: str, rng: Random) -> bool:
    """Read a position; whether it was taken for one, which must then be sound."""
    try:
        game = alhambra.from_position(text)
    except PositionError as error:
        check_error(error)
        return False
    check_game(game, rng)
    return True


def bear_record(text: str, rng: Random) -> bool:
    """Read a record; whether it was taken for one, which must then be sound."""
    try:
        record = parse_record(text)
    except RecordError as error:
        check_error(error)
        return False
    written = format_record(record)
    # Only the end may be missing, and comes back.
    assert written == text or (record.is_finished and written.startswith(text))
    check_game(record.game.copy(), rng)
    return True


def check_error(error: AlhambraError) -> None:
    """Small enough to be sent, with reasons of the family all the way."""
    assert len(str(error)) < 5000, "a long error"
    reason = error.params.get("reason")
    assert reason is None or isinstance(reason, AlhambraError), f"reason {reason!r}"


def check_game(game: Game, rng: Random) -> None:
    """Looked at from every seat, dealt anew, played on, written down and read back."""
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
    """Some decisions, also through a record."""
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
    """Written and read back."""
    text = game.position()
    twin = alhambra.from_position(text)
    assert twin == game, "another game"
    assert twin.position() == text, "another text"
