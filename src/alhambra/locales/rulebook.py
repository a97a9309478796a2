"""The rules as players read them: chapters in teaching order, a message per paragraph.

The ids are those of docs/rules.md, which every refusal cites; all of them are here.
"""

from __future__ import annotations

from typing import NamedTuple

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
        return f"rules-chapter-{self.id}"


def paragraph_message(paragraph: str) -> str:
    """The id of the message with a paragraph; its title is the form `title`."""
    return f"rule-{paragraph.replace('.', '-')}"


def figure_message(paragraph: str) -> str:
    """The id of the message that tells what the figure of a paragraph shows."""
    return f"figure-{paragraph.replace('.', '-')}"


def _of(section: str, names: str) -> tuple[str, ...]:
    return tuple(f"{section}.{name}" for name in names.split())


CHAPTERS = (
    Chapter("components", _of("components", "players start tiles market money scoring")),
    Chapter("setup", _of("setup", "market hands first display piles open")),
    Chapter(
        "turn",
        (
            "turn.action", "money.take", "buy.price", "turn.exact", "turn.place", "turn.decision",
        ),
    ),
    Chapter("build", _of("build", "upright match onfoot joined holes after")),
    Chapter("redesign", _of("redesign", "add remove swap legal")),
    Chapter("refill", _of("turn", "refill reshuffle")),
    Chapter("score", _of("score", "when majority ties some wall explain")),
    Chapter("end", _of("end", "when leftovers winner")),
    Chapter("two", _of("two", "cards neutral score gift")),
    Chapter("gates", _of("gates", "setup reveal take use frozen"), "city_gates"),
    Chapter("diamonds", _of("diamonds", "cards pay end two"), "diamonds"),
    Chapter("camps", _of("camps", "tiles edges onfoot swap holes wall score"), "camps"),
    Chapter(
        "characters",
        _of(
            "characters",
            "setup auction open once abdul_karim abdul_knihstig ammar faruk fatima hakim laila "
            "machma yammerad yusuf",
        ),
        "characters",
    ),
)  # fmt: skip
