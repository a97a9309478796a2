"""Two server processes on one PostgreSQL: seats of one table on both."""

import asyncio
from pathlib import Path

import pytest

from .clients import Client, Host, Site
from .postgres import Postgres
from .processes import Process, process_site

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def turns(clients: list[Client], count: int) -> None:
    """So many turns, each seen by all."""
    for _ in range(count):
        active = clients[clients[0].update["table"]["deciding"]]
        seq = await active.turn()
        for client in clients:
            await client.until(seq)


def at(site: Site, host: Host) -> Host:
    """The same table at another process."""
    return Host(site, host.id, host.code, host.host, host.tokens)


async def test_two_processes_a_killed_one_and_a_restarted_database(
    tmp_path: Path, postgres: Postgres
) -> None:
    db = postgres.new_database("two_processes")
    one, two = Process(db, log=tmp_path / "1.log"), Process(db, log=tmp_path / "2.log")
    try:
        async with process_site(one) as first, process_site(two) as second:
            host = await (await first.new_table("", "")).start()
            async with host.socket(0) as ana, at(second, host).socket(1) as bo:
                await turns([ana, bo], 6)
                assert ana.update["game"] == bo.update["game"]
                # A draft made here is there after the process is gone.
                active, seat = (ana, 0) if ana.update["table"]["deciding"] == 0 else (bo, 1)
                action = active.update["you"]["offers"][0]["action"]
                await active.ask("act", action=action)
                one.kill()
                async with at(second, host).socket(seat) as again:
                    assert again.update["you"]["steps"] == [action]
            async with (
                at(second, host).socket(0, since=0) as ana,
                at(second, host).socket(1) as bo,
            ):
                await ana.ask("plan", actions=[])
                deciding = [ana, bo][ana.update["table"]["deciding"]]
                await deciding.ask("reset")
                await turns([ana, bo], 2)
                await asyncio.to_thread(postgres.restart)
                for _ in range(100):
                    active = [ana, bo][ana.update["table"]["deciding"]]
                    action = active.update["you"]["offers"][0]["action"]
                    answer = await active.ask("act", action=action)
                    if answer["type"] == "done":
                        break
                    await asyncio.sleep(0.2)
                assert answer["type"] == "done", answer
                await active.ask("reset")
                await turns([ana, bo], 2)
            three = Process(db)
            try:
                async with (
                    process_site(three) as third,
                    at(third, host).socket(0) as ana,
                    at(second, host).socket(1) as bo,
                ):
                    await turns([ana, bo], 4)
            finally:
                three.stop()
    finally:
        for process in (one, two):
            if not process.ended:
                process.stop()


async def test_bots_of_a_killed_process_are_taken_over(postgres: Postgres) -> None:
    db = postgres.new_database("take_over")
    one, two = Process(db), Process(db)
    try:
        async with process_site(one) as first, process_site(two) as second:
            host = await (await first.new_table("random", "random", "random")).start()
            async with at(second, host).socket() as watcher:
                while watcher.update["table"]["move"] < 5:
                    await watcher.next()
                one.kill()
                while watcher.update["table"]["status"] == "running":
                    await watcher.next()
    finally:
        two.stop()
