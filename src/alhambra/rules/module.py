"""What an optional module contributes, by the named places of the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .actions import Action
    from .game import Game
    from .placing import Placing
    from .ruleset import Ruleset
    from .scoring import Entrant
    from .tiles import Tile

TurnOffer = Callable[["Game"], tuple["Action", ...]]
PlacingOffer = Callable[["Game", "Placing"], list["Action"]]
Entrants = Callable[["Game"], Iterable["Entrant"]]


@dataclass(frozen=True)
class Module:
    """A description; the ruleset joins those in play, so that an absent one costs nothing."""

    name: str
    #: The module's own state at the start; `game.parts[name]` from then on.
    part: object
    #: The tiles that lie in that state, and its words in a position text and back.
    part_tiles: Callable[[object], Iterable[Tile]]
    part_words: Callable[[object], list[str]]
    parse_part: Callable[[list[str], Ruleset], object]
    #: How many copies of each money card are in the game.
    copies: int
    #: What happens when the supply is shuffled, before the market is laid out.
    before_market: tuple[Callable[[Game], None], ...]
    #: What else may be done with a tile that was just bought.
    placing_offers: tuple[PlacingOffer, ...]
    placing_actions: tuple[type[Action], ...]
    #: Who else takes part in majorities.
    entrants: tuple[Entrants, ...]
    #: What follows right after the scoring of a round.
    after_scoring: tuple[Callable[[Game, int], None], ...]
