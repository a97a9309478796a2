"""Unfinished requests, unread responses, and more connections than allowed."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from alhambra.server.settings import Limits, Settings
from tests.server.clients import PATIENCE, Site, serving
from tests.server.processes import SERVE, Process, process_site

from .conftest import Report, Size
from .raw_connection import ATTACKER, UPGRADE, RawConnection, linux_only, plays_on

pytestmark = pytest.mark.anyio

_POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
#: Requests that are never completed.
BEGINNINGS = {
    "nothing": b"",
    "a letter": b"G",
    "half a head": b"GET /api/about HTTP/1.1\r\nHost: localhost\r\nX-A: b",
    "half a body": _POST + b'Content-Length: 100\r\n\r\n{"seats"',
    "a chunk without an end": _POST + b"Transfer-Encoding: chunked\r\n\r\nff\r\n{",
    "a body that is asked for": _POST + b"Content-Length: 100\r\nExpect: 100-continue\r\n\r\n",
    "a body nobody wants": b"POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
    "a second half": b"GET /api/about HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/ab",
    "half a socket": UPGRADE,
}
FEW_DESCRIPTORS = ("sh", "-c", 'ulimit -n 256; exec "$@"', "sh")
LIMITS = Limits(head_seconds=0.5, body_seconds=0.5, unread_seconds=1.0)


@pytest.fixture
async def hasty(settings: Settings, anyio_backend: str) -> AsyncIterator[Site]:
    """A server with short timeouts."""
    async with serving(replace(settings, limits=LIMITS)) as site:
        yield site


async def test_an_unfinished_request_times_out(hasty: Site, report: Report) -> None:
    connections = {name: await RawConnection.open(hasty.port, "127.0.0.1") for name in BEGINNINGS}
    for name, connection in connections.items():
        await connection.send(BEGINNINGS[name])
    await asyncio.gather(*(connection.ended() for connection in connections.values()))
    assert (await hasty.http.get("/api/about")).status_code == 200
    report("requests that never end", f"{len(connections)} kinds, all cut off")


async def test_a_request_sent_byte_by_byte_times_out(hasty: Site) -> None:
    names = ("half a head", "half a body", "a chunk without an end")
    await asyncio.gather(*(drip(hasty, BEGINNINGS[name]) for name in names))


async def drip(site: Site, beginning: bytes) -> None:
    """Send a byte now and then until the server closes the connection."""
    connection = await RawConnection.open(site.port, "127.0.0.1")
    await connection.send(beginning)
    async with asyncio.timeout(PATIENCE):
        while await connection.send(b"x"):
            await asyncio.sleep(0.1)
    connection.writer.close()


async def test_unread_responses_end_the_connection(hasty: Site) -> None:
    """Pipelined requests whose responses are never read use neither memory nor tasks."""
    connection = await RawConnection.open(hasty.port, "127.0.0.1")
    request = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    async with asyncio.timeout(PATIENCE):
        while await connection.send(request * 20):
            await asyncio.sleep(0.05)
    connection.writer.close()
    assert hasty.server
    async with asyncio.timeout(PATIENCE):
        while hasty.server.server_state.tasks:
            await asyncio.sleep(0.01)


async def test_each_request_of_a_connection_has_its_own_timeout(hasty: Site) -> None:
    for _ in range(3):
        await asyncio.sleep(0.4)
        assert (await hasty.http.get("/api/about")).status_code == 200


@linux_only
async def test_games_go_on_with_more_connections_than_descriptors(
    tmp_path: Path, size: Size, report: Report
) -> None:
    log = tmp_path / "log"
    process = Process(str(tmp_path / "a.sqlite"), log=log, command=[*FEW_DESCRIPTORS, *SERVE])
    connections: list[RawConnection] = []
    try:
        async with process_site(process) as site:
            host = await (await site.new_table("", "")).start()
            async with host.socket(0) as one, host.socket(1) as two:
                for _ in range(size(300, 1000)):
                    connections.append(connection := await RawConnection.open(site.port))
                    await connection.send(BEGINNINGS["half a head"])
                active = one if one.update["table"]["deciding"] == 0 else two
                await active.turn()
            await plays_on(site, host)
            refused = await RawConnection.open(site.port)
            assert b'"too-many"' in await refused.ended()
            async with asyncio.timeout(PATIENCE):
                while "connections refused" not in log.read_text("utf-8"):
                    await asyncio.sleep(0.05)
    finally:
        for connection in connections:
            connection.writer.close()
        process.stop()
    assert log.read_text("utf-8").count("connections refused") < 10
    report(
        "unfinished requests, 256 descriptors", f"{len(connections)}, a game went on, new ones came"
    )


@linux_only
async def test_sockets_and_requests_of_one_address_count_together(settings: Settings) -> None:
    limits = Limits(connections_per_address=4)
    async with serving(replace(settings, limits=limits)) as site:
        connections = [await RawConnection.upgraded(site.port) for _ in range(2)]
        connections += [await RawConnection.open(site.port) for _ in range(2)]
        assert (await (await RawConnection.open(site.port)).ended()).startswith(b"HTTP/1.1 429")
        assert (await site.http.get("/api/about")).status_code == 200
        for connection in connections:
            connection.writer.close()
        async with asyncio.timeout(PATIENCE):
            while (await status_from(site, ATTACKER)) != 200:
                await asyncio.sleep(0.05)


@linux_only
async def test_the_network_listener_has_the_same_limits(settings: Settings) -> None:
    limits = Limits(connections_per_address=2, head_seconds=0.5)
    async with serving(replace(settings, limits=limits, lan_address="127.0.0.3")) as site:
        await site.ask("PUT", "/api/lan", {"on": True})
        connections = [await RawConnection.open(site.port, to="127.0.0.3") for _ in range(2)]
        late = await RawConnection.open(site.port, to="127.0.0.3")
        assert (await late.ended()).startswith(b"HTTP/1.1 429")
        for connection in connections:
            await connection.ended()


async def test_a_trusted_proxy_is_not_limited_as_one_address(settings: Settings) -> None:
    limits = Limits(connections_per_address=2)
    trusting = replace(settings, limits=limits, proxies=("127.0.0.0/8",))
    async with serving(trusting) as site:
        connections = [await RawConnection.upgraded(site.port, "127.0.0.1") for _ in range(5)]
        assert (await site.http.get("/api/about")).status_code == 200
        for connection in connections:
            connection.writer.close()


async def test_a_full_server_answers_503(settings: Settings) -> None:
    async with serving(replace(settings, limits=Limits(connections=4))) as site:
        connections = [
            await RawConnection.open(site.port, f"127.0.0.{number}") for number in range(1, 5)
        ]
        assert (await (await RawConnection.open(site.port)).ended()).startswith(b"HTTP/1.1 503")
        for connection in connections:
            connection.writer.close()


async def status_from(site: Site, address: str) -> int:
    """The status of a valid request from this address."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(transport=transport, timeout=PATIENCE) as client:
        return (await client.get(f"{site.url}/api/about")).status_code
