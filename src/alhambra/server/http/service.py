"""Information about the server, health and metrics."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from litestar import Controller, MediaType, Request, Response, get, put
from litestar.params import FromPath, JSONBody

import alhambra
from alhambra.locales import languages, plugin_catalogue
from alhambra.locales.playable import playable_modules
from alhambra.rules.components import default_components
from alhambra.rules.module_registry import sources
from alhambra.rules.ruleset import EDITIONS, load_module
from alhambra.server.bots import LEVELS
from alhambra.server.lan_access import is_loopback
from alhambra.table.errors import RequestError
from alhambra.wire.errors import language_of
from alhambra.wire.messages import PROTOCOL

from .app_state import AppState, AppStateParam
from .bodies import About, Health, Lan, ModuleAbout, Switch
from .middleware import address_of


class Service(Controller):
    """Endpoints for clients and operators."""

    tags = ("service",)

    @get("/api/about")
    async def about(self, app_state: AppStateParam) -> About:
        """What can be chosen here."""
        return About(
            version=alhambra.__version__,
            protocol=PROTOCOL,
            levels=list(LEVELS),
            editions=list(EDITIONS),
            modules=[
                ModuleAbout(name, sources()[name].version, _paragraphs(name))
                for name in playable_modules()
            ],
            languages=list(languages()),
            mail=bool(app_state.settings.smtp),
        )

    @get("/api/words/{language:str}", media_type=MediaType.TEXT)
    async def words(self, language: FromPath[str]) -> str:
        """The messages of installed plug-ins in Fluent syntax; the page has all others itself."""
        return plugin_catalogue(language_of(language))

    @get("/api/lan")
    async def lan(self, request: Request[Any, Any, Any], app_state: AppStateParam) -> Lan:
        """Whether the server is open to this network."""
        url = app_state.network.url if app_state.network else ""
        return Lan(url, _is_local_operator(request, app_state))

    @put("/api/lan")
    async def switch_lan(
        self, request: Request[Any, Any, Any], app_state: AppStateParam, data: JSONBody[Switch]
    ) -> Lan:
        """Open the server to the local network, or close it; only from the same machine."""
        if not _is_local_operator(request, app_state) or app_state.network is None:
            raise RequestError("lan-refused")
        if data.on:
            await app_state.network.open()
        else:
            app_state.network.close()
        return Lan(app_state.network.url, True)

    @get("/health")
    async def health(self, app_state: AppStateParam) -> Health:
        """Whether the server is up and its database answers."""
        return Health("ok", dict(await app_state.store.counts()))

    @get("/metrics", media_type=MediaType.TEXT)
    async def metrics(self, app_state: AppStateParam) -> Response[bytes]:
        """Metrics for Prometheus, if its client library is installed."""
        if find_spec("prometheus_client") is None:
            raise RequestError("metrics-off")
        from .metrics import CONTENT_TYPE, render_metrics  # noqa: PLC0415 - an extra

        return Response(render_metrics(app_state), headers={"content-type": CONTENT_TYPE})


def _is_local_operator(request: Request[Any, Any, Any], app_state: AppState) -> bool:
    """Whether a client runs on this machine; never behind a proxy, where all would seem to."""
    settings = app_state.settings
    return is_loopback(address_of(request)) and not settings.proxies and not settings.secure


def _paragraphs(module: str) -> tuple[str, ...]:
    """The rules of a module."""
    return load_module(module, default_components()).paragraphs
