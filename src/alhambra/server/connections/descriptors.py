"""Descriptors: each connection takes one, and databases, logs and other processes need some too."""

from __future__ import annotations

import sys

#: More than one process can make use of.
_MOST = 65_536
#: Kept back for databases, emails, hooks and logs, and for each process that works for this one.
_RESERVED = 100
_RESERVED_PER_PROCESS = 4


def raise_limit() -> None:
    """Take as many descriptors as the system lets this process have."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST if hard == resource.RLIM_INFINITY else min(hard, _MOST)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return  # some systems name a limit that they do not grant


def limit() -> int:
    """How many descriptors this process may have."""
    if sys.platform == "win32":
        return _MOST
    import resource  # noqa: PLC0415 - not on Windows

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _MOST if soft == resource.RLIM_INFINITY else min(soft, _MOST)


def for_connections(descriptors: int, processes: int) -> int:
    """How many of so many descriptors connections may take, beside so many processes."""
    reserved = _RESERVED + _RESERVED_PER_PROCESS * processes
    return max(descriptors - reserved, descriptors // 2)
