"""The rivals across the table: who they are, and what they have built."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from alhambra.locales import Words
from alhambra.rules.seats import SeatIndex
from alhambra.rules.view import OpenTable

from .colours import NOTE, TITLE, kind_style
from .layout import Block, in_rows
from .palace import palace_lines, tile_label
from .screen import NO_MARKS
from .thumbnail import thumbnail

#: The word and two tiles of a reserve fit in a line.
_RESERVE_WIDTH = 25


def rival_forms(words: Words, table: OpenTable, seats: Sequence[int]) -> list[list[Block]]:
    """Pictures of these seats, from the most generous form to the smallest."""
    rivals = [_Rival(words, table, seat) for seat in seats]
    return [
        [[rival.title(), *rival.large(), *rival.reserve()] for rival in rivals],
        [[rival.title(), *rival.small(), *rival.reserve()] for rival in rivals],
        [[*rival.short_title(), *rival.small(), *rival.reserve()] for rival in rivals],
    ]


class _Rival:
    def __init__(self, words: Words, table: OpenTable, seat: SeatIndex) -> None:
        self.words = words
        self.table = table
        self.seat = seat

    def title(self) -> Text:
        """Name, points, cards and wall in one line."""
        first, second = self.short_title()
        return Text.assemble(first, "  ", second)

    def short_title(self) -> Block:
        """The same in two short lines."""
        table, seat = self.table, self.seat
        points = self.words.text("rival-points", points=table.scores[seat])
        cards = table.hand_sizes[seat]
        wall = table.palaces[seat].wall()
        held = self.words.text("rival-holds", cards=cards, wall=wall)
        return [Text.assemble((table.names[seat], TITLE), f" {points}"), Text(held, NOTE)]

    def large(self) -> Block:
        return palace_lines(self.words, self.table.palaces[self.seat], NO_MARKS)

    def small(self) -> Block:
        return thumbnail(self.words, self.table.palaces[self.seat])

    def reserve(self) -> Iterable[Text]:
        """The tiles that wait beside the palace."""
        tiles = self.table.reserves[self.seat]
        if tiles:
            title = Text(self.words.text("reserve-title"), NOTE)
            chips = [Text(tile_label(self.words, tile), kind_style(tile.kind)) for tile in tiles]
            yield from in_rows([[title], *([chip] for chip in chips)], _RESERVE_WIDTH)
