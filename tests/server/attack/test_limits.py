"""Rate limits cover every request, and no request causes a server error."""

import asyncio
import json
from dataclasses import replace
from itertools import product

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from alhambra.server.settings import Limits, Settings
from alhambra.table.tokens import hash_token
from tests.server.clients import PATIENCE, Client, Site, serving

from .raw_connection import ATTACKER, UPGRADE, RawConnection, linux_only

pytestmark = pytest.mark.anyio

JSON = "application/json"
#: Method, path and headers of requests that are answered before any lookup.
COUNTED = {
    "unknown": ("GET", "/api/nowhere", {}),
    "unknown page": ("GET", "/nowhere", {"accept": "text/html"}),
    "unknown file": ("GET", "/assets/nothing.js", {}),
    "method": ("DELETE", "/api/about", {}),
    "method of the page": ("POST", "/", {}),
    "options": ("OPTIONS", "/api/tables", {}),
    "head": ("HEAD", "/api/about", {}),
    "host": ("GET", "/api/about", {"host": "elsewhere.example"}),
    "operator": ("GET", "/api/admin/tables", {}),
    "wrong operator": ("GET", "/api/admin/tables", {"authorization": "Bearer x"}),
    "wrong token": ("POST", "/api/tables/x/leave", {"authorization": "Bearer x"}),
    "schema": ("GET", "/api/schema/openapi.json", {}),
    "health": ("GET", "/health", {}),
    "metrics": ("GET", "/metrics", {}),
}


@linux_only
async def test_every_kind_of_request_counts(settings: Settings) -> None:
    few = Limits(requests_per_address=2, wrong_secrets_per_address=100)
    async with serving(replace(settings, limits=few)) as site:
        for number, (name, (method, path, headers)) in enumerate(COUNTED.items(), start=2):
            address = f"127.0.0.{number}"
            transport = httpx.AsyncHTTPTransport(local_address=address)
            async with httpx.AsyncClient(transport=transport, timeout=PATIENCE) as http:
                answers = [
                    await http.request(method, site.url + path, headers=headers) for _ in range(3)
                ]
            statuses = [answer.status_code for answer in answers]
            assert not {429, 500} & set(statuses[:2]), (name, statuses)
            assert statuses[2] == 429, (name, statuses)
            url = f"ws://127.0.0.1:{site.port}/api/socket"
            with pytest.raises(InvalidStatus) as caught:
                await connect(url, local_addr=(address, 0)).__aenter__()
            # All responses say when to retry, those to socket requests too.
            refused = caught.value.response
            assert (refused.status_code, refused.headers["content-type"]) == (429, JSON)
            assert json.loads(refused.body or b"")["code"] == "too-many"
            for response in (answers[2], refused):
                assert 1 <= int(response.headers["retry-after"]) <= 30


@pytest.mark.parametrize(
    ("limits", "path", "body"),
    [
        (Limits(tables_per_address=1), "/api/tables", {"seats": ["", ""]}),
        (Limits(replays_per_address=1), "/api/replay", {"record": ""}),
    ],
)
async def test_a_refusal_says_when_to_retry(
    settings: Settings, limits: Limits, path: str, body: dict[str, object]
) -> None:
    async with serving(replace(settings, limits=limits)) as site:
        assert "retry-after" not in (await site.http.post(path, json=body)).headers
        refused = await site.http.post(path, json=body)
        assert refused.status_code == 429
        assert 1 <= int(refused.headers["retry-after"]) <= 60


