"""A database of version 0.1: all its tables are unchanged and can be continued."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg
import pytest

from tests.earlier_versions import KEEP, TABLES, V0_1, copy_database

from .clients import Client, Host, Json, Site
from .postgres import Postgres
from .processes import Process, process_site

#: Turns played at every table.
TURNS = 6
#: Tables that are only played on.
RUNNING = ["turn", "auction", "two", "two-all", "bots", "taken-back"]
#: In an order that satisfies the foreign keys.
DATABASE_TABLES = ("tables", "journal", "drafts", "chat", "leases", "generation", "alembic_version")


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def process(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, anyio_backend: str
) -> Iterator[Process]:
    """A server that was started on a copy of the old database."""
    path = copy_database(tmp_path_factory.mktemp("v0_1") / "tables.sqlite")
    db = str(path)
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        db = server.new_database(f"kept_{uuid4().hex[:8]}")
        asyncio.run(fill(db, path))
    process = Process(db, *KEEP)
    yield process
    process.stop()


async def fill(db: str, path: Path) -> None:
    """Copy the rows into a PostgreSQL that has the schema of the same version."""
    connection = await asyncpg.connect(db)
    try:
        await connection.execute(V0_1.joinpath("postgres.sql").read_text("utf-8"))
        for statement in inserts(path):
            await connection.execute(statement)
        last = "SELECT setval('chat_number_seq', (SELECT max(number) FROM chat))"
        await connection.execute(last)
    finally:
        await connection.close()


def inserts(path: Path) -> Iterator[str]:
    """All rows of a SQLite database as INSERT statements; PostgreSQL converts the types."""
    with closing(sqlite3.connect(path)) as connection:
        for part in DATABASE_TABLES:
            rows = connection.execute(f"SELECT * FROM {part}")
            names = ", ".join(f'"{column[0]}"' for column in rows.description)
            for row in rows:
                yield f"INSERT INTO {part} ({names}) VALUES ({', '.join(map(literal, row))})"


def literal(value: object) -> str:
    return "NULL" if value is None else "'" + str(value).replace("'", "''") + "'"


@pytest.fixture
async def site(process: Process) -> AsyncIterator[Site]:
    async with process_site(process) as site:
        yield site


def table(site: Site, name: str) -> Host:
    """A table with the stored tokens of its players."""
    stored = TABLES[name]
    tokens = {int(seat): token for seat, token in stored["tokens"].items()}
    return Host(site, stored["id"], stored["code"], stored["host"], tokens)


def seen(update: Json) -> Json:
    """The state of a table in terms that every version has: names, numbers and notation."""
    table, game, you = update["table"], update["game"], update["you"]
    found = {
        "status": table["status"],
        "seats": [[seat["kind"], seat["name"], seat["level"]] for seat in table["seats"]],
        "back": table["back"],
    }
    if game:
        found["scores"] = game["scores"]
        found["deciding"] = game["deciding"]
        found["tiles"] = [sorted(tile for tile, *_ in one["tiles"]) for one in game["palaces"]]
    if you:
        found["hand"] = len(you["hand"])
        found["plan"] = you["plan"]["actions"] if you.get("plan") else []
        found["mail"] = you.get("mail", "")
        found |= {name: you[name] for name in ("steps", "muted")}
        found["notices"] = you["notifications"]
    return found


async def check(host: Host, name: str) -> None:
    """Every seat and a spectator see the same state and chat as before."""
    stored = TABLES[name]
    for who, expected in stored["seen"].items():
        async with host.socket(None if who == "watching" else int(who)) as client:
            assert seen(client.update) == expected, (name, who)
    async with host.socket() as client:
        while len([one for one in client.received if one["type"] == "chat-line"]) < len(
            stored["chat"]
        ):
            await client.next()
        lines = [one for one in client.received if one["type"] == "chat-line"]
        assert [[one["seat"], one["name"], one["text"]] for one in lines] == stored["chat"]


async def look(host: Host) -> Json:
    """The table as its players see it."""
    credentials = [{"table": host.id, "token": token} for token in host.tokens.values()]
    found: Json = (await host.site.post("/api/mine", credentials))["tables"][0]["table"]
    return found


async def play(host: Host, turns: int) -> None:
    """Play this many turns of people, each with their own token; bots play theirs."""
    for _ in range(turns):
        seat = (await look(host))["deciding"]
        while seat not in host.tokens and seat is not None:
            async with host.socket(next(iter(host.tokens))) as client:
                # The next change of the table arrives as an update.
                if client.update["game"]["deciding"] == seat:
                    await client.take("update")
            seat = (await look(host))["deciding"]
        if seat is None:
            return
        async with host.socket(seat) as client:
            await finish_turn(client)


async def ask(client: Client, type: str, **fields: Any) -> Json:
    """Send a request with a fresh id: the tables remember the ids of their last requests."""
    return await client.ask(type, id=uuid4().hex, **fields)


async def finish_turn(client: Client) -> None:
    """Continue the draft, if there is one, with the first legal actions until it is committed."""
    seq = client.update["seq"]
    while client.update["seq"] == seq:
        you = client.update["you"]
        if you["complete"]:
            answer = await ask(client, "confirm")
        else:
            answer = await ask(client, "act", action=you["offers"][0]["action"], confirm=True)
        assert answer.get("result") == "done", answer


@pytest.mark.parametrize("name", RUNNING)
async def test_a_running_game_goes_on(site: Site, name: str) -> None:
    host = table(site, name)
    await check(host, name)
    before = (await look(host))["move"]
    await play(host, TURNS)
    assert (await look(host))["move"] >= before + TURNS


async def test_a_draft_is_undone_and_repeated(site: Site) -> None:
    host = table(site, "placing")
    await check(host, "placing")
    drafting = next(
        int(seat) for seat, one in TABLES["placing"]["seen"].items() if one.get("steps")
    )
    async with host.socket(drafting) as client:
        steps = client.update["you"]["steps"]
        assert len(steps) > 1
        for _ in steps:
            assert (await ask(client, "undo"))["result"] == "done"
        assert client.update["you"]["steps"] == []
        for step in steps:
            assert (await ask(client, "act", action=step))["result"] == "done"
        assert client.update["you"]["steps"] == steps
        await finish_turn(client)


async def test_a_pending_take_back_request_is_answered(site: Site) -> None:
    host = table(site, "back")
    await check(host, "back")
    request = TABLES["back"]["seen"]["0"]["back"]
    (last,) = request["waiting"]
    async with host.socket(last) as client:
        assert (await ask(client, "take-back", action="agree"))["type"] == "done"
    found = await look(host)
    assert (found["back"], found["deciding"]) == (None, request["seat"])
    await play(host, TURNS)


async def test_a_free_seat_is_given_to_a_bot(site: Site) -> None:
    """A player had left before, and a bot plays there."""
    host = table(site, "left")
    await check(host, "left")
    await site.ask("PUT", f"/api/tables/{host.id}/seats/1", {"level": "random"}, host.host)
    await play(host, TURNS)
    assert (await look(host))["status"] == "running"


async def test_an_absent_player_returns(site: Site) -> None:
    host = table(site, "away")
    assert any(seat["away"] for seat in (await look(host))["seats"])
    for seat in host.tokens:
        async with host.socket(seat) as client:
            while client.update["table"]["seats"][seat]["away"]:
                await client.take("update")


@pytest.mark.parametrize("name", ["lobby", "rematch", "imported-open"])
async def test_an_open_table_is_started(site: Site, name: str) -> None:
    host = table(site, name)
    await check(host, name)
    for seat, (kind, *_) in enumerate(TABLES[name]["seen"]["0"]["seats"]):
        if kind == "open":
            body = {"name": "Late", "seat": seat}
            joined = await site.post(f"/api/tables/{host.code}/join", body)
            host.tokens[seat] = joined["token"]
    await host.start()
    await play(host, TURNS)
    assert (await look(host))["status"] == "running"


@pytest.mark.parametrize("process", ["sqlite"], indirect=True)
async def test_an_imported_game_is_played_to_its_end(site: Site) -> None:
    host = table(site, "imported")
    await check(host, "imported")
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(host.socket(seat)) for seat in host.tokens]
        client = clients[0]
        while (seat := client.update["game"]["deciding"]) is not None:
            await clients[seat].until(client.update["seq"])
            client = clients[seat]
            await finish_turn(client)
        assert client.update["table"]["status"] == "finished"
    await site.get(f"/api/tables/{host.id}/statistics")


@pytest.mark.parametrize("name", ["finished", "finished-base"])
async def test_a_finished_game_is_replayed(site: Site, name: str) -> None:
    host = table(site, name)
    await check(host, name)
    record = V0_1.joinpath("records", f"table-{name}.alhambra").read_text("utf-8")
    assert (await site.http.get(f"/api/tables/{host.code}/record")).text == record
    first = await site.get(f"/api/tables/{host.code}/replay/0")
    last = await site.get(f"/api/tables/{host.code}/replay/{first['moves']}")
    assert last["game"]["scores"] == TABLES[name]["seen"]["watching"]["scores"]
    assert await site.get(f"/api/tables/{host.code}/statistics")
