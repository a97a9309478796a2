"""Uploaded records that are long, hostile or endless: everybody else plays on."""

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import alhambra
from alhambra.notation.checksums import MARK, Checksum
from alhambra.notation.record import Record
from alhambra.notation.text import format_record
from alhambra.server.records import RecordWorkers
from alhambra.server.settings import Limits, Settings
from tests.server.clients import Client, Host, Site, serving
from tests.server.long_records import long_record
from tests.server.processes import serve_process
from tests.waiting import PATIENCE

from .conftest import Report, Size

pytestmark = pytest.mark.anyio

BAD = "tests.server.bad_reader"
#: Trusts the header that names a client's address.
PROXIES = ("127.0.0.1",)


@asynccontextmanager
async def stranger(site: Site, address: str = "192.0.2.1") -> AsyncIterator[httpx.AsyncClient]:
    """A client at this address that waits long for its response."""
    headers = {"x-forwarded-for": address}
    async with httpx.AsyncClient(base_url=site.url, timeout=PATIENCE, headers=headers) as client:
        yield client


def post(client: httpx.AsyncClient, path: str, **body: Any) -> asyncio.Task[httpx.Response]:
    """Send a request without waiting for the response."""
    return asyncio.create_task(client.post(path, json=body))


@asynccontextmanager
async def playing(site: Site) -> AsyncIterator["Pair"]:
    """Two people at a table."""
    host = await (await site.new_table("", "")).start()
    async with host.socket(0) as first, host.socket(1) as second:
        yield Pair(site, host, [first, second])


class Pair:
    """Two people who play, and how long they waited at most."""

    def __init__(self, site: Site, host: Host, clients: list[Client]) -> None:
        self.site = site
        self.host = host
        self.clients = clients
        self.waited = 0.0

    async def turn(self) -> None:
        """Commit a turn of the active seat; the server still answers other requests."""
        began = time.perf_counter()
        seq = max(client.update["seq"] for client in self.clients)
        for client in self.clients:
            await client.until(seq)
        deciding = self.clients[0].update["table"]["deciding"]
        # The game may be over before the attack beside it.
        if deciding is not None:
            await self.clients[deciding].turn()
        assert (await self.site.get("/health"))["status"] == "ok"
        self.waited = max(self.waited, time.perf_counter() - began)


def hostile(modules: tuple[str, ...], field: str, words: str) -> str:
    """A record with valid checksums, from an impossible position and with one move."""
    record = Record.from_game(alhambra.new_game(4, seed=1, modules=modules))
    record.play(record.game.legal_actions()[0])
    text = re.sub(rf"; {field} [^;\n]*", f"; {words}", format_record(record))
    return Checksum().sign(line.rpartition(MARK)[0] for line in text.splitlines())


GATES = ("city_gates",)
HOSTILE = [
    hostile(GATES, "piles", "piles 1000000 20 20 20 20"),
    hostile(GATES, "piles", f"piles {'1 ' * 60_000}1; seen {'1:gate ' * 40_000}1:gate"),
    hostile((), "scorings", f"scorings {' '.join(map(str, range(10, 50_000)))}"),
]


async def test_long_records_do_not_hold_up_games(
    tmp_path: Path, size: Size, report: Report
) -> None:
    """Legal ones, as long as a request can be; a game goes on while they are read."""
    many = size(2, 10)
    db = str(tmp_path / "a.sqlite")
    async with serve_process(db) as site, playing(site) as pair, stranger(site) as client:
        work = [post(client, "/api/replay", record=long_record()) for _ in range(many)]
        turns = 0
        while not all(task.done() for task in work):
            await pair.turn()
            turns += 1
            await asyncio.sleep(0.05)
        answers = await asyncio.gather(*work)
    assert [answer.status_code for answer in answers] == [200] * many
    assert turns > 1
    waited = f"{many} read, {turns} turns meanwhile, none waited longer than {pair.waited:.2f} s"
    report("records of 13,000 moves", waited)


