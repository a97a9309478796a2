"""Requests that do not end, answers that nobody reads, more connections than there is room for."""

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
from .raw import ELSEWHERE, UPGRADE, Line, linux_only, plays_on

pytestmark = pytest.mark.anyio

_POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
#: Beginnings of requests that never end.
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
    """A server that does not wait long."""
    async with serving(replace(settings, limits=LIMITS)) as site:
        yield site


async def test_a_request_that_does_not_end_is_ended(hasty: Site, report: Report) -> None:
    lines = {name: await Line.open(hasty.port, "127.0.0.1") for name in BEGINNINGS}
    for name, line in lines.items():
        await line.send(BEGINNINGS[name])
    await asyncio.gather(*(line.ended() for line in lines.values()))
    assert (await hasty.http.get("/api/about")).status_code == 200
    report("requests that never end", f"{len(lines)} kinds, all cut off")


async def test_drop_by_drop_is_no_way_to_stay(hasty: Site) -> None:
    names = ("half a head", "half a body", "a chunk without an end")
    await asyncio.gather(*(dripping(hasty, BEGINNINGS[name]) for name in names))


async def dripping(site: Site, beginning: bytes) -> None:
    """Send a byte now and then until the other side has cut the line."""
    line = await Line.open(site.port, "127.0.0.1")
    await line.send(beginning)
    async with asyncio.timeout(PATIENCE):
        while await line.send(b"x"):
            await asyncio.sleep(0.1)
    line.writer.close()


async def test_answers_that_nobody_reads_are_thrown_away(hasty: Site) -> None:
    """Requests on one line without a look at the answers: neither memory nor time for them."""
    line = await Line.open(hasty.port, "127.0.0.1")
    request = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    async with asyncio.timeout(PATIENCE):
        while await line.send(request * 20):
            await asyncio.sleep(0.05)
    line.writer.close()
    assert hasty.server
    async with asyncio.timeout(PATIENCE):
        while hasty.server.server_state.tasks:
            await asyncio.sleep(0.01)


async def test_a_request_in_its_own_time_is_answered_whatever_came_before(hasty: Site) -> None:
    for _ in range(3):
        await asyncio.sleep(0.4)
        assert (await hasty.http.get("/api/about")).status_code == 200


@linux_only
async def test_more_connections_than_descriptors(
    tmp_path: Path, size: Size, report: Report
) -> None:
    log = tmp_path / "log"
    process = Process(str(tmp_path / "a.sqlite"), log=log, command=[*FEW_DESCRIPTORS, *SERVE])
    lines: list[Line] = []
    try:
        async with process_site(process) as site:
            host = await (await site.new_table("", "")).start()
            async with host.socket(0) as one, host.socket(1) as two:
                for _ in range(size(300, 1000)):
                    lines.append(line := await Line.open(site.port))
                    await line.send(BEGINNINGS["half a head"])
                active = one if one.update["table"]["deciding"] == 0 else two
                await active.turn()
            await plays_on(site, host)
            refused = await Line.open(site.port)
            assert b'"too-many"' in await refused.ended()
            async with asyncio.timeout(PATIENCE):
                while "connections refused" not in log.read_text("utf-8"):
                    await asyncio.sleep(0.05)
    finally:
        for line in lines:
            line.writer.close()
        process.stop()
    assert log.read_text("utf-8").count("connections refused") < 10
    report("unfinished requests, 256 descriptors", f"{len(lines)}, a game went on, new ones came")


@linux_only
async def test_sockets_and_requests_of_one_address_count_together(settings: Settings) -> None:
    limits = Limits(connections_per_address=4)
    async with serving(replace(settings, limits=limits)) as site:
        lines = [await Line.upgraded(site.port) for _ in range(2)]
        lines += [await Line.open(site.port) for _ in range(2)]
        assert (await (await Line.open(site.port)).ended()).startswith(b"HTTP/1.1 429")
        assert (await site.http.get("/api/about")).status_code == 200
        for line in lines:
            line.writer.close()
        async with asyncio.timeout(PATIENCE):
            while (await status_from(site, ELSEWHERE)) != 200:
                await asyncio.sleep(0.05)


@linux_only
async def test_the_door_to_the_network_is_guarded_like_the_other(settings: Settings) -> None:
    limits = Limits(connections_per_address=2, head_seconds=0.5)
    async with serving(replace(settings, limits=limits, lan_address="127.0.0.3")) as site:
        await site.ask("PUT", "/api/lan", {"on": True})
        lines = [await Line.open(site.port, to="127.0.0.3") for _ in range(2)]
        late = await Line.open(site.port, to="127.0.0.3")
        assert (await late.ended()).startswith(b"HTTP/1.1 429")
        for line in lines:
            await line.ended()


async def test_a_trusted_proxy_may_bring_many(settings: Settings) -> None:
    limits = Limits(connections_per_address=2)
    trusting = replace(settings, limits=limits, proxies=("127.0.0.0/8",))
    async with serving(trusting) as site:
        lines = [await Line.upgraded(site.port, "127.0.0.1") for _ in range(5)]
        assert (await site.http.get("/api/about")).status_code == 200
        for line in lines:
            line.writer.close()


async def test_a_full_server_says_so(settings: Settings) -> None:
    async with serving(replace(settings, limits=Limits(connections=4))) as site:
        lines = [await Line.open(site.port, f"127.0.0.{number}") for number in range(1, 5)]
        assert (await (await Line.open(site.port)).ended()).startswith(b"HTTP/1.1 503")
        for line in lines:
            line.writer.close()


async def status_from(site: Site, address: str) -> int:
    """What a well-meant request from an address is answered."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(transport=transport, timeout=PATIENCE) as client:
        return (await client.get(f"{site.url}/api/about")).status_code
