"""The page for browsers: the built files in the package."""

from __future__ import annotations

import gzip
import hashlib
import html
import re
from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, route
from litestar.exceptions import NotFoundException

from alhambra.lessons import LESSONS
from alhambra.server.http_errors import status_of
from alhambra.table.errors import RequestError
from alhambra.wire.errors import error_body, language_of

from .app_state import AppState, AppStateParam

FOLDER = Path(__file__).parents[1] / "page"
INDEX = "index.html"
#: Paths that the page routes itself; all others are not found.
ADDRESSES = (
    "/",
    "/table/{name:str}",
    "/mail/{name:str}",
    "/replay",
    "/replay/{name:str}",
    "/rules",
    "/learn",
    *(f"/learn/{number}" for number in range(1, len(LESSONS) + 1)),
    "/pad",
)
#: Files of the page without a hash in their names.
FILES = (
    "/favicon.svg",
    "/icon.svg",
    "/apple-touch-icon.png",
    "/icon-192.png",
    "/icon-512.png",
    "/maskable-192.png",
    "/maskable-512.png",
    "/manifest.webmanifest",
    "/worker.js",
    "/licenses.md",
)
#: Marks routes whose responses are compressed already.
PRECOMPRESSED = "precompressed"

_ENCODINGS = {"br": ".br", "gzip": ".gz"}
_KINDS = {
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
}
_HASHED = "assets/"
_IMMUTABLE = "public, max-age=31536000, immutable"
_REVALIDATE = "no-cache"


#: A path of the page, with any table or lesson.
_ADDRESS = re.compile("|".join(re.sub(r"\{\w+:str\}", "[^/]+", known) for known in ADDRESSES))


class PageFile(NamedTuple):
    """A file as it is sent, by encoding; "" is the file itself."""

    media_type: str
    cache: str
    etag: str
    bodies: dict[str, bytes]


@cache
def page_files(base_path: str) -> dict[str, PageFile]:
    """All files of the built page by name; empty if it was not built."""
    if not (FOLDER / INDEX).is_file():
        return {}
    names = (path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file())
    plain = [name for name in names if not name.endswith(tuple(_ENCODINGS.values()))]
    return {name: _index(base_path) if name == INDEX else _page_file(name) for name in plain}


def _page_file(name: str) -> PageFile:
    path = FOLDER / name
    bodies = {"": path.read_bytes()}
    for encoding, suffix in _ENCODINGS.items():
        packed = path.with_name(path.name + suffix)
        if packed.is_file():
            bodies[encoding] = packed.read_bytes()
    cache_control = _IMMUTABLE if name.startswith(_HASHED) else _REVALIDATE
    return PageFile(_media_type(path), cache_control, _etag(bodies[""]), bodies)


def _index(base_path: str) -> PageFile:
    """`index.html` with its base path, since it can be opened at any path."""
    base = html.escape(base_path)
    text = (FOLDER / INDEX).read_text("utf-8")
    text = text.replace('<meta name="base" content=""', f'<meta name="base" content="{base}"')
    for attribute in ("href", "src"):
        text = text.replace(f'{attribute}="./', f'{attribute}="{base}/')
    body = text.encode()
    bodies = {"": body, "gzip": gzip.compress(body, mtime=0)}
    return PageFile("text/html", _REVALIDATE, _etag(body), bodies)


def _media_type(path: Path) -> str:
    return _KINDS.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"


def _etag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def is_page(path: str, base_path: str) -> bool:
    """Whether a path belongs to the page or to one of its files."""
    return path.strip("/") in page_files(base_path) or _ADDRESS.fullmatch(path) is not None


# -- responses ------------------------------------------------------------------------------


@route(
    [*ADDRESSES, "/assets/{file:str}", *FILES],
    http_method=["GET", "HEAD"],
    include_in_schema=False,
    opt={PRECOMPRESSED: True},
)
async def page(request: Request[Any, Any, Any], app_state: AppStateParam) -> Response[bytes]:
    """The page at any of its paths, and its files."""
    known = page_files(app_state.settings.base_path)
    name = request.scope["path"].strip("/")
    if file := known.get(name):
        return _respond(request, file)
    if name.startswith(_HASHED):
        raise NotFoundException
    if INDEX not in known:
        return _missing(request)
    return _respond(request, known[INDEX])


def not_found_page(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """The page for a browser at an unknown path, with status 404; it shows the error itself."""
    app_state: AppState = request.app.state.app_state
    index = page_files(app_state.settings.base_path).get(INDEX)
    accepts_html = "text/html" in request.headers.get("accept", "")
    if index is None or not accepts_html or request.scope["path"].startswith("/api/"):
        return None
    return _respond(request, index, status=404)


def _respond(request: Request[Any, Any, Any], file: PageFile, status: int = 200) -> Response[bytes]:
    accepted = {entry.partition(";")[0].strip() for entry in _header(request, "accept-encoding")}
    encoding = next((name for name in _ENCODINGS if name in accepted & file.bodies.keys()), "")
    headers = {"cache-control": file.cache, "etag": file.etag, "vary": "Accept-Encoding"}
    if status == 200 and file.etag in _header(request, "if-none-match"):
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if encoding:
        headers["content-encoding"] = encoding
    body = file.bodies[encoding]
    return Response(body, status_code=status, headers=headers, media_type=file.media_type)


def _header(request: Request[Any, Any, Any], name: str) -> list[str]:
    return [part.strip().removeprefix("W/") for part in request.headers.get(name, "").split(",")]


def _missing(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A sentence instead of a page that was not built."""
    error = RequestError("page-missing")
    text = error_body(error, language_of(request.headers.get("accept-language", ""))).text
    return Response(text.encode(), status_code=status_of(error), media_type="text/plain")
