"""The table in colours and box characters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as RichTable
from rich.text import Text

from alhambra.cli.faces import terminal_faces
from alhambra.locales import Words
from alhambra.locales.things import currency_text, sides_text
from alhambra.rules.grid import Cell
from alhambra.rules.market import SQUARE_CURRENCIES, SQUARES
from alhambra.rules.money import Card, cards_in, part, total
from alhambra.rules.money import size as size_of
from alhambra.rules.palace import Palace
from alhambra.rules.seats import SeatIndex
from alhambra.rules.tiles import Tile
from alhambra.rules.view import OpenTable
from alhambra.table.affordability import affordability

from .card_summary import card_lines, left_text
from .colours import GOOD, NOTE, NUMBER, TITLE, card_style, kind_style
from .layout import (
    GAP,
    Arranged,
    Block,
    Size,
    arrange,
    fits,
    in_rows,
    padded,
    side_by_side,
    width_of,
    with_news,
)
from .palace import palace_lines, tile_label, tile_lines
from .rivals import rival_forms
from .screen import NO_MARKS, Option, ScreenPart, TextSheet
from .thumbnail import thumbnail_with_rims

#: Four cards of the longest name fit into four squares; beside a broad palace they are narrower.
SQUARE_WIDTH = 11
#: Two tiles with three walls each fit beside the market in 80 columns.
NAMED_WIDTH = 19


class Pictures:
    """Draws tiles as small pictures and money as coloured cards."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def table(
        self, table: OpenTable, room: Size, marks: Mapping[Cell, str], news: Sequence[str] = ()
    ) -> ScreenPart:
        own = table.turn_seat if table.seat is None else table.seat
        others = [(own + turn) % table.players for turn in range(1, table.players)]
        header = self._header(table, own)
        forms = rival_forms(self.words, table, others)
        main = self._main(table, own, room, marks, (), len(header))
        found = arrange(main, forms, room, len(header))
        if len(header) + len(found.lines) + len(news) > room.height:
            # Earlier messages have scrolled off the screen: repeat them where there is room.
            main = self._main(table, own, room, marks, news, len(header))
            found = arrange(main, forms, room, len(header))
        return ScreenPart(Group(*header, *found.lines), found.kept)

    def _main(
        self,
        table: OpenTable,
        own: int,
        room: Size,
        marks: Mapping[Cell, str],
        news: Sequence[str],
        header: int,
    ) -> Arranged:
        """Market, money and hand with a palace beside them, and news under the shorter side."""
        market = self._market(table)
        forms = self._palace_forms(table, own, marks)
        # Numbers of cells are easier to find in the large picture than the market is to miss.
        beside = forms[:1] if marks else forms[:2]
        tried = [self._beside(table, market, right, room.width, news) for right in beside]
        for found in filter(None, tried):
            if fits(found, room.less(header)):
                return Arranged(found, len(found))
        last = tried[-1]
        if last and fits(last, room):
            return Arranged(last, len(last))
        # The palace stands last: it never scrolls off the screen.
        palace = _first_fitting(forms, room) or min(forms, key=len)
        return Arranged([*self._left(table, market, SQUARE_WIDTH), Text(), *palace], len(palace))

    def _market(self, table: OpenTable) -> list[Block]:
        return [self._square(table, index) for index in range(len(SQUARES))]

    def _beside(
        self, table: OpenTable, market: list[Block], right: Block, width: int, news: Sequence[str]
    ) -> Block | None:
        """Market, money and hand beside a palace, in squares as wide as fit; None if none do."""
        widest = max(map(width_of, market))
        for square in range(max(SQUARE_WIDTH, widest + 1), widest, -1):
            left = self._left(table, market, square)
            broad = max(square * len(SQUARES), 1 + width_of(left))
            if broad + width_of(right) <= width:
                left, right = with_news(left, right, (broad - 1, width - broad), news)
                return side_by_side(left, right, broad)
        return None

    def _left(self, table: OpenTable, market: list[Block], square: int) -> Block:
        """Market, money and hand, with squares that are so wide."""
        rows = (
            Text.assemble(*(padded(cell, square) for cell in row))
            for row in zip(*market, strict=True)
        )
        money = self._money(table, square * len(SQUARES))
        return [*rows, *money, *self._hand(table)]

    def palace(
        self, table: OpenTable, seat: SeatIndex, marks: Mapping[Cell, str], room: Size
    ) -> ScreenPart:
        forms = self._palace_forms(table, seat, marks)
        lines = _first_fitting(forms, room) or min(forms, key=len)
        return ScreenPart(Group(*lines), len(lines))

    def again(self, table: OpenTable, marks: Mapping[Cell, str], room: Size) -> ScreenPart | None:
        assert table.seat is not None
        forms = self._palace_forms(table, table.seat, marks)
        if not marks:
            # Whoever pays or takes money looks at hand and market, too.
            market = self._market(table)
            beside = (self._beside(table, market, form, room.width, ()) for form in forms)
            forms = [*filter(None, beside), *forms]
        lines = _first_fitting(forms, room)
        return ScreenPart(Group(*lines), len(lines)) if lines else None

    def palaces(self, table: OpenTable, seats: Iterable[int], width: int) -> RenderableType:
        return Group(
            *in_rows([self._palace_forms(table, seat, NO_MARKS)[0] for seat in seats], width)
        )

    def sheet(self, sheet: TextSheet) -> RenderableType:
        grid = RichTable(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
        for number, title in enumerate(sheet.header):
            grid.add_column(title, justify="right" if number else "left")
        for row in sheet.rows:
            grid.add_row(*map(Text, row))
        notes = [Text(note, NOTE) for note in sheet.notes]
        return Group(Text(sheet.title, TITLE), grid, *notes)

    def menu(self, title: str, options: list[Option]) -> RenderableType:
        entries = [
            Text.assemble((f"{option.key:>2} ", NUMBER), option.label, (f"  {option.note}", NOTE))
            for option in options
        ]
        return Group(Text(title, TITLE), Columns(entries, padding=(0, 3), column_first=True))

    def _header(self, table: OpenTable, own: int) -> Block:
        points = (f": {table.scores[own]}   ", "")
        left = (left_text(self.words, table), NOTE)
        cards = (Text(line) for line in card_lines(self.words, table))
        return [Text.assemble((table.names[own], TITLE), points, left), *cards]

    def _square(self, table: OpenTable, index: int) -> Block:
        currency = SQUARE_CURRENCIES[index]
        title = Text.assemble(
            (f"{SQUARES[index]} ", NUMBER), currency_text(self.words, currency.name)
        )
        tile = table.market[index]
        if tile is None:
            return [title, Text(), Text(self.words.text("square-sold"), NOTE), Text(), Text()]
        note = Text()
        if table.hand is not None:
            found = affordability(table.hand, tile, (currency, *table.rules.universal_currencies))
            style = GOOD if found.how == "exact" else NOTE
            note = Text(self.words.text("means-short", how=found.how, by=found.by), style)
        return [title, *tile_lines(self.words, tile), note]

    def _money(self, table: OpenTable, width: int) -> Block:
        cards = [[self._card(card)] for card in cards_in(table.display)]
        lines = [Text(self.words.text("money-title"), TITLE), *in_rows(cards, width, gap=1)]
        for face in terminal_faces(table):
            for card in face.displayed(self.words, table):
                label, note = (f" {card.label} ", card.style), (f" {card.note}", NOTE)
                lines.append(Text.assemble(label, note))
        return lines

    def _hand(self, table: OpenTable) -> Block:
        if table.hand is None:
            return []
        hand = table.hand
        title = self.words.text("hand-title", count=size_of(hand))
        lines = [Text(title, TITLE)]
        for currency in table.rules.currencies:
            coins = part(hand, currency)
            if coins:
                cards = Text(" ").join(_chip(card) for card in cards_in(coins))
                name = currency_text(self.words, currency.name)
                lines.append(Text.assemble(f" {name:<7} ", cards, f" = {total(coins)}"))
        return lines

    def _palace_forms(
        self, table: OpenTable, seat: SeatIndex, marks: Mapping[Cell, str]
    ) -> list[Block]:
        """A palace, large, small, and small with its reserve beside it instead of below."""
        palace = table.palaces[seat]
        who = "you" if seat == table.seat else "other"
        wall = palace.wall()
        title = Text(
            self.words.text("palace-title", who=who, name=table.names[seat], wall=wall), TITLE
        )
        more = [*self._legend(table, palace), *self._waiting(table, seat)]
        large = palace_lines(self.words, palace, marks)
        small = thumbnail_with_rims(self.words, palace, marks)
        return [
            [title, *large, *more],
            [title, *small, *more],
            [title, *side_by_side(small, more, width_of(small) + GAP)],
        ]

    def _legend(self, table: OpenTable, palace: Palace) -> Iterable[Text]:
        """What the signs of modules mean, where there are any."""
        for face in terminal_faces(table):
            for line in face.legend(self.words, palace):
                yield Text(line, NOTE)

    def _waiting(self, table: OpenTable, seat: SeatIndex) -> Iterable[Text]:
        """Tiles beside the palace: on the reserve, and bought but not yet placed."""
        if table.reserves[seat]:
            yield from self._tiles("reserve-title", table.reserves[seat])
        for step in table.stack:
            if step.seat == seat and step.held():
                yield from self._tiles("to-place-title", step.held())

    def _tiles(self, title: str, tiles: tuple[Tile, ...]) -> Iterable[Text]:
        yield Text(self.words.text(title), TITLE)
        names = [self._named(tile) for tile in tiles]
        for first, second in zip_longest(names[::2], names[1::2], fillvalue=Text()):
            yield Text.assemble(padded(first, NAMED_WIDTH), second)

    def _named(self, tile: Tile) -> Text:
        short = (tile_label(self.words, tile), kind_style(tile.kind))
        return Text.assemble(short, " ", sides_text(self.words, tile))

    def _card(self, card: Card) -> Text:
        name = currency_text(self.words, card.currency.name)
        return Text(f" {name} {card.value} ", card_style(card.currency.name))


def _first_fitting(forms: Iterable[Block], room: Size) -> Block | None:
    return next((lines for lines in forms if fits(lines, room)), None)


def _chip(card: Card) -> Text:
    return Text(f" {card.value} ", card_style(card.currency.name))
