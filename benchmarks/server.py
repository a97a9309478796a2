"""`make bench-server`: the load that a server on this machine can carry. Bounded, on loopback
only."""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
import urllib.request
from dataclasses import replace
from pathlib import Path

from alhambra.server.store import open_store
from alhambra.table import Clock, Options, Seat, seat_commands
from alhambra.table.changes import Change
from alhambra.table.table import Table

from . import server_parts
from .server_load import Figures, Process, load, served, tables

#: A person without a known token.
NOBODY = Seat(name="p", hash="0" * 64)


async def many(folder: Path, count: int, per_second: float, seconds: float) -> None:
    """250 tables with four sockets each, two actions a second."""
    with served(str(folder / "load.sqlite")) as (process,):
        async with tables([process.port], count) as made:
            # The first actions run with cold caches, as after a start; they are not counted.
            await load(made, per_second, min(5.0, seconds / 4))
            before = process.cpu()
            figures = await load(made, per_second, seconds)
            spent = process.cpu() - before
    say(f"{count} tables × 4 sockets, {per_second}/s each, SQLite", figures)
    print(f"  server CPU per action {spent / figures.actions * 1000:.2f} ms (goal 0.8)")


async def idle(folder: Path, count: int) -> None:
    """A restart with many running tables, and the memory of each."""
    db = str(folder / "idle.sqlite")
    ids = await stored(db, count)
    with served(db) as (process,):
        answer(process, "/health")
        print(f"restart with {count} running tables: serving after "
              f"{time.perf_counter() - process.began:.1f} s (goal 5)")  # fmt: skip
        answer(process, f"/api/tables/{ids[0]}")
        before = process.memory()
        for id in ids[1:]:
            answer(process, f"/api/tables/{id}")
        each = (process.memory() - before) / (count - 1)
        print(f"memory per idle table: {each / 1000:.0f} kB (goal 200)")


async def stored(db: str, count: int) -> list[str]:
    """Running tables in the middle of their game; a tenth of them wait for a bot."""
    options = Options(clock=Clock("days", 2))
    ids = []
    async with open_store(db) as store:
        for number in range(count):
            levels = ["mason"] * 4 if number % 10 == 0 else [""] * 4
            table = seat_commands.make_table(
                f"table{number:06}", f"T{number:05}", "", options, levels, time.time()
            )
            people = tuple(seat if seat.level else NOBODY for seat in table.seats)
            table = replace(table, seats=people)
            await store.create(table.row())
            started = seat_commands.start(table, time.time(), number)
            await store.append(started.change)
            await store.append(middle(started.table))
            ids.append(table.id)
    return ids


def middle(table: Table) -> Change:
    """Forty moves as one change."""
    assert table.play
    play = table.play
    for _ in range(40):
        play, _ = play.advance([play.game.legal_actions()[0]])
    return table.transition(*play.lines_after(0), play=play).change


async def shared(count: int, per_second: float, seconds: float) -> None:
    """Two processes on PostgreSQL, with the seats of every table on both."""
    from tests.server.postgres import Postgres  # noqa: PLC0415 - needed here only

    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        postgres = Postgres(Path(folder) / "data")
        try:
            db = postgres.new_database("bench")
            with served(db, db) as processes:
                ports = [process.port for process in processes]
                async with tables(ports, count) as made:
                    await load(made, per_second, min(5.0, seconds / 4))
                    before = [process.cpu() for process in processes]
                    figures = await load(made, per_second, seconds)
                    spent = sum(process.cpu() for process in processes) - sum(before)
            say(f"2 processes, PostgreSQL, {count} tables, {per_second}/s each", figures)
            print(f"  CPU of both processes per action {spent / figures.actions * 1000:.2f} ms")
        finally:
            postgres.stop()


def answer(process: Process, path: str) -> bytes:
    """The server's response."""
    with urllib.request.urlopen(f"http://127.0.0.1:{process.port}{path}", timeout=60) as found:
        return bytes(found.read())


def say(title: str, figures: Figures) -> None:
    """Print the measurements."""
    rate = figures.actions / figures.seconds
    print(f"{title}: {figures.actions} actions ({rate:.0f}/s), {figures.errors} errors")
    print(f"  action to all four views: p50 {figures.percentile(0.5):.1f} ms, "
          f"p99 {figures.percentile(0.99):.1f} ms (goals 10 and 50)")  # fmt: skip


def main() -> None:
    """Parse the options and measure."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("topics", nargs="*", default=["parts", "load", "idle", "shared"])
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=2, help="actions a second per table")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if "parts" in args.topics:
            server_parts.main(Path(folder))
        if "load" in args.topics:
            asyncio.run(many(Path(folder), args.tables, args.rate, args.seconds))
        if "idle" in args.topics:
            asyncio.run(idle(Path(folder), 1000))
        if "shared" in args.topics:
            asyncio.run(shared(100, args.rate, args.seconds))


if __name__ == "__main__":
    main()
