"""The store, in SQLite and in PostgreSQL: nothing is lost, and conflicting writes fail."""

import asyncio
import resource
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.schema import CreateTable

from alhambra.server.backups import restore
from alhambra.server.store import Store, open_store
from alhambra.server.store.schema import METADATA
from alhambra.table.changes import Change, Conflict, TableRow
from alhambra.table.errors import RequestError

pytestmark = pytest.mark.anyio


def table(id: str = "t1", **fields: object) -> TableRow:
    """A minimal row."""
    row = {"code": id.upper(), "options": "{}", "seats": "[]", "host": "h", "created": 1.0}
    return TableRow(id=id, **{**row, **fields})  # type: ignore[arg-type]


async def test_appended_changes_are_stored(store: Store) -> None:
    await store.create(table())
    await store.append(Change("t1", 0, 0, ("a", "b"), {"status": "running"}, {1: "draft"}))
    await store.append(Change("t1", 1, 2, ("c",), {"due": 5.5}, {1: "other", 2: "x"}))
    stored = await store.load("t1")
    assert stored is not None
    assert stored.journal == ("a", "b", "c")
    assert stored.drafts == {1: "other", 2: "x"}
    assert (stored.row.status, stored.row.due) == ("running", 5.5)
    assert (stored.row.version, stored.row.seq) == (2, 3)


