"""Answers to what a client says at its table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial

from msgspec import Struct

from alhambra.notation.strings import proper
from alhambra.rules.errors import AlhambraError
from alhambra.rules.game import Game
from alhambra.server.chat import tell_chat
from alhambra.server.hub import question_of
from alhambra.server.live_table import Listener, LiveTable
from alhambra.table import (
    Repeated,
    Stale,
    Table,
    Transition,
    seat_commands,
    take_back,
    turn_commands,
)
from alhambra.table.changes import Conflict
from alhambra.table.errors import RequestError
from alhambra.table.names import visible
from alhambra.table.turn_commands import Request, drafted
from alhambra.wire import messages as wire
from alhambra.wire.errors import error_body
from alhambra.wire.game import game_view
from alhambra.wire.offers import Offer, offers
from alhambra.wire.plain_values import codes
from alhambra.wire.previews import preview, why
from alhambra.wire.updates import ENCODER
from alhambra.wire.you import plan_view, planned

from .app_state import AppState

#: Who is asked for a hint.
_ADVISER = "architect"

_Change = wire.Act | wire.Undo | wire.Reset | wire.Confirm
_Command = Callable[[Table, int], Transition | None]


class SocketHandlers:
    """One client at one table."""

    def __init__(self, front: AppState, live: LiveTable, listener: Listener) -> None:
        self.front = front
        self.live = live
        self.listener = listener
        self._hinting: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """The client is gone: nobody waits for a hint any more."""
        if self._hinting:
            self._hinting.cancel()

    async def answer(self, message: wire.ClientMessage) -> None:
        """Carry out a message; whatever is refused is told to this client only."""
        try:
            await self._dispatch(message)
        except AlhambraError as error:
            id = getattr(message, "id", "")
            self._refuse(id, error)

    async def _dispatch(self, message: wire.ClientMessage) -> None:
        match message:
            case wire.Act() | wire.Undo() | wire.Reset() | wire.Confirm():
                await self._change(message)
            case wire.AskPreview() | wire.AskWhy() | wire.AskImagined():
                self._question(message)
            case wire.AskHint():
                self._begin_hint(message.id)
            case wire.SavePlan():
                await self._command(partial(turn_commands.plan, actions=message.actions))
                self._send(wire.Done(self._seq, message.id, "done"))
            case wire.Chat():
                await self._chat(message)
            case wire.Mute():
                await self._mute(message)
            case wire.TakeBack(word=word):
                await self._command(partial(_take_back, word=word))
                self._send(wire.Done(self._seq, message.id, "done"))
            case wire.Hello():
                raise RequestError("hello-once")

    @property
    def _table(self) -> Table:
        return self.live.table

    @property
    def _seq(self) -> int:
        return self.live.table.seq

    @property
    def _language(self) -> str:
        return self.listener.language

    @property
    def _seat(self) -> int:
        """The seat that this client holds now."""
        return self._table.check_holder(self.listener.hash)

    async def _command(self, command: _Command) -> None:
        """Carry out a command of the seat that this client holds at the table it is applied to."""
        hash = self.listener.hash
        await self.front.hub.change(
            self.live, lambda table: command(table, table.check_holder(hash))
        )

    def _send(self, message: Struct) -> None:
        self.listener.send(ENCODER.encode(message))

    def _refuse(self, id: str, error: AlhambraError) -> None:
        body = error_body(error, self._language, self._table.options.edition)
        self._send(wire.Refused(self._seq, id, body))

    # -- the draft ---------------------------------------------------------------------

    async def _change(self, message: _Change) -> None:
        """A step of the draft: done, done before, or too late; the last two get the view again."""
        try:
            await self._command(partial(turn_commands.come_back, now=time.time()))
            await self._command(partial(_draft, message=message, now=time.time()))
        except Repeated:
            self._again(message.id, "repeated")
        except Stale:
            self._again(message.id, "stale")
        else:
            self._send(wire.Done(self._seq, message.id, "done"))

    def _again(self, id: str, result: str) -> None:
        self._send(wire.Done(self._seq, id, result))  # type: ignore[arg-type]
        self.listener.send(self.live.missed(self._seq, self.listener))

    # -- questions ---------------------------------------------------------------------

    def _question(self, message: wire.AskPreview | wire.AskWhy | wire.AskImagined) -> None:
        match message:
            case wire.AskPreview():
                self._preview(message)
            case wire.AskWhy():
                game = self._planned if message.plan else drafted(self._table, self._seat)
                error = why(game, message.action, self._language)
                self._send(wire.Reason(self._seq, message.id, error))
            case wire.AskImagined():
                self._imagine(message.id)

    def _preview(self, message: wire.AskPreview) -> None:
        table = self._table
        if not table.options.aids.previews:
            raise RequestError("aid-off")
        game = self._planned
        tile = game.rules.parse_tile(message.tile)
        found = preview(game, self._seat, tile, self._language)
        self._send(wire.Previewed(self._seq, message.id, found))

    def _imagine(self, id: str) -> None:
        game = self._planned
        hand, found = codes(game.hands[self._seat]), _foreseeable(game, self._seat)
        plan = plan_view(self._table, self._seat, self._language)
        self._send(wire.Imagined(self._seq, id, game_view(game), hand, found, plan))

    @property
    def _planned(self) -> Game:
        """The draft; whoever waits plans, and asks about the game of the plan."""
        game = drafted(self._table, self._seat)
        return game if game.seat == self._seat else planned(self._table, self._seat).game

    def _begin_hint(self, id: str) -> None:
        """A bot may think for a while; what else the client says is not kept waiting."""
        if self._hinting and not self._hinting.done():
            raise RequestError("too-many", retry=1.0, what="hints", limit=1)
        work = self.front.do(self.listener.source, self._hint(id))
        self._hinting = self.front.hub.spawn(work)

    async def _hint(self, id: str) -> None:
        try:
            found = await self._alternatives()
        except AlhambraError as error:
            self._refuse(id, error)
            return
        self._send(wire.Hint(self._seq, id, found))

    async def _alternatives(self) -> list[wire.HintAlternative]:
        if not self._table.options.aids.hints:
            raise RequestError("aid-off")
        game = drafted(self._table, self._seat)
        if game.seat != self._seat:
            raise RequestError("not-deciding")
        if wait := self.front.hub.thinkers.wait_for_hints(self._table.id):
            limit = round(self.front.settings.limits.bot_seconds_per_table)
            raise RequestError("too-many", retry=wait, what="bots", limit=limit)
        who = self.listener.source
        question = question_of(self._table, self._seat, game, _ADVISER, who)
        found = await self.front.hub.thinkers.explain(question)
        return [wire.HintAlternative(str(action), value, why) for action, value, why in found]

    # -- chat --------------------------------------------------------------------------

    async def _chat(self, message: wire.Chat) -> None:
        seat = self._table.place_of(self.listener.hash)
        self.front.count_chat(self._table.id, seat, self.listener.source)
        text = proper(message.text).replace("\0", "")
        if not visible(text).strip():
            raise RequestError("chat-empty")
        await self._say(seat, text)
        await self._heard()
        self._send(wire.Done(self._seq, message.id, "done"))

    async def _say(self, seat: int | None, text: str) -> None:
        hub, holder = self.front.hub, self.listener.hash
        try:
            await hub.store.say(self._table.id, seat, holder, text, time.time())
        except Conflict:
            # Another process knows better: the seat is lost, or the table is.
            await hub.refresh(self.live)
            self._table.place_of(holder)
            raise RequestError("store-conflict") from None

    async def _heard(self) -> None:
        """Let all here hear what was said. It is kept by now: if it cannot be read, then later."""
        try:
            await tell_chat(self.front.store, self.live)
        except RequestError:
            self.front.hub.said([self._table.id])

    async def _mute(self, message: wire.Mute) -> None:
        await self._command(partial(seat_commands.mute, other=message.seat, on=message.on))
        self._send(wire.Done(self._seq, message.id, "done"))


def _draft(table: Table, seat: int, message: _Change, now: float) -> Transition:
    request = Request(seat, message.id, message.seq, message.steps)
    match message:
        case wire.Act(action=action, confirm=confirm):
            return turn_commands.act(table, request, action, now, confirm=confirm)
        case wire.Undo():
            return turn_commands.undo(table, request)
        case wire.Reset():
            return turn_commands.reset(table, request)
        case wire.Confirm():
            return turn_commands.confirm(table, request, now)


def _take_back(table: Table, seat: int, word: str) -> Transition | None:
    if word == "ask":
        return take_back.ask(table, seat, time.time())
    return take_back.answer(table, seat, word == "agree", time.time())


def _foreseeable(game: Game, seat: int) -> list[Offer]:
    """What a plan can hold: nothing that reveals something."""
    return [offer for offer in offers(game) if not offer.reveals] if game.seat == seat else []
