"""Chat floods neither keep players out nor exceed the rate limits."""

import time
from dataclasses import replace

import pytest
from websockets.asyncio.client import connect

from alhambra.server.settings import Limits, Settings
from tests.server.clients import Client, Site, serving

from .conftest import Report
from .raw_connection import linux_only

pytestmark = pytest.mark.anyio

LIMITS = Limits(chat_per_seat=3, chat_of_spectators=5)


async def test_a_table_with_a_long_chat_can_be_joined(site: Site, report: Report) -> None:
    host = await (await site.new_table("", "")).start()
    lines = [f"line {number}" for number in range(120)]
    for line in lines:
        await site.hub.store.say(host.id, None, "", line, time.time())
    for seat in (0, 1, None):
        async with host.socket(seat) as client:
            received = [(await client.take("chat-line", "closing")).get("text") for _ in range(100)]
            assert received == lines[-100:]
            if seat is not None:
                assert (await client.ask("plan", actions=[]))["result"] == "done"
    report("120 lines of chat", "three clients, each received the last 100 and could act")


async def test_reconnecting_does_not_reset_a_spectators_chat_limit(settings: Settings) -> None:
    async with serving(replace(settings, limits=LIMITS)) as site:
        host = await (await site.new_table("", "")).start()
        began, accepted = time.monotonic(), 0
        for _ in range(6):
            async with host.socket() as client:
                accepted += await lines_accepted(client, 2)
        refilled = (time.monotonic() - began) * LIMITS.chat_per_seat / 60
        assert 3 <= accepted <= 3 + refilled
        async with host.socket(0) as player:
            assert await lines_accepted(player, 1) == 1


@linux_only
async def test_spectators_of_many_addresses_share_one_chat_limit(settings: Settings) -> None:
    async with serving(replace(settings, limits=LIMITS)) as site:
        host = await (await site.new_table("", "")).start()
        other = await (await site.new_table("", "")).start()
        began, accepted = time.monotonic(), 0
        for number in range(2, 8):
            accepted += await lines_from(site, host.id, f"127.0.0.{number}", 2)
        refilled = (time.monotonic() - began) * LIMITS.chat_of_spectators / 60
        assert 5 <= accepted <= 5 + refilled
        # Spectators of another table and players of this one may still write.
        assert await lines_from(site, other.id, "127.0.0.9", 1) == 1
        async with host.socket(1) as player:
            assert await lines_accepted(player, 1) == 1


async def lines_from(site: Site, table: str, address: str, count: int) -> int:
    """How many of this many lines of a spectator at this address are accepted."""
    url = f"ws://127.0.0.1:{site.port}/api/socket"
    async with connect(url, local_addr=(address, 0)) as socket:
        client = Client(socket)
        await client.send("hello", table=table)
        await client.take("update")
        return await lines_accepted(client, count)


async def lines_accepted(client: Client, count: int) -> int:
    """How many of this many lines are accepted."""
    answers = [await client.ask("chat", text="hello") for _ in range(count)]
    for answer in answers:
        assert answer["type"] == "done" or answer["error"]["code"] == "too-many"
    return sum(answer["type"] == "done" for answer in answers)
