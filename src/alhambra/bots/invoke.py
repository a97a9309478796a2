"""Calling bots that may be anybody's code: every failure becomes a `BotError`."""

from __future__ import annotations

from collections.abc import Iterable

from alhambra.rules.actions import Action
from alhambra.rules.events import Event
from alhambra.rules.game import Game
from alhambra.rules.seats import SeatIndex

from .bot import Bot, Observer
from .errors import BotError, describe_exception


def ask_bot(bot: Bot, spec: str, game: Game) -> Action:
    """The legal action that a bot chooses; whatever it does wrong is an error that names it."""
    try:
        action = bot.choose(game.view(game.seat), game.legal_actions())
        refusal = game.refusal(action)
    except BotError:
        raise
    except (Exception, SystemExit) as error:
        raise BotError("bot-crashed", bot=spec, reason=describe_exception(error)) from error
    if refusal:
        raise BotError("bot-illegal", bot=spec, action=str(action), reason=refusal)
    return action


def tell_bot(bot: Bot, seat: SeatIndex, events: Iterable[Event]) -> None:
    """Pass on those events that a seat may see, if its bot observes events."""
    if not isinstance(bot, Observer):
        return
    audiences = ((event, event.audience) for event in events)
    visible = [event for event, seats in audiences if seats is None or seat in seats]
    try:
        bot.observe(visible)
    except (Exception, SystemExit) as error:
        raise BotError(
            "bot-crashed", bot=type(bot).__name__, reason=describe_exception(error)
        ) from error
