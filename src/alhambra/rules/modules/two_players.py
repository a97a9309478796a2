"""Two players and a neutral third (two.*); implied by the number of players."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar, cast

from alhambra.rules.actions import expect
from alhambra.rules.errors import Refusal
from alhambra.rules.events import Event
from alhambra.rules.module import Module, ModuleState
from alhambra.rules.placing import Placing, not_in_hand, placed, placing_step
from alhambra.rules.score_lines import NEUTRAL
from alhambra.rules.scoring import Entrant
from alhambra.rules.seats import SeatIndex
from alhambra.rules.tiles import Tile, sort_tiles

if TYPE_CHECKING:
    from alhambra.rules.actions import Action
    from alhambra.rules.components import Components
    from alhambra.rules.game import Game
    from alhambra.rules.ruleset import Ruleset
    from alhambra.rules.view import OpenTable

NAME = "two_players"
FIRST_TILES = 6


@dataclass(frozen=True, slots=True)
class Gave(Event):
    """A seat gave a new tile to the neutral player."""

    seat: SeatIndex
    tile: Tile


@dataclass(frozen=True, slots=True)
class NeutralDrew(Event):
    """The neutral player received tiles from the supply."""

    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Give:
    """A tile just bought to the neutral player: `give garden-8-ne` (two.gift)."""

    tile: Tile
    verb: ClassVar[str] = "give"

    def __str__(self) -> str:
        return f"give {self.tile}"

    @classmethod
    def parse(cls, words: list[str], rules: Ruleset) -> Give:
        expect(words, 1, cls.verb)
        return giving(rules.parse_tile(words[0]))

    def refusal(self, game: Game) -> Refusal | None:
        return not_in_hand(placing_step(game), self.tile)

    def act(self, game: Game) -> None:
        step = placing_step(game)
        _receive(game, (self.tile,))
        if game.tell:
            game.tell(Gave(step.seat, self.tile))
        placed(game, step, self.tile)


giving = cache(Give)


def tiles_of(table: Game | OpenTable) -> tuple[Tile, ...]:
    """The neutral player's tiles (two.neutral)."""
    return _tiles(table.states[NAME])


def find_tiles(table: Game | OpenTable) -> tuple[Tile, ...] | None:
    """The same, or None where there is no neutral player."""
    return tiles_of(table) if NAME in table.states else None


def offers(game: Game, step: Placing) -> list[Action]:
    """Each tile bought may also be given away."""
    return [giving(tile) for tile in step.tiles]


def draw(game: Game, count: int) -> None:
    """The neutral player takes tiles from the supply, as many as there are (two.neutral)."""
    tiles, game.supply = game.supply[:count], game.supply[count:]
    _receive(game, tiles)
    if game.tell:
        game.tell(NeutralDrew(tiles))


def draw_first(game: Game) -> None:
    """Six tiles before the market is laid out (setup.market)."""
    draw(game, FIRST_TILES)


def draw_after(game: Game, round: int) -> None:
    """Six more after the first scoring, a third of the supply after the second."""
    draw(game, FIRST_TILES if round == 1 else len(game.supply) // 3)


def entrants(table: Game | OpenTable) -> Iterable[Entrant]:
    """He takes part in every majority (two.score)."""
    counts: dict[str, int] = {}
    for tile in tiles_of(table):
        counts[tile.kind] = counts.get(tile.kind, 0) + 1
    return ((NEUTRAL, counts),)


def _tiles(part: object) -> tuple[Tile, ...]:
    return cast("tuple[Tile, ...]", part)


def _receive(game: Game, tiles: tuple[Tile, ...]) -> None:
    game.states[NAME] = sort_tiles((*tiles_of(game), *tiles))


def module(components: Components) -> Module:
    """What the neutral player does."""
    return Module(
        name=NAME,
        paragraphs=("two.cards", "two.neutral", "two.score", "two.gift"),
        state=ModuleState(
            start=lambda players: (),
            words=lambda part: [tile.id for tile in _tiles(part)],
            parse=lambda words, rules: sort_tiles(map(rules.parse_tile, words)),
            tiles=_tiles,
        ),
        copies=2,
        before_market=(draw_first,),
        bought_offers=(offers,),
        bought_actions=(Give,),
        entrants=(entrants,),
        after_scoring=(draw_after,),
    )
