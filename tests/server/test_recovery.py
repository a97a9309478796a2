"""SIGKILL and other disasters, with a real process: what was acknowledged is stored."""

import asyncio
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.driving import Result, run

from .processes import ADMIN, Process, process_site, serve_process

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_bots_to_move_continue_after_a_kill(tmp_path: Path) -> None:
    db = str(tmp_path / "a.sqlite")
    process = Process(db)
    async with process_site(process) as site:
        host = await (await site.new_table("mason", "mason", "random", "mason")).start()
        async with host.socket() as watcher:
            while watcher.update["table"]["move"] < 10:
                await watcher.next()
            process.kill()
    async with serve_process(db) as site:
        async with host.at(site).socket(since=0) as watcher:
            assert watcher.update["table"]["move"] >= 10
            while watcher.update["table"]["status"] == "running":
                await watcher.next()
        record = (await site.http.get(f"/api/tables/{host.id}/record")).text
        assert "end scores" in record


async def test_a_table_that_does_not_replay_is_set_aside_and_others_continue(
    tmp_path: Path,
) -> None:
    db = str(tmp_path / "a.sqlite")
    process = Process(db)
    async with process_site(process) as site:
        broken = await (await site.new_table("", "")).start()
        older = await (await site.new_table("", "")).start()
        good = await (await site.new_table("", "")).start()
        for host in (broken, older, good):
            seat = (await site.get(f"/api/tables/{host.id}"))["deciding"]
            async with host.socket(seat) as client:
                await client.turn()
    process.kill()
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.execute(
            "UPDATE journal SET line = replace(line, 'seat', 'chair') WHERE table_id = ?",
            (broken.id,),
        )
        connection.execute(
            "UPDATE tables SET start = replace(start, 'rules 1', 'rules 99') WHERE id = ?",
            (older.id,),
        )
    async with serve_process(db) as site:
        for host, word in [(broken, "record-line"), (older, "record-newer-rules")]:
            answer = await site.get(f"/api/tables/{host.id}", status=409)
            assert answer["code"] == "table-aside"
            assert word in answer["params"]["reason"]
        assert (await site.get(f"/api/tables/{good.id}"))["status"] == "running"
        listed = await site.get("/api/admin/tables", token=ADMIN)
        status = {row["id"]: row["status"] for row in listed["tables"]}
        assert status == {broken.id: "aside", older.id: "aside", good.id: "running"}


async def test_backup_and_restore_under_a_running_server(tmp_path: Path) -> None:
    db, copy = str(tmp_path / "a.sqlite"), tmp_path / "copy.sqlite"
    async with serve_process(db) as site:
        host = await (await site.new_table("", "")).start()
        seat = (await site.get(f"/api/tables/{host.id}"))["deciding"]
        async with host.socket(seat) as client:
            await client.turn()
            backed_up = client.update
        done = await asyncio.to_thread(run, tmp_path, "backup", copy, "--db", db)
        assert done.code == 0, done.err
        async with host.socket(1 - seat) as client:
            await client.turn()
            assert client.update["seq"] > backed_up["seq"]
            done = await asyncio.to_thread(run, tmp_path, "restore", copy, "--db", db)
            assert done.code == 0, done.err
            assert (await client.take("closing"))["reason"] == "restored"
        async with host.socket(1 - seat) as client:
            assert client.update["seq"] == backed_up["seq"]
            assert client.update["game"]["market"] == backed_up["game"]["market"]
            await client.turn()
    assert not list(tmp_path.glob(".alhambra-*"))


async def test_the_operator_lists_inspects_closes_and_deletes_tables(tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text(ADMIN + "\n")
    async with serve_process(str(tmp_path / "a.sqlite")) as site:
        host = await (await site.new_table("", "")).start()

        async def admin(*args: str) -> Result:
            options = ["--url", site.url, "--secret", str(secret)]
            return await asyncio.to_thread(run, tmp_path, "admin", *args, *options)

        assert host.code in (await admin("list")).out
        assert '"running"' in (await admin("inspect", host.code)).out
        assert (await admin("close", host.id)).code == 0
        assert (await site.get(f"/api/tables/{host.id}", status=409))["code"] == "table-aside"
        assert (await admin("delete", host.id)).code == 0
        await site.get(f"/api/tables/{host.id}", status=404)
        assert (await admin("inspect", host.id)).code == 2
        for token in ("", "wrong", host.host):
            await site.get("/api/admin/tables", token=token, status=403)


def test_a_port_in_use_is_a_clear_error(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        refused = run(tmp_path, "serve", "--port", port, "--db", tmp_path / "a.sqlite")
    assert refused.code == 2
    assert f"127.0.0.1:{port}" in refused.err
