"""Texts for what modules bring: messages by name, with a fallback where there is none."""

from __future__ import annotations

from alhambra.locales import Words
from alhambra.rules.steps import Step


def step_title(words: Words, step: Step) -> str:
    """The title of a decision that has no menu of its own."""
    id = f"step-{step.name}"
    return words.text(id) if words.has(id) else words.text("menu-any", step=step.name)


def chip_label(words: Words, label: str, count: int) -> str:
    """A chip of a module, so many times."""
    id = f"chip-{label}"
    return words.text(id, count=count) if words.has(id) else f"{label} {count}"
