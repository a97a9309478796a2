"""Two server processes on one PostgreSQL; `attack/test_kills.py` has more."""

import pytest

from .postgres import Postgres
from .processes import Process, process_site

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
