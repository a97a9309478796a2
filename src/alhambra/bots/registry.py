"""All bots by name, and the specs that make them: `mason`, `random:seed=3`.

Parameters follow the name, each after a colon: a comma stays free to part several specs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from alhambra.rules.errors import AlhambraError

from .apprentice import Apprentice
from .architect import Architect
from .bot import Bot
from .mason import Mason
from .random_bot import RandomBot


class BotError(AlhambraError):
    """A spec that names no bot, or a parameter that the bot does not have."""


@dataclass(frozen=True)
class Kind:
    """How a bot is made; `numbers` are its parameters, all of them whole numbers."""

    make: Callable[..., Bot]
    numbers: tuple[str, ...] = ()


BOTS = {
    "apprentice": Kind(Apprentice, ("seed",)),
    "architect": Kind(Architect),
    "mason": Kind(Mason),
    "random": Kind(RandomBot, ("seed",)),
}


def make_bot(spec: str, *, seed: int | None = None) -> Bot:
    """The bot that a spec describes; `seed` is for a bot that needs one and names none."""
    name, *settings = spec.split(":")
    if name not in BOTS:
        raise BotError("unknown-bot", bot=name, known=", ".join(BOTS))
    kind = BOTS[name]
    params: dict[str, int] = {}
    if seed is not None and "seed" in kind.numbers:
        params["seed"] = seed
    for setting in settings:
        key, value = _parse_setting(name, setting, kind.numbers)
        params[key] = value
    return kind.make(**params)


def _parse_setting(bot: str, setting: str, known: tuple[str, ...]) -> tuple[str, int]:
    key, _, value = setting.partition("=")
    if key not in known:
        raise BotError("unknown-parameter", bot=bot, parameter=key, known=", ".join(known) or "-")
    if not (value.isascii() and value.isdigit()):
        raise BotError("bad-parameter", bot=bot, parameter=key, value=value)
    return key, int(value)
