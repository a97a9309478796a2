"""What a module shows in the terminal: its face, found by the module's name.

The rest of the terminal names no module. It asks the faces of the modules in play; a module
without a face has the default one, which shows its chips. Its actions are in every menu anyway.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from alhambra.locales import Words
from alhambra.rules.actions import Action
from alhambra.rules.grid import Cell
from alhambra.rules.module_registry import cached, load_face, loadable_faces
from alhambra.rules.palace import Palace
from alhambra.rules.steps import Step
from alhambra.rules.take import Take
from alhambra.rules.tiles import Tile
from alhambra.rules.view import OpenTable

from .chips import chip_lines

if TYPE_CHECKING:
    from .score.pad_face import PadFace
    from .table.menus.menu import Choice, Menu
    from .table.menus.offers import Offers

_LAYER = "cli"


@dataclass(frozen=True)
class DisplayedCard:
    """A card beside the market: its name, a remark and a style in pictures, and a sentence."""

    label: str
    note: str
    style: str
    sentence: str


@dataclass(frozen=True)
class StandingRow:
    """A row of the standing sheet: count and points by owner, if the next scoring came now."""

    title: str
    cells: Mapping[int, tuple[float, int]]


def _none(*args: object) -> tuple[()]:
    return ()


@dataclass(frozen=True, kw_only=True)
class TerminalFace:
    """The hooks of a module in the terminal, each with a default that adds nothing."""

    # menus
    #: Steps with a menu of their own.
    step_menus: Mapping[type[Step], Callable[[Offers, Any], Menu]] = field(default_factory=dict)
    #: The message that is the title, for steps whose menu is that of a turn.
    turn_titles: Mapping[type[Step], str] = field(default_factory=dict)
    #: Choices between taking money and buying, after all others of the turn, and below placing.
    money_choices: Callable[[Offers], Iterable[Choice]] = _none
    turn_choices: Callable[[Offers], Iterable[Choice]] = _none
    last_choices: Callable[[Offers], Iterable[Choice]] = _none
    #: What else can be done with a new tile.
    tile_choices: Callable[[Offers, Tile], Iterable[Choice]] = _none
    #: Actions that bring a tile onto a cell in a special way: the choice of that cell, made from
    #: the choice that it would be otherwise.
    cell_choices: Mapping[type[Action], Callable[[Offers, Choice, Sequence[Any]], Choice]] = field(
        default_factory=dict
    )
    #: The remark beside a take of several cards; empty for the usual one.
    take_note: Callable[[Offers, Take], str] = lambda offers, take: ""

    # what lies open
    #: Where its lines stand among those of other modules: ours come first.
    order: int = 9
    #: Which of its cards are still in the deck, in words.
    in_deck: Callable[[Words, OpenTable], Iterable[str]] = _none
    #: Lines about its open cards.
    card_lines: Callable[[Words, OpenTable], Iterable[str]] = _none
    #: Its cards beside the market.
    displayed: Callable[[Words, OpenTable], Iterable[DisplayedCard]] = _none
    #: The sentence about the tile on a cell; empty for the usual one.
    tile_line: Callable[[Words, Palace, Cell], str] = lambda words, palace, cell: ""
    #: More sentences about a palace, and what signs mean in its picture.
    palace_lines: Callable[[Words, Palace], Iterable[str]] = _none
    legend: Callable[[Words, Palace], Iterable[str]] = _none
    #: Styles of its kinds of tiles and of its currencies.
    kind_styles: Mapping[str, str] = field(default_factory=dict)
    card_styles: Mapping[str, str] = field(default_factory=dict)
    #: Equal values: the decision needs no new picture of the table. None: it does.
    picture_key: Callable[[Step], Hashable | None] = lambda step: None

    # scoring sheets
    #: Rows and remarks of the standing sheet, and the sources of points that these rows cover.
    standing_rows: Callable[[Words, OpenTable], Iterable[StandingRow]] = _none
    standing_notes: Callable[[Words, OpenTable], Iterable[str]] = _none
    covers: Callable[[str], bool] = lambda source: False
    #: Sources of points that come before (negative) or after those of other modules in a sheet.
    source_order: Mapping[str, int] = field(default_factory=dict)
    #: How it is scored in a game on cardboard; None: it is not asked about.
    pad: PadFace | None = None

    # prompt
    #: Words that can be typed at any prompt, and the lines they show.
    commands: Mapping[str, Callable[[Words, OpenTable], Iterable[str]]] = field(
        default_factory=dict
    )


def terminal_face(name: str) -> TerminalFace:
    """The face of a module; the default one, with its chips, where it brings none."""
    found = load_face(name, _LAYER, TerminalFace)
    return found or TerminalFace(card_lines=partial(chip_lines, name))


def terminal_faces(table: OpenTable) -> tuple[TerminalFace, ...]:
    """The faces of the modules in play, in the order of their lines."""
    return tuple(sorted(map(terminal_face, table.active), key=lambda found: found.order))


@cached
def all_terminal_faces() -> Mapping[str, TerminalFace]:
    """The faces of all modules by name, without those of plug-ins that cannot be loaded."""
    return loadable_faces(terminal_face)
