"""Mutated REST requests from the server's own schema: methods, paths, tokens, bodies, headers, and
some that are not HTTP."""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from typing import Any
from urllib.parse import quote

import httpx

from alhambra.notation.record import Record
from alhambra.notation.text import format_record
from tests.server.clients import PATIENCE, Site
from tests.server.processes import ADMIN

from .conftest import Progress
from .mutator import Mutator
from .targets import Target

_RECORD = format_record(Record.new(["Ana", "Bo"], seed=7))
_METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW")
_PAGES = ("/", "/table/X", "/replay", "/assets/x.js", "/../../etc/passwd", "/api", "/api/socket")
_HEADERS = {
    "accept-language": ("de", "xx, en;q=0.1", "*" * 3_000, "\u00e9", ",;,;q=a"),
    "content-type": ("text/plain", "application/json; charset=utf-16", "multipart/form-data", "x"),
    "accept-encoding": ("br", "gzip;q=0", "identity", "*"),
    "content-encoding": ("gzip", "br"),
    "x-forwarded-for": ("10.0.0.1", "::1", "nonsense"),
    "range": ("bytes=0-0", "bytes=5-1"),
    "if-none-match": ("*", '"x"'),
    "origin": ("http://evil.example", "null"),
    "host": ("evil.example", "localhost", "[::1", "127.0.0.1:99999"),
    "expect": ("100-continue",),
    "transfer-encoding": ("chunked",),
}
_NO_HTTP = (
    b"\x00\x01\x02\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n",
    b"GET /api/about HTTP/1.1\r\nhost: localhost\r\nhost: evil\r\n\r\n",
    b"GET /api/about HTTP/1.1\r\nhost : localhost\r\n\r\n",
    b"POST /api/mine HTTP/1.1\r\nhost: localhost\r\ncontent-length: -5\r\n\r\n[]",
    b"POST /api/mine HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\n"
    b"transfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST /api/mine HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n[]",
    b"POST /api/mine HTTP/1.1\r\nhost: localhost\r\ncontent-length: 999\r\n\r\n[]",
    b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nhost: localhost\r\n\r\n",
    b"GET /api/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\n"
    b"connection: upgrade\r\nsec-websocket-key: x\r\nsec-websocket-version: 13\r\n\r\n\xff\xff",
)  # fmt: skip
#: Refused by their form alone: no name is resolved and no request is sent.
_NOTICES = {"mail": "a@b\r\nbcc: c@d", "hook": "http://127.0.0.1:1/x", "language": "en"}


class Requester:
    """Sends mutated requests; keeps the responses, and the requests that failed."""

    def __init__(self, site: Site, tables: list[Target], schema: dict[str, Any]) -> None:
        self.site = site
        self.tables = tables
        #: The methods of each path.
        self.paths = {path: list(found) for path, found in schema["paths"].items()}
        self.paths |= {path: ["get"] for path in _PAGES}
        self.answers: Counter[str] = Counter()
        self.rng = random.Random(7)
        self.mutator = Mutator(self.rng, [])

    async def attack(self, count: int, attackers: int, progress: Progress) -> None:
        """Send this many requests from concurrent clients; none may cause a server error."""
        numbers = iter(range(count))

        async def attack() -> None:
            for number in numbers:
                await (self._no_http() if number % 50 == 0 else self._request())
                if number % 500 == 0:
                    progress(f"{number} of {count} requests")

        await asyncio.gather(*(attack() for _ in range(attackers)))

    async def _request(self) -> None:
        target = self.rng.choice(self.tables)
        path, methods = self.rng.choice(list(self.paths.items()))
        method = self.rng.choice(methods if self.rng.random() < 0.7 else _METHODS).upper()
        body = self._body(path, target)
        path = self._path(path, target)
        headers = self._headers(target, method)
        try:
            answer = await self.site.http.request(method, path, content=body, headers=headers)
        except httpx.RemoteProtocolError:
            self.answers["closed"] += 1
            return
        self.answers[str(answer.status_code)] += 1
        assert answer.status_code < 500, (method, path, headers, body[:300], answer.text)

    def _path(self, path: str, target: Target) -> str:
        def fill(part: re.Match[str]) -> str:
            if self.rng.random() < 0.6:
                name = self.rng.choice((target.host.id, target.host.code, "0", "1"))
            else:
                name = str(self.mutator.value())[:300]
            return _quoted(name)

        path = re.sub(r"{[^}]*}", fill, path)
        return path if self.rng.random() < 0.9 else f"{path}?{_quoted(str(self.mutator.value()))}"

    def _headers(self, target: Target, method: str) -> dict[str, Any]:
        """Sometimes a real token, but none that could spoil a table that must stay playable."""
        tokens = ["", "x" * 300, "\u00e9"]
        for one in self.tables:
            if one is not target or one.given_up:
                tokens += one.secrets
        if target.given_up or method == "GET":
            tokens.append(ADMIN)
        headers: dict[str, Any] = {"content-type": "application/json"}
        if token := self.rng.choice(tokens):
            headers["authorization"] = f"Bearer {token}".encode()
        odd = self.rng.choice((0, 0, 1, 2))
        for name, values in self.rng.sample(list(_HEADERS.items()), odd):
            headers[name] = self.rng.choice(values).encode()
        return headers

    def _body(self, path: str, target: Target) -> bytes:
        """A valid body of this path or of another one, then mutated."""
        bodies = _bodies(target)
        fitting = [body for end, body in bodies if path.endswith(end)]
        others = [body for _, body in bodies]
        body = self.rng.choice(fitting if fitting and self.rng.random() < 0.7 else others)
        for _ in range(self.rng.choice((0, 0, 1, 1, 2))):
            body = self.mutator.mutate(body)
        if path.endswith("/mine") or self.rng.random() < 0.1:
            body = [body, *self.rng.sample(others, 2)]
        text = self.mutator.text(body)
        text = self.rng.choice((text, text, text, text, "", text * 3))
        data = text.encode("utf-8", "surrogatepass")
        return data if self.rng.random() < 0.95 else data.replace(b'"', b'"\xff', 3)

    async def _no_http(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.site.port)
        writer.write(self.rng.choice(_NO_HTTP))
        writer.write_eof()
        async with asyncio.timeout(PATIENCE):
            line = (await reader.read(200)).partition(b"\r\n")[0].decode(errors="replace")
        writer.close()
        self.answers[f"no HTTP: {line.partition(' ')[2][:3] or 'closed'}"] += 1
        assert " 5" not in line[:10], line


def _bodies(target: Target) -> list[tuple[str, Any]]:
    """Valid bodies, each with the end of its path."""
    return [
        (
            "/tables",
            {"seats": ["", "mason", "vizier"], "options": {"modules": ["camps"], "pace": 1}},
        ),
        ("/tables", {"seats": ["", ""], "record": _RECORD, "move": 0, "name": "Ana", "seat": 1}),
        ("/join", {"name": "Bo", "seat": 1}),
        ("/fill", {"level": "mason"}),
        ("/seats/{number}", {"level": ""}),
        ("/notices", _NOTICES),
        ("/mine", {"table": target.host.id, "token": "x"}),
        ("/lan", {"on": False}),
        ("/replay", {"record": _RECORD, "first": 0}),
        ("/preview", {"actions": ["pass"], "edition": "classic", "tile": "tower-12"}),
        ("/lessons/{name}", {"actions": ["pass"]}),
    ]


def _quoted(text: str) -> str:
    """Percent-encoded for a URL."""
    return quote(text.encode("utf-8", "surrogatepass"), safe="")
