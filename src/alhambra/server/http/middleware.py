"""What every request passes: rate limits, host and origin checks, headers, error responses."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.types import Message, Receive, Scope, Send

from alhambra.rules.errors import AlhambraError
from alhambra.server.http_errors import HttpError, headers_of, status_of
from alhambra.server.rate_limits import client_key
from alhambra.server.records import RecordRefused
from alhambra.server.settings import Settings
from alhambra.table.errors import RequestError
from alhambra.wire.errors import error_body, language_of

from .app_state import AppState
from .page import is_page, not_found_page

_LOG = logging.getLogger("alhambra.http")

_HEADERS = {
    "content-security-policy": "default-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; object-src 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The bearer token of a request."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The client's address; uvicorn has resolved trusted proxies."""
    return connection.client.host if connection.client else ""


def client_key_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The client's key for rate limits."""
    return client_key(address_of(connection))


# -- errors ---------------------------------------------------------------------------------


def refuse(request: Request[Any, Any, Any], error: AlhambraError) -> Response[bytes]:
    """The response for one of our errors."""
    if token_of(request):
        error = request.app.state.app_state.count_wrong_secret(error, address_of(request))
    body = error_body(error, language_of(request.headers.get("accept-language", "")))
    return Response(
        msgspec.json.encode(body),
        status_code=status_of(error),
        media_type=MediaType.JSON,
        headers=headers_of(error),
    )


def refuse_record(request: Request[Any, Any, Any], error: RecordRefused) -> Response[bytes]:
    """A record that a worker process refused, with its error body."""
    return Response(error.body, status_code=error.status, media_type=MediaType.JSON)


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """An error of the framework as one of ours."""
    if error.status_code == 404 and (answer := not_found_page(request)):
        return answer
    response = refuse(request, _as_request_error(error))
    if error.status_code == 405:
        response.headers["allow"] = ", ".join(sorted(_methods(request)))
    return response


def _as_request_error(error: HTTPException) -> RequestError:
    match error.status_code:
        case 404:
            return RequestError("page-unknown")
        case 405:
            return RequestError("method-unknown")
        case 413:
            return RequestError("body-too-large")
    return HttpError("body-bad", status=error.status_code, reason=_reason(error))


def refuse_unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """An internal error: logged with its class and location, sent without details."""
    _LOG.exception("request failed", exc_info=error)
    return refuse(request, RequestError("internal"))


def _reason(error: HTTPException) -> str:
    """The reason, without what the client sent."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra]
    return "; ".join(found)[:200] or error.detail.partition(" for ")[0][:200]


def _methods(request: Request[Any, Any, Any]) -> set[str]:
    handler: Any = request.scope.get("route_handler")
    methods = set(getattr(handler, "http_methods", ()))
    for route in request.app.routes:
        if getattr(route, "path_format", None) == request.scope.get("path_template"):
            methods |= set(getattr(route, "methods", ()))
    return methods or {"GET"}


# -- hosts, origins, headers ----------------------------------------------------------------


class Middleware:
    """The outermost layer: refuses wrong hosts and origins, adds headers to every response."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self._headers = [(name.encode(), value.encode()) for name, value in _HEADERS.items()]
        if settings.secure:
            self._headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        scope["path"] = scope["path"].removeprefix(self.settings.base_path) or "/"
        headers = dict(scope["headers"])
        key = client_key(scope["client"][0]) if scope["client"] else ""
        app_state: AppState = self.app.state.app_state
        try:
            if not self._is_static(scope):
                app_state.count_request(key)
            self._check(headers)
        except RequestError as error:
            await self._reject(scope, send, error)
            return
        if kind == "websocket":
            await self.app(scope, receive, send)
        else:
            await app_state.run_metered(key, self.app(scope, receive, self._with_headers(send)))

    def _is_static(self, scope: Any) -> bool:
        """Whether a request is for the page or its files, which are not rate-limited."""
        reads = scope.get("method") in ("GET", "HEAD")
        return reads and is_page(scope["path"], self.settings.base_path)

    def _check(self, headers: Mapping[bytes, bytes]) -> None:
        host = headers.get(b"host", b"").decode("latin-1")
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not self.is_allowed_host(host) or (origin and not self._is_same_origin(origin, host)):
            raise RequestError("host-wrong")

    def _with_headers(self, send: Send) -> Send:
        """A `send` that adds our headers to every response."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers]
            await send(message)

        return send_with_headers

    def disconnect_clients(self) -> None:
        """Disconnect every client; it may reconnect at once."""
        self.app.state.app_state.hub.cache.drop_all("stopping")

    def is_allowed_host(self, host: str) -> bool:
        """Whether a host header names this server; an IP address is always allowed."""
        name = _hostname(host)
        if name == "localhost" or name in self.settings.hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _is_same_origin(self, origin: str, host: str) -> bool:
        """Whether an origin is this server."""
        rest = origin.partition("://")[2].lower()
        return rest == host.lower() or _hostname(rest) in self.settings.hosts

    async def _reject(self, scope: Scope, send: Send, error: RequestError) -> None:
        # A WebSocket handshake is refused with an HTTP response, too.
        kind = "http.response" if "method" in scope else "websocket.http.response"
        language = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
        body = msgspec.json.encode(error_body(error, language_of(language)))
        headers = [(b"content-type", b"application/json"), *self._headers]
        headers += [(name.encode(), value.encode()) for name, value in headers_of(error).items()]
        start: Any = {"type": f"{kind}.start", "status": status_of(error), "headers": headers}
        rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
        await send(start)
        await send(rest)


def _hostname(host: str) -> str:
    """The host name or address without its port; empty if malformed."""
    try:
        parts = urlsplit(f"//{host}")
        is_well_formed = parts.netloc == host and parts.username is None and parts.port != 0
    except ValueError:
        return ""
    return parts.hostname or "" if is_well_formed else ""
