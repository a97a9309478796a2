"""Lessons over REST. They are stateless: every request has all actions so far."""

from __future__ import annotations

from typing import Any, cast

from litestar import Controller, get, post
from litestar.params import JSONBody

from alhambra.lessons import LEARNER, LESSONS, lesson_of
from alhambra.rules.game import Game
from alhambra.wire.errors import error_body, language_of
from alhambra.wire.events import events_for
from alhambra.wire.game import game_view
from alhambra.wire.offers import offers
from alhambra.wire.plain_values import codes
from alhambra.wire.previews import TilePreview, preview, step_previews
from alhambra.wire.shortfalls import shortfalls
from alhambra.wire.you import You

from .app_state import AnyRequest, TableName
from .bodies import Course, LessonLook, LessonReply, LessonTry


class Lessons(Controller):
    """Lessons, for learners of the game."""

    path = "/api/lessons"
    tags = ("lessons",)

    @get("/")
    async def course(self) -> Course:
        """The lessons in their order."""
        return Course([lesson.id for lesson in LESSONS])

    @post("/{name:str}", status_code=200)
    async def attempt(
        self, request: AnyRequest, name: TableName, data: JSONBody[LessonTry]
    ) -> LessonReply:
        """Judge the last of these actions; with none, the lesson begins."""
        attempt = lesson_of(name).attempt(data.actions, data.edition)
        refusal = attempt.refusal
        done = data.actions[:-1] if refusal else data.actions
        return LessonReply(
            verdict=cast("Any", attempt.verdict.value),
            message=attempt.message,
            refusal=error_body(refusal, _language(request), data.edition) if refusal else None,
            game=game_view(attempt.game),
            you=_you(attempt.game, done, _language(request)),
            events=events_for(attempt.events, LEARNER),
        )

    @post("/{name:str}/preview", status_code=200)
    async def preview(
        self, request: AnyRequest, name: TableName, data: JSONBody[LessonLook]
    ) -> TilePreview:
        """The preview of a tile: its points on each cell, or why it cannot be placed there."""
        game = lesson_of(name).attempt(data.actions, data.edition).game
        return preview(game, LEARNER, game.rules.parse_tile(data.tile), _language(request))


def _you(game: Game, actions: list[str], language: str) -> You:
    """What a learner sees is what a player sees at a table."""
    return You(
        seat=LEARNER,
        hand=codes(game.hands[LEARNER]),
        offers=offers(game) if game.seat == LEARNER else [],
        steps=actions,
        complete=False,
        muted=(),
        notifications=False,
        previews=step_previews(game, LEARNER, language),
        short=shortfalls(game, LEARNER),
    )


def _language(request: AnyRequest) -> str:
    return language_of(request.headers.get("accept-language", ""))
