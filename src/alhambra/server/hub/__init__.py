"""The tables in memory: cache, changes, bots, the scheduler, and sync with other processes."""

from .hub import Hub

__all__ = ["Hub"]
