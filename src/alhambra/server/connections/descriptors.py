"""File descriptors: one per connection, and some for databases, logs and child processes."""

from __future__ import annotations

import sys

#: More than one process can use.
_MOST = 65_536
#: Reserved for databases, emails, webhooks and logs, and for each child process.
_RESERVED = 100
_RESERVED_PER_PROCESS = 4


def raise_limit() -> None:
    """Raise the soft limit of file descriptors as far as the system allows."""
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
        return  # some systems report a hard limit that they do not grant


def limit() -> int:
    """The most file descriptors that this process may open."""
    if sys.platform == "win32":
        return _MOST
    import resource  # noqa: PLC0415 - not on Windows

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _MOST if soft == resource.RLIM_INFINITY else min(soft, _MOST)


def for_connections(descriptors: int, processes: int) -> int:
    """The number of descriptors left for connections, with this many child processes."""
    reserved = _RESERVED + _RESERVED_PER_PROCESS * processes
    return max(descriptors - reserved, descriptors // 2)
