"""The worker process of the bots."""

from __future__ import annotations

import pickle
from typing import Any

import msgspec

from alhambra.bots import close_bot, make_bot
from alhambra.bots.advice import Alternative
from alhambra.processes.worker_main import run_worker
from alhambra.wire.plain_values import codes


def main() -> None:
    """Answer requests until stdin ends."""
    run_worker(lambda request: msgspec.json.encode(answer(*pickle.loads(request))))


def answer(what: str, spec: str, seed: int, view: Any, actions: Any) -> Any:
    """The number of the chosen action, or the best alternatives by number."""
    bot: Any = make_bot(spec, seed=seed)
    try:
        if what == "explain":
            found = bot.explain(view, actions)
            return [_plain(actions.index(one.action), one) for one in found]
        return actions.index(bot.choose(view, actions))
    finally:
        close_bot(bot)


def _plain(number: int, one: Alternative) -> tuple[int, float, str, str | None, tuple[str, ...]]:
    """An alternative as JSON can say it."""
    tile = str(one.tile) if one.tile else None
    return number, one.value, one.reason, tile, codes(one.cards)


if __name__ == "__main__":
    main()
