"""Bots think in processes of their own: slow or broken ones never stall a table."""

from .levels import LEVELS, spec_of
from .thinkers import BotPool, BotQuestion

__all__ = ["LEVELS", "BotPool", "BotQuestion", "spec_of"]
