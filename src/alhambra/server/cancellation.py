"""Waiting for a task that must finish even if the waiting task is cancelled."""

from __future__ import annotations

import asyncio
from typing import Any


async def wait_uncancelled(task: asyncio.Task[Any]) -> asyncio.CancelledError | None:
    """Wait for a task to end, also when cancelled meanwhile; returns the cancellation, if any."""
    cancelled = None
    while not task.done():
        try:
            await asyncio.wait((task,))
        except asyncio.CancelledError as error:
            cancelled = error
    return cancelled
