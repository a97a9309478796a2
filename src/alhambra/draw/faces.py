"""What a module brings to pictures.

Our own faces are the constant `FACE` of `alhambra.draw.modules.<name>`; a plug-in may have one in
`<package>.draw`. A module without a face is drawn as labelled chips.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from alhambra.rules.module_registry import cached, load_face, loadable_faces

from .chips import seat_chips, table_chips

if TYPE_CHECKING:
    from alhambra.locales import Words
    from alhambra.rules.events import Event
    from alhambra.rules.grid import Cell
    from alhambra.rules.money import Currency
    from alhambra.rules.outworks import Gate
    from alhambra.rules.palace import Palace
    from alhambra.rules.tiles import Tile

    from .panels.panel import PanelPart, StripItem
    from .scene import Scene


@dataclass(frozen=True, kw_only=True)
class SheetSamples:
    """What a module shows on the sheet of all symbols."""

    #: Rows of tiles, each with its name.
    tiles: Mapping[str, list[Tile]] = field(default_factory=dict)
    #: Currencies, each with the value of the card that shows it.
    money: Mapping[Currency, int] = field(default_factory=dict)
    #: Cards beside the money, and backs of cards.
    cards: tuple[str, ...] = ()
    backs: tuple[str, ...] = ()
    #: A row of cards by name, and the same cards as they look when small.
    named_cards: Mapping[str, str] = field(default_factory=dict)
    small_cards: tuple[str, ...] = ()
    #: What is added to the palace that serves as an example.
    palace_tiles: Mapping[Cell, Tile] = field(default_factory=dict)
    palace_gates: tuple[Gate, ...] = ()


@dataclass(frozen=True, kw_only=True)
class DrawFace:
    """Where a module takes part in pictures."""

    #: Cards beside the money on display.
    display_cards: Callable[[Scene], Iterable[str]] = lambda scene: ()
    #: What lies before a seat, beside its reserve.
    strip_items: Callable[[Scene, int], Iterable[StripItem]] = lambda scene, seat: ()
    #: A section of the middle, this wide.
    section: Callable[[Scene, float], PanelPart | None] = lambda scene, width: None
    #: A panel below the palaces, this wide.
    panel: Callable[[Scene, float], PanelPart | None] = lambda scene, width: None
    #: What is drawn over the tiles of a palace, 100 units a cell.
    palace: Callable[[Palace], Iterable[str]] = lambda palace: ()
    #: The squares of the market that have a new tile after an event of this module.
    new_squares: Callable[[Event], Iterable[int]] = lambda event: ()
    #: What stands on the sheet of all symbols.
    samples: Callable[[Words], SheetSamples] = lambda words: SheetSamples()


def draw_faces(names: Iterable[str]) -> list[DrawFace]:
    """The faces of these modules, in their order."""
    return [draw_face(name) for name in names]


def draw_face(name: str) -> DrawFace:
    """The face of a module; the default one, with its chips, where it brings none."""
    return load_face(name, "draw", DrawFace) or _default(name)


def _default(name: str) -> DrawFace:
    return DrawFace(strip_items=partial(seat_chips, name), section=partial(table_chips, name))


@cached
def all_draw_faces() -> list[DrawFace]:
    """The faces of all modules, for pictures without a table; plug-ins whose face cannot be loaded
    are left out."""
    return [*loadable_faces(draw_face).values()]