async def test_hostile_positions_are_refused(tmp_path: Path) -> None:
    """Each fits into a request, and would keep a reader that trusts it busy forever."""
    limits = Limits(record_seconds=1.0)
    settings = Settings(db=str(tmp_path / "a.sqlite"), port=0, limits=limits)
    async with serving(settings) as site, stranger(site) as client, playing(site) as pair:
        work = [post(client, "/api/replay", record=record) for record in HOSTILE]
        work += [post(client, "/api/tables", record=record, seats=[""] * 4) for record in HOSTILE]
        while not all(task.done() for task in work):
            await pair.turn()
            await asyncio.sleep(0.05)
        for task in work:
            assert task.result().status_code in (400, 413), task.result().text[:300]


async def test_endless_records_time_out_and_the_next_is_read(tmp_path: Path) -> None:
    """They block the processes of two addresses, which are killed and restarted."""
    limits = Limits(record_seconds=1.0)
    settings = Settings(db=str(tmp_path / "a.sqlite"), port=0, proxies=PROXIES, limits=limits)
    async with serving(settings) as site, RecordWorkers(limits, BAD).running() as readers:
        site.app_state.record_workers = readers
        async with playing(site) as pair, stranger(site) as one, stranger(site, "192.0.2.2") as two:
            work = [
                post(one, "/api/replay", record="spin"),
                post(two, "/api/tables", record="spin", seats=["", ""]),
            ]
            while not all(task.done() for task in work):
                await pair.turn()
                await asyncio.sleep(0.05)
            for task in work:
                assert (task.result().status_code, task.result().json()["code"]) == (
                    413,
                    "record-heavy",
                )
            assert (await post(one, "/api/replay", record=long_record(50))).status_code == 200
            made = await post(two, "/api/tables", record=long_record(50), seats=["", ""])
            assert made.status_code == 201


async def test_one_address_does_not_block_the_records_of_others(
    tmp_path: Path, report: Report
) -> None:
    """One address fills its queue with endless records."""
    limits = Limits(record_seconds=600.0)
    settings = Settings(db=str(tmp_path / "a.sqlite"), port=0, proxies=PROXIES, limits=limits)
    async with serving(settings) as site, stranger(site) as greedy, stranger(site, "::2") as other:
        async with RecordWorkers(limits, BAD).running() as readers:
            site.app_state.record_workers = readers
            many = limits.records_waiting_per_address + 1
            work = [post(greedy, "/api/replay", record="hang") for _ in range(many)]
            while readers.waiting < many - 1:
                await asyncio.sleep(0.01)
            more = await post(greedy, "/api/tables", record="hang", seats=["", ""])
            assert (more.status_code, more.json()["code"]) == (429, "too-many")
            # Others upload records, people play, and bots think.
            assert (await post(other, "/api/replay", record=long_record(50))).status_code == 200
            async with playing(site) as pair:
                await pair.turn()
            bots = await (await site.new_table("random", "mason")).start()
            async with bots.socket() as watcher:
                while watcher.update["table"]["move"] < 10:
                    await watcher.next()
            assert not any(task.done() for task in work)
        assert {answer.status_code for answer in await asyncio.gather(*work)} == {413}
    report("an address with records without end", f"{many} of them, nobody else waited")


async def test_all_addresses_of_a_home_network_count_as_one(tmp_path: Path) -> None:
    limits = Limits(record_seconds=600.0, records_waiting_per_address=2)
    settings = Settings(db=str(tmp_path / "a.sqlite"), port=0, proxies=PROXIES, limits=limits)
    async with serving(settings) as site, RecordWorkers(limits, BAD).running() as readers:
        site.app_state.record_workers = readers
        async with AsyncExitStack() as stack:
            homes = [
                await stack.enter_async_context(stranger(site, f"2001:db8::{number}"))
                for number in range(1, 5)
            ]
            work = [post(home, "/api/replay", record="hang") for home in homes[:3]]
            # Only one is read at a time, so the other process is free for another network.
            async with asyncio.timeout(PATIENCE):
                while readers.waiting < 2:
                    await asyncio.sleep(0.01)
            assert (await post(homes[3], "/api/replay", record="hang")).status_code == 429
            other = await stack.enter_async_context(stranger(site, "2001:db8:0:1::1"))
            read = await post(other, "/api/replay", record=long_record(50))
            assert read.status_code == 200
            await readers._pool.stop()
            await asyncio.gather(*work)
