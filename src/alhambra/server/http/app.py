"""The whole server as one application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import alhambra
from alhambra.rules.errors import AlhambraError
from alhambra.server.bots import BotPool
from alhambra.server.hub import Hub
from alhambra.server.notifications.notifier import Notifier
from alhambra.server.records import RecordRefused, RecordWorkers
from alhambra.server.settings import Settings
from alhambra.server.store import open_store
from alhambra.table import Aids, Clock

from . import bodies
from .admin import Admin
from .app_state import AppState, now
from .games import Games
from .invitations import Invitations
from .lessons import Lessons
from .middleware import Middleware, refuse, refuse_http, refuse_record, refuse_unexpected
from .page import PRECOMPRESSED, page
from .replays import Replays
from .request_bodies import JsonRequest
from .service import Service
from .sockets import table_socket
from .tables import Tables

_LOG = logging.getLogger("alhambra.server")
_DAY = 24 * 60 * 60
#: Seconds between two deletions by the retention settings.
RETENTION_SECONDS = 3600.0


def make_app(settings: Settings) -> Middleware:
    """The application of these settings; it opens its database when it starts."""
    app = Litestar(
        [Tables, Games, Invitations, Replays, Lessons, Service, Admin, table_socket, page],
        lifespan=[lambda app: _lifespan(app, settings)],
        dependencies={"app_state": Provide(_provide_app_state, sync_to_thread=False)},
        request_class=JsonRequest,
        exception_handlers={
            AlhambraError: refuse,
            RecordRefused: refuse_record,
            HTTPException: refuse_http,
            Exception: refuse_unexpected,
        },
        openapi_config=OpenAPIConfig(
            title="Alhambra",
            version=alhambra.__version__,
            path="/api/schema",
            render_plugins=[Schema(path="/openapi.json")],
        ),
        compression_config=CompressionConfig(backend="gzip", exclude_opt_key=PRECOMPRESSED),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
    )
    return Middleware(app, settings)


class Schema(JsonRenderPlugin):
    """The OpenAPI document, which says that bodies with unknown fields are refused."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as it is sent."""
        kinds = (*vars(bodies).values(), Aids, Clock)
        closed = {kind.__name__ for kind in kinds if _is_closed(kind)}
        for schema in openapi_schema["components"]["schemas"].values():
            if schema.get("title") in closed:
                schema["additionalProperties"] = False
        return super().render(request, openapi_schema)


def _is_closed(kind: Any) -> bool:
    config = getattr(kind, "__struct_config__", None)
    return config is not None and bool(config.forbid_unknown_fields)


def _provide_app_state(state: State) -> AppState:
    app_state: AppState = state.app_state
    return app_state


@asynccontextmanager
async def _lifespan(app: Litestar, settings: Settings) -> AsyncIterator[None]:
    """Start and stop the store, the bots, the hub and the workers that read records."""
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(open_store(settings.db))
        limits = settings.limits
        bots = BotPool(
            settings.bot_processes,
            limits.bot_seconds,
            seconds_per_table=limits.bot_seconds_per_table,
        )
        await stack.enter_async_context(bots.running())
        hub = Hub(store, bots)
        notifier = Notifier(settings, hub)
        hub.observers.append(notifier.on_change)
        record_workers = await stack.enter_async_context(RecordWorkers(limits).running())
        app.state.app_state = AppState(settings, hub, record_workers, notifier)
        work = (
            hub.scheduler.run(),
            _delete_expired(hub, settings),
            hub.replication.run(),
            store.listen(hub.replication),
            hub.announcer.run(),
        )
        tasks = [asyncio.create_task(part) for part in work]
        _LOG.info("started", extra={"db": "postgresql" if store.is_shared else "sqlite"})
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await hub.stop()
            _LOG.info("stopped")


async def _delete_expired(hub: Hub, settings: Settings) -> None:
    """Delete tables that are older than the retention settings allow, now and every hour."""
    while True:
        with suppress(AlhambraError):
            await hub.store.expire(["open"], now() - settings.keep_open_days * _DAY)
            old = now() - settings.keep_finished_days * _DAY
            await hub.store.expire(["finished", "aside"], old)
        await asyncio.sleep(RETENTION_SECONDS)
