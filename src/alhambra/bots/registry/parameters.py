"""The parameters of a bot are those of its constructor that are numbers."""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable
from contextlib import suppress
from typing import Any, get_args

from alhambra.bots.errors import BotError

NumberType = type[int] | type[float]


def parameters_of(make: Callable[..., Any]) -> dict[str, NumberType]:
    """The numbers that a class or function takes, by annotation or else by default."""
    numbers = {
        name: _number(argument)
        for name, argument in _signature(make).parameters.items()
        if argument.kind in (argument.POSITIONAL_OR_KEYWORD, argument.KEYWORD_ONLY)
    }
    return {name: number for name, number in numbers.items() if number is not None}


def parse_setting(bot: str, setting: str, known: dict[str, NumberType]) -> tuple[str, float]:
    """The parameter and the value of `key=value`."""
    key, _, value = setting.partition("=")
    if key not in known:
        raise BotError("unknown-parameter", bot=bot, parameter=key, known=", ".join(known) or "-")
    if known[key] is float:
        return key, _decimal(bot, key, value)
    # Python refuses to read thousands of digits.
    if not (value.isascii() and value.isdigit() and len(value) <= 100):
        raise BotError("bad-parameter", bot=bot, parameter=key, value=value)
    return key, int(value)


def _decimal(bot: str, key: str, value: str) -> float:
    try:
        number = float(value)
    except ValueError:
        number = math.nan
    if not (math.isfinite(number) and number >= 0):
        raise BotError("bad-decimal-parameter", bot=bot, parameter=key, value=value)
    return number


def _signature(make: Callable[..., Any]) -> inspect.Signature:
    with suppress(Exception):
        return inspect.signature(make, eval_str=True)
    with suppress(ValueError):  # annotations may be for type checkers only
        return inspect.signature(make)
    return inspect.Signature()  # code in C does not tell


def _number(argument: inspect.Parameter) -> NumberType | None:
    """The number that an argument asks for, `int | None` included."""
    types = get_args(argument.annotation) or (argument.annotation, type(argument.default))
    if float in types:
        return float
    return int if int in types else None
