"""Diamonds: a fifth currency that pays for every square (diamonds.*)."""

from __future__ import annotations

from alhambra.rules.components import Components
from alhambra.rules.module import Module
from alhambra.rules.money import make_card, make_currency

DIAMOND = make_currency(4, "diamond", "M")


def module(components: Components) -> Module:
    """The cards, and what they pay (diamonds.cards, diamonds.pay)."""
    return Module(
        name="diamonds",
        cards=tuple(make_card(DIAMOND, value) for value in sorted(components.diamonds)),
        currencies=(DIAMOND,),
    )
