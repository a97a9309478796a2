"""The hub with a real store, without sockets: what goes wrong stays with one table."""

import asyncio
import json
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import update

from alhambra.server.bots import BotPool
from alhambra.server.chat import chat_for
from alhambra.server.hub import Hub
from alhambra.server.live_table import Listener
from alhambra.server.store import Store
from alhambra.server.store.schema import JOURNAL, TABLES
from alhambra.table import Options, Table, Transition, seat_commands
from alhambra.table import table as tables
from alhambra.table.changes import Change
from alhambra.table.errors import RequestError
from alhambra.table.tokens import hash_token
from tests.waiting import PATIENCE

from .tables import NOW

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hub(store: Store) -> AsyncIterator[Hub]:
    """A hub without processes."""
    hub = Hub(store, BotPool())
    yield hub
    await hub.stop()


async def new_table(store: Store, id: str, *levels: str) -> None:
    """A table in the store."""
    table = seat_commands.make_table(id, id.upper(), "", Options(), levels, NOW)
    await store.create(table.row())


def joining(table: Table) -> Transition:
    """Ana takes the first open seat."""
    return seat_commands.join(table, None, "Ana", hash_token("ana"), NOW)


# -- a change whose asker goes away -------------------------------------------------------


async def test_what_is_stored_is_told_although_its_asker_is_gone(hub: Hub, store: Store) -> None:
    await new_table(store, "t1", "", "")
    live = await hub.live("t1")
    listener = Listener("", "en", asyncio.Queue())
    live.listeners.add(listener)
    followed: list[int] = []
    hub.observers.append(lambda table, step: followed.append(table.seq))
    append = store.append
    stored, told = asyncio.Event(), asyncio.Event()

    async def append_slowly(change: Change) -> None:
        await append(change)
        stored.set()
        await told.wait()

    store.append = append_slowly  # type: ignore[method-assign]
    asking = asyncio.create_task(hub.change(live, joining))
    await stored.wait()
    for _ in range(2):
        asking.cancel()
        await asyncio.sleep(0)
    assert live.lock.locked()
    told.set()
    with pytest.raises(asyncio.CancelledError):
        await asking
    loaded = await store.load("t1")
    assert loaded
    assert live.table.log == loaded.journal == ("joined 0",)
    assert live.table.version == loaded.row.version
    assert json.loads(listener.queue.get_nowait() or b"")["seq"] == 1
    assert followed == [1]
    assert not live.lock.locked()


async def test_a_refusal_that_nobody_waits_for_changes_nothing(hub: Hub, store: Store) -> None:
    await new_table(store, "t1", "", "")
    live = await hub.live("t1")
    begun, going = asyncio.Event(), asyncio.Event()

    async def fail(change: Change) -> None:
        begun.set()
        await going.wait()
        raise RequestError("store-full")

    store.append = fail  # type: ignore[method-assign]
    asking = asyncio.create_task(hub.change(live, joining))
    await begun.wait()
    asking.cancel()
    await asyncio.sleep(0)
    going.set()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert live.table.log == ()


async def test_what_is_not_written_into_a_long_journal_is_stored_and_told(
    hub: Hub, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "LONGEST_LOG", 0)
    await new_table(store, "t1", "", "")
    live, elsewhere = await hub.live("t1"), Hub(store, BotPool())
    there = await elsewhere.live("t1")
    listener = Listener("", "en", asyncio.Queue())
    there.listeners.add(listener)
    await hub.change(live, joining)
    await elsewhere.replication.catch_up([there])
    loaded = await store.load("t1")
    assert loaded
    assert loaded.journal == ()
    assert Table.load(loaded).seats == live.table.seats == there.table.seats
    update = json.loads(listener.queue.get_nowait() or b"")
    assert (update["seq"], update["table"]["seats"][0]["name"]) == (0, "Ana")


# -- reading ------------------------------------------------------------------------------


