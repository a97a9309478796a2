"""Endpoints for the operator, who has a token."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, delete, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from msgspec import Struct

from alhambra.table import Seat
from alhambra.table.changes import TableRow
from alhambra.table.errors import RequestError
from alhambra.table.tokens import matches

from .app_state import AppState, AppStateParam, TableName
from .middleware import address_of, token_of


class AdminTable(Struct):
    """A table as the operator sees it, without its game and its tokens."""

    id: str
    code: str
    status: str
    seq: int
    created: float
    due: float | None
    reason: str


class AdminTables(Struct):
    """The newest tables."""

    tables: list[AdminTable]


class AdminTableDetails(Struct):
    """A table with its seats."""

    row: AdminTable
    seats: list[str]
    sockets: int


def _admin_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    app_state: AppState = connection.app.state.app_state
    # After too many wrong tokens a client does not learn whether this one is right.
    app_state.secrets.check(address_of(connection))
    if not matches(token_of(connection), app_state.settings.admin_hash):
        raise RequestError("token-wrong")


class Admin(Controller):
    """List, inspect, close and delete tables."""

    path = "/api/admin/tables"
    tags = ("admin",)
    guards = (_admin_only,)

    @get("/")
    async def list_tables(self, app_state: AppStateParam) -> AdminTables:
        """The newest tables."""
        return AdminTables([_row(row) for row in await app_state.store.rows(limit=1000)])

    @get("/{name:str}")
    async def inspect(self, app_state: AppStateParam, name: TableName) -> AdminTableDetails:
        """One table; one that was set aside is shown with the reason."""
        stored = await app_state.store.load(await _find(app_state, name))
        if stored is None:
            raise RequestError("table-unknown")
        seats = msgspec.json.decode(stored.row.seats, type=tuple[Seat, ...])
        live = app_state.hub.tables.get(stored.row.id)
        return AdminTableDetails(
            _row(stored.row),
            [f"{seat.kind} {seat.level or seat.name}".strip() for seat in seats],
            len(live.listeners) if live else 0,
        )

    @post("/{name:str}/close", status_code=200)
    async def close(self, app_state: AppStateParam, name: TableName) -> AdminTables:
        """Close a table: it cannot be played any more."""
        id = await _find(app_state, name)
        await app_state.store.set_aside(id, "closed")
        await app_state.hub.cache.close(id)
        return AdminTables([])

    @delete("/{name:str}", status_code=200)
    async def remove(self, app_state: AppStateParam, name: TableName) -> AdminTables:
        """Delete a table with everything that belongs to it."""
        id = await _find(app_state, name)
        await app_state.store.remove(id)
        await app_state.hub.cache.close(id)
        return AdminTables([])


async def _find(app_state: AppState, name: str) -> str:
    id = await app_state.store.find(name)
    if id is None:
        raise RequestError("table-unknown")
    return id


def _row(row: TableRow) -> AdminTable:
    return AdminTable(row.id, row.code, row.status, row.seq, row.created, row.due, row.reason)
