"""Malformed frames, floods of frames, and clients that do not read: others play on."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from alhambra.server.connections.socket_protocol import SocketProtocol
from alhambra.server.settings import Limits, Settings
from tests.server.clients import PATIENCE, Host, Site, serving
from tests.server.processes import Process, process_site

from .conftest import Report, Size
from .raw_connection import (
    BINARY,
    CLOSE,
    PING,
    PONG,
    TEXT,
    UPGRADE,
    RawConnection,
    frame,
    linux_only,
    plays_on,
    resident,
)

pytestmark = pytest.mark.anyio

#: Floods: what is sent once, and what is then sent repeatedly.
FLOODS = {
    "pings": (b"", frame(PING, b"p" * 125)),
    "empty pings": (b"", frame(PING)),
    "pongs": (b"", frame(PONG, b"p" * 125)),
    "empty texts": (b"", frame(TEXT)),
    "empty bytes": (b"", frame(BINARY)),
    "a message without end": (frame(TEXT, fin=False), frame(0, fin=False)),
    "a message in crumbs": (frame(TEXT, b"{", fin=False), frame(0, b" ", fin=False)),
    "pings within a message": (frame(TEXT, fin=False), frame(PING)),
}
#: Malformed frames, which end a socket.
NONSENSE = {
    "a frame of 2**63 bytes": bytes([0x82, 0xFF]) + (1 << 63).to_bytes(8, "big") + bytes(4),
    "a long ping": frame(PING, b"p" * 126),
    "a ping in pieces": frame(PING, b"p", fin=False),
    "no mask": bytes([0x81, 1]) + b"x",
    "unknown kind": frame(3),
    "reserved bits": bytes([0xF1, 0x80]) + bytes(4),
    "a piece of nothing": frame(0, b"x"),
    "two messages at once": frame(TEXT, b"x", fin=False) + frame(TEXT, b"x"),
    "no UTF-8": frame(TEXT, b"\xff"),
    "a wrong end": frame(CLOSE, b"\x00"),
    "more after the end": frame(CLOSE) + 2000 * frame(PING),
    "the end within a message": frame(TEXT, b"x", fin=False) + frame(CLOSE),
}
MANY = 1_000_000


@pytest.fixture
async def process(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Process]:
    """A server in its own process, so that its memory can be measured."""
    process = Process(str(tmp_path / "a.sqlite"), log=tmp_path / "log")
    yield process
    process.stop()


@linux_only
async def test_a_flood_of_frames_is_cut_off_and_others_play_on(
    process: Process, size: Size, report: Report
) -> None:
    async with process_site(process) as site:
        host = await (await site.new_table("", "")).start()
        await plays_on(site, host)
        before = resident(process)
        for name, (first, again) in FLOODS.items():
            for _ in range(size(1, 10)):
                sent = await flooded(site, host, first, again)
                assert sent, name
        grown = resident(process) - before
        report("floods of frames", f"{len(FLOODS)} kinds, {grown:.1f} MB more in the end")
        assert grown < 20


async def flooded(site: Site, host: Host, first: bytes, again: bytes) -> bool:
    """Whether a flood was cut off while a game went on."""
    connection = await RawConnection.upgraded(site.port)
    task = asyncio.create_task(flood(connection, first, again))
    await plays_on(site, host)
    return await task


async def flood(connection: RawConnection, first: bytes, again: bytes) -> bool:
    """Send without reading; whether the server closes the connection within 32 MB."""
    blob = again * (65536 // len(again))
    await connection.send(first)
    for _ in range(512):
        if not await connection.send(blob):
            connection.writer.close()
            return True
    connection.writer.close()
    return False


async def test_malformed_frames_end_the_socket(site: Site) -> None:
    attackers = [await RawConnection.upgraded(site.port, "127.0.0.1") for _ in NONSENSE]
    for connection, nonsense in zip(attackers, NONSENSE.values(), strict=True):
        await connection.send(nonsense)
    await asyncio.gather(*(connection.ended() for connection in attackers))
    await no_connection_is_served(site)


async def no_connection_is_served(site: Site) -> None:
    """Wait until the server has no task of a connection left."""
    assert site.server
    async with asyncio.timeout(PATIENCE):
        while site.server.server_state.tasks:
            await asyncio.sleep(0.01)


async def test_a_frame_sent_before_the_upgrade_response_ends_the_connection(site: Site) -> None:
    connection = await RawConnection.open(site.port, "127.0.0.1")
    await connection.send(UPGRADE + b"\r\n")
    await connection.send(frame(3))
    await connection.ended()


async def test_an_upgrade_request_with_too_many_headers_is_refused(site: Site) -> None:
    for much in (b"X: y\r\n" * 200, b"X: " + b"y" * 9000 + b"\r\n"):
        connection = await RawConnection.open(site.port, "127.0.0.1")
        await connection.send(UPGRADE + much + b"\r\n")
        assert (await connection.ended()).startswith(b"HTTP/1.1 431")


async def test_a_client_that_does_not_read_is_cut_off(settings: Settings) -> None:
    """With or without `hello`; not even the final `bye` waits for the client."""
    limits = Limits(messages_per_socket=MANY, hello_seconds=0.5, unread_seconds=1.0)
    async with serving(replace(settings, limits=limits)) as site:
        host = await (await site.new_table("", "")).start()
        silent, greeted = [await RawConnection.upgraded(site.port, "127.0.0.1") for _ in range(2)]
        words = b'{"type":"hello","table":"%s"}' % host.id.encode()
        await greeted.send(frame(TEXT, words))
        await asyncio.gather(ping_until_closed(silent), ping_until_closed(greeted))
        await plays_on(site, host)
        await no_connection_is_served(site)


async def ping_until_closed(connection: RawConnection) -> None:
    """Send pings without reading until the server closes the connection."""
    async with asyncio.timeout(PATIENCE):
        while await connection.send(frame(PING, b"p" * 125) * 500):
            await asyncio.sleep(0)
    connection.writer.close()


async def test_a_close_that_the_client_ignores_still_ends_the_connection(
    settings: Settings,
) -> None:
    """The server closes, and the client neither reads nor answers nor disconnects."""
    limits = Limits(messages_per_socket=MANY, hello_seconds=0.2)
    async with serving(replace(settings, limits=limits)) as site:
        attackers = [await RawConnection.upgraded(site.port, "127.0.0.1") for _ in range(3)]
        attackers[1].writer.write_eof()
        await attackers[2].send(frame(PING, b"p" * 125) * 100)
        assert site.server
        async with asyncio.timeout(60):
            while any(
                isinstance(one, SocketProtocol) for one in site.server.server_state.connections
            ):
                await asyncio.sleep(0.05)
        for connection in attackers:
            connection.writer.close()


async def test_a_burst_of_messages_is_answered_and_does_not_block_others(site: Site) -> None:
    host = await (await site.new_table("", "")).start()
    async with host.socket(0) as eager, host.socket(1) as other:
        await asyncio.gather(*(eager.send("why", action="pass") for _ in range(200)))
        assert (await other.ask("plan", actions=[]))["result"] == "done"
        answers = [(await eager.take("reason", "closing"))["type"] for _ in range(200)]
        assert set(answers) == {"reason"}


async def test_a_client_above_the_rate_is_delayed_and_not_disconnected(settings: Settings) -> None:
    """One message a second after the first sixty; any number of early messages waits."""
    async with serving(replace(settings, limits=Limits(messages_per_socket=60))) as site:
        host = await (await site.new_table("", "")).start()
        async with host.socket(0) as eager, host.socket(1) as other:
            ids = [await eager.send("why", action="pass") for _ in range(1000)]
            answers = [await eager.take("reason", "closing") for _ in range(63)]
            assert [answer.get("id") for answer in answers] == ids[:63]
            assert (await other.ask("plan", actions=[]))["result"] == "done"
            # A regular close would wait behind all other messages.
            eager.connection.transport.abort()


async def test_a_pong_behind_unread_messages_does_not_time_out(settings: Settings) -> None:
    async with serving(replace(settings, limits=Limits(messages_per_socket=60))) as site:
        host = await (await site.new_table("", "")).start()
        async with host.socket(0) as eager:
            await asyncio.gather(*(eager.send("why", action="pass") for _ in range(200)))
            for _ in range(60):
                await eager.take("reason")
            assert site.server
            connections: set[Any] = site.server.server_state.connections
            (socket,) = [one for one in connections if isinstance(one, SocketProtocol)]
            # Called when no pong has arrived in time.
            socket.keepalive_timeout()
            assert (await eager.take("reason", "closing"))["type"] == "reason"
            eager.connection.transport.abort()


async def test_a_client_with_unread_messages_can_be_disconnected(settings: Settings) -> None:
    async with serving(replace(settings, limits=Limits(messages_per_socket=60))) as site:
        host = await (await site.new_table("", "")).start()
        async with host.socket(0) as eager:
            for _ in range(1000):
                await eager.send("why", action="pass")
            await eager.take("reason")
            site.hub.cache.drop_all("restored")
            assert (await eager.take("closing"))["reason"] == "restored"
            async with asyncio.timeout(PATIENCE):
                await eager.connection.wait_closed()
        await no_connection_is_served(site)
