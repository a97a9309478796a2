"""What all parts of a picture of the table share."""

from __future__ import annotations

from dataclasses import dataclass, field

from alhambra.locales import Words
from alhambra.locales.events import EventFormatter
from alhambra.locales.things import name_text
from alhambra.notation.strings import replace_unprintable
from alhambra.rules.open_table import counts_of
from alhambra.rules.tiles import KINDS
from alhambra.rules.view import OpenTable, View

from .faces import DrawFace, draw_faces
from .last_move import LastMove
from .seats import seat_star
from .svg import translated, with_title


@dataclass(frozen=True)
class Scene:
    """A view, the words for it, and what happened last."""

    view: View
    words: Words
    last: LastMove = field(default_factory=LastMove)

    @property
    def table(self) -> OpenTable:
        """What lies open."""
        return self.view.table

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.table.players)

    @property
    def owners(self) -> list[int]:
        """All who take part in majorities: the seats, then owners without a seat."""
        return list(counts_of(self.table, KINDS[0]))

    @property
    def faces(self) -> list[DrawFace]:
        """What the modules in play bring to the picture."""
        return draw_faces(self.table.active)

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat; those without one are numbered."""
        numbered = (self.words.text("seat-name", seat=seat + 1) for seat in self.seats)
        return tuple(map(replace_unprintable, self.table.names)) or tuple(numbered)

    def name(self, owner: int) -> str:
        """The name of an owner of tiles."""
        return name_text(self.words, self.names, owner)

    def initial(self, owner: int) -> str:
        """What stands in the star of an owner: letters that no other star has, else a number."""
        if owner < 0:
            return self.name(owner)[:1]
        for letters in (1, 2):
            initials = [
                name[:letters].capitalize() for name in map(replace_unprintable, self.table.names)
            ]
            if initials and initials[owner].strip() and initials.count(initials[owner]) == 1:
                return initials[owner]
        return str(owner + 1)

    def star(
        self, owner: int, x: float, y: float, size: float, rim: str = "var(--ink)"
    ) -> str:  # fmt: skip
        """The star of an owner, with its name for those who cannot see it."""
        star = seat_star(owner, self.initial(owner), rim)
        return translated(x, y, with_title(self.name(owner), star), scale=size / 100)

    def formatter(self) -> EventFormatter:
        """Puts events into sentences for the viewer."""
        return EventFormatter(self.words, self.names, self.table.seat)
