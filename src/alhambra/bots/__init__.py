"""Bots: players that see views only, made from spec strings such as `random:seed=3`."""

from .asking import ask_bot, tell_bot
from .bot import Bot, Observer, close_bot
from .errors import BotError, BotTimeout, blame
from .registry import BOTS, BUILT_IN, Kind, make_bot, names_bot
from .specs import join_specs, short_name, split_specs

__all__ = [
    "BOTS",
    "BUILT_IN",
    "Bot",
    "BotError",
    "BotTimeout",
    "Kind",
    "Observer",
    "ask_bot",
    "blame",
    "close_bot",
    "join_specs",
    "make_bot",
    "names_bot",
    "short_name",
    "split_specs",
    "tell_bot",
]
