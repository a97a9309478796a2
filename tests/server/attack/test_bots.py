"""Many new tables with the strongest bot: those that were there before go on."""

import asyncio
from collections import Counter

import pytest

from alhambra.server.bots import LEVELS
from alhambra.table import Table, Transition
from tests.server.clients import Host, Site
from tests.waiting import PATIENCE

from .conftest import Report

pytestmark = pytest.mark.anyio

NEWCOMERS = 12
LEFT = 28


@pytest.fixture(autouse=True)
def quick_vizier(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strongest bot uses all its time, and here that is a tenth of a second."""
    monkeypatch.setitem(LEVELS, "vizier", "vizier:seconds=0.1")


class Moves:
    """The moves of all tables, in their order."""

    def __init__(self, site: Site) -> None:
        self.made: list[str] = []
        site.hub.observers.append(self._follow)

    def _follow(self, table: Table, step: Transition) -> None:
        if step.events:
            self.made.append(table.id)

    async def of(self, table: Host, count: int) -> Counter[str]:
        """Wait for so many moves of a table; those of all tables meanwhile."""
        began = len(self.made)
        async with asyncio.timeout(PATIENCE):
            while self.made[began:].count(table.id) < count:
                await asyncio.sleep(0.01)
        return Counter(self.made[began:])


async def test_older_tables_go_on_among_many_new_ones(site: Site, report: Report) -> None:
    """An older table moves before any newcomer has moved three times, however much it has used;
    quick bots do not wait for the strongest ones at all."""
    moves = Moves(site)
    old = await (await site.new_table("vizier", "vizier")).start()
    await moves.of(old, 10)
    new = [await (await site.new_table("vizier", "vizier")).start() for _ in range(NEWCOMERS)]
    for _ in range(3):
        meanwhile = await moves.of(old, 1)
        assert max(meanwhile[table.id] for table in new) < 3
    quick = await (await site.new_table("random", "mason")).start()
    meanwhile = await moves.of(quick, 50)
    assert (await site.get(f"/api/tables/{old.id}"))["status"] == "running"
    others = sum(meanwhile.values()) - meanwhile[quick.id]
    report(
        "quick bots beside 13 tables with vizier", f"{others} moves of those during 50 of theirs"
    )


async def test_a_client_has_one_hint_at_a_time_until_it_goes(site: Site) -> None:
    host = await (await site.new_table("", "")).start()
    seat = (await site.get(f"/api/tables/{host.id}"))["deciding"]
    bots = site.hub.bots
    async with bots._quick.turn("somebody else"):
        async with host.socket(seat) as one, host.socket(seat) as two:
            for client in (one, two):
                await client.send("hint")
                answers = [await client.ask("hint") for _ in range(20)]
                assert {answer["error"]["params"]["what"] for answer in answers} == {"hints"}
            assert bots.waiting == 2
        async with asyncio.timeout(PATIENCE):
            while bots.waiting:
                await asyncio.sleep(0.01)
    async with host.socket(seat) as client:
        for _ in range(2):
            assert (await client.ask("hint"))["alternatives"]


async def test_a_table_with_somebody_at_it_goes_before_those_that_nobody_looks_at(
    site: Site, report: Report
) -> None:
    """As many tables as one address may make in a minute, and nobody at any of them: whoever plays
    does not wait for each. Nor does whoever comes to one of them whose bot waits by then."""
    moves = Moves(site)
    left = [await (await site.new_table("vizier", "vizier")).start() for _ in range(LEFT)]
    mine = await (await site.new_table("vizier", "vizier")).start()
    while len(moves.made) < 2:
        await asyncio.sleep(0.01)
    for table in (mine, left[-1]):
        async with table.socket():
            meanwhile = await moves.of(table, 10)
            others = sum(meanwhile.values()) - meanwhile[table.id]
            assert others < 10 * LEFT / 2
            report("vizier beside 28 tables that nobody looks at", f"{others} of theirs during 10")
    # They do not stand still.
    await moves.of(left[0], 1)
