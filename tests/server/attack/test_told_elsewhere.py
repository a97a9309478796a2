"""What is said or closed at one process is known at the other; a database that is away."""

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
from .pairs import Pair, last_words

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def hear(client: Client, count: int) -> list[Json]:
    """So many lines of chat, each heard once and in order."""
    said = [word for word in client.heard if word["type"] == "said"]
    while len(said) < count:
        said.append(await client.take("said"))
    numbers = [line["number"] for line in said]
    assert numbers == sorted(set(numbers))
    return said


async def test_chat_is_heard_once_and_in_order_at_both(
    pair: Pair, postgres: Postgres, size: Size, report: Report
) -> None:
    here, there = await pair.new_table("", "")
    rounds, lines = size(2, 6), 0  # nobody may say more than twenty lines a minute
    async with here.socket(0) as ana, there.socket(1) as bo, there.socket() as watcher:
        clients = [ana, bo, watcher]
        for number in range(rounds):
            if number % 2:
                # What is said while nobody listens is not lost.
                await asyncio.to_thread(postgres.deafen)
            await asyncio.gather(speak(ana, 3), speak(bo, 3))
            lines += 6
            heard = [await hear(client, lines) for client in clients]
            assert heard[0] == heard[1] == heard[2]
        async with there.socket() as late:
            assert await hear(late, lines) == heard[0]
    report("lines of chat at two processes", f"{lines}, each heard once by all and in order")


async def speak(client: Client, count: int) -> None:
    for number in range(count):
        answer = await client.ask("chat", text=f"{number}")
        assert answer.get("result") == "done", answer


async def test_who_is_muted_here_is_not_heard_there(pair: Pair) -> None:
    here, there = await pair.new_table("", "", "")
    async with here.socket(0) as ana, there.socket(1) as bo, there.socket(2) as cy:
        assert (await bo.ask("mute", seat=0))["result"] == "done"
        await ana.ask("chat", text="unheard")
        await cy.ask("chat", text="heard")
        assert (await bo.take("said"))["text"] == "heard"
        assert [line["text"] for line in await hear(cy, 2)] == ["unheard", "heard"]
        assert [line["name"] for line in await hear(ana, 2)] == ["p0", "p2"]


@pytest.mark.parametrize(
    ("method", "word", "status"), [("POST", "/close", 409), ("DELETE", "", 404)]
)
async def test_a_table_closed_here_is_closed_there(
    pair: Pair, method: str, word: str, status: int
) -> None:
    here, there = await pair.new_table("", "")
    await here.start()
    async with here.socket(0) as ana, there.socket(1) as bo, there.socket() as watcher:
        await here.site.ask(method, f"/api/admin/tables/{here.id}{word}", token=ADMIN)
        for client in (ana, bo, watcher):
            words = await last_words(client)
            assert words[-1]["reason"] == "closed"
    for host in (here, there):
        await host.site.get(f"/api/tables/{host.id}", status=status)


async def test_who_was_forgotten_here_is_not_taken_along_there(
    pair: Pair, postgres: Postgres
) -> None:
    here = await host_of(pair.here, position(leftovers="tower-12"))
    there = Host(pair.there, here.id, here.code, here.host, here.tokens)
    seat = (await here.site.get(f"/api/tables/{here.id}"))["deciding"]
    async with there.socket(seat) as last:
        await last.turn()
        assert last.update["table"]["status"] == "finished"
        other = (seat + 1) % 3
        await asyncio.to_thread(postgres.deafen)
        await here.site.post(f"/api/tables/{here.id}/forget", token=here.tokens[other])
        path = f"/api/tables/{there.id}/rematch"
        await there.site.post(path, token=there.tokens[other], status=403)
        again = await there.site.post(path, token=there.tokens[seat])
    assert [place["name"] for place in again["seats"]].count("") == 1
    assert again["seats"][other]["kind"] == "bot"


#: What a database says about itself, and nobody is to know.
GOSSIP = ("sql", "connect", "5432", "127.0.0.1", "errno", "asyncpg", "shut", "/tmp", "pg_")


def check_away(found: Any) -> None:
    """A refusal that says no more than that the database is away."""
    assert found["code"] == "store-away"
    assert found["params"] == {}
    assert not [word for word in GOSSIP if word in str(found).lower()]


async def test_a_database_that_is_away_is_called_so_and_comes_back(
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
                wish = {"seats": ["", ""]}
                check_away(await host.site.post("/api/tables", wish, status=503))
            check_away((await active.ask("act", action=action, confirm=True))["error"])
            check_away((await waiting.ask("chat", text="anybody?"))["error"])
            assert await sent_away(there) == "busy"
        finally:
            await asyncio.to_thread(postgres.start)
        seq = await turn_again(active, action)
        await waiting.until(seq)
        assert (await waiting.ask("chat", text="here we are"))["result"] == "done"
        assert (await hear(active, 1))[0]["text"] == "here we are"
    assert (await healthy(here))["status"] == (await healthy(there))["status"] == "ok"


async def sent_away(host: Host) -> str:
    """Why somebody who comes now has to go again."""
    async with connect(f"ws://127.0.0.1:{host.site.port}/api/socket") as socket:
        client = Client(socket)
        await client.send("hello", table=host.id, token="")
        return str((await client.take("bye"))["reason"])


async def turn_again(client: Client, action: str) -> int:
    """The move that was refused; connections of before may fail once each."""
    for _ in range(100):
        answer = await client.ask("act", action=action, confirm=True)
        if answer["type"] == "done":
            return int(answer["seq"])
        check_away(answer["error"])
        await asyncio.sleep(0.1)
    raise AssertionError(answer)


async def healthy(host: Host) -> Json:
    """What `/health` says once it answers."""
    for _ in range(100):
        answer = await host.site.http.get("/health")
        found: Json = answer.json()
        if answer.status_code == 200:
            return found
        check_away(found)
        await asyncio.sleep(0.1)
    raise AssertionError(found)
