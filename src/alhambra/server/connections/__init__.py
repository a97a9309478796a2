"""Connection limits below HTTP: how many connections, how many bytes and frames, how long.

uvicorn has no limits for these. Every open file descriptor counts, with or without a request, and
a client that does not finish what it started to send is cut off.
"""

from .config import Config
from .descriptors import raise_limit

__all__ = ["Config", "raise_limit"]
