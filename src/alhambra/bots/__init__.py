"""Bots: players that see views only, made from spec strings such as `random:seed=3`."""

from .bot import Bot
from .registry import BOTS, BotError, make_bot

__all__ = ["BOTS", "Bot", "BotError", "make_bot"]
