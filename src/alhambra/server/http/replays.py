"""Records that somebody brings: read, verified, and shown move by move. Nothing is kept."""

from __future__ import annotations

from typing import Any, cast

from litestar import Controller, Request, post
from litestar.params import JSONBody
from msgspec import Raw

from alhambra.server.records import Dealing, Replaying
from alhambra.wire.errors import language_of
from alhambra.wire.replays import Replayed

from .app_state import AppState, AppStateParam
from .bodies import ReplayRequest
from .middleware import address_of, source_of

#: So many positions are told at once; a game has about two hundred.
MOST = 400


class Replays(Controller):
    """For anyone who has a record."""

    path = "/api/replay"
    tags = ("games",)

    @post("/", status_code=200)
    async def replay(
        self,
        request: Request[Any, Any, Any],
        app_state: AppStateParam,
        data: JSONBody[ReplayRequest],
    ) -> Replayed:
        """Positions of a record from one of its moves on; what is wrong with it is told."""
        app_state.replays.take(address_of(request))
        question = Replaying(data.record, data.first, MOST)
        # It was written out in another process, and goes on as it is.
        return cast("Replayed", Raw(await read_record(request, app_state, question)))


async def read_record(
    request: Request[Any, Any, Any], app_state: AppState, question: Replaying | Dealing
) -> bytes:
    """What is found out about a record, in another process."""
    language = language_of(request.headers.get("accept-language", ""))
    return await app_state.readers.ask(source_of(request), question, language)