async def test_a_refused_socket_is_not_logged_as_a_server_error(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(replace(settings, limits=Limits(requests_per_address=2))) as site:
        url = f"ws://127.0.0.1:{site.port}/api/socket"
        with pytest.raises(InvalidStatus, match="421"):
            await connect(url, origin=Origin("http://elsewhere")).__aenter__()
        async with connect(url):
            pass
        with pytest.raises(InvalidStatus, match="429"):
            await connect(url).__aenter__()
    assert not [entry for entry in caplog.records if entry.levelname == "ERROR"]


async def test_sockets_count_as_requests(settings: Settings) -> None:
    async with serving(replace(settings, limits=Limits(requests_per_address=2))) as site:
        for _ in range(2):
            async with connect(f"ws://127.0.0.1:{site.port}/api/socket"):
                pass
        assert (await site.http.get("/api/about")).status_code == 429


@linux_only
async def test_guessing_tokens_is_limited(settings: Settings) -> None:
    limits = Limits(wrong_secrets_per_address=3)
    guarded = replace(settings, limits=limits, admin_hash=hash_token("right"))
    async with serving(guarded) as site:
        path = "/api/admin/tables"
        for _ in range(3):
            await site.get(path, token="wrong", status=403)
        # Now even the right token is refused; players of other addresses get in.
        for token in ("wrong", "right"):
            assert (await site.get(path, token=token, status=429))["code"] == "too-many"
        transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
        async with httpx.AsyncClient(transport=transport, timeout=PATIENCE) as other:
            right = {"authorization": "Bearer right"}
            assert (await other.get(site.url + path, headers=right)).status_code == 200


async def test_a_valid_token_works_after_many_wrong_ones(settings: Settings) -> None:
    async with serving(replace(settings, limits=Limits(wrong_secrets_per_address=2))) as site:
        host = await site.new_table("", "")
        path = f"/api/tables/{host.id}/leave"
        statuses = [(await ask(site, path, "wrong")).status_code for _ in range(4)]
        assert statuses == [403, 403, 429, 429]
        async with connect(f"ws://127.0.0.1:{site.port}/api/socket") as socket:
            client = Client(socket)
            await client.send("hello", table=host.id, token="wrong")
            assert (await client.take("refused"))["error"]["code"] == "too-many"
        assert (await ask(site, path, host.tokens[0])).status_code == 200


async def ask(site: Site, path: str, token: str) -> httpx.Response:
    """A request with a token."""
    return await site.http.post(path, headers={"authorization": f"Bearer {token}"})


async def test_expensive_work_is_limited_by_its_cost(settings: Settings) -> None:
    async with serving(replace(settings, limits=Limits(work_seconds_per_address=0.01))) as site:
        statuses = [
            (await site.http.get("/api/schema/openapi.json")).status_code for _ in range(99)
        ]
        assert statuses[0] == 200
        assert statuses[-1] == 429


DEEP = [b"[" * 100_000, b'{"seats":' * 100_000, b'{"seats":[' + b"[" * 5000 + b"]" * 5000 + b"]}"]


async def test_deeply_nested_data_is_refused(site: Site) -> None:
    host = await site.new_table("", "")
    paths = ("/api/tables", "/api/mine", "/api/replay", f"/api/tables/{host.id}/join")
    for path, body in product(paths, DEEP):
        answer = await site.http.post(path, content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "body-bad"), path
    async with host.socket(0) as client:
        for body in DEEP:
            await client.connection.send(body[:16_000].decode())
            assert (await client.take("refused"))["error"]["code"] == "message-bad"
        assert (await client.ask("plan", actions=[]))["result"] == "done"


_HEAD = b"Host: localhost\r\nConnection: close\r\n"
_JSON = _HEAD + b"Content-Type: application/json\r\n"
#: Malformed requests.
ODD = [
    b"GET /api/tables/" + b"9" * 9000 + b" HTTP/1.1\r\n" + _HEAD,
    b"GET /api/tables/x/replay/" + b"9" * 5000 + b" HTTP/1.1\r\n" + _HEAD,
    b"GET /api/tables/x/replay/-1 HTTP/1.1\r\n" + _HEAD,
    b"PUT /api/tables/x/seats/" + b"9" * 5000 + b" HTTP/1.1\r\n" + _JSON + b"Content-Length: 2\r\n",
    b"GET /%00 HTTP/1.1\r\n" + _HEAD,
    b"GET /api/tables/%00 HTTP/1.1\r\n" + _HEAD,
    b"GET /api/tables/%ff%fe HTTP/1.1\r\n" + _HEAD,
    b"GET /api/tables/%ED%A0%80 HTTP/1.1\r\n" + _HEAD,
    b"GET /table/%2e%2e%2f%2e%2e HTTP/1.1\r\n" + _HEAD,
    b"GET /assets/%2e%2e%2fpage.py HTTP/1.1\r\n" + _HEAD,
    b"GET //// HTTP/1.1\r\n" + _HEAD,
    b"GET /? HTTP/1.1\r\n" + _HEAD,
    b"GET /api/about?%ff=%00&&=;&a=" + b"b" * 5000 + b" HTTP/1.1\r\n" + _HEAD,
    b"GET http://localhost/api/about HTTP/1.1\r\n" + _HEAD,
    b"OPTIONS * HTTP/1.1\r\n" + _HEAD,
    b"CONNECT localhost:1 HTTP/1.1\r\n" + _HEAD,
    b"TRACE /api/about HTTP/1.1\r\n" + _HEAD,
    b"BREW /api/about HTTP/1.1\r\n" + _HEAD,
    b"GET /api/about HTTP/1.0\r\n",
    b"GET /api/about HTTP/1.1\r\n",
    b"GET /api/about HTTP/9.9\r\n" + _HEAD,
    b"GET /api/about HTTP/1.1\r\nHost: [\r\nConnection: close\r\n",
    b"GET /api/about HTTP/1.1\r\nHost: [::1%25x]:99999\r\nConnection: close\r\n",
    b"GET /api/about HTTP/1.1\r\nHost: \xff\xfe\r\nConnection: close\r\n",
    b"GET /api/about HTTP/1.1\r\n" + _HEAD + b"Origin: \xff://\r\n",
    b"GET /api/about HTTP/1.1\r\n" + _HEAD + b"Origin: null\r\n",
    b"GET /api/about HTTP/1.1\r\n" + _HEAD + b"Accept-Language: \xff;q=x,,;;=\r\n",
    b"GET /nowhere HTTP/1.1\r\n" + _HEAD + b"Accept-Language: " + b"a-" * 4000 + b"\r\n",
    b"GET /nowhere HTTP/1.1\r\n" + _HEAD + b"Accept: \xff,;;text/html\r\n",
    b"GET /api/about HTTP/1.1\r\n" + _HEAD + b"Accept-Encoding: \xff, gzip;q=x\r\n",
    b"GET /api/about HTTP/1.1\r\n" + _HEAD + b"Cookie: \xff=\xfe; ; =;\r\n",
    b"GET /api/admin/tables HTTP/1.1\r\n" + _HEAD + b"Authorization: Bearer \xff\xfe\r\n",
    b"GET /api/about HTTP/1.1\r\n" + _HEAD + b"X-Forwarded-For: \xff,,:\r\n",
    b"GET /api/about HTTP/1.1\r\n" + _HEAD + b"Range: bytes=-9-9\r\nIf-None-Match: \xff\r\n",
    b"GET /api/about HTTP/1.1\r\n" + _HEAD + b"Upgrade: h2c\r\n",
    b"GET /api/about HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade, close\r\nUpgrade: x\r\n",
    b"GET /api/about HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: websocket\r\n",
    UPGRADE.replace(b"GET", b"POST"),
    UPGRADE.replace(b"GET", b"GET ", 1),
    UPGRADE.replace(b"HTTP/1.1", b"HTTP/1.0"),
    UPGRADE.replace(b"/api/socket", b"/" + b"x" * 9000),
    UPGRADE.replace(b"/api/socket", b"/api/about"),
    UPGRADE.replace(b"Version: 13", b"Version: \xff"),
    UPGRADE + b"Content-Length: 5\r\n",
    UPGRADE + b"Sec-WebSocket-Protocol: \xff, ,\r\n",
    UPGRADE + b"Sec-WebSocket-Extensions: ;;=\xff\r\n",
    UPGRADE + b"Origin: http://elsewhere.example\r\n",
    b"GET /api/about HTTP/1.1\r\n" + _HEAD + b"Content-Length: 99999999999999999999\r\n",
    b"POST /api/tables HTTP/1.1\r\n" + _JSON + b"Content-Length: 9999999999\r\n",
    b"POST /api/tables HTTP/1.1\r\n" + _JSON + b"Content-Length: -1\r\n",
    b"POST /api/tables HTTP/1.1\r\n" + _JSON + b"Content-Length: 1\r\nContent-Length: 2\r\n",
    b"POST /api/tables HTTP/1.1\r\n" + _JSON + b"Transfer-Encoding: gzip\r\n",
    b"POST /api/tables HTTP/1.1\r\n" + _JSON + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/tables HTTP/1.1\r\n" + _JSON + b"Transfer-Encoding: chunked\r\n\r\n-1\r\n",
    b"POST /api/tables HTTP/1.1\r\n" + _JSON + b"Transfer-Encoding: chunked\r\n\r\n" + b"f" * 99,
    b"POST /api/tables HTTP/1.1\r\n" + _JSON + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n",
    b"POST /api/tables HTTP/1.1\r\n" + _JSON + b"Content-Encoding: br\r\nContent-Length: 2\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n",
    b"\r\n\r\n\r\n",
    b"\x00" * 200,
]
KINDS = [
    b"", b"text/plain", b"application/x-www-form-urlencoded", b"multipart/form-data",
    b"multipart/form-data; boundary=" + b"x" * 999, b"application/msgpack", b"application/xml",
    b"application/json; charset=utf-7", b"application/json; charset=\xff", b";;;=", b"\xff/\xfe",
]  # fmt: skip
BODIES = [
    b"", b"null", b"0", b'"x"', b"\xff\xfe", b"\xef\xbb\xbf{}", b"{}{}", b"1e999", b"-0",
    b'{"seats":["",""],"move":1' + b"0" * 400 + b"}", b'{"seats":["\\ud800","\\u0000"]}',
    b'{"seats":["",""],"name":"\\ud800"}', b'{"seats":["",""],"name":"\\u0000","seat":1e99}',
    b'{"seats":["",""],"seat":-99999999999999999999,"name":"x"}', b"NaN", b'{"seats":"ab"}',
    b'{"seats":["",""],"seats":[]}', b"--x\r\n\r\n--x--", b"\x00" * 99, b"\xc1\x81\xa1",
]  # fmt: skip


async def test_no_request_causes_a_server_error(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    odd = [request + b"\r\n" for request in ODD]
    for path in (b"/api/tables", b"/api/mine", b"/api/replay", b"/api/lessons/take-money"):
        head = b"POST " + path + b" HTTP/1.1\r\n" + _HEAD
        odd += [_with_body(head, kind, b'{"seats":["",""]}') for kind in KINDS]
        odd += [_with_body(head, b"application/json", body) for body in BODIES]
    many = Limits(
        requests_per_address=10_000, tables_per_address=10_000, replays_per_address=10_000
    )
    hasty = replace(many, head_seconds=1.0, body_seconds=1.0, hello_seconds=0.2)
    async with serving(replace(settings, limits=hasty)) as site:
        answers = await asyncio.gather(*(answered(site, request) for request in odd))
        for request, found in zip(odd, answers, strict=True):
            assert not found.startswith(b"HTTP/1.1 5"), (request[:200], found)
        assert (await site.http.get("/api/about")).status_code == 200
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def answered(site: Site, request: bytes) -> bytes:
    """The whole response to these bytes."""
    connection = await RawConnection.open(site.port, "127.0.0.1")
    await connection.send(request)
    return await connection.ended()


def _with_body(head: bytes, kind: bytes, body: bytes) -> bytes:
    return head + b"Content-Type: %s\r\nContent-Length: %d\r\n\r\n" % (kind, len(body)) + body
