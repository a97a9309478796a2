"""Make bots from specs: named ones (ours, of packages, of scripts), files and commands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from alhambra.bots.apprentice import Apprentice
from alhambra.bots.architect.architect import Architect
from alhambra.bots.bot import Bot
from alhambra.bots.errors import BotError, describe_exception
from alhambra.bots.mason.mason import Mason
from alhambra.bots.random_bot import RandomBot
from alhambra.bots.vizier.vizier import Vizier

from .files import bot_in
from .parameters import NumberType, parameters_of, parse_setting
from .specs import CommandSpec, FileSpec, NamedSpec, parse_spec

_SEED = "seed"


@dataclass(frozen=True)
class BotKind:
    """How a bot is made: a class, or a function that returns a bot."""

    make: Callable[..., Any]

    @cached_property
    def parameters(self) -> dict[str, NumberType]:
        """The parameters that a spec can set."""
        return parameters_of(self.make)


#: The bots by name. A script may add its own; packages name theirs by an entry point.
BOTS = {
    "apprentice": BotKind(Apprentice),
    "architect": BotKind(Architect),
    "mason": BotKind(Mason),
    "random": BotKind(RandomBot),
    "vizier": BotKind(Vizier),
}
#: Our own names; no package can replace them.
BUILT_IN = tuple(BOTS)


def make_bot(spec: str, *, seed: int | None = None, limit: float | None = None) -> Bot:
    """The bot that a spec describes.

    `seed` is for a bot that needs one and names none; `limit`, the seconds for a decision, is
    for a program, which is started here. Close a bot when its game is over: `close_bot`.
    """
    wanted = parse_spec(spec)
    if isinstance(wanted, CommandSpec):
        # Few games need threads, processes and sockets.
        from alhambra.bots.external.program import Program  # noqa: PLC0415

        return Program(wanted.line, seed=seed or 0, limit=limit)
    kind = _kind(wanted)
    params: dict[str, float] = {}
    if seed is not None and _SEED in kind.parameters:
        params[_SEED] = seed
    for setting in wanted.settings:
        key, value = parse_setting(spec, setting, kind.parameters)
        params[key] = value
    return _made(spec, kind, params)


def names_bot(text: str) -> bool:
    """Whether a text is meant as a spec, valid or not."""
    wanted = parse_spec(text)
    return not isinstance(wanted, NamedSpec) or wanted.name in _names()


def _made(spec: str, kind: BotKind, params: dict[str, float]) -> Bot:
    try:
        bot: Bot = kind.make(**params)
    except BotError:
        raise
    except (Exception, SystemExit) as error:
        raise BotError("bot-not-made", bot=spec, reason=describe_exception(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise BotError("bot-cannot-choose", bot=spec)
    return bot


def _kind(wanted: NamedSpec | FileSpec) -> BotKind:
    if isinstance(wanted, FileSpec):
        return BotKind(bot_in(wanted.path, wanted.kind))
    if wanted.name in BOTS:
        return BOTS[wanted.name]
    # Looking through all installed packages takes longer than making a bot.
    from .plugins import load, plugin  # noqa: PLC0415

    entry = plugin(wanted.name)
    if entry is None:
        raise BotError("unknown-bot", bot=wanted.name, known=", ".join(_names()))
    return BotKind(load(entry))


def _names() -> list[str]:
    """All names, each once."""
    from .plugins import plugins  # noqa: PLC0415 - as above

    return list(dict.fromkeys([*BOTS, *(entry.name for entry in plugins())]))
