"""Many new tables with the strongest bot do not hold up the older ones."""

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
UNWATCHED = 28


@pytest.fixture(autouse=True)
def quick_vizier(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strongest bot uses all its time, here a tenth of a second."""
    monkeypatch.setitem(LEVELS, "vizier", "vizier:seconds=0.1")


class Moves:
    """Records the moves of all tables in order."""

    def __init__(self, site: Site) -> None:
        self.made: list[str] = []
        site.hub.observers.append(self._follow)

    def _follow(self, table: Table, step: Transition) -> None:
        if step.events:
            self.made.append(table.id)

    async def of(self, table: Host, count: int) -> Counter[str]:
        """Wait for this many moves of a table; returns the moves of all tables meanwhile."""
        began = len(self.made)
        async with asyncio.timeout(PATIENCE):
            while self.made[began:].count(table.id) < count:
                await asyncio.sleep(0.01)
        return Counter(self.made[began:])


async def test_older_tables_keep_moving_among_many_new_ones(site: Site, report: Report) -> None:
    """An older table moves before any new one has moved three times, however much time it has used;
    quick bots never wait for the strongest ones."""
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


async def test_a_client_has_one_pending_hint_which_is_cancelled_when_it_disconnects(
    site: Site,
) -> None:
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


async def test_bots_of_watched_tables_go_before_those_of_unwatched_tables(
    site: Site, report: Report
) -> None:
    """One address creates as many tables as a minute allows and connects to none: a connected
    player does not wait for each of them. Nor does a player who connects to one of them whose
    bot is already queued."""
    moves = Moves(site)
    unwatched = [await (await site.new_table("vizier", "vizier")).start() for _ in range(UNWATCHED)]
    mine = await (await site.new_table("vizier", "vizier")).start()
    while len(moves.made) < 2:
        await asyncio.sleep(0.01)
    for table in (mine, unwatched[-1]):
        async with table.socket():
            meanwhile = await moves.of(table, 10)
            others = sum(meanwhile.values()) - meanwhile[table.id]
            assert others < 10 * UNWATCHED / 2
            report("vizier beside 28 unwatched tables", f"{others} of theirs during 10")
    # The unwatched tables still move.
    await moves.of(unwatched[0], 1)
