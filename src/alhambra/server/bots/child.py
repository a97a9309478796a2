"""The process that thinks."""

from __future__ import annotations

import pickle
from typing import Any

import msgspec

from alhambra.bots import close_bot, make_bot
from alhambra.server.workers.child import run


def main() -> None:
    """Answer until the questions end."""
    run(lambda question: msgspec.json.encode(answer(*pickle.loads(question))))


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
