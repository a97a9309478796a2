"""The legal actions of a seat, with what the menus need to describe them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from alhambra.cli.faces import TerminalFace, terminal_faces
from alhambra.locales import Words
from alhambra.rules.actions import Action
from alhambra.rules.game import Game
from alhambra.rules.palace import Palace
from alhambra.rules.steps import Step
from alhambra.rules.view import OpenTable
from alhambra.table.previews import ExpectedScore, expected_score, open_game

from .menu import Choice, Menu

A = TypeVar("A", bound=Action)
K = TypeVar("K")


@dataclass(frozen=True)
class Offers:
    """The legal actions of the viewer of a table, and the words to name them."""

    words: Words
    table: OpenTable
    actions: Sequence[Action]

    @property
    def seat(self) -> int:
        """The viewer, who decides."""
        assert self.table.seat is not None
        return self.table.seat

    @property
    def step(self) -> Step:
        """What the game waits for."""
        return self.table.stack[-1]

    @property
    def palace(self) -> Palace:
        """The viewer's palace."""
        return self.table.palaces[self.seat]

    @property
    def hand(self) -> int:
        """The viewer's money."""
        assert self.table.hand is not None
        return self.table.hand

    @cached_property
    def faces(self) -> tuple[TerminalFace, ...]:
        """The faces of the modules in play."""
        return terminal_faces(self.table)

    @cached_property
    def game(self) -> Game:
        """What lies open, as a game that the engine can answer questions about."""
        return open_game(self.table)

    @cached_property
    def expected(self) -> ExpectedScore:
        """The viewer's wall and expected points as things stand."""
        return expected_score(self.game, self.seat)

    def of(self, kind: type[A]) -> list[A]:
        """The actions of one class, subclasses left out."""
        return [action for action in self.actions if type(action) is kind]

    def text(self, id: str, **params: str | int) -> str:
        """A message of the catalogue."""
        return self.words.text(id, **params)


def submenu(label: str, actions: list[A], menu: Callable[[list[A]], Menu]) -> Iterable[Choice]:
    """A choice that opens a menu of these actions, if there are any."""
    if actions:
        yield Choice(label, menu(actions))


def group_by(actions: Sequence[A], key: Callable[[A], K]) -> dict[K, list[A]]:
    """Actions by what they have in common, in their order."""
    groups: dict[K, list[A]] = {}
    for action in actions:
        groups.setdefault(key(action), []).append(action)
    return groups
