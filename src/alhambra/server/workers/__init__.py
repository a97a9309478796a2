"""Processes for work that must not hold up the server: started when needed, ended when too slow."""

from .pool import Pool
from .worker import Bounds, Failed, WorkerProcess

__all__ = ["Bounds", "Failed", "Pool", "WorkerProcess"]
