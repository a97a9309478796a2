"""Crowds at a table: those who sit there get in, whoever else has come."""

from contextlib import AsyncExitStack
from dataclasses import replace

import pytest
from websockets.asyncio.client import connect

from alhambra.server.settings import Limits, Settings
from tests.server.clients import Client, Host, Json, serving

from .raw import ELSEWHERE, linux_only

pytestmark = pytest.mark.anyio

LIMITS = Limits(spectators_per_table=5, spectators_per_table_and_address=3, sockets_per_seat=2)


async def watching(stack: AsyncExitStack, host: Host, address: str) -> Json:
    """What a spectator from an address hears first; whoever is let in stays."""
    url = f"ws://127.0.0.1:{host.site.port}/api/socket"
    client = Client(await stack.enter_async_context(connect(url, local_addr=(address, 0))))
    await client.send("hello", table=host.id)
    return await client.take("update", "refused")


@linux_only
async def test_spectators_keep_neither_players_nor_other_addresses_out(settings: Settings) -> None:
    async with serving(replace(settings, limits=LIMITS)) as site, AsyncExitStack() as stack:
        host = await (await site.new_table("", "")).start()
        answers = [await watching(stack, host, ELSEWHERE) for _ in range(4)]
        assert [answer["type"] for answer in answers] == 3 * ["update"] + ["refused"]
        assert answers[3]["error"]["params"] == {"what": "spectators-here", "limit": 3}
        answers = [await watching(stack, host, f"127.0.0.{number}") for number in (3, 4, 5)]
        assert [answer["type"] for answer in answers] == ["update", "update", "refused"]
        assert answers[-1]["error"]["params"] == {"what": "spectators", "limit": 5}
        # The room is full, and those who play come in and play.
        async with host.socket(0) as one, host.socket(1) as two:
            await (one if one.update["table"]["deciding"] == 0 else two).turn()


async def test_of_too_many_sockets_of_a_seat_the_oldest_goes(settings: Settings) -> None:
    """A phone that lost its connection again and again gets in."""
    async with serving(replace(settings, limits=LIMITS)) as site:
        host = await (await site.new_table("", "")).start()
        async with (
            host.socket(0) as first,
            host.socket(0) as second,
            host.socket(1) as other,
            host.socket(0) as third,
        ):
            assert (await first.take("bye"))["reason"] == "busy"
            for client in (second, third, other):
                assert (await client.ask("plan", actions=[]))["result"] == "done"


async def test_an_address_has_so_many_sockets(settings: Settings) -> None:
    limits = Limits(sockets_per_address=2)
    async with serving(replace(settings, limits=limits)) as site, AsyncExitStack() as stack:
        host = await site.new_table("", "")
        answers = [await watching(stack, host, "127.0.0.1") for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["update", "update", "refused"]
        assert answers[2]["error"]["params"] == {"what": "sockets", "limit": 2}
