"""Who sits where."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal["open", "person", "bot"]

#: What the page calls bots, by their seats and in every language.
_NICKNAMES = ("Nadira", "Tariq", "Zaida", "Bilal", "Mariam", "Farid")


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
    #: Whether whoever reads that mail wants it; else a hash of the secret they were sent, and when
    #: it lapses.
    confirmed: bool = False
    asked: str = ""
    lapses: float = 0
    hook: str = ""
    language: str = "en"
    muted: tuple[int, ...] = ()

    @property
    def kind(self) -> Kind:
        """Bot, person or open."""
        if self.level:
            return "bot"
        return "person" if self.hash else "open"

    def shown(self, number: int) -> tuple[str, ...]:
        """What the seat of this number is called: a person's name, a bot's level and nickname."""
        if self.kind == "bot":
            return self.level, _NICKNAMES[number]
        return (self.name,) if self.name else ()

    @property
    def is_automatic(self) -> bool:
        """Whether a bot decides for this seat now."""
        return bool(self.level) or self.away
