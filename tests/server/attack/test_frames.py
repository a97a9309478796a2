"""Frames that are no messages, and clients that do not read: the others play on."""

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
from .raw import (
    BINARY,
    CLOSE,
    PING,
    PONG,
    TEXT,
    UPGRADE,
    Line,
    frame,
    linux_only,
    plays_on,
    resident,
)

pytestmark = pytest.mark.anyio

#: What is sent again and again, after what is sent once.
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
#: What ends a socket at once, or after a moment.
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
    """A server with memory of its own."""
    process = Process(str(tmp_path / "a.sqlite"), log=tmp_path / "log")
    yield process
    process.stop()


@linux_only
async def test_a_flood_of_frames_ends_and_the_others_play_on(
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
    """Whether a flood was stopped, while a game went on."""
    line = await Line.upgraded(site.port)
    attack = asyncio.create_task(line_of(line, first, again))
    await plays_on(site, host)
    return await attack


async def line_of(line: Line, first: bytes, again: bytes) -> bool:
    """Send, read nothing, until the other side has had enough: within 32 MB, or not at all."""
    blob = again * (65536 // len(again))
    await line.send(first)
    for _ in range(512):
        if not await line.send(blob):
            line.writer.close()
            return True
    line.writer.close()
    return False


async def test_frames_that_are_none_end_the_socket(site: Site) -> None:
    lines = [await Line.upgraded(site.port, "127.0.0.1") for _ in NONSENSE]
    for line, nonsense in zip(lines, NONSENSE.values(), strict=True):
        await line.send(nonsense)
    await asyncio.gather(*(line.ended() for line in lines))
    await nobody_is_served(site)


async def nobody_is_served(site: Site) -> None:
    """Wait until nothing is left of those who came."""
    assert site.server
    async with asyncio.timeout(PATIENCE):
        while site.server.server_state.tasks:
            await asyncio.sleep(0.01)


async def test_whoever_speaks_before_the_answer_is_cut_off(site: Site) -> None:
    line = await Line.open(site.port, "127.0.0.1")
    await line.send(UPGRADE + b"\r\n")
    await line.send(frame(3))
    await line.ended()


async def test_a_request_for_a_socket_with_too_much_in_it_is_answered(site: Site) -> None:
    for much in (b"X: y\r\n" * 200, b"X: " + b"y" * 9000 + b"\r\n"):
        line = await Line.open(site.port, "127.0.0.1")
        await line.send(UPGRADE + much + b"\r\n")
        assert (await line.ended()).startswith(b"HTTP/1.1 431")


async def test_whoever_does_not_read_is_cut_off(settings: Settings) -> None:
    """Whether or not they said hello; even our last words wait for nobody."""
    limits = Limits(messages_per_socket=MANY, hello_seconds=0.5, unread_seconds=1.0)
    async with serving(replace(settings, limits=limits)) as site:
        host = await (await site.new_table("", "")).start()
        silent, greeted = [await Line.upgraded(site.port, "127.0.0.1") for _ in range(2)]
        words = b'{"type":"hello","table":"%s"}' % host.id.encode()
        await greeted.send(frame(TEXT, words))
        await asyncio.gather(flooding(silent), flooding(greeted))
        await plays_on(site, host)
        await nobody_is_served(site)


async def flooding(line: Line) -> None:
    """Send pings, and read nothing, until the other side has cut the line."""
    async with asyncio.timeout(PATIENCE):
        while await line.send(frame(PING, b"p" * 125) * 500):
            await asyncio.sleep(0)
    line.writer.close()


async def test_an_end_that_is_not_heard_is_an_end(settings: Settings) -> None:
    """The server closes, and the client neither reads nor answers nor goes."""
    limits = Limits(messages_per_socket=MANY, hello_seconds=0.2)
    async with serving(replace(settings, limits=limits)) as site:
        lines = [await Line.upgraded(site.port, "127.0.0.1") for _ in range(3)]
        lines[1].writer.write_eof()
        await lines[2].send(frame(PING, b"p" * 125) * 100)
        assert site.server
        async with asyncio.timeout(60):
            while any(
                isinstance(one, SocketProtocol) for one in site.server.server_state.connections
            ):
                await asyncio.sleep(0.05)
        for line in lines:
            line.writer.close()


async def test_many_messages_at_once_leave_room_for_answers_and_for_others(site: Site) -> None:
    host = await (await site.new_table("", "")).start()
    async with host.socket(0) as eager, host.socket(1) as other:
        await asyncio.gather(*(eager.send("why", action="pass") for _ in range(200)))
        assert (await other.ask("plan", actions=[]))["result"] == "done"
        heard = [(await eager.take("reason", "bye"))["type"] for _ in range(200)]
        assert set(heard) == {"reason"}


async def test_whoever_is_too_quick_waits_and_is_not_sent_away(settings: Settings) -> None:
    """One message a second, after the first sixty; what came early waits, however much it is."""
    async with serving(replace(settings, limits=Limits(messages_per_socket=60))) as site:
        host = await (await site.new_table("", "")).start()
        async with host.socket(0) as eager, host.socket(1) as other:
            ids = [await eager.send("why", action="pass") for _ in range(1000)]
            heard = [await eager.take("reason", "bye") for _ in range(63)]
            assert [answer.get("id") for answer in heard] == ids[:63]
            assert (await other.ask("plan", actions=[]))["result"] == "done"
            # A polite end would wait behind all the rest.
            eager.connection.transport.abort()


async def test_an_answer_to_a_ping_that_is_not_read_yet_is_not_missed(settings: Settings) -> None:
    async with serving(replace(settings, limits=Limits(messages_per_socket=60))) as site:
        host = await (await site.new_table("", "")).start()
        async with host.socket(0) as eager:
            await asyncio.gather(*(eager.send("why", action="pass") for _ in range(200)))
            for _ in range(60):
                await eager.take("reason")
            assert site.server
            connections: set[Any] = site.server.server_state.connections
            (socket,) = [one for one in connections if isinstance(one, SocketProtocol)]
            # What is called when no answer has come in time.
            socket.keepalive_timeout()
            assert (await eager.take("reason", "bye"))["type"] == "reason"
            eager.connection.transport.abort()


async def test_a_client_that_is_behind_can_be_sent_away(settings: Settings) -> None:
    async with serving(replace(settings, limits=Limits(messages_per_socket=60))) as site:
        host = await (await site.new_table("", "")).start()
        async with host.socket(0) as eager:
            for _ in range(1000):
                await eager.send("why", action="pass")
            await eager.take("reason")
            site.hub.cache.drop_all("restored")
            assert (await eager.take("bye"))["reason"] == "restored"
            async with asyncio.timeout(PATIENCE):
                await eager.connection.wait_closed()
        await nobody_is_served(site)
