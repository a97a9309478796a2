"""Alhambra, the board game by Dirk Henn, by the book: engine, notation, records and bots.

    >>> import alhambra
    >>> game = alhambra.new_game(3, seed=7)
    >>> events = game.apply(game.legal_actions()[0])

`docs/api.md` describes every name.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from functools import cache

from .extras import ExtraMissing
from .notation.errors import RecordError
from .notation.files import load, load_components, save
from .notation.record import Record
from .notation.seeds import chosen_seed
from .notation.writer import RecordWriter
from .rules.actions import Action
from .rules.chance import Chance, Scripted, Seeded
from .rules.components import Components
from .rules.ending import Outcome
from .rules.errors import AlhambraError, PositionError, Refusal, SetupError, TextError
from .rules.game import Game
from .rules.palace import Palace
from .rules.position_reader import from_position
from .rules.ruleset import make_ruleset
from .rules.score_lines import NEUTRAL, ScoreLine
from .rules.setup import set_up
from .rules.tiles import Tile
from .rules.view import Memory, OpenTable, View

__version__ = "0.2.0"

__all__ = [
    "NEUTRAL",
    "Action",
    "AlhambraError",
    "Chance",
    "Components",
    "Game",
    "Memory",
    "OpenTable",
    "Outcome",
    "Palace",
    "PositionError",
    "Record",
    "RecordError",
    "RecordWriter",
    "Refusal",
    "ScoreLine",
    "Scripted",
    "Seeded",
    "SetupError",
    "TextError",
    "Tile",
    "View",
    "from_position",
    "from_view",
    "load",
    "load_components",
    "new_game",
    "save",
]

from_view = Game.from_view


def _picture(thing: Game | View | Palace | Tile) -> str | None:
    """How things of the game show themselves in a notebook.

    The rules know nothing of pictures. So their classes get this method here, and `draw` is
    imported only when a notebook asks. Without the extra that pictures need, a notebook shows the
    plain text, and one warning with the command that installs it.
    """
    try:
        from .draw.notebook import show  # noqa: PLC0415
    except ExtraMissing as missing:
        _warn_once(f"No picture can be drawn. {missing}")
        return None
    return show(thing)


@cache
def _warn_once(text: str) -> None:
    """A notebook asks for a picture in every cell, and one warning is enough."""
    warnings.warn(text, stacklevel=3)


for _kind in (Game, View, Palace, Tile):
    _kind._repr_svg_ = _picture  # type: ignore[union-attr]


def new_game(
    players: int | Iterable[str] = 3,
    *,
    seed: int | None = None,
    edition: str = "classic",
    modules: Iterable[str] = (),
    components: Components | None = None,
) -> Game:
    """A new game; `players` is a number or a list of names. Same seed, same game.

    `components` are the camps and diamonds of an owner who knows better than our data.
    """
    names = () if isinstance(players, int) else tuple(players)
    count = players if isinstance(players, int) else len(names)
    rules = make_ruleset(count, edition, tuple(modules), components)
    return set_up(rules, Seeded(chosen_seed(seed)), names)
