"""However many ask for a rematch at once, they all meet at one table."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from uuid import uuid4

import pytest

from alhambra.server.settings import Limits, Settings
from tests.server.clients import Host, Site, serving
from tests.server.postgres import Postgres
from tests.server.processes import ADMIN, serve_process

from .conftest import Report

pytestmark = pytest.mark.anyio


async def finished(site: Site) -> Host:
    """A game of bots that is over."""
    host = await (await site.new_table("random", "random")).start()
    async with host.socket() as watcher:
        while watcher.update["table"]["status"] != "finished":
            await watcher.take("update")
    return host


async def asked(sites: list[Site], host: Host, times: int) -> set[str]:
    """The tables that so many wishes at once lead to."""
    path = f"/api/tables/{host.id}/rematch"
    wishes = [site.post(path, token=host.host) for site in sites for _ in range(times)]
    return {answer["id"] for answer in await asyncio.gather(*wishes)}


async def test_twelve_wishes_at_once_make_one_table_and_count_as_one(settings: Settings) -> None:
    async with serving(replace(settings, limits=Limits(tables_per_address=2))) as site:
        host = await finished(site)
        (again,) = await asked([site], host, 12)
        assert (await site.get(f"/api/tables/{host.id}"))["rematch"] == again
        assert (await site.hub.store.load(host.id)).journal.count("rematch") == 1
        assert sum((await site.get("/health"))["tables"].values()) == 2
        await site.post("/api/tables", {"seats": ["", ""]}, status=429)
        # The table is there: to be led to it costs nothing.
        assert await asked([site], host, 2) == {again}


async def test_a_rematch_that_was_made_but_not_told_is_found(site: Site) -> None:
    """A process that dies between the two leaves no table that nobody knows."""
    host = await finished(site)
    app_state = site.server.app.app.state.app_state  # type: ignore[union-attr]
    made = await app_state.open_rematch(await site.hub.live(host.id), "127.0.0.1")
    assert await asked([site], host, 3) == {made.table.id}
    assert sum((await site.get("/health"))["tables"].values()) == 2


@pytest.mark.slow
async def test_wishes_at_two_processes_make_one_table(postgres: Postgres, report: Report) -> None:
    db = postgres.new_database(f"rematch_{uuid4().hex[:8]}")
    async with AsyncExitStack() as stack:
        sites = [await stack.enter_async_context(serve_process(db)) for _ in range(2)]
        host = await finished(sites[0])
        assert len(await asked(sites, host, 6)) == 1
        rows = (await sites[1].get("/api/admin/tables", token=ADMIN))["tables"]
        assert len(rows) == 2
    report("rematches at two processes", "12 wishes, 1 table")
