"""Chat: nobody is kept out by what others wrote, and nobody writes without end."""

import time
from dataclasses import replace

import pytest
from websockets.asyncio.client import connect

from alhambra.server.settings import Limits, Settings
from tests.server.clients import Client, Site, serving

from .conftest import Report
from .raw import linux_only

pytestmark = pytest.mark.anyio

LIMITS = Limits(chat_per_seat=3, chat_of_spectators=5)


async def test_a_table_full_of_chat_can_be_entered(site: Site, report: Report) -> None:
    host = await (await site.new_table("", "")).start()
    lines = [f"line {number}" for number in range(120)]
    for line in lines:
        await site.hub.store.say(host.id, None, "", line, time.time())
    for seat in (0, 1, None):
        async with host.socket(seat) as client:
            heard = [(await client.take("said", "bye")).get("text") for _ in range(100)]
            assert heard == lines[-100:]
            if seat is not None:
                assert (await client.ask("plan", actions=[]))["result"] == "done"
    report("120 lines of chat", "three came, each heard the last 100 and could act")


async def test_a_new_socket_is_no_new_start_for_a_spectator(settings: Settings) -> None:
    async with serving(replace(settings, limits=LIMITS)) as site:
        host = await (await site.new_table("", "")).start()
        began, said = time.monotonic(), 0
        for _ in range(6):
            async with host.socket() as client:
                said += await lines_said(client, 2)
        refilled = (time.monotonic() - began) * LIMITS.chat_per_seat / 60
        assert 3 <= said <= 3 + refilled
        async with host.socket(0) as player:
            assert await lines_said(player, 1) == 1


@linux_only
async def test_spectators_with_many_addresses_share_one_limit(settings: Settings) -> None:
    async with serving(replace(settings, limits=LIMITS)) as site:
        host = await (await site.new_table("", "")).start()
        other = await (await site.new_table("", "")).start()
        began, said = time.monotonic(), 0
        for number in range(2, 8):
            said += await lines_from(site, host.id, f"127.0.0.{number}", 2)
        refilled = (time.monotonic() - began) * LIMITS.chat_of_spectators / 60
        assert 5 <= said <= 5 + refilled
        # At another table others may speak, and at this one those who sit there.
        assert await lines_from(site, other.id, "127.0.0.9", 1) == 1
        async with host.socket(1) as player:
            assert await lines_said(player, 1) == 1


async def lines_from(site: Site, table: str, address: str, count: int) -> int:
    """How many of so many lines of a spectator from an address are said."""
    url = f"ws://127.0.0.1:{site.port}/api/socket"
    async with connect(url, local_addr=(address, 0)) as socket:
        client = Client(socket)
        await client.send("hello", table=table)
        await client.take("update")
        return await lines_said(client, count)


async def lines_said(client: Client, count: int) -> int:
    """How many of so many lines are said."""
    answers = [await client.ask("chat", text="hello") for _ in range(count)]
    for answer in answers:
        assert answer["type"] == "done" or answer["error"]["code"] == "too-many"
    return sum(answer["type"] == "done" for answer in answers)
