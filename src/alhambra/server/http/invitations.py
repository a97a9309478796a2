"""Invitations: the address of a table as others reach it, and as a QR code."""

from __future__ import annotations

import io
from urllib.parse import urlsplit

import segno
from litestar import Controller, Response, get

from alhambra.server.lan_access import is_loopback
from alhambra.table import Table

from .app_state import AnyRequest, AppState, AppStateParam, TableName
from .bodies import Invitation


class Invitations(Controller):
    """Links to invite friends to a table."""

    path = "/api/tables/{name:str}"
    tags = ("tables",)

    @get("/invitation")
    async def invitation(
        self, request: AnyRequest, app_state: AppStateParam, name: TableName
    ) -> Invitation:
        """The link for friends, and whether other machines can reach it."""
        link = _link(request, app_state, (await app_state.hub.live(name)).table)
        return Invitation(link, here_only=_is_this_machine(urlsplit(link).hostname or ""))

    @get("/qr.svg", media_type="image/svg+xml")
    async def qr(
        self, request: AnyRequest, app_state: AppStateParam, name: TableName
    ) -> Response[bytes]:
        """The link as a QR code."""
        link = _link(request, app_state, (await app_state.hub.live(name)).table)
        picture = io.BytesIO()
        segno.make(link, micro=False).save(
            picture, kind="svg", light="white", border=3, omitsize=True
        )
        headers = {"cache-control": "no-cache"}
        return Response(picture.getvalue(), headers=headers, media_type="image/svg+xml")


def _link(request: AnyRequest, app_state: AppState, table: Table) -> str:
    """The address that the operator named, else that on the network, else the one in use."""
    used = f"{request.url.scheme}://{request.headers.get('host', '')}"
    open_to_network = app_state.network.url.rstrip("/") if app_state.network else ""
    if _is_this_machine(urlsplit(used).hostname or ""):
        used = open_to_network or used
    return f"{app_state.settings.address or used}{app_state.settings.base_path}/table/{table.code}"


def _is_this_machine(host: str) -> bool:
    return host == "localhost" or is_loopback(host)
