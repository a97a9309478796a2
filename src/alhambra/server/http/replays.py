"""Uploaded records: read, verified, and replayed move by move. Nothing is stored."""

from __future__ import annotations

from typing import Any, cast

from litestar import Controller, Request, post
from litestar.params import JSONBody
from msgspec import Raw

from alhambra.server.records import DealTask, ReplayTask
from alhambra.wire.errors import language_of
from alhambra.wire.replays import Replayed

from .app_state import AppState, AppStateParam
from .bodies import ReplayRequest
from .middleware import address_of, client_key_of

#: The most positions in one response; a game has about two hundred.
MOST = 400


class Replays(Controller):
    """Replays of uploaded records."""

    path = "/api/replay"
    tags = ("games",)

    @post("/", status_code=200)
    async def replay(
        self,
        request: Request[Any, Any, Any],
        app_state: AppStateParam,
        data: JSONBody[ReplayRequest],
    ) -> Replayed:
        """Positions of a record from one of its moves on; an invalid record is refused."""
        app_state.replays.take(address_of(request))
        task = ReplayTask(data.record, data.first, MOST)
        # A worker process has encoded it already.
        return cast("Replayed", Raw(await read_record(request, app_state, task)))


async def read_record(
    request: Request[Any, Any, Any], app_state: AppState, task: ReplayTask | DealTask
) -> bytes:
    """The response about a record, from a worker process."""
    language = language_of(request.headers.get("accept-language", ""))
    return await app_state.record_workers.ask(client_key_of(request), task, language)
