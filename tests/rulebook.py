"""The rules as players read them: the data file with the chapters, and the message ids."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import NamedTuple

from alhambra.locales.module_text import message_id


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
    """The id of the message with a paragraph; its title is the attribute `title`."""
    return f"rule-{paragraph.replace('.', '-')}"


def figure_message(paragraph: str) -> str:
    """The id of the message that describes the figure of a paragraph."""
    return f"figure-{paragraph.replace('.', '-')}"


def load_chapters() -> tuple[Chapter, ...]:
    """All chapters, from the data file."""
    rows = json.loads(files("alhambra.locales").joinpath("chapters.json").read_text("utf-8"))
    return tuple(Chapter(row["id"], tuple(row["paragraphs"]), row.get("module")) for row in rows)


CHAPTERS = load_chapters()
