"""Explanations: the alternatives as a bot rates them, as data for hints."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from alhambra.rules.actions import Action
from alhambra.rules.money import Purse
from alhambra.rules.tiles import Tile
from alhambra.rules.view import View

from .bot import Bot

#: Who gives hints: the strongest bot that answers at once.
ADVISER = "architect"
#: How many alternatives an explanation has.
TOP = 5

NO_CARDS = Purse(0)


class ActionReason(NamedTuple):
    """What speaks for an action: a key, no text for people (docs/bots.md lists them); and the tile
    that could then be paid for, with these cards."""

    key: str
    tile: Tile | None = None
    cards: Purse = NO_CARDS


@dataclass(frozen=True, slots=True)
class Alternative:
    """An action, its value to the bot (in points, roughly), and what speaks for it: the fields of
    an `ActionReason`."""

    action: Action
    value: float
    reason: str
    tile: Tile | None = None
    cards: Purse = NO_CARDS


class Adviser(Bot, Protocol):
    """A bot that explains its choices."""

    def explain(self, view: View, actions: Sequence[Action]) -> tuple[Alternative, ...]:
        """The best alternatives, the one that `choose` takes first."""


def ranked(alternatives: Iterable[Alternative]) -> tuple[Alternative, ...]:
    """All of them, the best first; of equal ones the first listed."""
    return tuple(sorted(alternatives, key=lambda found: -found.value))


def best_of(alternatives: Iterable[Alternative]) -> tuple[Alternative, ...]:
    """The best ones, the best first."""
    return ranked(alternatives)[:TOP]
