"""Seats and who holds them: a person, a bot, or nobody yet."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from .tokens import are_same

SeatKind = Literal["open", "person", "bot"]

#: Names that persons cannot take: the bots' names on the page and their levels, and the neutral
#: player's.
RESERVED = (
    "Nadira", "Tariq", "Zaida", "Bilal", "Mariam", "Farid",
    "random", "apprentice", "mason", "architect", "vizier",
    "Dirk", "Boabdil",
)  # fmt: skip


class FormerName(Struct, frozen=True, array_like=True):
    """A name that a seat had before a line of the journal, given by its number; empty for a
    bot's, and for that of somebody who deleted it. `holder` is the hash of that person's token."""

    seq: int
    name: str
    holder: str = ""


class Seat(Struct, frozen=True, omit_defaults=True):
    """A seat: a bot of a level, a person who holds a token (its hash), or nobody yet.

    A bot with a name plays for a person of that name, who has left; somebody who leaves after the
    end of the game leaves just the name.
    `away`: the clock ran out, and a bot plays until the person is back. The rest is for
    notifications and for the person's eyes only.
    """

    level: str = ""
    name: str = ""
    hash: str = ""
    #: The hash of the token of the person who has left, as long as the seat keeps the name.
    left: str = ""
    away: bool = False
    mail: str = ""
    #: Whether the address is confirmed; until then, the hash of the secret that was sent there and
    #: when it expires.
    confirmed: bool = False
    asked: str = ""
    lapses: float = 0
    #: Stored as `hook` since version 0.1.
    webhook: str = field(default="", name="hook")
    language: str = "en"
    muted: tuple[int, ...] = ()
    #: The names of those who held the seat before, for what the log tells of them.
    former: tuple[FormerName, ...] = ()

    @property
    def kind(self) -> SeatKind:
        """Bot, person or open."""
        if self.level:
            return "bot"
        return "person" if self.hash or self.name else "open"

    @property
    def holder(self) -> str:
        """The hash of the token of the person whose name the seat has."""
        return self.hash or self.left

    def name_of(self, holder: str) -> str:
        """The name of a person who holds the seat or has held it; empty if it is not known."""
        if are_same(holder, self.holder):
            return self.name
        return next((one.name for one in self.former if are_same(holder, one.holder)), "")

    @property
    def is_automatic(self) -> bool:
        """Whether a bot decides for this seat now."""
        return bool(self.level) or self.away
