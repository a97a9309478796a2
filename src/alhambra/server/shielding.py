"""What is begun and must come to its end, whoever waits for it."""

from __future__ import annotations

import asyncio
from typing import Any


async def outlast(task: asyncio.Task[Any]) -> asyncio.CancelledError | None:
    """Wait for the end of a task, also when cancelled meanwhile: that is the answer then."""
    gone = None
    while not task.done():
        try:
            await asyncio.wait((task,))
        except asyncio.CancelledError as error:
            gone = error
    return gone
