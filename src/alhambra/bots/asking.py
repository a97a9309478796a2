"""Asking a bot that may be anybody's."""

from __future__ import annotations

from alhambra.rules.actions import Action
from alhambra.rules.game import Game

from .bot import Bot
from .errors import BotError, blame


def ask_bot(bot: Bot, spec: str, game: Game) -> Action:
    """What a bot chooses, a legal action; whatever it does wrong is an error that names it."""
    try:
        action = bot.choose(game.view(game.seat), game.legal_actions())
        refusal = game.refusal(action)
    except BotError:
        raise
    except (Exception, SystemExit) as error:
        raise BotError("bot-crashed", bot=spec, reason=blame(error)) from error
    if refusal:
        raise BotError("bot-illegal", bot=spec, action=str(action), reason=refusal)
    return action