async def test_a_table_is_never_in_memory_twice(hub: Hub, store: Store) -> None:
    """The first reading fails while a second waits and a third one comes."""
    await new_table(store, "t1", "", "")
    load = store.load
    calls = 0

    async def fail_first(id: str) -> object:
        nonlocal calls
        calls += 1
        first = calls == 1
        await asyncio.sleep(0.01)
        if first:
            later.append(asyncio.create_task(hub.live("t1")))
            raise RequestError("store-away")
        found = await load(id)
        # Whoever comes after the failure has time to read it, too.
        later.append(asyncio.create_task(hub.live("t1")))
        await asyncio.sleep(0.05)
        return found

    later: list[asyncio.Task[object]] = []
    store.load = fail_first  # type: ignore[method-assign, assignment]
    results = await asyncio.gather(hub.live("t1"), hub.live("t1"), return_exceptions=True)
    lives = [*results[1:], *await asyncio.gather(*later)]
    assert isinstance(results[0], RequestError)
    assert calls == 2
    assert set(map(id, lives)) == {id(hub.tables["t1"])}
    assert not hub.cache._locks


# -- what is due --------------------------------------------------------------------------


async def test_one_table_that_cannot_be_read_stops_no_other(hub: Hub, store: Store) -> None:
    """Not even one whose text is broken in a way that nobody has thought of."""
    for name in ("bad", "good"):
        await new_table(store, name, "random", "random")
        live = await hub.live(name)
        await hub.change(live, lambda table: seat_commands.start(table, NOW, 5))
        hub.cache.drop(live, "closed")
    async with store.engine.begin() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.id == "bad").values(due=NOW - 1))
        await connection.execute(update(JOURNAL).where(JOURNAL.c.table_id == "bad").values(line=""))
    assert (await store.due(NOW + 9))[0] == "bad"
    async with hub.bots.running():
        running = asyncio.create_task(hub.scheduler.run())
        async with asyncio.timeout(PATIENCE):
            while "good" not in hub.tables or "bad" in await store.due(NOW + 9):
                await asyncio.sleep(0.01)
        running.cancel()
        await hub.stop()
    with pytest.raises(RequestError, match="table-aside"):
        await hub.live("bad")


async def test_one_table_that_cannot_be_attended_stops_no_other(
    hub: Hub, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever goes wrong, with the table that is due first."""
    for name in ("bad", "good"):
        await new_table(store, name, "random", "random")
        live = await hub.live(name)
        await hub.change(live, lambda table: seat_commands.start(table, NOW, 5))
        hub.cache.drop(live, "closed")
    load = store.load

    async def load_good(id: str) -> object:
        if id == "bad":
            raise KeyError(id)
        return await load(id)

    store.load = load_good  # type: ignore[method-assign, assignment]
    for id in await store.due(NOW + 9):
        await hub.scheduler.process_due(id)
    assert list(hub.tables) == ["good"]
    assert [record.table for record in caplog.records if hasattr(record, "table")] == ["bad"]


# -- bots ---------------------------------------------------------------------------------


async def test_bots_think_for_whoever_is_there(hub: Hub, store: Store) -> None:
    """By the address of somebody on a seat, before all who watch."""
    await new_table(store, "t1", "", "")
    live = await hub.live("t1")
    assert live.waiting_client == ""
    for hash, source in (("", "1.1.1.1"), ("ana", "2.2.2.2")):
        live.listeners.add(Listener(hash, "en", asyncio.Queue(), source))
        assert live.waiting_client == source
    for listener in live.listeners:
        listener.close("slow", 1.0)
    assert live.waiting_client == ""


# -- chat ---------------------------------------------------------------------------------


async def test_whoever_loses_the_seat_while_being_greeted_hears_nothing(
    hub: Hub, store: Store
) -> None:
    table = seat_commands.make_table("t1", "T1", "", Options(spectators=False), ["", "mason"], NOW)
    await store.create(table.row())
    live = await hub.live("t1")
    await hub.change(live, joining)
    await store.say("t1", 0, hash_token("ana"), "for us alone", NOW)
    listener = Listener(hash_token("ana"), "en", asyncio.Queue())
    assert len(await chat_for(store, live, listener, 0)) == 1
    await hub.change(live, lambda table: seat_commands.reassign(table, 0, "mason", NOW))
    late = Listener(hash_token("ana"), "en", asyncio.Queue())
    with pytest.raises(RequestError, match="token-wrong"):
        await chat_for(store, live, late, 0)
    assert not late.receives_chat
