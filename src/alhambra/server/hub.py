"""The tables in memory: load, change, store, tell; and what is due by itself."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from alhambra.rules.actions import Action
from alhambra.rules.game import Game
from alhambra.table import Stale, Table, Transition, turn_commands
from alhambra.table.changes import Conflict, StoredTable, TableRow
from alhambra.table.errors import RequestError
from alhambra.table.seat_commands import STAND_IN
from alhambra.table.table import FINISHED

from .bots import BotPool, BotQuestion
from .chat import tell_chat
from .live_table import LiveTable
from .load_tables import read_table, reason_of
from .shielding import outlast
from .store import Store

_LOG = logging.getLogger("alhambra.tables")

#: A change that loses against another process is tried so often.
_TRIES = 10
#: Seconds between two looks at what is due.
_BEAT = 0.5
#: Seconds between two looks at bots that wait for their pace.
_PULSE = 0.1
#: Seconds that another process is given before this one steps in.
_GRACE = 2.0
#: A lease lasts so many seconds longer than a bot may think. Should two processes ever think
#: for one table, only the first to store wins.
_SPARE = 1.0
#: Seconds after which a table that nobody uses leaves the memory.
_IDLE = 600.0
#: The same for one whose game is over: whoever comes back to it can wait until it is read again.
_IDLE_FINISHED = 30.0
#: Seconds for what is being stored when the server stops: the database may not answer at all.
_LAST = 5.0

Command = Callable[[Table], Transition | None]


class Hub:
    """Everything between the store and the sockets."""

    def __init__(self, store: Store, thinkers: BotPool) -> None:
        self.store = store
        self.thinkers = thinkers
        self.lives: dict[str, LiveTable] = {}
        self.actions = 0
        #: Called after every step that all may see; notices hang here.
        self.followers: list[Callable[[Table, Transition], None]] = []
        #: Tables whose bot waits for its pace or for time to think, and until when.
        self._paced: dict[str, float] = {}
        #: A lock is there as long as somebody has it or waits for it.
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()
        #: Tables that others changed, and at which something was said.
        self._changed: set[str] = set()
        self._spoken: set[str] = set()
        self._news = asyncio.Event()

    # -- tables ------------------------------------------------------------------------

    async def live(self, name: str) -> LiveTable:
        """The table with this id or code."""
        live = self.lives.get(name)
        if live is None:
            # Whatever a client sends as a name, only what can be one reaches the database.
            id = await self.store.find(name) if name.isascii() and name.isalnum() else None
            if id is None:
                raise RequestError("table-unknown")
            live = await self._load(id)
        live.used = time.monotonic()
        return live

    async def live_with(self, name: str, token: str) -> LiveTable:
        """The table with this id or code. Whoever took a seat of it a moment ago, at another
        process, is known there."""
        live = await self.live(name)
        if token and live.table.seat_of(token) is None:
            await self.refresh(live)
        return live

    async def _load(self, id: str) -> LiveTable:
        async with self._reading(id):
            if id not in self.lives:
                self.lives[id] = LiveTable(await read_table(self.store, id))
            return self.lives[id]

    @asynccontextmanager
    async def _reading(self, id: str) -> AsyncIterator[None]:
        """Nobody else reads the same table meanwhile."""
        async with self._loading.setdefault(id, asyncio.Lock()):
            yield

    async def close(self, id: str) -> None:
        """Send everybody away from a table that was closed or deleted in the store."""
        # Somebody may have read it before that, and not be done yet.
        async with self._reading(id):
            if live := self.lives.get(id):
                self.drop(live, "closed")

    async def change(self, live: LiveTable, command: Command) -> Transition | None:
        """Carry out a command: stored first, then told; nothing happened if storing fails.

        It may be called several times, with the table as it is by then: whoever asks for
        something must have the right to it there, and nowhere else.
        """
        async with live.lock:
            if self.lives.get(live.table.id) is not live:
                raise RequestError("store-conflict")  # closed, or restored from a backup
            for _ in range(_TRIES):
                try:
                    step = command(live.table)
                except (RequestError, Stale):
                    if not await self._is_behind(live):
                        raise
                    continue
                if step is None:
                    return None
                try:
                    await self._keep(live, step)
                except Conflict:
                    await self._renew(live)
                    continue
                return step
        raise RequestError("store-conflict")

    async def _keep(self, live: LiveTable, step: Transition) -> None:
        """Store a step and tell it. Whoever asked for it may be gone before it is stored: nothing
        else may happen to the table until it is told all the same."""
        storing = asyncio.create_task(self.store.append(step.change))
        gone = await outlast(storing)
        if not storing.exception():
            live.take(step)
            self._after(live, step)
        if gone:
            raise gone
        storing.result()

    async def refresh(self, live: LiveTable) -> None:
        """Read what other processes have stored, if there are any."""
        async with live.lock:
            await self._is_behind(live)

    async def _is_behind(self, live: LiveTable) -> bool:
        """Whether other processes have gone on meanwhile; now this one has, too."""
        before = live.table
        if self.store.is_shared:
            await self._renew(live)
        return live.table is not before

    # -- other processes ---------------------------------------------------------------

    def heard(self, ids: Iterable[str]) -> None:
        """Other processes changed these tables."""
        self._changed.update(id for id in ids if id in self.lives)
        if self._changed:
            self._news.set()

    def said(self, ids: Iterable[str]) -> None:
        """Something was said at these tables, by whomever, at whatever process."""
        self._spoken.update(id for id in ids if id in self.lives)
        if self._spoken:
            self._news.set()

    def missed(self) -> None:
        """Nobody knows what happened while the database was away: look at every table here."""
        self.heard(list(self.lives))
        self.said([id for id, live in self.lives.items() if live.listeners])

    async def follow(self) -> None:
        """Read what others changed and said, and tell those who listen here, until cancelled."""
        while True:
            await self._news.wait()
            self._news.clear()
            changed, self._changed = self._changed, set()
            spoken, self._spoken = self._spoken, set()
            try:
                await self._catch_up(self._loaded(changed))
                for live in self._loaded(spoken):
                    await tell_chat(self.store, live)
            except Exception as error:
                # Whatever it was, the next news must not find nobody.
                _LOG.warning("tables not read", exc_info=error)
                await asyncio.sleep(_BEAT)
                self.heard(changed)
                self.said(spoken)

    def _loaded(self, ids: Iterable[str]) -> list[LiveTable]:
        return [self.lives[id] for id in ids if id in self.lives]

    async def _catch_up(self, lives: list[LiveTable]) -> None:
        tails = await self.store.load_after({live.table.id: live.table.seq for live in lives})
        adopting = [self._adopt(live, tails.get(live.table.id)) for live in lives]
        results = await asyncio.gather(*adopting, return_exceptions=True)
        for live, error in zip(lives, results, strict=True):
            if isinstance(error, RequestError) and error.code == "store-away":
                raise error
            if error is not None:
                # Closed, deleted, or not to be followed: whoever asks for it reads it anew.
                _LOG.info("table dropped", extra={"table": live.table.id})
                self.drop(live, "closed")

    async def _adopt(self, live: LiveTable, tail: StoredTable | None) -> None:
        """Take over what another process stored, unless this one is ahead already."""
        async with live.lock:
            before = live.table
            if tail is None or tail.row.seq - len(tail.journal) != before.seq:
                await self._renew(live)
            elif tail.row.version > before.version:
                await self._take(live, tail)
        self.wake(live)

    async def _renew(self, live: LiveTable) -> None:
        """Read a table again: this process has lost a race."""
        tails = await self.store.load_after({live.table.id: live.table.seq})
        await self._take(live, tails.get(live.table.id))

    async def _take(self, live: LiveTable, tail: StoredTable | None) -> None:
        before = live.table
        if tail and _follows(tail.row, before):
            table, events = before.catch_up(tail)
            live.become(table, tail.journal, events)
        elif not tail or tail.row.version != before.version:
            # Deleted, closed, or a backup was restored: nothing in memory holds any more.
            self.drop(live, "closed")
            await read_table(self.store, before.id)
            raise RequestError("store-conflict")

    def _after(self, live: LiveTable, step: Transition) -> None:
        self.actions += len(step.change.lines)
        if step.private is None:
            for follow in self.followers:
                follow(live.table, step)
        self.wake(live)

    def drop(self, live: LiveTable, reason: str) -> None:
        """Forget a table; its clients are sent away."""
        if self.lives.get(live.table.id) is live:
            del self.lives[live.table.id]
        if live.thinking:
            live.thinking.cancel()
        for listener in live.listeners:
            listener.close(reason, 1.0, live.table.seq)

    # -- bots --------------------------------------------------------------------------

    def wake(self, live: LiveTable) -> None:
        """Let a bot think where it is a bot's decision."""
        seat = live.table.deciding
        if seat is None or not live.table.seats[seat].is_automatic:
            return
        if not live.is_thinking and self._is_time(live.table):
            live.thinking = self.spawn(self._think(live))

    def _is_time(self, table: Table) -> bool:
        """Whether the bot of a table may think; if not, the table is looked at again then."""
        now = time.time()
        then = max(table.due or now, now + self.thinkers.wait(table.id))
        if then > now:
            self._paced[table.id] = then
        return then <= now

    def _keep_pace(self) -> None:
        """Wake the bots whose time has come; those for whom somebody has come wait no longer
        behind the others."""
        now = time.time()
        for id in [id for id, due in self._paced.items() if due <= now]:
            del self._paced[id]
            if id in self.lives:
                self.wake(self.lives[id])
        for id, live in self.lives.items():
            if live.is_thinking and live.who:
                self.thinkers.hurry(id, live.who)

    async def _think(self, live: LiveTable) -> None:
        """Decision after decision, as long as it is a bot's."""
        while True:
            table, seat = live.table, live.table.deciding
            if seat is None or not table.seats[seat].is_automatic:
                return
            if not self._is_time(table):
                return
            if not await self.store.lease(table.id, table.version, self.thinkers.seconds + _SPARE):
                return
            level = table.seats[seat].level or STAND_IN
            question = question_of(table, seat, table.game, level, live.who)
            action = await self.thinkers.choose(question)
            await self.change(live, partial(bot_step, table.version, seat, action))

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task that is kept until it is done; what goes wrong in it is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            _LOG.warning("task failed", extra={"reason": repr(error)})

    # -- what is due -------------------------------------------------------------------

    async def run(self) -> None:
        """Look after what is due, until cancelled."""
        grace = 0.0
        while True:
            try:
                for id in await self.store.due(time.time() - grace):
                    await self._attend(id)
                if await self.store.is_restored():
                    self.send_away("restored")
            except Exception as error:
                # Whatever it was, the other tables still have to be looked after.
                _LOG.warning("beat failed", exc_info=error)
            grace = _GRACE if self.store.is_shared else 0.0
            self._evict()
            for _ in range(round(_BEAT / _PULSE)):
                await asyncio.sleep(_PULSE)
                self._keep_pace()

    async def _attend(self, id: str) -> None:
        """A clock ran out, or a bot has to move."""
        try:
            live = await self._load(id)
            live.used = time.monotonic()
            if self.store.is_shared and not live.is_thinking:
                await self._catch_up([live])
            await self.change(live, lambda table: turn_commands.run_out(table, time.time()))
            self.wake(live)
        except Exception as error:
            # Whatever it was, the other tables that are due still have to be looked after.
            _LOG.warning("table not attended", extra={"table": id, "reason": reason_of(error)})

    def _evict(self) -> None:
        """Tables that nobody listens to leave the memory after a while."""
        now = time.monotonic()
        for id, live in list(self.lives.items()):
            busy = live.listeners or live.lock.locked()
            idle = _IDLE_FINISHED if live.table.status == FINISHED else _IDLE
            if not busy and live.used < now - idle and not live.is_thinking:
                del self.lives[id]

    def send_away(self, reason: str) -> None:
        """Forget all tables; their clients are told to come back."""
        for live in list(self.lives.values()):
            self.drop(live, reason)

    async def stop(self) -> None:
        """End what goes on."""
        self.send_away("stopping")
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=_LAST)


def _follows(row: TableRow, table: Table) -> bool:
    """Whether a stored table is this one with something added."""
    return row.status != "aside" and row.version > table.version and row.seq >= table.seq


def question_of(table: Table, seat: int, game: Game, level: str, who: str) -> BotQuestion:
    """What a bot is asked for a seat: its view and its legal actions, no more."""
    seed = secrets.randbits(64)
    return BotQuestion(table.id, level, seed, game.view(seat), game.legal_actions(), who)


def bot_step(version: int, seat: int, action: Action, table: Table) -> Transition | None:
    """The bot's decision, unless somebody was faster."""
    current = table.version == version and table.deciding == seat
    if not (current and table.seats[seat].is_automatic):
        return None
    return turn_commands.bot_move(table, seat, action, time.time())