async def test_the_second_of_two_changes_to_one_version_fails(store: Store) -> None:
    await store.create(table())
    changes = [Change("t1", 0, 0, (word,)) for word in "abc"]
    results = await asyncio.gather(*map(store.append, changes), return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Conflict"] * 2 + ["NoneType"]
    stored = await store.load("t1")
    assert stored is not None
    assert len(stored.journal) == 1


async def test_concurrent_changes_share_transactions(store: Store) -> None:
    for number in range(20):
        await store.create(table(f"t{number}"))
    for version in range(3):
        await asyncio.gather(
            *(store.append(Change(f"t{n}", version, version, (f"{version}",))) for n in range(20))
        )
    for number in range(20):
        stored = await store.load(f"t{number}")
        assert stored is not None
        assert stored.journal == ("0", "1", "2")


async def test_ids_and_codes_are_unique(store: Store) -> None:
    await store.create(table())
    with pytest.raises(Conflict):
        await store.create(table())
    with pytest.raises(Conflict):
        await store.create(table("t2", code="T1"))
    assert await store.find("t1") == await store.find("T1") == "t1"
    assert await store.find("t9") is None
    assert await store.load("t9") is None


async def test_due_tables_are_found(store: Store) -> None:
    await store.create(table("late", due=50.0))
    await store.create(table("soon", due=10.0))
    await store.create(table("never"))
    assert await store.due(9) == []
    assert await store.due(100) == ["soon", "late"]
    await store.set_aside("soon", "why")
    assert await store.due(100) == ["late"]
    assert await store.counts() == {"aside": 1, "open": 2}


async def test_public_tables_are_listed(store: Store) -> None:
    await store.create(table("a", public=True))
    await store.create(table("b"))
    await store.create(table("c", public=True, status="finished"))
    assert [row.id for row in await store.rows(public=True)] == ["a"]
    assert len(await store.rows()) == 3


async def test_removing_a_table_removes_all_its_rows(store: Store) -> None:
    await store.create(table())
    await store.append(Change("t1", 0, 0, ("a",), {}, {0: "d"}))
    await store.say("t1", None, "", "hello", 1.0)
    assert await store.remove("t1")
    assert not await store.remove("t1")
    await store.create(table())
    stored = await store.load("t1")
    assert stored is not None
    assert (stored.journal, stored.drafts) == ((), {})
    assert await store.chat("t1") == []


async def test_old_tables_expire(store: Store) -> None:
    await store.create(table("old", status="finished"))
    await store.create(table("running", status="running"))
    assert await store.expire(["finished"], 0.5) == 0
    assert await store.expire(["finished"], 2.0) == 1
    assert [row.id for row in await store.rows()] == ["running"]


async def test_chat_is_kept_in_order(store: Store) -> None:
    await store.create(table(seats='[{"hash":"ana"},{"hash":"bo"}]'))
    await store.say("t1", 0, "ana", "one \x00 𝄞 </script>".replace("\x00", ""), 1.0)
    await store.say("t1", None, "", "two", 2.0)
    first, second = await store.chat("t1")
    assert [first.text, second.text] == ["one  𝄞 </script>", "two"]
    assert await store.chat("t1", after=first.number) == [second]
    await store.forget_chat("t1", 0, "ana")
    assert await store.chat("t1") == [second]


async def test_a_spectator_who_may_no_longer_watch_cannot_chat(store: Store) -> None:
    """The game was started at another process while the spectator was connected here."""
    await store.create(table(seats='[{"hash":"ana"}]', options='{"spectators":false}'))
    await store.create(table("t2", options='{"spectators":true}', status="running"))
    await store.say("t1", None, "", "before", 1.0)
    await store.append(Change("t1", 0, 0, ("started",), {"status": "running"}))
    with pytest.raises(Conflict):
        await store.say("t1", None, "", "too late", 2.0)
    await store.say("t1", 0, "ana", "I play", 3.0)
    await store.say("t2", None, "", "elsewhere", 3.0)
    assert [line.text for line in await store.chat("t1")] == ["before", "I play"]


async def test_only_the_holder_of_a_seat_can_chat_for_it(store: Store) -> None:
    await store.create(table(seats='[{"hash":"ana"},{"hash":"bo"}]'))
    await store.say("t1", 0, "ana", "mine", 1.0)
    await store.append(Change("t1", 0, 0, row={"seats": '[{"hash":"cy"},{"hash":"bo"}]'}))
    with pytest.raises(Conflict):
        await store.say("t1", 0, "ana", "not any more", 2.0)
    await store.say("t1", 0, "cy", "mine now", 3.0)
    # Deleting the new player does not delete the previous player's lines.
    await store.forget_chat("t1", 0, "cy")
    assert [line.text for line in await store.chat("t1")] == ["mine"]
    await store.set_aside("t1", "closed")
    for id, holder in (("t1", "bo"), ("t1", ""), ("t2", "")):
        with pytest.raises(Conflict):
            await store.say(id, None, holder, "closed", 4.0)


async def test_a_line_that_is_sent_again_is_stored_once(store: Store) -> None:
    await store.create(table(seats='[{"hash":"ana"},{"hash":"bo"}]'))
    assert await store.say("t1", 0, "ana", "hello", 1.0, "a")
    assert not await store.say("t1", 0, "ana", "hello", 2.0, "a")
    # An id belongs to its speaker, and lines without one are never the same.
    assert await store.say("t1", 1, "bo", "hello", 3.0, "a")
    assert await store.say("t1", 0, "ana", "hello", 4.0)
    assert await store.say("t1", 0, "ana", "hello", 5.0)
    assert [line.at for line in await store.chat("t1")] == [1.0, 3.0, 4.0, 5.0]
    await store.append(Change("t1", 0, 0, row={"seats": '[{"hash":"cy"},{"hash":"bo"}]'}))
    with pytest.raises(Conflict):
        await store.say("t1", 0, "ana", "not any more", 6.0)


async def test_a_backup_with_an_older_schema_is_restored_and_migrated(tmp_path: Path) -> None:
    old, db = tmp_path / "old.sqlite", str(tmp_path / "a.sqlite")
    async with open_store(str(old)) as store:
        await store.create(table())
        await store.say("t1", None, "", "before", 1.0)
    with closing(sqlite3.connect(old)) as connection, connection:
        connection.execute("DROP INDEX chat_by_sent")
        connection.execute("ALTER TABLE chat DROP COLUMN sent")
        connection.execute("ALTER TABLE chat DROP COLUMN holder")
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    async with open_store(db) as store:
        restore(old, db)
        assert await store.is_restored()
        assert [(line.text, line.holder) for line in await store.chat("t1")] == [("before", "")]


async def test_everything_survives_reopening(db: str) -> None:
    async with open_store(db) as store:
        await store.create(table())
        await store.append(Change("t1", 0, 0, ("a",)))
    async with open_store(db) as store:
        stored = await store.load("t1")
        assert stored is not None
        assert stored.journal == ("a",)
        assert not await store.is_restored()


async def test_the_migrations_make_the_schema(store: Store) -> None:
    def columns(connection: object) -> dict[str, set[str]]:
        inspector = inspect(connection)
        return {
            name: {column["name"] for column in inspector.get_columns(name)}
            for name in inspector.get_table_names()
            if name != "alembic_version"
        }

    async with store.engine.connect() as connection:
        found = await connection.run_sync(columns)
    assert found == {name: set(made.columns.keys()) for name, made in METADATA.tables.items()}
    assert all(str(CreateTable(made)) for made in METADATA.tables.values())


async def test_a_newer_database_is_refused(db: str) -> None:
    async with open_store(db) as store, store.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(RequestError) as caught:
        async with open_store(db):
            pass
    assert caught.value.code == "store-newer"


async def test_addresses_that_are_not_databases_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("not a database, but long enough to be taken for one by its size" * 20)
    nobody = "postgresql://ana:hush@127.0.0.1:1/tables"
    for address, code, shown in [
        (str(path), "store-unreadable", str(path)),
        ("mysql://ana:hush@x/y", "store-address", "mysql://ana:***@x/y"),
        (nobody, "store-unreadable", nobody.replace("hush", "***")),
    ]:
        with pytest.raises(RequestError) as caught:
            async with open_store(address):
                pass
        assert caught.value.code == code
        assert caught.value.params["address"] == shown


async def test_a_sqlite_database_has_one_server_at_a_time(tmp_path: Path) -> None:
    path, link = str(tmp_path / "a.sqlite"), tmp_path / "link.sqlite"
    link.symlink_to(path)
    for other in (path, str(link)):
        async with open_store(path):
            with pytest.raises(RequestError) as caught:
                async with open_store(other):
                    pass
            assert caught.value.code == "store-in-use"
    async with open_store(path) as store:
        assert await store.counts() == {}


async def test_sqlite_syncs_to_disk(tmp_path: Path) -> None:
    async with (
        open_store(str(tmp_path / "a.sqlite")) as store,
        store.engine.connect() as connection,
    ):
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"


async def test_a_full_disk_refuses_writes_and_loses_nothing(tmp_path: Path) -> None:
    """A file-size limit stands for the full disk."""
    path = tmp_path / "a.sqlite"
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    async with open_store(str(path)) as store:
        await store.create(table())
        await store.append(Change("t1", 0, 0, ("kept",)))
        written = max(file.stat().st_size for file in tmp_path.iterdir())
        resource.setrlimit(resource.RLIMIT_FSIZE, (written + 10_000, limit[1]))
        try:
            with pytest.raises(RequestError) as caught:
                await store.append(Change("t1", 1, 1, ("x" * 1_000_000,)))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limit)
        assert caught.value.code == "store-full"
        await store.append(Change("t1", 1, 1, ("after",)))
    with closing(sqlite3.connect(path)) as connection:
        lines = connection.execute("SELECT line FROM journal ORDER BY seq").fetchall()
    assert lines == [("kept",), ("after",)]


@pytest.mark.slow
async def test_one_process_at_a_time_holds_the_bot_lease_of_a_table(
    request: pytest.FixtureRequest,
) -> None:
    db = request.getfixturevalue("postgres").new_database("leases")
    async with open_store(db) as one, open_store(db) as two:
        await one.create(table())
        assert await one.lease("t1", 3, 60)
        assert not await two.lease("t1", 3, 60)
        assert await one.lease("t1", 3, -1)
        assert await two.lease("t1", 3, 60)
        assert await one.lease("t1", 4, 60)
