"""The rules as players read them: chapters in teaching order, a message per paragraph.

The ids are those of docs/rules.md, which every refusal cites; all of them are here. The
chapters are a data file, so that a page can read them too. Plug-ins bring chapters of their own.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import NamedTuple

from alhambra.rules.components import default_components
from alhambra.rules.module_registry import BUILT_IN, module_names
from alhambra.rules.ruleset import load_module

from .module_text import message_id

#: What the game is about, in a few sentences.
INTRO = "rules-intro"


class Chapter(NamedTuple):
    """A chapter: its id, its paragraphs in order, and the module that it belongs to."""

    id: str
    paragraphs: tuple[str, ...]
    module: str | None = None

    @property
    def message(self) -> str:
        """The id of the message with its title."""
        return f"chapter-{self.id}" if self.module is None else message_id("chapter", self.module)


def paragraph_message(paragraph: str) -> str:
    """The id of the message with a paragraph; its title is the form `title`."""
    return f"rule-{paragraph.replace('.', '-')}"


def figure_message(paragraph: str) -> str:
    """The id of the message that tells what the figure of a paragraph shows."""
    return f"figure-{paragraph.replace('.', '-')}"


def load_chapters() -> tuple[Chapter, ...]:
    """All chapters, from the data file."""
    rows = json.loads(files(__package__).joinpath("chapters.json").read_text("utf-8"))
    return tuple(
        Chapter(row["id"], tuple(row["paragraphs"]), row.get("module")) for row in rows
    )  # fmt: skip


#: Our own chapters.
CHAPTERS = load_chapters()


def all_chapters() -> tuple[Chapter, ...]:
    """Our own chapters, then those of the installed plug-ins."""
    modules = (load_module(name, default_components()) for name in _plugin_names())
    return CHAPTERS + tuple(
        Chapter(module.name.replace("_", "-"), module.paragraphs, module.name)
        for module in modules
        if module.paragraphs
    )


def _plugin_names() -> list[str]:
    return [name for name in module_names() if name not in BUILT_IN]
