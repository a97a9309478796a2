"""A load generator for a server on loopback: many tables with four sockets each, at a fixed
rate."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
PATIENCE = 60.0


class Offer(msgspec.Struct):
    """The fields of an offer that the generator uses."""

    action: str
    verb: str


class Mine(msgspec.Struct):
    """The fields of `you` that it uses."""

    offers: list[Offer]
    steps: list[str]


class Seen(msgspec.Struct):
    """The fields of a table that it uses."""

    deciding: int | None


class Message(msgspec.Struct):
    """The fields of a message that it uses."""

    type: str
    seq: int
    id: str = ""
    you: Mine | None = None
    table: Seen | None = None
    result: str = ""


DECODER = msgspec.json.Decoder(Message)


class Process:
    """A server process and its CPU time and memory."""

    def __init__(self, db: str) -> None:
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.server_process", db],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout
        self.port = int(self.process.stdout.readline())

    def cpu(self) -> float:
        """Seconds of CPU time so far, without the bots' processes."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes of resident memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        """Stop it."""
        self.process.terminate()
        self.process.wait(30)
        if self.process.stdout:
            self.process.stdout.close()


@contextmanager
def served(*dbs: str) -> Iterator[list[Process]]:
    """Run server processes on these databases."""
    processes: list[Process] = []
    try:
        processes += map(Process, dbs)
        yield processes
    finally:
        for process in processes:
            process.stop()


@dataclass
class Figures:
    """The measurements."""

    delays: list[float] = field(default_factory=list)
    actions: int = 0
    errors: int = 0
    seconds: float = 0.0

    def percentile(self, share: float) -> float:
        """Milliseconds from an action to the last of its four views."""
        ordered = sorted(self.delays)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000


class Table:
    """One table with its four sockets, possibly at several processes."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.sockets: list[ClientConnection] = []
        self.views: list[Message] = []
        self.sent = 0

    async def open(self, http: httpx.AsyncClient) -> None:
        """Create it, join, start, and connect four sockets."""
        made = (await http.post("/api/tables", json={"seats": [""] * SEATS})).json()
        id, tokens = made["table"]["id"], []
        for seat in range(SEATS):
            body = {"name": f"p{seat}", "seat": seat}
            joined = await http.post(f"/api/tables/{id}/join", json=body)
            tokens.append(joined.json()["token"])
        headers = {"authorization": f"Bearer {made['host']}"}
        await http.post(f"/api/tables/{id}/start", headers=headers)
        for seat, token in enumerate(tokens):
            port = self.ports[seat % len(self.ports)]
            socket = await connect(f"ws://127.0.0.1:{port}/api/socket", compression=None)
            self.sockets.append(socket)
            await socket.send(
                msgspec.json.encode({"type": "hello", "table": id, "token": token}).decode()
            )
            self.views.append(DECODER.decode(await socket.recv()))

    async def close(self) -> None:
        """Disconnect."""
        for socket in self.sockets:
            await socket.close()

    async def act(self, rng: random.Random, figures: Figures) -> None:
        """Send one action, and wait until all four have received the result."""
        table = self.views[0].table
        seat = table.deciding if table else None
        if seat is None:
            return
        view = self.views[seat]
        assert view.you
        if not view.you.offers:
            return
        offer = self._choice(view.you.offers, rng)
        self.sent += 1
        body = {
            "type": "act", "id": f"a{self.sent}", "seq": view.seq, "steps": len(view.you.steps),
            "action": offer.action, "confirm": True,
        }  # fmt: skip
        began = time.perf_counter()
        await self.sockets[seat].send(msgspec.json.encode(body).decode())
        figures.actions += 1
        seq = await self._answer(seat, f"a{self.sent}", figures)
        if seq > view.seq:
            others = (self._until(other, seq) for other in range(SEATS) if other != seat)
            await asyncio.gather(*others)
            figures.delays.append(time.perf_counter() - began)

    def _choice(self, offers: list[Offer], rng: random.Random) -> Offer:
        """Buy where possible, then place; else take."""
        for verb in ("place", "buy", "take"):
            found = [offer for offer in offers if offer.verb == verb]
            if found:
                return rng.choice(found)
        return offers[0]

    async def _answer(self, seat: int, id: str, figures: Figures) -> int:
        while True:
            message = DECODER.decode(await self.sockets[seat].recv())
            if message.type == "update":
                self.views[seat] = message
            elif message.id == id:
                figures.errors += message.type != "done"
                return self.views[seat].seq

    async def _until(self, seat: int, seq: int) -> None:
        while self.views[seat].seq < seq:
            message = DECODER.decode(await self.sockets[seat].recv())
            if message.type == "update":
                self.views[seat] = message


@asynccontextmanager
async def tables(ports: list[int], count: int) -> AsyncIterator[list[Table]]:
    """This many running tables."""
    made = [Table(ports) for _ in range(count)]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{ports[0]}", timeout=PATIENCE) as http:
        for start in range(0, count, 10):
            await asyncio.gather(*(table.open(http) for table in made[start : start + 10]))
    try:
        yield made
    finally:
        await asyncio.gather(*(table.close() for table in made), return_exceptions=True)


async def load(made: list[Table], per_second: float, seconds: float) -> Figures:
    """Every table acts at this rate for this long; a late one does not catch up in a burst."""
    figures = Figures()
    began = time.perf_counter()
    end = began + seconds

    async def run(number: int, table: Table) -> None:
        rng = random.Random(number)
        await asyncio.sleep(rng.random() / per_second)
        while (now := time.perf_counter()) < end:
            async with asyncio.timeout(PATIENCE):
                await table.act(rng, figures)
            await asyncio.sleep(max(0.0, now + 1 / per_second - time.perf_counter()))

    await asyncio.gather(*(run(number, table) for number, table in enumerate(made)))
    figures.seconds = time.perf_counter() - began
    return figures
