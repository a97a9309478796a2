"""Decisions of bots: whose turn it is, when they may think, and their moves."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial

from alhambra.rules.actions import Action
from alhambra.rules.game import Game
from alhambra.server.bots import BotPool, BotQuestion
from alhambra.server.store import Store
from alhambra.table import Table, Transition, turn_commands
from alhambra.table.seat_commands import STAND_IN

from .background import BackgroundTasks
from .live_table import LiveTable
from .table_cache import TableCache

#: A lease lasts this many seconds longer than a bot may think. Should two processes ever think
#: for one table, only the first to store wins.
_LEASE_MARGIN = 1.0

TableCommand = Callable[[Table], Transition | None]
ChangeTable = Callable[[LiveTable, TableCommand], Awaitable[Transition | None]]


class BotTurns:
    """Lets bots think for the tables in memory."""

    def __init__(
        self,
        store: Store,
        cache: TableCache,
        bots: BotPool,
        background: BackgroundTasks,
        change: ChangeTable,
    ) -> None:
        self.store = store
        self.cache = cache
        self.bots = bots
        self.background = background
        self._change = change
        #: Tables whose bot waits for its pace or for time to think, and until when.
        self._waiting: dict[str, float] = {}

    def wake(self, live: LiveTable) -> None:
        """Let a bot think if the decision is a bot's."""
        seat = live.table.deciding
        if seat is None or not live.table.seats[seat].is_automatic:
            return
        if not live.is_thinking and self._may_think_now(live.table):
            live.thinking = self.background.spawn(self._think(live))

    def wake_due(self) -> None:
        """Wake the bots that are due; the bot of a table with a connected client is moved
        forward in the queue."""
        now = time.time()
        for id in [id for id, due in self._waiting.items() if due <= now]:
            del self._waiting[id]
            for live in self.cache.loaded([id]):
                self.wake(live)
        for id, live in self.cache.tables.items():
            if live.is_thinking and live.waiting_client:
                self.bots.prioritize(id, live.waiting_client)

    @property
    def backlog(self) -> int:
        """How many tables wait until their bot may think."""
        return len(self._waiting)

    def _may_think_now(self, table: Table) -> bool:
        """Whether the bot of a table may think now; if not, `wake_due` tries again then."""
        now = time.time()
        ready_at = max(table.due or now, now + self.bots.wait(table.id))
        if ready_at > now:
            self._waiting[table.id] = ready_at
        return ready_at <= now

    async def _think(self, live: LiveTable) -> None:
        """Make decision after decision, as long as they are a bot's."""
        while True:
            table, seat = live.table, live.table.deciding
            if seat is None or not table.seats[seat].is_automatic:
                return
            if not self._may_think_now(table):
                return
            seconds = self.bots.seconds + _LEASE_MARGIN
            if not await self.store.lease(table.id, table.version, seconds):
                return
            level = table.seats[seat].level or STAND_IN
            question = question_of(table, seat, table.game, level, live.waiting_client)
            action = await self.bots.choose(question)
            await self._change(live, partial(bot_transition, table.version, seat, action))


def question_of(table: Table, seat: int, game: Game, level: str, client_key: str) -> BotQuestion:
    """The question to the bot of a seat: its view and its legal actions, nothing else."""
    seed = secrets.randbits(64)
    return BotQuestion(table.id, level, seed, game.view(seat), game.legal_actions(), client_key)


def bot_transition(version: int, seat: int, action: Action, table: Table) -> Transition | None:
    """The bot's decision, unless the table has changed meanwhile."""
    current = table.version == version and table.deciding == seat
    if not (current and table.seats[seat].is_automatic):
        return None
    return turn_commands.bot_move(table, seat, action, time.time())
