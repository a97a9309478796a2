"""Players that see views only, made from specs such as `random:seed=3`."""

from .bot import Bot, Observer, close_bot
from .errors import BotError, BotTimeout, describe_exception
from .invoke import ask_bot, tell_bot
from .registry.factory import BOTS, BUILT_IN, BotKind, make_bot, names_bot
from .registry.specs import join_specs, short_name, split_specs

__all__ = [
    "BOTS",
    "BUILT_IN",
    "Bot",
    "BotError",
    "BotKind",
    "BotTimeout",
    "Observer",
    "ask_bot",
    "close_bot",
    "describe_exception",
    "join_specs",
    "make_bot",
    "names_bot",
    "short_name",
    "split_specs",
    "tell_bot",
]
