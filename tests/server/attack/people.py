"""Simulated players who play through any server failure and record what was acknowledged."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from alhambra.server.store import Store
from alhambra.table import Table
from tests.server.clients import Client, Json, Site
from tests.waiting import PATIENCE

#: Seconds without a message after which a player tries another process, as the page does.
_SILENCE = 3.0
#: Seconds before the next attempt.
_PAUSE = 0.2
#: Seconds between two polls of the players' counters.
_POLL = 0.005
#: Probability of undoing a step, so that not every draft becomes a move.
_UNDO = 0.05
_MODULES = ("characters",)
_GONE = (WebSocketException, InvalidHandshake, OSError, TimeoutError)


@dataclass(eq=False)
class Person:
    """A player on a seat, with every action that the server acknowledged."""

    table: str
    seat: int
    token: str
    #: Processes that serve the table; when the first is silent, the next one is tried.
    sites: list[Site]
    rng: random.Random
    #: Acknowledged actions in order, without those that were undone.
    acknowledged_actions: list[str] = field(default_factory=list)
    #: The request that is not answered yet; it is sent again until it is.
    pending: Json | None = None
    last: Json | None = None
    acknowledged: int = 0
    refusals: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    finished: bool = False
    sent: int = 0

    async def play(self) -> None:
        """Play legal actions until the game is over, whatever happens to the server."""
        while not self.finished:
            try:
                await self._connect(self.sites[0])
            except _GONE:
                self.sites.append(self.sites.pop(0))
                await asyncio.sleep(_PAUSE)

    async def _connect(self, site: Site) -> None:
        address = f"ws://127.0.0.1:{site.port}/api/socket"
        async with connect(address, open_timeout=_SILENCE, close_timeout=_PAUSE) as socket:
            client = Client(socket)
            await client.send("hello", table=self.table, token=self.token)
            await _soon(client.take("update"))
            if self.last:
                await self._insist(client, self.last, "repeated")
            while client.update["table"]["status"] == "running":
                await self._decide(client)
            self.finished = True

    async def _decide(self, client: Client) -> None:
        """Send one request, or wait for an update while it is another seat's turn."""
        request = self.pending or self._next_request(client.update)
        if request is None:
            await _soon(client.next())
            return
        self.pending = request
        await self._insist(client, request, "done", "repeated")
        self.acknowledged_actions = actions_after(self.acknowledged_actions, request)
        self.last, self.pending = request, None
        self.acknowledged += 1

    async def _insist(self, client: Client, request: Json, *expected: str) -> None:
        """Repeat the request until the store accepts it; the result must be one of these."""
        while True:
            answer = await _soon(client.ask(**request))
            if answer["type"] != "refused":
                break
            code = answer["error"]["code"]
            assert code.startswith("store-"), answer
            self.answers[code] += 1
            self.refusals += 1
            await asyncio.sleep(_PAUSE)
        self.answers[answer["result"]] += 1
        assert answer["result"] in expected, (answer, request)
        if answer["result"] == "repeated":
            await _soon(client.take("update"))

    def check(self, table: Table) -> None:
        """The moves and the draft of this seat are what was acknowledged. The last unanswered
        request may or may not have been carried out."""
        assert table.play
        moves = [str(move.action) for move in table.play.moves if move.seat == self.seat]
        found = [*moves, *map(str, table.draft(self.seat).actions)]
        expected = [
            self.acknowledged_actions,
            actions_after(self.acknowledged_actions, self.pending)
            if self.pending
            else self.acknowledged_actions,
        ]
        assert found in expected, (
            self.table,
            self.seat,
            found,
            self.acknowledged_actions,
            self.pending,
        )

    def _next_request(self, update: Json) -> Json | None:
        you = update["you"]
        if not you["offers"] and not you["complete"]:
            return None
        self.sent += 1
        steps = len(you["steps"])
        request = {"id": f"{self.seat}-{self.sent}", "seq": update["seq"], "steps": steps}
        if steps and self.rng.random() < _UNDO:
            return {"type": "undo", **request}
        if you["complete"]:
            return {"type": "confirm", **request}
        offer = self.rng.choice(you["offers"])
        confirm = bool(offer.get("reveals"))
        return {"type": "act", "action": offer["action"], "confirm": confirm, **request}


