"""Menus about tiles: placing and redesigning, with gates where a tile needs one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from alhambra.cli.table.preview import change_text
from alhambra.locales.things import format_cell, name_text, side_name, tile_text
from alhambra.rules.grid import STEPS, Cell
from alhambra.rules.modules.city_gates.build import GateAdd, GatePlace, GateSwap
from alhambra.rules.modules.two_players import Give
from alhambra.rules.palace import Palace
from alhambra.rules.placing import Place, Reserve
from alhambra.rules.redesign import Add, Remove, Swap
from alhambra.rules.score_lines import NEUTRAL
from alhambra.rules.tiles import SIDES, Tile, format_sides
from alhambra.table.previews import expected_score, with_palace

from .menu import Choice, Menu
from .offers import Offers, grouped, leads_to

WithGate = GatePlace | GateAdd | GateSwap
Building = Place | Add | Swap | WithGate


def redesign_choices(offers: Offers) -> Iterator[Choice]:
    """Add, remove, swap (redesign.*)."""
    text = offers.text
    adds: list[Building] = [*offers.of(Add), *offers.of(GateAdd)]
    swaps: list[Building] = [*offers.of(Swap), *offers.of(GateSwap)]
    yield from leads_to(
        text("choice-add"), adds, lambda found: _by_tile(offers, found, text("menu-add"))
    )
    yield from leads_to(
        text("choice-remove"), offers.of(Remove), lambda found: _removals(offers, found)
    )
    yield from leads_to(
        text("choice-swap"), swaps, lambda found: _by_tile(offers, found, text("menu-swap"))
    )


def placing_choices(offers: Offers) -> list[Choice]:
    """The tiles that wait to be placed (turn.place, end.leftovers)."""
    return [
        Choice(tile_text(offers.words, action.tile), _placing(offers, action.tile))
        for action in offers.of(Reserve)
    ]


def _placing(offers: Offers, tile: Tile) -> Menu:
    """The cells for a new tile, then the reserve, then the neutral player."""
    found: list[Building] = [*offers.of(Place), *offers.of(GatePlace)]
    menu = _Cells(offers, tile).menu([action for action in found if action.tile is tile])
    neutral = name_text(offers.words, offers.table.names, NEUTRAL)
    choices = [
        *menu.choices,
        *(
            Choice(offers.text("choice-reserve"), action)
            for action in offers.of(Reserve)
            if action.tile is tile
        ),
        *(
            Choice(offers.text("choice-give", neutral=neutral), action)
            for action in offers.of(Give)
            if action.tile is tile
        ),
    ]
    title = offers.text("menu-cell", tile=tile_text(offers.words, tile))
    return replace(menu, title=title, choices=choices, before_cell=f"{Place.verb} {tile}")


def _by_tile(offers: Offers, actions: Sequence[Building], title: str) -> Menu:
    """First the tile of the reserve, where several can go, then the cell."""
    menus = {
        tile: _Cells(offers, tile).menu(own)
        for tile, own in grouped(actions, lambda action: action.tile).items()
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
        choices.append(Choice(label, action, note, also=text))
    return Menu(offers.text("menu-remove"), choices)


@dataclass(frozen=True)
class _Cells:
    """Cells for one tile, each with what it would give; then the gate, if it needs one."""

    offers: Offers
    tile: Tile

    def menu(self, actions: Sequence[Building]) -> Menu:
        by_cell = grouped(actions, lambda action: action.cell)
        choices = [self._cell(cell, found) for cell, found in by_cell.items()]
        marks = {
            cell: str(number)
            for number, cell in enumerate(by_cell, start=1)
            if cell not in self.offers.palace.tiles
        }
        verb = actions[0].verb if actions else Place.verb
        title = "menu-out" if verb == Swap.verb else "menu-cell"
        label = self.offers.text(title, tile=tile_text(self.offers.words, self.tile))
        return Menu(label, choices, marks, before_cell=f"{verb} {self.tile}")

    def _cell(self, cell: Cell, actions: list[Building]) -> Choice:
        text = format_cell(cell)
        note = self._note(cell)
        gates = [action for action in actions if isinstance(action, WithGate)]
        if not gates:
            return Choice(self._label(cell), actions[0], note, also=text)
        label = self.offers.text("with-gate", where=self._label(cell))
        if len(gates) == 1:
            return Choice(label, gates[0], note, also=text)
        title = self.offers.text("menu-gate", cell=text)
        return Choice(label, Menu(title, [self._gate(gate) for gate in gates]), note, also=text)

    def _label(self, cell: Cell) -> str:
        out = self.offers.palace.tiles.get(cell)
        if out is None:
            return format_cell(cell)
        name = tile_text(self.offers.words, out)
        return self.offers.text("tile-at", tile=name, cell=format_cell(cell))

    def _gate(self, action: WithGate) -> Choice:
        (x, y), (dx, dy) = action.cell, STEPS[SIDES.index(action.side)]
        letter = format_sides(action.side)
        neighbour = tile_text(self.offers.words, self.offers.palace.tiles[x + dx, y + dy])
        side = side_name(self.offers.words, letter)
        label = self.offers.text("choice-gate", side=side, neighbour=neighbour)
        return Choice(label, action, also=letter)

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
