"""Texts for what modules bring: messages by name, with a fallback where there is none."""

from __future__ import annotations

from alhambra.locales import Words
from alhambra.rules.actions import Action
from alhambra.rules.steps import Step


def action_label(words: Words, action: Action) -> str:
    """An action that no menu names otherwise."""
    return str(action)


def step_title(words: Words, step: Step) -> str:
    """The title of a decision that has no menu of its own."""
    return _optional(words, f"step-{step.name}") or words.text("menu-any", step=step.name)


def chip_label(words: Words, label: str, count: int) -> str:
    """A chip of a module, so many times."""
    return _optional(words, f"chip-{label}", count=count) or f"{label} {count}"


def module_label(words: Words, name: str) -> str:
    """The name of a module."""
    return words.text("module-name", module=name)


def module_intro(words: Words, name: str) -> str:
    """What a module is about, said when a game begins."""
    return words.text("how-to-play-module", module=name)


def _optional(words: Words, id: str, **params: str | int) -> str:
    """A message; empty where the catalogue has none."""
    try:
        return words.text(id, **params)
    except LookupError:
        return ""
