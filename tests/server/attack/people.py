"""People who go on playing whatever happens to the server, and remember what they were told."""

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

#: Seconds after which somebody who hears nothing tries another process, as a page does.
_SILENCE = 3.0
#: Seconds before the next try.
_PAUSE = 0.2
#: Seconds between two looks at what people have done.
_LOOK = 0.005
#: How often a step is taken back, so that not every draft becomes a move.
_UNDO = 0.05
_MODULES = ("characters",)
_GONE = (WebSocketException, InvalidHandshake, OSError, TimeoutError)


@dataclass(eq=False)
class Person:
    """Somebody on a seat, with all that the server said was done."""

    table: str
    seat: int
    token: str
    #: Where the table can be reached; the next one is tried when the first is silent.
    sites: list[Site]
    dice: random.Random
    #: Actions that were acknowledged, in their order, without those that were taken back.
    told: list[str] = field(default_factory=list)
    #: What was sent and not yet answered: it is sent again until it is.
    pending: Json | None = None
    last: Json | None = None
    acknowledged: int = 0
    refusals: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    finished: bool = False
    sent: int = 0

    async def play(self) -> None:
        """Play by the offers until the game is over, through whatever happens to the server."""
        while not self.finished:
            try:
                await self._visit(self.sites[0])
            except _GONE:
                self.sites.append(self.sites.pop(0))
                await asyncio.sleep(_PAUSE)

    async def _visit(self, site: Site) -> None:
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
        """One request, or one more update where it is somebody else's turn."""
        request = self.pending or self._wish(client.update)
        if request is None:
            await _soon(client.next())
            return
        self.pending = request
        await self._insist(client, request, "done", "repeated")
        self.told = after(self.told, request)
        self.last, self.pending = request, None
        self.acknowledged += 1

    async def _insist(self, client: Client, request: Json, *expected: str) -> None:
        """Ask until the store takes it; the answer must be one of these."""
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
        """The moves and the draft of this seat are what was acknowledged. What was under way at
        the end may have been done or not."""
        assert table.play
        moves = [str(move.action) for move in table.play.moves if move.seat == self.seat]
        found = [*moves, *map(str, table.draft(self.seat).actions)]
        expected = [self.told, after(self.told, self.pending) if self.pending else self.told]
        assert found in expected, (self.table, self.seat, found, self.told, self.pending)

    def _wish(self, update: Json) -> Json | None:
        you = update["you"]
        if not you["offers"] and not you["complete"]:
            return None
        self.sent += 1
        steps = len(you["steps"])
        request = {"id": f"{self.seat}-{self.sent}", "seq": update["seq"], "steps": steps}
        if steps and self.dice.random() < _UNDO:
            return {"type": "undo", **request}
        if you["complete"]:
            return {"type": "confirm", **request}
        offer = self.dice.choice(you["offers"])
        confirm = bool(offer.get("reveals"))
        return {"type": "act", "action": offer["action"], "confirm": confirm, **request}


async def _soon(answer: Any) -> Any:
    async with asyncio.timeout(_SILENCE):
        return await answer


def after(told: list[str], request: Json) -> list[str]:
    """What has been done once a request was carried out."""
    if request["type"] == "undo":
        return told[:-1]
    return [*told, request["action"]] if request["type"] == "act" else told


#: A table is young until its people have done so much: no game ends sooner.
_YOUNG = 40


@dataclass
class Crowd:
    """People at several tables of one or more processes."""

    sites: Sequence[Site]
    dice: random.Random
    group: asyncio.TaskGroup
    tables: dict[tuple[str, ...], list[Person]] = field(default_factory=dict)
    people: list[Person] = field(default_factory=list)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    async def sit(self, *seats: str, **options: Any) -> list[Person]:
        """A new table whose open seats are taken by people; they come by different processes."""
        made = await (await self.sites[0].new_table(*seats, **options)).start()
        came = []
        for seat, token in made.tokens.items():
            first = len(self.people) % len(self.sites)
            ways = [*self.sites[first:], *self.sites[:first]]
            person = Person(made.id, seat, token, ways, random.Random(self.dice.random()))
            came.append(person)
            self.people.append(person)
            self.tasks.append(self.group.create_task(person.play()))
        return came

    async def fill(self, *kinds: tuple[str, ...]) -> None:
        """See to it that of each kind of table one is far from its end."""
        for kind in kinds:
            if sum(person.acknowledged for person in self.tables.get(kind, ())) >= _YOUNG:
                del self.tables[kind]
            if kind not in self.tables:
                self.tables[kind] = await self.sit(*kind, modules=_MODULES)

    @property
    def acknowledged(self) -> int:
        """So many requests were answered with `done`, or with `repeated` after a lost answer."""
        return sum(person.acknowledged for person in self.people)

    @property
    def answers(self) -> Counter[str]:
        """What all of them were told."""
        return sum((person.answers for person in self.people), Counter())

    @property
    def busiest(self) -> Site:
        """Where most of those who play are, since people stay where they had to go."""
        ports = Counter(one.sites[0].port for one in self.people if not one.finished)
        (port, _), *_ = ports.most_common()
        return next(site for site in self.sites if site.port == port)

    async def go_on(self, count: int, people: Sequence[Person] = ()) -> None:
        """Wait until so many more requests of these people were acknowledged, or of all."""
        asked = people or self.people
        target = sum(person.acknowledged for person in asked) + count
        async with asyncio.timeout(PATIENCE):
            while sum(person.acknowledged for person in asked) < target:
                await asyncio.sleep(_LOOK)

    async def all_go_on(self) -> None:
        """Wait until everybody was heard once more; bots have gone on then, too."""
        before = {person: person.acknowledged for person in self.people}
        async with asyncio.timeout(PATIENCE):
            while any(one.acknowledged == before[one] and not one.finished for one in self.people):
                await asyncio.sleep(_LOOK)

    async def refused(self) -> None:
        """Wait until the store has refused something at each table that is played."""
        before = {person: person.refusals for person in self.people}
        async with asyncio.timeout(PATIENCE):
            while {one.table for one in self.people if not one.finished} - {
                one.table for one in self.people if one.refusals > before[one]
            }:
                await asyncio.sleep(_LOOK)

    async def check(self, store: Store) -> None:
        """What was acknowledged is in the journals, once and in its order, and nothing else is."""
        for person in self.people:
            stored = await store.load(person.table)
            assert stored
            assert stored.row.seq == len(stored.journal)
            person.check(Table.load(stored))


@asynccontextmanager
async def crowd(sites: Sequence[Site], seed: int) -> AsyncIterator[Crowd]:
    """People who play as long as the block lasts."""
    async with asyncio.TaskGroup() as group:
        found = Crowd(sites, random.Random(seed), group)
        yield found
        for task in found.tasks:
            task.cancel()
