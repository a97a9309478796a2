"""Memory that a server keeps after games are over: `python -m benchmarks.memory`.

Bots play games to their end while a spectator watches: short ones, which start from a record near
its end, and whole ones. After each round the resident memory is measured, and once more at the end
when no table is loaded.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import connect

from alhambra.bots import ask_bot, make_bot
from alhambra.notation.record import Record
from alhambra.notation.text import format_record

from .server_load import Process, served

SEATS = 3
LEVEL = "mason"
#: Seconds for one game on a busy machine.
PATIENCE = 300.0
#: The approximate number of decisions left in a short game.
LEFT = 8
#: Concurrent games.
SIDE_BY_SIDE = 10
ROUNDS = 10
_LOADED = re.compile(r"^alhambra_tables_loaded (\S+)", re.MULTILINE)


class Seen(msgspec.Struct):
    """The fields of a table that are used here."""

    status: str


class Message(msgspec.Struct):
    """The fields of a message that are used here."""

    type: str
    table: Seen | None = None


DECODER = msgspec.json.Decoder(Message)


def ending() -> str:
    """A record that is nearly over."""
    record = Record.new(SEATS, seed=1)
    bots = [make_bot(LEVEL, seed=seat) for seat in range(SEATS)]
    while (seat := record.game.seat) is not None:
        record.play(ask_bot(bots[seat], LEVEL, record.game))
    record.back_to(len(record) - LEFT)
    return format_record(record)


async def play(http: httpx.AsyncClient, port: int, record: str | None) -> None:
    """One game, watched from start to end."""
    body = {"seats": [LEVEL] * SEATS, **({"record": record} if record else {})}
    made = (await http.post("/api/tables", json=body)).raise_for_status().json()
    id = made["table"]["id"]
    async with connect(f"ws://127.0.0.1:{port}/api/socket", compression=None) as socket:
        await socket.send(msgspec.json.encode({"type": "hello", "table": id}).decode())
        headers = {"authorization": f"Bearer {made['host']}"}
        (await http.post(f"/api/tables/{id}/start", headers=headers)).raise_for_status()
        async with asyncio.timeout(PATIENCE):
            while True:
                message = DECODER.decode(await socket.recv())
                if message.table and message.table.status == "finished":
                    return


async def play_all(http: httpx.AsyncClient, port: int, games: int, record: str | None) -> None:
    """This many games, some of them concurrently."""
    for first in range(0, games, SIDE_BY_SIDE):
        few = range(first, min(games, first + SIDE_BY_SIDE))
        await asyncio.gather(*(play(http, port, record) for _ in few))


async def loaded(http: httpx.AsyncClient) -> int:
    """The number of tables in the server's memory."""
    found = _LOADED.search((await http.get("/metrics")).text)
    assert found
    return int(float(found[1]))


async def measure(process: Process, short: int, whole: int) -> None:
    """Play and print the memory after each round."""
    base = f"http://127.0.0.1:{process.port}"
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
        await play_all(http, process.port, SIDE_BY_SIDE, None)
        first = process.memory()
        print(f"after {SIDE_BY_SIDE} games: {first / 1e6:.1f} MB")
        for name, games, record in (("short", short, ending()), ("whole", whole, None)):
            for _ in range(ROUNDS if games else 0):
                before, began = process.memory(), time.perf_counter()
                await play_all(http, process.port, games // ROUNDS, record)
                memory, seconds = process.memory(), time.perf_counter() - began
                print(
                    f"{games // ROUNDS} {name} games in {seconds:.0f} s: {memory / 1e6:.1f} MB, "
                    f"{(memory - before) / (games // ROUNDS) / 1e3:+.1f} kB per game, "
                    f"{await loaded(http)} tables in memory",
                    flush=True,
                )
        while await loaded(http):
            await asyncio.sleep(1)
        memory = process.memory()
        per_game = (memory - first) / (short + whole) / 1e3
        print(f"no table in memory: {memory / 1e6:.1f} MB, {per_game:.1f} kB per game in all")


def main() -> None:
    """Parse the options and measure."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.memory", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="short games")
    parser.add_argument("--whole", type=int, default=300, help="whole games")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(str(Path(folder, "m.sqlite"))) as (one,):
        asyncio.run(measure(one, args.games, args.whole))


if __name__ == "__main__":
    main()
