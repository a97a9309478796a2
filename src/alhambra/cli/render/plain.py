"""The table in plain sentences: no colour, no pictures, good for screen readers and pipes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from alhambra.cli.faces import terminal_faces
from alhambra.locales import Words
from alhambra.locales.things import (
    cards_text,
    currency_text,
    format_cell,
    kind_text,
    list_text,
    tile_text,
)
from alhambra.rules.grid import Cell
from alhambra.rules.market import SQUARE_CURRENCIES, SQUARES
from alhambra.rules.money import part, total
from alhambra.rules.money import size as size_of
from alhambra.rules.palace import Palace
from alhambra.rules.seats import SeatIndex
from alhambra.rules.tiles import KINDS, Tile
from alhambra.rules.view import OpenTable
from alhambra.table.affordability import affordability

from .card_summary import card_lines, left_text
from .layout import Size
from .screen import NOTHING, Option, ScreenPart, TextSheet


class Plain:
    """Says one fact per line."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def table(
        self, table: OpenTable, room: Size, marks: Mapping[Cell, str], news: Sequence[str] = ()
    ) -> ScreenPart:
        own = table.turn_seat if table.seat is None else table.seat
        return ScreenPart(
            _lines(
                self.words.text("scores-line", scores=self._scores(table)),
                *card_lines(self.words, table),
                left_text(self.words, table),
                *self._market(table),
                *self._money(table),
                *self._hand(table),
                *self._palace(table, own),
                *self._rivals(table, own),
            )
        )

    def palace(
        self, table: OpenTable, seat: SeatIndex, marks: Mapping[Cell, str], room: Size
    ) -> ScreenPart:
        return ScreenPart(_lines(*self._palace(table, seat)))

    def again(self, table: OpenTable, marks: Mapping[Cell, str], room: Size) -> ScreenPart | None:
        # What was said need not be said again: nobody looks at a window.
        return None

    def palaces(self, table: OpenTable, seats: Iterable[int], width: int) -> RenderableType:
        return _lines(*(line for seat in seats for line in self._palace(table, seat)))

    def sheet(self, sheet: TextSheet) -> RenderableType:
        rows = (
            self.words.text("sheet-row", what=what, values=self._values(sheet.header[1:], values))
            for what, *values in sheet.rows
        )
        return _lines(sheet.title, *rows, *sheet.notes)

    def _values(self, names: list[str], values: list[str]) -> str:
        """Who has what; who has nothing is left out."""
        pairs = zip(names, values, strict=True)
        return list_text(self.words, (f"{name} {v}" for name, v in pairs if v != NOTHING))

    def menu(self, title: str, options: list[Option]) -> RenderableType:
        texts = (", ".join(filter(None, (option.label, option.note))) for option in options)
        lines = (f"{option.key}: {text}" for option, text in zip(options, texts, strict=True))
        return _lines(title, *lines)

    def _scores(self, table: OpenTable) -> str:
        return list_text(
            self.words,
            (
                self.words.text("score-line", name=name, score=score, cards=cards)
                for name, score, cards in zip(
                    table.names, table.scores, table.hand_sizes, strict=True
                )
            ),
        )

    def _market(self, table: OpenTable) -> Iterator[str]:
        for square, tile, currency in zip(SQUARES, table.market, SQUARE_CURRENCIES, strict=True):
            name = currency_text(self.words, currency.name)
            if tile is None:
                yield self.words.text("square-line-sold", square=square, currency=name)
            else:
                currencies = (currency, *table.rules.universal_currencies)
                found = affordability(table.hand or 0, tile, currencies)
                yield self.words.text(
                    "square-line",
                    square=square,
                    currency=name,
                    tile=tile_text(self.words, tile),
                    how=found.how,
                    by=found.by,
                )

    def _money(self, table: OpenTable) -> Iterator[str]:
        yield self.words.text("money-line", cards=cards_text(self.words, table.display))
        for face in terminal_faces(table):
            for card in face.displayed(self.words, table):
                yield card.sentence

    def _hand(self, table: OpenTable) -> Iterator[str]:
        if table.hand is None:
            return
        hand = table.hand
        yield self.words.text("hand-title", count=size_of(hand))
        for currency in table.rules.currencies:
            coins = part(hand, currency)
            if coins:
                cards = cards_text(self.words, coins)
                yield self.words.text(
                    "hand-line", cards=cards, count=size_of(coins), total=total(coins)
                )

    def _rivals(self, table: OpenTable, own: int) -> Iterator[str]:
        """The others in short; `show` tells every tile."""
        for seat, palace in enumerate(table.palaces):
            if seat != own:
                counts = palace.counts()
                kinds = [f"{kind_text(self.words, k)} {counts[k]}" for k in KINDS if k in counts]
                yield self.words.text(
                    "rival-line",
                    name=table.names[seat],
                    wall=palace.wall(),
                    tiles=list_text(self.words, kinds),
                )

    def _palace(self, table: OpenTable, seat: SeatIndex) -> Iterator[str]:
        palace = table.palaces[seat]
        who = "you" if seat == table.seat else "other"
        yield self.words.text("palace-title", who=who, name=table.names[seat], wall=palace.wall())
        faces = terminal_faces(table)
        for cell in sorted(palace.tiles, key=lambda cell: cell[::-1]):
            found = (face.tile_line(self.words, palace, cell) for face in faces)
            yield next(filter(None, found), "") or self._tile(palace, cell)
        for face in faces:
            yield from face.palace_lines(self.words, palace)
        yield from self._waiting(table, seat)

    def _tile(self, palace: Palace, cell: Cell) -> str:
        tile = tile_text(self.words, palace.tiles[cell])
        return self.words.text("palace-line", cell=format_cell(cell), tile=tile)

    def _waiting(self, table: OpenTable, seat: SeatIndex) -> Iterator[str]:
        if table.reserves[seat]:
            yield self._tiles("reserve-title", table.reserves[seat])
        for step in table.stack:
            if step.seat == seat and step.held():
                yield self._tiles("to-place-title", step.held())

    def _tiles(self, title: str, tiles: tuple[Tile, ...]) -> str:
        names = list_text(self.words, (tile_text(self.words, tile) for tile in tiles))
        return f"{self.words.text(title)} {names}"


def _lines(*lines: str) -> Text:
    return Text("\n".join(lines))
