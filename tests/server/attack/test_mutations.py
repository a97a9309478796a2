"""Thousands of mutated messages and requests: all are answered, and every table can be played."""

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Client, Site

from .conftest import Progress, Report, Size
from .fleet import UNLIMITED, Fleet, fleet
from .mutating import Frame, Mutator, sensible
from .people import crowd
from .requests import Requester
from .targets import Target, targets

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.limit(900)]

#: So many at a time, each at a table of its own choice.
ATTACKERS = 4
#: Messages between two questions whether the socket still answers.
BURST = 20
#: How a server may close a socket: with our last word, for bytes that are no text, for too much.
CLOSINGS = {4000, 1007, 1009}


async def converse(site: Site, target: Target, mutator: Mutator, answers: Counter[str]) -> int:
    """A burst on a new socket of a seat, or of a spectator; how many messages were sent."""
    token = mutator.dice.choice([*target.host.tokens.values(), ""])
    async with connect(f"ws://127.0.0.1:{site.port}/api/socket") as socket:
        client, sent = Client(socket), 0
        try:
            if mutator.dice.random() < 0.05:
                await say(socket, mutator.frame([{"type": "hello", "table": target.host.id}]))
            await client.send("hello", table=target.host.id, token=token)
            await client.take("update")
            while sent < BURST * 5:
                now = sensible(client.update, target.host.id, token)
                for _ in range(BURST):
                    sent += 1
                    await say(socket, mutator.frame(now))
                await client.ask("why", id=f"still there {sent}", action="pass")
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
            answers[f"closed with {code}"] += 1
            assert code in CLOSINGS, closed
        answers.update(map(kind, client.heard))
    return sent


async def say(socket: ClientConnection, frame: Frame) -> None:
    """Send it, however it is broken."""
    await socket.send(frame)


def kind(message: dict[str, object]) -> str:
    """What an answer is called in the report."""
    return str(message.get("result") or message["type"])


async def attack_sockets(
    site: Site, tables: list[Target], count: int, seed: int, progress: Progress
) -> Counter[str]:
    """So many messages, by several at the same time."""
    answers: Counter[str] = Counter()
    foreign = [word for one in tables for word in (one.host.id, one.host.code, *one.secrets)]
    sent = 0

    async def attack(number: int) -> None:
        nonlocal sent
        mutator = Mutator(random.Random(f"{seed} {number}"), foreign)
        while sent < count:
            target = mutator.dice.choice(tables)
            sent += await converse(site, target, mutator, answers)
            await target.renew()
            progress(f"{sent} of {count} messages")

    await asyncio.gather(*map(attack, range(ATTACKERS)))
    answers["messages sent"] = sent
    return answers


def no_surprise(servers: Fleet) -> None:
    """A mistake of ours is logged, even where the client was told something friendly."""
    troubles = [line for line in servers.log.splitlines() if '"level": "info"' not in line]
    assert not troubles, "\n".join(troubles[:5])


async def test_mutated_messages(
    tmp_path: Path, size: Size, report: Report, progress: Progress
) -> None:
    count = size(2_000, 20_000)
    async with fleet(tmp_path, str(tmp_path / "a.sqlite"), command=UNLIMITED) as servers:
        (site,) = servers.sites
        tables = await targets(site)
        async with crowd(servers.sites, seed=5) as honest:
            await honest.fill(("", ""))
            answers = await attack_sockets(site, tables, count, 5, progress)
            await honest.all_go_on()
        assert (await site.get("/health"))["status"] == "ok"
        for target in tables:
            await target.is_played()
    no_surprise(servers)
    report(f"{answers.pop('messages sent')} messages", told(answers))
    report("tables that can be played on", f"{len(tables)} of {len(tables)}")


async def test_mutated_requests(
    tmp_path: Path, size: Size, report: Report, progress: Progress
) -> None:
    count = size(500, 5_000)
    async with fleet(tmp_path, str(tmp_path / "a.sqlite"), command=UNLIMITED) as servers:
        (site,) = servers.sites
        tables = await targets(site)
        requester = Requester(site, tables, await site.get("/api/schema/openapi.json"))
        async with crowd(servers.sites, seed=6) as honest:
            await honest.fill(("", ""))
            await requester.attack(count, ATTACKERS, progress)
            await honest.all_go_on()
        for target in tables:
            if not target.given_up:
                await target.is_played()
    no_surprise(servers)
    report(f"{count} requests", told(requester.answers))


def told(answers: Counter[str]) -> str:
    """How often which answer came."""
    return ", ".join(f"{number} {what}" for what, number in sorted(answers.items()))
