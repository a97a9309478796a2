"""Who sits where."""

from __future__ import annotations

import unicodedata
from typing import Literal

from msgspec import Struct

from alhambra.notation.strings import proper
from alhambra.server.errors import ServerError

LONGEST_NAME = 30

Kind = Literal["open", "person", "bot"]


class Seat(Struct, frozen=True, omit_defaults=True):
    """A seat: a bot of a level, a person who holds a token (its hash), or nobody yet.

    `away`: the clock ran out, and a bot plays until the person is back. The rest is for
    notices and for the person's eyes only.
    """

    level: str = ""
    name: str = ""
    hash: str = ""
    away: bool = False
    mail: str = ""
    hook: str = ""
    language: str = "en"
    muted: tuple[int, ...] = ()

    @property
    def kind(self) -> Kind:
        """Bot, person or open."""
        if self.level:
            return "bot"
        return "person" if self.hash else "open"

    @property
    def is_automatic(self) -> bool:
        """Whether a bot decides for this seat now."""
        return bool(self.level) or self.away


def proper_name(text: str) -> str:
    """A name that can be shown in a line; anything else in it is left as it is."""
    name = " ".join(proper(text).split())
    unfit = any(unicodedata.category(letter) in ("Cc", "Zl", "Zp") for letter in name)
    if not name or len(name) > LONGEST_NAME or unfit:
        raise ServerError("name-bad", longest=LONGEST_NAME)
    return name
