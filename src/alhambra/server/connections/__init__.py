"""Connections and what comes over them, as bytes: how many, how fast, for how long.

What uvicorn leaves open is closed here. Everybody counts who holds a descriptor, whether or not a
request ever comes, and nobody may keep the server waiting for the rest of what was begun.
"""

from .config import Config
from .descriptors import raise_limit

__all__ = ["Config", "raise_limit"]
