"""A full disk: writes are refused, nothing is lost, and the game continues when there is space."""

from pathlib import Path

import pytest

from alhambra.server.store import open_store
from tests.server.clients import Site

from .conftest import Progress, Report, Size
from .fleet import UNLIMITED, fleet
from .people import Crowd, crowd
from .unlimited_server import EMPTY, FILL

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

TABLES = (("", ""), ("", "", ""))


async def test_a_full_disk_refuses_moves_and_loses_none(
    tmp_path: Path, size: Size, report: Report, progress: Progress
) -> None:
    db, times = str(tmp_path / "a.sqlite"), size(2, 10)
    async with (
        fleet(tmp_path, db, command=UNLIMITED) as servers,
        crowd(servers.sites, seed=3) as people,
    ):
        for number in range(times):
            await people.fill(*TABLES)
            await people.go_on(20)
            servers.processes[0].process.send_signal(FILL)
            await nothing_is_written(servers.sites[0], people)
            if number % 2:
                await servers.kill()
                await servers.start()
            servers.processes[0].process.send_signal(EMPTY)
            progress(f"full {number + 1} of {times}, {people.acknowledged} acknowledged")
        await people.all_go_on()
    async with open_store(db) as store:
        await people.check(store)
    refused = {code: n for code, n in people.answers.items() if code.startswith("store-")}
    assert set(refused) == {"store-full"}
    report(
        f"a full disk {times} times",
        f"{people.acknowledged} requests acknowledged, none lost, none twice; "
        f"{refused['store-full']} refused with store-full",
    )


async def nothing_is_written(site: Site, people: Crowd) -> None:
    """Moves and new tables are refused; reading still works."""
    await people.refused()
    answer = await site.post("/api/tables", {"seats": ["", ""]}, status=507)
    assert answer["code"] == "store-full"
    assert (await site.get("/health"))["status"] == "ok"
    running = next(person.table for person in people.people if not person.finished)
    assert (await site.get(f"/api/tables/{running}"))["status"] == "running"
