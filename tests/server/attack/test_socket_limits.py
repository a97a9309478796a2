"""Limits of sockets per table, seat and address: players always get in."""

from contextlib import AsyncExitStack
from dataclasses import replace

import pytest
from websockets.asyncio.client import connect

from alhambra.server.settings import Limits, Settings
from tests.server.clients import Client, Host, Json, serving

from .raw_connection import ATTACKER, linux_only

pytestmark = pytest.mark.anyio

LIMITS = Limits(spectators_per_table=5, spectators_per_table_and_address=3, sockets_per_seat=2)


async def spectate(stack: AsyncExitStack, host: Host, address: str) -> Json:
    """The first message to a spectator from this address; an accepted one stays connected."""
    url = f"ws://127.0.0.1:{host.site.port}/api/socket"
    client = Client(await stack.enter_async_context(connect(url, local_addr=(address, 0))))
    await client.send("hello", table=host.id)
    return await client.take("update", "refused")


@linux_only
async def test_spectators_neither_block_players_nor_other_addresses(settings: Settings) -> None:
    async with serving(replace(settings, limits=LIMITS)) as site, AsyncExitStack() as stack:
        host = await (await site.new_table("", "")).start()
        answers = [await spectate(stack, host, ATTACKER) for _ in range(4)]
        assert [answer["type"] for answer in answers] == 3 * ["update"] + ["refused"]
        assert answers[3]["error"]["params"] == {"what": "spectators-here", "limit": 3}
        answers = [await spectate(stack, host, f"127.0.0.{number}") for number in (3, 4, 5)]
        assert [answer["type"] for answer in answers] == ["update", "update", "refused"]
        assert answers[-1]["error"]["params"] == {"what": "spectators", "limit": 5}
        # No more spectators are accepted, but the players connect and play.
        async with host.socket(0) as one, host.socket(1) as two:
            await (one if one.update["table"]["deciding"] == 0 else two).turn()


async def test_a_new_socket_of_a_seat_replaces_the_oldest_one(settings: Settings) -> None:
    """A phone that has lost its connection several times gets in."""
    async with serving(replace(settings, limits=LIMITS)) as site:
        host = await (await site.new_table("", "")).start()
        async with (
            host.socket(0) as first,
            host.socket(0) as second,
            host.socket(1) as other,
            host.socket(0) as third,
        ):
            assert (await first.take("closing"))["reason"] == "busy"
            for client in (second, third, other):
                assert (await client.ask("plan", actions=[]))["result"] == "done"


async def test_sockets_per_address_are_limited(settings: Settings) -> None:
    limits = Limits(sockets_per_address=2)
    async with serving(replace(settings, limits=limits)) as site, AsyncExitStack() as stack:
        host = await site.new_table("", "")
        answers = [await spectate(stack, host, "127.0.0.1") for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["update", "update", "refused"]
        assert answers[2]["error"]["params"] == {"what": "sockets", "limit": 2}
