"""The hub with a real store, without sockets: a failure affects one table only."""

import asyncio
import json
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import update

from alhambra.server.bots import BotPool
from alhambra.server.hub import Hub
from alhambra.server.hub.chat import chat_for
from alhambra.server.hub.live_table import Listener
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
    """A hub without bot processes."""
    hub = Hub(store, BotPool())
    yield hub
    await hub.stop()


async def new_table(store: Store, id: str, *levels: str) -> None:
    """Create a table in the store."""
    table = seat_commands.make_table(id, id.upper(), "", Options(), levels, NOW)
    await store.create(table.row())


def join_as_ana(table: Table) -> Transition:
    """Ana takes the first open seat."""
    return seat_commands.join(table, None, "Ana", hash_token("ana"), NOW)


# -- a change whose client disconnects ----------------------------------------------------


async def test_a_stored_change_is_published_after_its_client_disconnected(
    hub: Hub, store: Store
) -> None:
    await new_table(store, "t1", "", "")
    live = await hub.live("t1")
    listener = Listener("", "en", asyncio.Queue())
    live.listeners.add(listener)
    followed: list[int] = []
    hub.observers.append(lambda table, step: followed.append(table.seq))
    append = store.append
    stored, may_return = asyncio.Event(), asyncio.Event()

    async def append_slowly(change: Change) -> None:
        await append(change)
        stored.set()
        await may_return.wait()

    store.append = append_slowly  # type: ignore[method-assign]
    request = asyncio.create_task(hub.change(live, join_as_ana))
    await stored.wait()
    for _ in range(2):
        request.cancel()
        await asyncio.sleep(0)
    assert live.lock.locked()
    may_return.set()
    with pytest.raises(asyncio.CancelledError):
        await request
    loaded = await store.load("t1")
    assert loaded
    assert live.table.log == loaded.journal == ("joined 0",)
    assert live.table.version == loaded.row.version
    assert json.loads(listener.queue.get_nowait() or b"")["seq"] == 1
    assert followed == [1]
    assert not live.lock.locked()


async def test_a_refusal_after_its_client_disconnected_changes_nothing(
    hub: Hub, store: Store
) -> None:
    await new_table(store, "t1", "", "")
    live = await hub.live("t1")
    begun, may_fail = asyncio.Event(), asyncio.Event()

    async def fail(change: Change) -> None:
        begun.set()
        await may_fail.wait()
        raise RequestError("store-full")

    store.append = fail  # type: ignore[method-assign]
    request = asyncio.create_task(hub.change(live, join_as_ana))
    await begun.wait()
    request.cancel()
    await asyncio.sleep(0)
    may_fail.set()
    with pytest.raises(asyncio.CancelledError):
        await request
    assert live.table.log == ()


async def test_a_change_missing_from_a_full_journal_is_stored_and_published(
    hub: Hub, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "LONGEST_LOG", 0)
    await new_table(store, "t1", "", "")
    live, other_hub = await hub.live("t1"), Hub(store, BotPool())
    other_live = await other_hub.live("t1")
    listener = Listener("", "en", asyncio.Queue())
    other_live.listeners.add(listener)
    await hub.change(live, join_as_ana)
    await other_hub.replication.catch_up([other_live])
    loaded = await store.load("t1")
    assert loaded
    assert loaded.journal == ()
    assert Table.load(loaded).seats == live.table.seats == other_live.table.seats
    update = json.loads(listener.queue.get_nowait() or b"")
    assert (update["seq"], update["table"]["seats"][0]["name"]) == (0, "Ana")


# -- loading ------------------------------------------------------------------------------


async def test_a_table_is_never_in_memory_twice(hub: Hub, store: Store) -> None:
    """The first load fails while a second one waits and a third one arrives."""
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
        # A request after the failure has time to load the table as well.
        later.append(asyncio.create_task(hub.live("t1")))
        await asyncio.sleep(0.05)
        return found

    later: list[asyncio.Task[object]] = []
    store.load = fail_first  # type: ignore[method-assign, assignment]
    results = await asyncio.gather(hub.live("t1"), hub.live("t1"), return_exceptions=True)
    # Either of the two may have found the table first.
    found = [one for one in results if not isinstance(one, RequestError)]
    lives = [*found, *await asyncio.gather(*later)]
    assert len(found) == 1
    assert calls == 2
    assert set(map(id, lives)) == {id(hub.tables["t1"])}
    assert not hub.cache._locks


# -- due tables ---------------------------------------------------------------------------


async def test_a_table_that_cannot_be_loaded_does_not_stop_others(hub: Hub, store: Store) -> None:
    """Not even one whose journal is broken in an unexpected way."""
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


async def test_an_unexpected_error_of_a_table_does_not_stop_others(
    hub: Hub, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    """The table that is due first fails."""
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


async def test_bot_time_is_charged_to_a_connected_client(hub: Hub, store: Store) -> None:
    """To the address of a player rather than of a spectator."""
    await new_table(store, "t1", "", "")
    live = await hub.live("t1")
    assert live.waiting_client == ""
    for hash, client_key in (("", "1.1.1.1"), ("ana", "2.2.2.2")):
        live.listeners.add(Listener(hash, "en", asyncio.Queue(), client_key))
        assert live.waiting_client == client_key
    for listener in live.listeners:
        listener.close("slow", 1.0)
    assert live.waiting_client == ""


# -- chat ---------------------------------------------------------------------------------


async def test_a_client_that_loses_its_seat_while_connecting_gets_no_chat(
    hub: Hub, store: Store
) -> None:
    table = seat_commands.make_table("t1", "T1", "", Options(spectators=False), ["", "mason"], NOW)
    await store.create(table.row())
    live = await hub.live("t1")
    await hub.change(live, join_as_ana)
    await store.say("t1", 0, hash_token("ana"), "for us alone", NOW)
    listener = Listener(hash_token("ana"), "en", asyncio.Queue())
    assert len(await chat_for(store, live, listener, 0)) == 1
    await hub.change(live, lambda table: seat_commands.reassign(table, 0, "mason", NOW))
    late = Listener(hash_token("ana"), "en", asyncio.Queue())
    with pytest.raises(RequestError, match="token-wrong"):
        await chat_for(store, live, late, 0)
    assert not late.receives_chat
