"""Menus about tiles: placing and redesigning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, cast

from alhambra.cli.table.preview import change_text
from alhambra.locales.things import format_cell, tile_text
from alhambra.rules.actions import Action
from alhambra.rules.grid import Cell
from alhambra.rules.palace import Palace
from alhambra.rules.placing import Place, Reserve
from alhambra.rules.redesign import Add, Remove, Swap
from alhambra.rules.tiles import Tile
from alhambra.table.previews import expected_score, with_palace

from .menu import Choice, Menu
from .offers import Offers, group_by, submenu


class Building(Action, Protocol):
    """An action that brings a tile onto a cell."""

    @property
    def tile(self) -> Tile:
        """The tile."""

    @property
    def cell(self) -> Cell:
        """Where it goes."""


def redesign_choices(offers: Offers) -> Iterator[Choice]:
    """Add, remove, swap (redesign.*)."""
    text = offers.text
    adds, swaps = _ways(offers, Add), _ways(offers, Swap)
    yield from submenu(
        text("choice-add"), adds, lambda found: _by_tile(offers, found, text("menu-add"))
    )
    yield from submenu(
        text("choice-remove"), offers.of(Remove), lambda found: _removals(offers, found)
    )
    yield from submenu(
        text("choice-swap"), swaps, lambda found: _by_tile(offers, found, text("menu-swap"))
    )


def _ways(offers: Offers, plain: type[Place | Add | Swap]) -> list[Building]:
    """The plain actions of a class, then those of modules with the same verb."""
    special = [kind for face in offers.faces for kind in face.cell_choices]
    kinds = [plain, *(kind for kind in special if kind.verb == plain.verb)]
    return [cast("Building", action) for kind in kinds for action in offers.of(kind)]


def placing_choices(offers: Offers) -> list[Choice]:
    """The tiles that wait to be placed (turn.place, end.leftovers)."""
    return [
        Choice(tile_text(offers.words, action.tile), _placing(offers, action.tile))
        for action in offers.of(Reserve)
    ]


def _placing(offers: Offers, tile: Tile) -> Menu:
    """The cells for a new tile, then the reserve, then what modules add."""
    found = [action for action in _ways(offers, Place) if action.tile is tile]
    menu = _Cells(offers, tile).menu(found)
    choices = [
        *menu.choices,
        *(
            Choice(offers.text("choice-reserve"), action)
            for action in offers.of(Reserve)
            if action.tile is tile
        ),
        *(choice for face in offers.faces for choice in face.tile_choices(offers, tile)),
    ]
    title = offers.text("menu-cell", tile=tile_text(offers.words, tile))
    return replace(menu, title=title, choices=choices, cell_prefix=f"{Place.verb} {tile}")


def _by_tile(offers: Offers, actions: Sequence[Building], title: str) -> Menu:
    """First the tile of the reserve, where several can go, then the cell."""
    menus = {
        tile: _Cells(offers, tile).menu(own)
        for tile, own in group_by(actions, lambda action: action.tile).items()
    }
    if len(menus) == 1:
        return next(iter(menus.values()))
    return Menu(title, [Choice(tile_text(offers.words, t), menu) for t, menu in menus.items()])


def _removals(offers: Offers, actions: list[Remove]) -> Menu:
    choices = []
    for action in actions:
        cell = offers.palace.find(action.tile)
        assert cell is not None
        note = _change(offers, offers.palace.remove(cell))
        text = format_cell(cell)
        label = offers.text("tile-at", tile=tile_text(offers.words, action.tile), cell=text)
        choices.append(Choice(label, action, note, alias=text))
    return Menu(offers.text("menu-remove"), choices)


@dataclass(frozen=True)
class _Cells:
    """Cells for one tile, each with what it would change."""

    offers: Offers
    tile: Tile

    def menu(self, actions: Sequence[Building]) -> Menu:
        by_cell = group_by(actions, lambda action: action.cell)
        choices = [self._cell(cell, found) for cell, found in by_cell.items()]
        marks = {
            cell: str(number)
            for number, cell in enumerate(by_cell, start=1)
            if cell not in self.offers.palace.tiles
        }
        verb = actions[0].verb if actions else Place.verb
        title = "menu-out" if verb == Swap.verb else "menu-cell"
        label = self.offers.text(title, tile=tile_text(self.offers.words, self.tile))
        return Menu(label, choices, marks, cell_prefix=f"{verb} {self.tile}")

    def _cell(self, cell: Cell, actions: list[Building]) -> Choice:
        choice = Choice(self._label(cell), actions[0], self._note(cell), alias=format_cell(cell))
        for face in self.offers.faces:
            for kind, special in face.cell_choices.items():
                if found := [action for action in actions if type(action) is kind]:
                    return special(self.offers, choice, found)
        return choice

    def _label(self, cell: Cell) -> str:
        out = self.offers.palace.tiles.get(cell)
        if out is None:
            return format_cell(cell)
        name = tile_text(self.offers.words, out)
        return self.offers.text("tile-at", tile=name, cell=format_cell(cell))

    def _note(self, cell: Cell) -> str:
        """What would change."""
        palace = self.offers.palace
        after = (
            palace.swap(self.tile, cell) if cell in palace.tiles else palace.place(self.tile, cell)
        )
        return _change(self.offers, after)


def _change(offers: Offers, after: Palace) -> str:
    """The wall and the points of the viewer with this palace, where they change."""
    changed = expected_score(with_palace(offers.game, offers.seat, after), offers.seat)
    return change_text(offers.words, offers.expected, changed)
