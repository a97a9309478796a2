"""Explanations: the alternatives as a bot rates them, as data for hints."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from alhambra.rules.actions import Action
from alhambra.rules.view import View

from .bot import Bot

#: Who gives hints: the strongest bot that answers at once.
ADVISER = "architect"
#: How many alternatives an explanation has.
TOP = 5


@dataclass(frozen=True, slots=True)
class Alternative:
    """An action, its value to the bot (in points, roughly), and what speaks for it.

    `reason` is a key, no text for people; docs/bots.md lists them.
    """

    action: Action
    value: float
    reason: str


class Adviser(Bot, Protocol):
    """A bot that explains its choices."""

    def explain(self, view: View, actions: Sequence[Action]) -> tuple[Alternative, ...]:
        """The best alternatives, the one that `choose` takes first."""


def best_of(alternatives: Iterable[Alternative]) -> tuple[Alternative, ...]:
    """The best ones, the best first; of equal ones the first listed."""
    return tuple(sorted(alternatives, key=lambda found: -found.value)[:TOP])