async def _soon(awaitable: Any) -> Any:
    async with asyncio.timeout(_SILENCE):
        return await awaitable


def actions_after(actions: list[str], request: Json) -> list[str]:
    """The acknowledged actions once this request was carried out."""
    if request["type"] == "undo":
        return actions[:-1]
    return [*actions, request["action"]] if request["type"] == "act" else actions


#: Acknowledged requests up to which a table is far from its end: no game is shorter.
_YOUNG = 40


@dataclass
class Crowd:
    """Simulated players at several tables of one or more processes."""

    sites: Sequence[Site]
    rng: random.Random
    group: asyncio.TaskGroup
    tables: dict[tuple[str, ...], list[Person]] = field(default_factory=dict)
    people: list[Person] = field(default_factory=list)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    async def sit(self, *seats: str, **options: Any) -> list[Person]:
        """Open a table and put players on its open seats; they connect to different processes."""
        made = await (await self.sites[0].new_table(*seats, **options)).start()
        added = []
        for seat, token in made.tokens.items():
            first = len(self.people) % len(self.sites)
            sites = [*self.sites[first:], *self.sites[:first]]
            person = Person(made.id, seat, token, sites, random.Random(self.rng.random()))
            added.append(person)
            self.people.append(person)
            self.tasks.append(self.group.create_task(person.play()))
        return added

    async def fill(self, *kinds: tuple[str, ...]) -> None:
        """Keep one table of each kind that is far from its end."""
        for kind in kinds:
            if sum(person.acknowledged for person in self.tables.get(kind, ())) >= _YOUNG:
                del self.tables[kind]
            if kind not in self.tables:
                self.tables[kind] = await self.sit(*kind, modules=_MODULES)

    @property
    def acknowledged(self) -> int:
        """The number of requests answered with `done`, or with `repeated` after a lost answer."""
        return sum(person.acknowledged for person in self.people)

    @property
    def answers(self) -> Counter[str]:
        """The answers of all players, counted by code."""
        return sum((person.answers for person in self.people), Counter())

    @property
    def busiest(self) -> Site:
        """The process with most active players; players stay where they had to reconnect."""
        ports = Counter(one.sites[0].port for one in self.people if not one.finished)
        (port, _), *_ = ports.most_common()
        return next(site for site in self.sites if site.port == port)

    async def go_on(self, count: int, people: Sequence[Person] = ()) -> None:
        """Wait until this many more requests of these players, or of all, were acknowledged."""
        asked = people or self.people
        target = sum(person.acknowledged for person in asked) + count
        async with asyncio.timeout(PATIENCE):
            while sum(person.acknowledged for person in asked) < target:
                await asyncio.sleep(_POLL)

    async def all_go_on(self) -> None:
        """Wait until every player had one more request acknowledged; so bots have moved too."""
        before = {person: person.acknowledged for person in self.people}
        async with asyncio.timeout(PATIENCE):
            while any(one.acknowledged == before[one] and not one.finished for one in self.people):
                await asyncio.sleep(_POLL)

    async def refused(self) -> None:
        """Wait until the store has refused a request at each running table."""
        before = {person: person.refusals for person in self.people}
        async with asyncio.timeout(PATIENCE):
            while {one.table for one in self.people if not one.finished} - {
                one.table for one in self.people if one.refusals > before[one]
            }:
                await asyncio.sleep(_POLL)

    async def check(self, store: Store) -> None:
        """The journals contain exactly what was acknowledged, once and in order."""
        for person in self.people:
            stored = await store.load(person.table)
            assert stored
            assert stored.row.seq == len(stored.journal)
            person.check(Table.load(stored))


@asynccontextmanager
async def crowd(sites: Sequence[Site], seed: int) -> AsyncIterator[Crowd]:
    """Players who play for the duration of the block."""
    async with asyncio.TaskGroup() as group:
        found = Crowd(sites, random.Random(seed), group)
        yield found
        for task in found.tasks:
            task.cancel()
