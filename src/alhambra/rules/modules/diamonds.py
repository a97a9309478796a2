"""Diamonds: a fifth currency that pays for every square (diamonds.*)."""

from __future__ import annotations

from typing import Any

from alhambra.rules.components import Components
from alhambra.rules.errors import SetupError
from alhambra.rules.module import Module
from alhambra.rules.money import MOST_COPIES, make_card, make_currency

NAME = "diamonds"

DIAMOND = make_currency(4, "diamond", "M")


def module(components: Components) -> Module:
    """The cards, and what they pay (diamonds.cards, diamonds.pay)."""
    return Module(
        name=NAME,
        paragraphs=("diamonds.cards", "diamonds.pay", "diamonds.end", "diamonds.two"),
        cards=tuple(make_card(DIAMOND, value) for value in sorted(components[NAME])),
        currencies=(DIAMOND,),
    )


def parse_components(section: Any) -> tuple[int, ...]:
    """The values of the cards."""
    values = tuple(map(_value, section["values"]))
    if any(values.count(value) > MOST_COPIES for value in values):
        raise SetupError("data-many-diamonds", most=MOST_COPIES)
    return values


def _value(found: Any) -> int:
    if type(found) is not int or not 1 <= found <= 9:
        raise SetupError("data-diamond", found=repr(found))
    return found
