"""Servers are killed, frozen and cut off under load: what was acknowledged is stored, once."""

import asyncio
import random
from pathlib import Path

import pytest

from alhambra.server.store import open_store
from tests.server.postgres import Postgres

from .conftest import Progress, Report, Size
from .fleet import UNLIMITED, Fleet, fleet
from .people import Crowd, crowd

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.limit(900)]

#: Tables of people only, and with bots that must resume by themselves.
TABLES = (("", ""), ("", "", ""), ("", "mason"), ("", "random", "random"))


async def some_load(
    people: Crowd, rng: random.Random, tables: tuple[tuple[str, ...], ...] = TABLES
) -> None:
    """Let people play for a random time."""
    await people.fill(*tables)
    await people.go_on(rng.randrange(15, 50))
    await asyncio.sleep(rng.random() * 0.05)


async def check_journals(people: Crowd, db: str, report: Report, what: str) -> None:
    """Compare the journals with what was acknowledged, and add a line to the report."""
    async with open_store(db) as store:
        await people.check(store)
    tables = len({person.table for person in people.people})
    report(
        what,
        f"{people.acknowledged} requests acknowledged at {tables} tables, none lost, none twice",
    )
    report("answers", ", ".join(f"{n} {word}" for word, n in sorted(people.answers.items())))


async def test_kills_on_sqlite(
    tmp_path: Path, size: Size, report: Report, progress: Progress
) -> None:
    db, rng, kills = str(tmp_path / "a.sqlite"), random.Random(1), size(2, 20)
    async with fleet(tmp_path, db, 1, UNLIMITED) as servers, crowd(servers.sites, seed=1) as people:
        for number in range(kills):
            await some_load(people, rng)
            await servers.kill()
            await servers.start()
            progress(f"kill {number + 1} of {kills}, {people.acknowledged} acknowledged")
        await people.all_go_on()
    await check_journals(people, db, report, f"{kills} kills")


async def kill_one(servers: Fleet, people: Crowd, rng: random.Random) -> None:
    """Kill one process; its players reconnect to the other."""
    number = rng.randrange(2)
    await servers.kill(number)
    await people.go_on(10)
    await servers.start(number)


async def freeze_one(servers: Fleet, people: Crowd) -> None:
    """Requests that a frozen process did not answer are repeated at the other one; when the first
    wakes, it finds the same requests still waiting."""
    busiest = servers.sites.index(people.busiest)
    with servers.processes[busiest].frozen():
        await people.go_on(40)
    await people.go_on(10)


async def test_two_processes_on_postgresql(
    tmp_path: Path, postgres: Postgres, size: Size, report: Report, progress: Progress
) -> None:
    db, rng = postgres.new_database("kills"), random.Random(2)
    kills, stops, freezes = size(2, 10), size(1, 10), size(1, 6)
    # A bot's turn is taken over ten seconds after its process was frozen.
    tables = size(2, len(TABLES))
    disasters = ["kill"] * kills + ["stop"] * stops + ["freeze"] * freezes
    rng.shuffle(disasters)
    async with fleet(tmp_path, db, 2, UNLIMITED) as servers, crowd(servers.sites, seed=2) as people:
        for number, disaster in enumerate(disasters, start=1):
            await some_load(people, rng, TABLES[:tables])
            match disaster:
                case "kill":
                    await kill_one(servers, people, rng)
                case "stop":
                    await asyncio.to_thread(postgres.restart)
                case "freeze":
                    await freeze_one(servers, people)
            done = f"{number} of {len(disasters)}, {people.acknowledged} acknowledged"
            progress(f"{disaster} {done}")
        await people.all_go_on()
    what = f"{kills} kills, {stops} stops of the database, {freezes} frozen processes"
    await check_journals(people, db, report, what)
