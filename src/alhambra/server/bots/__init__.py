"""Bots think in processes of their own: slow or broken ones never stall a table."""

from .bot_pool import BotPool, BotQuestion
from .levels import LEVELS, spec_of

__all__ = ["LEVELS", "BotPool", "BotQuestion", "spec_of"]
