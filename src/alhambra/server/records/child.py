"""The worker process that reads records."""

from __future__ import annotations

import pickle
import traceback

import msgspec

from alhambra.notation.text import parse_record
from alhambra.processes.worker_main import run_worker
from alhambra.rules.errors import AlhambraError
from alhambra.server.http_errors import status_of
from alhambra.table.errors import RequestError
from alhambra.table.from_record import deal
from alhambra.table.play import Play
from alhambra.wire.errors import error_body
from alhambra.wire.game import game_view
from alhambra.wire.offers import offers
from alhambra.wire.replays import replayed

from .tasks import DealTask, RecordResponse, ReplayTask

#: Bytes of the largest answer that the server accepts; no game comes near.
_LARGEST = 1 << 25


def main() -> None:
    """Answer requests until stdin ends."""
    run_worker(lambda request: msgspec.msgpack.encode(_answer(*pickle.loads(request))))


def _answer(task: ReplayTask | DealTask, language: str) -> RecordResponse:
    """The response for the client, whatever is in the record."""
    error: AlhambraError
    error_location = ""
    try:
        body = _replay(task) if isinstance(task, ReplayTask) else _deal(task)
        if len(body) <= _LARGEST:
            return RecordResponse(200, body)
        error = RequestError("record-heavy")
    except AlhambraError as refusal:
        error = refusal
    except (MemoryError, RecursionError):
        error = RequestError("record-heavy")
    except Exception as surprise:
        error, error_location = RequestError("internal"), _location(surprise)
    return RecordResponse(
        status_of(error), msgspec.json.encode(error_body(error, language)), error_location
    )


def _replay(task: ReplayTask) -> bytes:
    record = parse_record(task.text)
    return msgspec.json.encode(replayed(record, task.first, task.most))


def _deal(task: DealTask) -> bytes:
    record = parse_record(task.text)
    start = deal(record, task.move, task.seats).start_text
    _try_out(start)
    return start.encode()


def _try_out(start: str) -> None:
    """Load and render the start as the server will: what fails must fail here."""
    game = Play.load(start, ()).game
    msgspec.json.encode((game_view(game), offers(game)))
    for seat in range(game.rules.players):
        game.view(seat)


def _location(error: Exception) -> str:
    """The type and place of an error, without anything that the client sent."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {last.name}, line {last.lineno}"


if __name__ == "__main__":
    main()
