"""City gates in the terminal: gate cards, and building with a gate."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from alhambra.cli.faces import DisplayedCard, TerminalFace
from alhambra.cli.render.edges import GATE_SIGN
from alhambra.cli.render.palace import FROZEN
from alhambra.cli.table.menus.menu import Choice, Menu
from alhambra.cli.table.menus.offers import Offers
from alhambra.locales import Words
from alhambra.locales.things import format_cell, side_name, tile_text
from alhambra.rules.grid import STEPS, Cell
from alhambra.rules.modules.city_gates.build import GateAdd, GatePlace, GateSwap
from alhambra.rules.modules.city_gates.card import TakeGate
from alhambra.rules.modules.city_gates.state import Gates, find_gates
from alhambra.rules.palace import Palace
from alhambra.rules.tiles import SIDES, format_sides
from alhambra.rules.view import OpenTable

WithGate = GatePlace | GateAdd | GateSwap

_CARD_STYLE = "bold black on tan"
_BETWEEN = " · "


def _gates(table: OpenTable) -> Gates:
    gates = find_gates(table)
    assert gates is not None  # the face of a module is asked only where the module is in play
    return gates


def money_choices(offers: Offers) -> Iterator[Choice]:
    """The gate card instead of money (gates.take)."""
    for action in offers.of(TakeGate):
        yield Choice(offers.text("choice-take-gate"), action, offers.text("instead-of-money"))


def cell_choice(offers: Offers, choice: Choice, actions: Sequence[WithGate]) -> Choice:
    """A cell that only a gate opens; where it can open several walls, which one (gates.use)."""
    label = offers.text("with-gate", where=choice.label)
    if len(actions) == 1:
        return replace(choice, label=label, target=actions[0])
    title = offers.text("menu-gate", cell=format_cell(actions[0].cell))
    sides = [_side(offers, action) for action in actions]
    return replace(choice, label=label, target=Menu(title, sides))


def _side(offers: Offers, action: WithGate) -> Choice:
    (x, y), (dx, dy) = action.cell, STEPS[SIDES.index(action.side)]
    letter = format_sides(action.side)
    neighbour = tile_text(offers.words, offers.palace.tiles[x + dx, y + dy])
    side = side_name(offers.words, letter)
    label = offers.text("choice-gate", side=side, neighbour=neighbour)
    return Choice(label, action, alias=letter)


def in_deck(words: Words, table: OpenTable) -> Iterator[str]:
    """How many gate cards are still to come: as many as players, less those seen."""
    gates = _gates(table)
    built = sum(len(palace.works.gates) for palace in table.palaces)
    count = table.players - built - sum(gates.held) - gates.face_up - gates.discarded
    yield words.text("left-gates", count=count)


def card_lines(words: Words, table: OpenTable) -> Iterator[str]:
    """Who holds gate cards."""
    held = [
        words.text("owns", name=name, what=str(count))
        for name, count in zip(table.names, _gates(table).held, strict=True)
        if count
    ]
    if held:
        yield words.text("gates-line", held=_BETWEEN.join(held))


def displayed(words: Words, table: OpenTable) -> Iterator[DisplayedCard]:
    """The gate card that lies face up (gates.reveal)."""
    if _gates(table).face_up:
        label, note = words.text("special-gate"), words.text("instead-of-money")
        yield DisplayedCard(label, note, _CARD_STYLE, words.text("gate-line"))


def tile_line(words: Words, palace: Palace, cell: Cell) -> str:
    """Which tiles are held by a gate (gates.frozen)."""
    if not palace.is_frozen(cell):
        return ""
    tile = tile_text(words, palace.tiles[cell])
    return words.text("palace-line-frozen", cell=format_cell(cell), tile=tile)


def palace_lines(words: Words, palace: Palace) -> Iterator[str]:
    """Where the gates are."""
    for cell, side in sorted(palace.works.gates):
        where = side_name(words, format_sides(side))
        yield words.text("gate-at", cell=format_cell(cell), side=where)


def legend(words: Words, palace: Palace) -> Iterator[str]:
    """What the signs of gates mean, where there are any."""
    if palace.works.gates:
        yield words.text("gate-legend", gate=GATE_SIGN, held=FROZEN)


FACE = TerminalFace(
    money_choices=money_choices,
    cell_choices=dict.fromkeys((GatePlace, GateAdd, GateSwap), cell_choice),
    order=3,
    in_deck=in_deck,
    card_lines=card_lines,
    displayed=displayed,
    tile_line=tile_line,
    palace_lines=palace_lines,
    legend=legend,
)
