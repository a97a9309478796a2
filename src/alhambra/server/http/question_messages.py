"""Messages that ask something and change nothing: previews, reasons, plans, hints."""

from __future__ import annotations

import asyncio

from alhambra.bots.advice import ADVISER
from alhambra.rules.errors import AlhambraError
from alhambra.rules.game import Game
from alhambra.server.http_errors import HttpError
from alhambra.server.hub.bot_turns import question_of
from alhambra.table.errors import RequestError
from alhambra.table.turn_commands import drafted
from alhambra.wire import messages as wire
from alhambra.wire.game import game_view
from alhambra.wire.offers import Offer, offers
from alhambra.wire.plain_values import codes
from alhambra.wire.previews import preview, why
from alhambra.wire.shortfalls import shortfalls
from alhambra.wire.you import plan_view, planned

from .socket_client import SocketClient

Question = wire.AskPreview | wire.AskWhy | wire.AskPlanPreview | wire.AskHint


class QuestionMessages:
    """Answers questions from the view of the client's seat."""

    def __init__(self, client: SocketClient) -> None:
        self.client = client
        self._hint_task: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """Cancel a pending hint: the client has disconnected."""
        if self._hint_task:
            self._hint_task.cancel()

    def handle(self, message: Question) -> None:
        """Answer a question; a hint follows later."""
        match message:
            case wire.AskPreview():
                self._preview(message)
            case wire.AskWhy():
                self._why(message)
            case wire.AskPlanPreview():
                self._preview_plan(message.id)
            case wire.AskHint():
                self._start_hint(message.id)

    @property
    def _drafted(self) -> Game:
        return drafted(self.client.table, self.client.seat)

    @property
    def _planned(self) -> Game:
        """The game after the plan."""
        return planned(self.client.table, self.client.seat).game

    def _preview(self, message: wire.AskPreview) -> None:
        client = self.client
        if not client.table.options.aids.previews:
            raise RequestError("aid-off")
        is_waiting = self._drafted.seat != client.seat
        game = self._planned if message.plan or is_waiting else self._drafted
        tile = game.rules.parse_tile(message.tile)
        found = preview(game, client.seat, tile, client.language)
        client.send(wire.Previewed(client.table.seq, message.id, found))

    def _why(self, message: wire.AskWhy) -> None:
        client = self.client
        game = self._planned if message.plan else self._drafted
        error = why(game, message.action, client.language)
        client.send(wire.Reason(client.table.seq, message.id, error))

    def _preview_plan(self, id: str) -> None:
        client, game = self.client, self._planned
        hand, found = codes(game.hands[client.seat]), _plannable_offers(game, client.seat)
        short = shortfalls(game, client.seat)
        plan = plan_view(client.table, client.seat, client.language)
        client.send(
            wire.PlanPreview(client.table.seq, id, game_view(game), hand, found, short, plan)
        )

    # -- hints ---------------------------------------------------------------------------

    def _start_hint(self, id: str) -> None:
        """A bot may think for a while; other messages of the client do not wait for it."""
        if self._hint_task and not self._hint_task.done():
            raise HttpError("too-many", retry=1.0, what="hints", limit=1)
        app_state = self.client.app_state
        work = app_state.run_metered(self.client.listener.client_key, self._hint(id))
        self._hint_task = app_state.hub.spawn(work)

    async def _hint(self, id: str) -> None:
        try:
            found = await self._alternatives()
        except AlhambraError as error:
            self.client.refuse(id, error)
            return
        self.client.send(wire.Hint(self.client.table.seq, id, found))

    async def _alternatives(self) -> list[wire.HintAlternative]:
        table, seat, app_state = self.client.table, self.client.seat, self.client.app_state
        if not table.options.aids.hints:
            raise RequestError("aid-off")
        game = self._drafted
        if game.seat != seat:
            raise RequestError("not-deciding")
        if wait := app_state.hub.bots.wait_for_hints(table.id):
            limit = round(app_state.settings.limits.bot_seconds_per_table)
            raise HttpError("too-many", retry=wait, what="bots", limit=limit)
        question = question_of(table, seat, game, ADVISER, self.client.listener.client_key)
        return await app_state.hub.bots.explain(question)


def _plannable_offers(game: Game, seat: int) -> list[Offer]:
    """The offers that a plan can hold: nothing that reveals something."""
    return [offer for offer in offers(game) if not offer.reveals] if game.seat == seat else []
