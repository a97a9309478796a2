"""Dispatches the messages of a client to their handlers."""

from __future__ import annotations

import time
from functools import partial

from alhambra.rules.errors import AlhambraError
from alhambra.server.hub.live_table import Listener, LiveTable
from alhambra.table import Repeated, Table, Transition, take_back, turn_commands
from alhambra.table.errors import RequestError
from alhambra.wire import messages as wire

from .app_state import AppState
from .chat_messages import ChatMessages
from .draft_messages import DraftMessages
from .question_messages import QuestionMessages
from .socket_client import SocketClient


class SocketHandlers:
    """The handlers of one client at one table."""

    def __init__(self, app_state: AppState, live: LiveTable, listener: Listener) -> None:
        self.client = SocketClient(app_state, live, listener)
        self._drafts = DraftMessages(self.client)
        self._questions = QuestionMessages(self.client)
        self._chat = ChatMessages(self.client)

    def stop(self) -> None:
        """The client has disconnected."""
        self._questions.stop()

    async def handle(self, message: wire.ClientMessage) -> None:
        """Carry out a message; a refusal is sent to this client only."""
        try:
            await self._dispatch(message)
        except AlhambraError as error:
            self.client.refuse(getattr(message, "id", ""), error)

    async def _dispatch(self, message: wire.ClientMessage) -> None:
        match message:
            case wire.Act() | wire.Undo() | wire.Reset() | wire.Confirm():
                await self._drafts.handle(message)
            case wire.AskPreview() | wire.AskWhy() | wire.AskPlanPreview() | wire.AskHint():
                self._questions.handle(message)
            case wire.SavePlan():
                await self.client.command(partial(turn_commands.plan, actions=message.actions))
                self.client.done(message.id)
            case wire.Chat():
                await self._chat.say(message)
            case wire.Mute():
                await self._chat.mute(message)
            case wire.TakeBack():
                await self._take_back(message)
            case wire.Ping(idle=idle):
                self.client.set_idle(idle)
                self.client.done(message.id)
            case wire.Hello():
                raise RequestError("hello-once")

    async def _take_back(self, message: wire.TakeBack) -> None:
        try:
            await self.client.command(partial(_take_back, message=message))
        except Repeated:
            self.client.done(message.id, "repeated")
        else:
            self.client.done(message.id)


def _take_back(table: Table, seat: int, message: wire.TakeBack) -> Transition | None:
    take_back.check_new(table, seat, message.action, message.seq)
    if message.action == "ask":
        return take_back.ask(table, seat, time.time())
    return take_back.answer(table, seat, message.action == "agree", time.time())
