"""Two server processes on one PostgreSQL; `attack/test_kills.py` has more."""

import pytest

from .postgres import Postgres
from .processes import Process, process_site
from .test_presence import expect_presence

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_bots_of_a_killed_process_are_taken_over(postgres: Postgres) -> None:
    db = postgres.new_database("take_over")
    one, two = Process(db), Process(db)
    try:
        async with process_site(one) as first, process_site(two) as second:
            host = await (await first.new_table("random", "random", "random")).start()
            async with host.at(second).socket() as watcher:
                while watcher.update["table"]["move"] < 5:
                    await watcher.next()
                one.kill()
                while watcher.update["table"]["status"] == "running":
                    await watcher.next()
    finally:
        two.stop()


async def test_presence_is_known_at_all_processes(postgres: Postgres) -> None:
    db = postgres.new_database("presence")
    one, two = Process(db), Process(db)
    try:
        async with process_site(one) as first, process_site(two) as second:
            here = await first.new_table("", "", "")
            there = here.at(second)
            async with here.socket(0) as ana:
                async with there.socket(1) as bo:
                    await expect_presence(ana, "here", "here", "offline")
                    await expect_presence(bo, "here", "here", "offline")
                    # Somebody with a device at each process is away when both are idle.
                    async with here.socket(1) as phone:
                        await phone.ask("ping", idle=True)
                        await bo.ask("ping", idle=True)
                        # Both: what is over before it was announced is not told elsewhere.
                        await expect_presence(ana, "here", "away", "offline")
                        await expect_presence(bo, "here", "away", "offline")
                        await phone.ask("ping")
                        await expect_presence(bo, "here", "here", "offline")
                    await expect_presence(ana, "here", "away", "offline")
                await expect_presence(ana, "here", "offline", "offline")
                async with there.socket(1) as bo:
                    await expect_presence(ana, "here", "here", "offline")
                    one.kill()
                    await expect_presence(bo, "offline", "here", "offline")
                    # At the process that was killed, somebody else is seen by the other one.
                    one = one.restart()
                    async with here.socket(2) as cleo:
                        await expect_presence(bo, "offline", "here", "here")
                        await expect_presence(cleo, "offline", "here", "here")
    finally:
        one.stop()
        two.stop()
