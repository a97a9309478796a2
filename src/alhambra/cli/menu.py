"""What can be chosen, in short steps: first what to do, then with what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from alhambra.locales import Words
from alhambra.locales.things import cards_text, currency_text, format_cell, name_text, tile_text
from alhambra.rules.actions import Action
from alhambra.rules.buy import Buy
from alhambra.rules.grid import Cell
from alhambra.rules.modules.two_players import Give
from alhambra.rules.money import size, total
from alhambra.rules.palace import Palace
from alhambra.rules.placing import Place, Reserve
from alhambra.rules.redesign import Add, Remove, Swap
from alhambra.rules.score_lines import NEUTRAL
from alhambra.rules.take import Take
from alhambra.rules.tiles import Tile
from alhambra.rules.turn import Pass
from alhambra.rules.view import Table

from .screen import Option

A = TypeVar("A", bound=Action)
K = TypeVar("K", int, Tile)


@dataclass(frozen=True)
class Choice:
    """A line of a menu; it leads to an action or to another menu. `also` may be typed too."""

    label: str
    then: Action | Menu
    note: str = ""
    also: str = ""


@dataclass(frozen=True)
class Menu:
    """Choices under a title; `marks` are the numbers of cells to choose."""

    title: str
    choices: list[Choice]
    marks: Mapping[Cell, str] = field(default_factory=dict)
    #: The notation that a cell completes, so that any cell can be typed and judged.
    before_cell: str = ""

    def options(self) -> list[Option]:
        """The choices with their numbers."""
        return [
            Option(str(number), choice.label, choice.note)
            for number, choice in enumerate(self.choices, start=1)
        ]

    def find(self, text: str) -> Choice | None:
        """The choice with this number or with this text."""
        if text.isascii() and text.isdigit() and 0 < int(text) <= len(self.choices):
            return self.choices[int(text) - 1]
        return next((choice for choice in self.choices if text and choice.also == text), None)


def menu_for(words: Words, table: Table, actions: Sequence[Action]) -> Menu:
    """The first menu of a decision."""
    return _MenuMaker(words, table, actions).menu()


class _MenuMaker:
    def __init__(self, words: Words, table: Table, actions: Sequence[Action]) -> None:
        assert table.seat is not None
        self.words = words
        self.table = table
        self.actions = actions
        self.palace = table.palaces[table.seat]

    def menu(self) -> Menu:
        choices = [
            *self._group("choice-take", self._of(Take), self._takes),
            *self._group("choice-buy", self._of(Buy), self._purchases),
            *self._group("choice-add", self._of(Add), self._adds),
            *self._group("choice-remove", self._of(Remove), self._removals),
            *self._group("choice-swap", self._of(Swap), self._swaps),
            *(Choice(self.words.text("choice-pass"), action) for action in self._of(Pass)),
            *self._placings(),
        ]
        # A menu of one entry that opens another is a step that decides nothing.
        if len(choices) == 1 and isinstance(choices[0].then, Menu):
            return choices[0].then
        return Menu(self._title(), choices)

    def _title(self) -> str:
        if self._of(Reserve):
            return self.words.text("menu-place")
        again = any(step.held() for step in self.table.stack)
        return self.words.text("menu-turn", again="yes" if again else "no")

    def _of(self, kind: type[A]) -> list[A]:
        return [action for action in self.actions if isinstance(action, kind)]

    def _group(
        self, label: str, actions: list[A], menu: Callable[[list[A]], Menu]
    ) -> Iterable[Choice]:
        if actions:
            yield Choice(self.words.text(label), menu(actions))

    def _takes(self, actions: list[Take]) -> Menu:
        choices = []
        for action in actions:
            several = size(action.cards) > 1
            note = self.words.text("together", total=total(action.cards)) if several else ""
            choices.append(Choice(cards_text(self.words, action.cards), action, note))
        return Menu(self.words.text("menu-take"), choices)

    def _purchases(self, actions: list[Buy]) -> Menu:
        """First the tile, then the payment where there are several."""
        choices = []
        for square, payments in _grouped(actions, lambda action: action.square).items():
            tile = self.table.market[square - 1]
            assert tile is not None
            if len(payments) == 1:
                choices.append(self._purchase(tile, payments[0]))
                continue
            label = self.words.text(
                "choice-square",
                square=square,
                tile=tile_text(self.words, tile),
                currency=currency_text(self.words, payments[0].currency.name),
            )
            exact = total(payments[0].cards) == tile.price
            note = self.words.text("payments", count=len(payments), exact="yes" if exact else "no")
            title = self.words.text("menu-pay", tile=tile_text(self.words, tile), price=tile.price)
            pays = [self._payment(tile, payment) for payment in payments]
            choices.append(Choice(label, Menu(title, pays), note))
        return Menu(self.words.text("menu-buy"), choices)

    def _purchase(self, tile: Tile, buy: Buy) -> Choice:
        payment = self._payment(tile, buy)
        label = self.words.text(
            "choice-square-for",
            square=buy.square,
            tile=tile_text(self.words, tile),
            cards=payment.label,
        )
        return Choice(label, buy, payment.note)

    def _payment(self, tile: Tile, buy: Buy) -> Choice:
        over = total(buy.cards) - tile.price
        how = "over" if over else "exact"
        note = self.words.text("payment", how=how, by=over)
        return Choice(cards_text(self.words, buy.cards), buy, note)

    def _adds(self, actions: list[Add]) -> Menu:
        return self._by_tile(
            actions,
            self.words.text("menu-add"),
            self._cells(Add.verb, "menu-cell", self.palace.place),
        )

    def _swaps(self, actions: list[Swap]) -> Menu:
        return self._by_tile(
            actions,
            self.words.text("menu-swap"),
            self._cells(Swap.verb, "menu-out", self.palace.swap),
        )

    def _removals(self, actions: list[Remove]) -> Menu:
        choices = []
        for action in actions:
            cell = self.palace.find(action.tile)
            assert cell is not None
            wall = self._wall_note(self.palace.remove(cell))
            choices.append(self._tile_at(action.tile, cell, action, wall))
        return Menu(self.words.text("menu-remove"), choices)

    def _placings(self) -> list[Choice]:
        tiles = [action.tile for action in self._of(Reserve)]
        return [Choice(tile_text(self.words, tile), self._placing(tile)) for tile in tiles]

    def _placing(self, tile: Tile) -> Menu:
        """The cells for a new tile, then the reserve, then the neutral player (turn.place)."""
        cells = [action for action in self._of(Place) if action.tile is tile]
        menu = self._cells(Place.verb, "menu-cell", self.palace.place)(tile, cells)
        neutral = name_text(self.words, self.table.names, NEUTRAL, self.table.edition)
        choices = [
            *menu.choices,
            *(
                Choice(self.words.text("choice-reserve"), action)
                for action in self._of(Reserve)
                if action.tile is tile
            ),
            *(
                Choice(self.words.text("choice-give", neutral=neutral), action)
                for action in self._of(Give)
                if action.tile is tile
            ),
        ]
        return replace(menu, choices=choices)

    def _cells(
        self, verb: str, title: str, change: Callable[[Tile, Cell], Palace]
    ) -> Callable[[Tile, Sequence[Place | Add | Swap]], Menu]:
        """A menu of cells for one tile, each with the wall that it would give."""

        def menu(tile: Tile, actions: Sequence[Place | Add | Swap]) -> Menu:
            choices = []
            marks = {}
            for number, action in enumerate(actions, start=1):
                wall = self._wall_note(change(tile, action.cell))
                out = self.palace.tiles.get(action.cell)
                if out:
                    choices.append(self._tile_at(out, action.cell, action, wall))
                else:
                    cell = format_cell(action.cell)
                    choices.append(Choice(cell, action, wall, also=cell))
                    marks[action.cell] = str(number)
            label = self.words.text(title, tile=tile_text(self.words, tile))
            return Menu(label, choices, marks, before_cell=f"{verb} {tile}")

        return menu

    def _by_tile(
        self,
        actions: Sequence[Add | Swap],
        title: str,
        menu: Callable[[Tile, Sequence[Add | Swap]], Menu],
    ) -> Menu:
        """First the tile of the reserve, where several can go, then the cell."""
        menus = {tile: menu(tile, own) for tile, own in _grouped(actions, lambda a: a.tile).items()}
        if len(menus) == 1:
            return next(iter(menus.values()))
        return Menu(title, [Choice(tile_text(self.words, t), m) for t, m in menus.items()])

    def _tile_at(self, tile: Tile, cell: Cell, action: Action, note: str) -> Choice:
        text = format_cell(cell)
        label = self.words.text("tile-at", tile=tile_text(self.words, tile), cell=text)
        return Choice(label, action, note, also=text)

    def _wall_note(self, after: Palace) -> str:
        """The longest wall after the action, where it changes."""
        before = self.palace.wall()
        return "" if after.wall() == before else self.words.text("wall-to", wall=after.wall())


def _grouped(actions: Sequence[A], key: Callable[[A], K]) -> dict[K, list[A]]:
    groups: dict[K, list[A]] = {}
    for action in actions:
        groups.setdefault(key(action), []).append(action)
    return groups
