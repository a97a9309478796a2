"""Where a game gets its seed if nobody names one."""

from __future__ import annotations

import os


def chosen_seed(seed: int | None) -> int:
    """The seed asked for, or one from the system's own source of chance."""
    return int.from_bytes(os.urandom(8), "big") if seed is None else seed
