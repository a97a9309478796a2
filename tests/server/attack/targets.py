"""Tables under attack, which must still be playable afterwards."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field

from tests.server.clients import Host, Site
from tests.waiting import PATIENCE

from .people import Person

_ALL = ["city_gates", "diamonds", "camps", "characters"]


@dataclass
class Target:
    """A table; one that is `given_up` may be spoilt by clients who have its tokens."""

    host: Host
    given_up: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def secrets(self) -> list[str]:
        """All tokens of the table."""
        return [self.host.host, *self.host.tokens.values()]

    async def renew(self) -> None:
        """Continue with a rematch if the game is over."""
        async with self.lock:
            await self._renew()

    async def _renew(self) -> None:
        site = self.host.site
        table = await site.get(f"/api/tables/{self.host.id}")
        if table["status"] == "finished":
            token = self.host.tokens[min(self.host.tokens)]
            again = await site.post(f"/api/tables/{self.host.id}/rematch", token=token)
            self.host = Host(site, again["id"], again["code"], self.host.host, self.host.tokens)
            table = again
        if table["status"] == "open" and "open" not in {seat["kind"] for seat in table["seats"]}:
            await self.host.start()

    async def is_played(self) -> None:
        """Check that every player at this table can still play."""
        await self.renew()
        people = [
            Person(self.host.id, seat, token, [self.host.site], random.Random(seat))
            for seat, token in self.host.tokens.items()
        ]
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
            tasks = [group.create_task(person.play()) for person in people]
            while any(not one.acknowledged and not one.finished for one in people):
                await asyncio.sleep(0.01)
            for task in tasks:
                task.cancel()


async def targets(site: Site) -> list[Target]:
    """Running games of several kinds, one table before its start, and one that is given up."""
    days = {"unit": "days", "amount": 1}
    two = await (await site.new_table("", "", public=True)).start()
    three = await (await site.new_table("", "", "", modules=_ALL, spectator_delay=2)).start()
    bots = await (await site.new_table("", "random", "", modules=["characters"])).start()
    slow = await (await site.new_table("", "", clock=days, confirm="never")).start()
    waiting = await site.new_table("", "")
    lost = await (await site.new_table("", "", "")).start()
    kept = [Target(host) for host in (two, three, bots, slow, waiting)]
    return [*kept, Target(lost, given_up=True)]
