"""A menu: choices under a title, each leading to an action or to another menu."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from alhambra.cli.numbers import index_of
from alhambra.cli.render.screen import Option
from alhambra.rules.actions import Action
from alhambra.rules.grid import Cell


@dataclass(frozen=True)
class Choice:
    """A line of a menu; it leads to an action or to another menu. `alias` may be typed too."""

    label: str
    target: Action | Menu
    note: str = ""
    alias: str = ""


@dataclass(frozen=True)
class Menu:
    """Choices under a title; `marks` are the numbers of cells to choose."""

    title: str
    choices: list[Choice]
    marks: Mapping[Cell, str] = field(default_factory=dict)
    #: The notation that a cell completes, so that any cell can be typed and judged.
    cell_prefix: str = ""
    #: The notation that a number completes, where a number is asked for instead of a choice.
    number_prefix: str = ""

    def options(self) -> list[Option]:
        """The choices with their numbers."""
        return [
            Option(str(number), choice.label, choice.note)
            for number, choice in enumerate(self.choices, start=1)
        ]

    def find(self, text: str) -> Choice | None:
        """The choice with this number or with this text."""
        index = index_of(text, len(self.choices))
        if index is not None:
            return self.choices[index]
        return next((choice for choice in self.choices if text and choice.alias == text), None)

    def path_to(self, action: Action) -> list[str]:
        """The choices that lead to an action, each with its number; empty if none does."""
        for option, choice in zip(self.options(), self.choices, strict=True):
            step = f"{option.key} {option.label}"
            if choice.target == action:
                return [step]
            if isinstance(choice.target, Menu) and (rest := choice.target.path_to(action)):
                return [step, *rest]
        return []
