"""The worker process of the bots."""

from __future__ import annotations

import pickle
from typing import Any

import msgspec

from alhambra.bots import close_bot, make_bot
from alhambra.processes.worker_main import run_worker


def main() -> None:
    """Answer requests until stdin ends."""
    run_worker(lambda request: msgspec.json.encode(answer(*pickle.loads(request))))


def answer(what: str, spec: str, seed: int, view: Any, actions: Any) -> Any:
    """The number of the chosen action, or the best alternatives by number."""
    bot: Any = make_bot(spec, seed=seed)
    try:
        if what == "explain":
            found = bot.explain(view, actions)
            return [(actions.index(one.action), one.value, one.reason) for one in found]
        return actions.index(bot.choose(view, actions))
    finally:
        close_bot(bot)


if __name__ == "__main__":
    main()
