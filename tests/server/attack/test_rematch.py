"""Concurrent rematch requests lead to one table."""

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
    """A finished game of bots."""
    host = await (await site.new_table("random", "random")).start()
    async with host.socket() as watcher:
        while watcher.update["table"]["status"] != "finished":
            await watcher.take("update")
    return host


async def request_rematch(sites: list[Site], host: Host, times: int) -> set[str]:
    """The tables that this many concurrent requests lead to."""
    path = f"/api/tables/{host.id}/rematch"
    requests = [site.post(path, token=host.host) for site in sites for _ in range(times)]
    return {answer["id"] for answer in await asyncio.gather(*requests)}


async def test_concurrent_rematch_requests_make_one_table_and_count_once(
    settings: Settings,
) -> None:
    async with serving(replace(settings, limits=Limits(tables_per_address=2))) as site:
        host = await finished(site)
        (again,) = await request_rematch([site], host, 12)
        assert (await site.get(f"/api/tables/{host.id}"))["rematch"] == again
        assert (await site.hub.store.load(host.id)).journal.count("rematch") == 1
        assert sum((await site.get("/health"))["tables"].values()) == 2
        await site.post("/api/tables", {"seats": ["", ""]}, status=429)
        # The table exists: a request for it is not counted.
        assert await request_rematch([site], host, 2) == {again}


async def test_a_rematch_created_before_a_crash_is_found(site: Site) -> None:
    """A process that dies between creating and announcing it leaves no orphan table."""
    host = await finished(site)
    app_state = site.server.app.app.state.app_state  # type: ignore[union-attr]
    made = await app_state.open_rematch(await site.hub.live(host.id), "127.0.0.1")
    assert await request_rematch([site], host, 3) == {made.table.id}
    assert sum((await site.get("/health"))["tables"].values()) == 2


@pytest.mark.slow
async def test_rematch_requests_at_two_processes_make_one_table(
    postgres: Postgres, report: Report
) -> None:
    db = postgres.new_database(f"rematch_{uuid4().hex[:8]}")
    async with AsyncExitStack() as stack:
        sites = [await stack.enter_async_context(serve_process(db)) for _ in range(2)]
        host = await finished(sites[0])
        assert len(await request_rematch(sites, host, 6)) == 1
        rows = (await sites[1].get("/api/admin/tables", token=ADMIN))["tables"]
        assert len(rows) == 2
    report("rematches at two processes", "12 requests, 1 table")
