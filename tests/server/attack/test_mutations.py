"""Thousands of mutated messages and requests: all are answered, and every table stays playable."""

import asyncio
import random
import re
from collections import Counter
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from alhambra.server.settings import Limits
from tests.server.clients import Client, Json, Site

from .conftest import Progress, Report, Size
from .fleet import UNLIMITED, Fleet, fleet
from .mutator import Frame, Mutator, valid_messages
from .people import crowd
from .requests import Requester
from .targets import Target, targets

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.limit(900)]

#: Concurrent attackers, each at a random table.
ATTACKERS = 4
#: Messages between two checks that the socket still answers.
BURST = 20
#: Close codes the server may use: after `bye`, for invalid text, for a message that is too large.
CLOSINGS = {4000, 1007, 1009}
#: How many kinds of answers the report lists.
_USUAL = 14
_SERVER_ERROR = re.compile(r'"level": "(error|critical)"|"(task|beat|request) failed"')


async def converse(site: Site, target: Target, mutator: Mutator, answers: Counter[str]) -> int:
    """Send a burst on a new socket of a seat or of a spectator; returns the number of messages."""
    token = mutator.rng.choice([*list(target.host.tokens.values()) * 5, ""])
    async with site.socket(target.host.id, token) as client:
        sent = 0
        try:
            while sent < BURST * 5:
                now = valid_messages(client.update, target.host.id, token)
                for _ in range(BURST):
                    frame = mutator.frame(now)
                    sent += 1
                    await client.connection.send(frame)
                    if is_too_large(frame):
                        break  # a client that is still sending may not receive the close code
                await client.ask("why", id=f"still there {sent}", action="pass")
        except ConnectionClosed as closed:
            answers[closing(closed)] += 1
        answers.update(map(kind, client.received))
    return sent


async def connect_with(site: Site, target: Target, mutator: Mutator, answers: Counter[str]) -> None:
    """Connect with one message as the first."""
    hello = {"type": "hello", "table": target.host.id, "token": target.host.host, "since": 0}
    async with connect(f"ws://127.0.0.1:{site.port}/api/socket") as socket:
        try:
            await socket.send(mutator.frame([hello, {"type": "chat", "text": "first"}]))
            answers[kind(await Client(socket).next())] += 1
        except ConnectionClosed as closed:
            answers[closing(closed)] += 1


def is_too_large(frame: Frame) -> bool:
    """Whether it exceeds the size limit of a message."""
    parts = frame if isinstance(frame, list) else [frame]
    size = sum(len(one if isinstance(one, bytes) else one.encode()) for one in parts)
    return size > Limits.message_bytes


def closing(closed: ConnectionClosed) -> str:
    """The close code of a socket, if it is one of the allowed ones."""
    code = closed.rcvd.code if closed.rcvd else 0
    if code not in CLOSINGS:
        raise closed
    return f"closed with {code}"


def kind(message: Json) -> str:
    """The name of an answer in the report."""
    if message["type"] == "refused":
        return f"refused with {message['error']['code']}"
    return str(message.get("result") or message["type"])


async def attack_sockets(
    site: Site, tables: list[Target], count: int, seed: int, progress: Progress
) -> Counter[str]:
    """Send this many messages from several concurrent attackers."""
    answers: Counter[str] = Counter()
    foreign = [word for one in tables for word in (one.host.id, one.host.code, *one.secrets)]
    sent = 0

    async def attack(number: int) -> None:
        nonlocal sent
        mutator = Mutator(random.Random(f"{seed} {number}"), foreign)
        while sent < count:
            target = mutator.rng.choice(tables)
            for _ in range(5):
                await connect_with(site, target, mutator, answers)
            more = await converse(site, target, mutator, answers)
            sent += more + 5
            await target.renew()
            if sent % 1_000 < more:
                progress(f"{sent} of {count} messages")

    await asyncio.gather(*map(attack, range(ATTACKERS)))
    answers["messages sent"] = sent
    return answers


def no_server_error(servers: Fleet) -> None:
    """The log contains no server error, even where the client got a friendly answer."""
    troubles = [line for line in servers.log.splitlines() if _SERVER_ERROR.search(line)]
    assert not troubles, "\n".join(troubles[:5])


async def test_mutated_messages(
    tmp_path: Path, db: str, size: Size, report: Report, progress: Progress
) -> None:
    """Half of them on each database."""
    count = size(1_000, 10_000)
    async with fleet(tmp_path, db, command=UNLIMITED) as servers:
        (site,) = servers.sites
        tables = await targets(site)
        async with crowd(servers.sites, seed=5) as honest:
            await honest.fill(("", ""))
            answers = await attack_sockets(site, tables, count, 5, progress)
            await honest.all_go_on()
        assert (await site.get("/health"))["status"] == "ok"
        for target in tables:
            await target.is_played()
    no_server_error(servers)
    report(f"{answers.pop('messages sent')} messages", counts_text(answers))
    report("tables that can be played on", f"{len(tables)} of {len(tables)}")


async def test_mutated_requests(
    tmp_path: Path, db: str, size: Size, report: Report, progress: Progress
) -> None:
    """Half of them on each database."""
    count = size(250, 2_500)
    async with fleet(tmp_path, db, command=UNLIMITED) as servers:
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
    no_server_error(servers)
    report(f"{count} requests", counts_text(requester.answers))


def counts_text(answers: Counter[str]) -> str:
    """The counts of each answer, the most frequent first."""
    usual = answers.most_common(_USUAL)
    others = answers.total() - sum(number for _, number in usual)
    return ", ".join(f"{number} {what}" for what, number in [*usual, ("others", others)])
