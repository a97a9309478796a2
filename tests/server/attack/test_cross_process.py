"""Chat, closed tables and deleted players reach the other process; the database is unavailable."""

import asyncio
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.helpers import position
from tests.server.clients import Client, Host, Json
from tests.server.postgres import Postgres
from tests.server.processes import ADMIN
from tests.server.test_leaving import host_of

from .conftest import Report, Size
from .pairs import Pair, messages_until_bye

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def chat_lines(client: Client, count: int) -> list[Json]:
    """Wait for this many lines of chat, each received once and in order."""
    lines = [message for message in client.received if message["type"] == "chat-line"]
    while len(lines) < count:
        lines.append(await client.take("chat-line"))
    numbers = [line["number"] for line in lines]
    assert numbers == sorted(set(numbers))
    return lines


async def test_chat_arrives_once_and_in_order_at_both(
    pair: Pair, postgres: Postgres, size: Size, report: Report
) -> None:
    here, there = await pair.new_table("", "")
    rounds, lines = size(2, 6), 0  # the limit is twenty lines a minute
    async with here.socket(0) as ana, there.socket(1) as bo, there.socket() as watcher:
        clients = [ana, bo, watcher]
        for number in range(rounds):
            if number % 2:
                # Lines written while notifications are cut are not lost.
                await asyncio.to_thread(postgres.drop_listeners)
            await asyncio.gather(send_lines(ana, 3), send_lines(bo, 3))
            lines += 6
            received = [await chat_lines(client, lines) for client in clients]
            assert received[0] == received[1] == received[2]
        async with there.socket() as late:
            assert await chat_lines(late, lines) == received[0]
    report("lines of chat at two processes", f"{lines}, each received once by all and in order")


async def send_lines(client: Client, count: int) -> None:
    for number in range(count):
        answer = await client.ask("chat", text=f"{number}")
        assert answer.get("result") == "done", answer


async def test_muting_holds_at_the_other_process(pair: Pair) -> None:
    here, there = await pair.new_table("", "", "")
    async with here.socket(0) as ana, there.socket(1) as bo, there.socket(2) as cy:
        assert (await bo.ask("mute", seat=0))["result"] == "done"
        await ana.ask("chat", text="unheard")
        await cy.ask("chat", text="heard")
        assert (await bo.take("chat-line"))["text"] == "heard"
        assert [line["text"] for line in await chat_lines(cy, 2)] == ["unheard", "heard"]
        assert [line["name"] for line in await chat_lines(ana, 2)] == ["p0", "p2"]


@pytest.mark.parametrize(
    ("method", "word", "status"), [("POST", "/close", 409), ("DELETE", "", 404)]
)
async def test_closing_a_table_disconnects_clients_of_both_processes(
    pair: Pair, method: str, word: str, status: int
) -> None:
    here, there = await pair.new_table("", "")
    await here.start()
    async with here.socket(0) as ana, there.socket(1) as bo, there.socket() as watcher:
        await here.site.ask(method, f"/api/admin/tables/{here.id}{word}", token=ADMIN)
        for client in (ana, bo, watcher):
            words = await messages_until_bye(client)
            assert words[-1]["reason"] == "closed"
    for host in (here, there):
        await host.site.get(f"/api/tables/{host.id}", status=status)


async def test_a_deleted_player_does_not_join_a_rematch_at_the_other_process(
    pair: Pair, postgres: Postgres
) -> None:
    here = await host_of(pair.here, position(leftovers="tower-12"))
    there = Host(pair.there, here.id, here.code, here.host, here.tokens)
    seat = (await here.site.get(f"/api/tables/{here.id}"))["deciding"]
    async with there.socket(seat) as last:
        await last.turn()
        assert last.update["table"]["status"] == "finished"
        other = (seat + 1) % 3
        await asyncio.to_thread(postgres.drop_listeners)
        await here.site.post(f"/api/tables/{here.id}/forget", token=here.tokens[other])
        path = f"/api/tables/{there.id}/rematch"
        await there.site.post(path, token=there.tokens[other], status=403)
        again = await there.site.post(path, token=there.tokens[seat])
    assert [place["name"] for place in again["seats"]].count("") == 1
    assert again["seats"][other]["kind"] == "bot"


#: Words of database errors, which must not reach clients.
LEAKS = ("sql", "connect", "5432", "127.0.0.1", "errno", "asyncpg", "shut", "/tmp", "pg_")


def check_away(found: Any) -> None:
    """The error says no more than that the database is unavailable."""
    assert found["code"] == "store-away"
    assert found["params"] == {}
    assert not [word for word in LEAKS if word in str(found).lower()]


async def test_an_unavailable_database_is_reported_and_recovers(
    pair: Pair, postgres: Postgres
) -> None:
    here, there = await pair.new_table("", "")
    await here.start()
    seat = (await here.site.get(f"/api/tables/{here.id}"))["deciding"]
    async with here.socket(seat) as active, there.socket(1 - seat) as waiting:
        action = active.update["you"]["offers"][0]["action"]
        await asyncio.to_thread(postgres.stop)
        try:
            for host in (here, there):
                check_away(await host.site.get("/health", status=503))
                body = {"seats": ["", ""]}
                check_away(await host.site.post("/api/tables", body, status=503))
            check_away((await active.ask("act", action=action, confirm=True))["error"])
            check_away((await waiting.ask("chat", text="anybody?"))["error"])
            assert await disconnect_reason(there) == "busy"
        finally:
            await asyncio.to_thread(postgres.start)
        seq = await turn_again(active, action)
        await waiting.until(seq)
        assert (await waiting.ask("chat", text="here we are"))["result"] == "done"
        assert (await chat_lines(active, 1))[0]["text"] == "here we are"
    assert (await healthy(here))["status"] == (await healthy(there))["status"] == "ok"


async def disconnect_reason(host: Host) -> str:
    """The reason with which a new client is disconnected."""
    async with connect(f"ws://127.0.0.1:{host.site.port}/api/socket") as socket:
        client = Client(socket)
        await client.send("hello", table=host.id, token="")
        return str((await client.take("closing"))["reason"])


async def turn_again(client: Client, action: str) -> int:
    """Repeat the refused move; each old database connection may fail once."""
    for _ in range(100):
        answer = await client.ask("act", action=action, confirm=True)
        if answer["type"] == "done":
            return int(answer["seq"])
        check_away(answer["error"])
        await asyncio.sleep(0.1)
    raise AssertionError(answer)


async def healthy(host: Host) -> Json:
    """The body of `/health` once it answers 200."""
    for _ in range(100):
        answer = await host.site.http.get("/health")
        found: Json = answer.json()
        if answer.status_code == 200:
            return found
        check_away(found)
        await asyncio.sleep(0.1)
    raise AssertionError(found)
