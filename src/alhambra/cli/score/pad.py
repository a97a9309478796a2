"""A game on cardboard, as far as its scorings go: what was counted, scored by the engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

import alhambra
from alhambra.rules.game import Game
from alhambra.rules.modules import two_players
from alhambra.rules.modules.characters import fatima, hakim, part, yusuf
from alhambra.rules.palace import Palace
from alhambra.rules.score_lines import NEUTRAL, ScoreLine
from alhambra.rules.scoring import score
from alhambra.rules.tiles import KINDS, SIDES, TILES, Tile

#: The points of all camps of a player together.
CAMPS = "camps"
#: How many tiles of each kind there are, and how many wall sides on all of them.
TILES_OF = {kind: sum(tile.kind == kind for tile in TILES) for kind in KINDS}
ALL_WALLS = sum(bool(tile.walls & side) for tile in TILES for side in SIDES)


@dataclass(frozen=True)
class Pad:
    """Who plays, and with what."""

    names: tuple[str, ...]
    edition: str
    camps: bool = False
    characters: bool = False

    @property
    def owners(self) -> list[int]:
        """Everybody who owns tiles: the players, and with two of them the neutral player."""
        seats = list(range(len(self.names)))
        return [*seats, NEUTRAL] if len(seats) == 2 else seats


@dataclass(frozen=True)
class Tally:
    """What was counted for one scoring: by kind and owner, and by player."""

    kinds: Mapping[str, Sequence[int]]
    walls: Sequence[int]
    camps: Sequence[int] = ()
    #: Who owns which of the characters that matter, and the kind chosen for Hakim.
    owned: Mapping[str, int] = field(default_factory=dict)
    hakim_kind: str = ""


@dataclass(frozen=True)
class _Counted:
    """A palace of which only the numbers are known; a scoring asks for nothing else."""

    tiles: Mapping[str, int]
    longest: int

    def counts(self) -> Mapping[str, int]:
        return self.tiles

    def wall(self) -> int:
        return self.longest


def scored(pad: Pad, tallies: Iterable[Tally]) -> Game:
    """A game in which these scorings were held, one after the other."""
    modules = [part.NAME] if pad.characters else []
    game = alhambra.new_game(pad.names, seed=0, edition=pad.edition, modules=modules)
    for round, tally in enumerate(tallies, start=1):
        _lay_out(game, pad, tally, round)
        score(game, round)
        for seat, points in enumerate(tally.camps):
            if points:
                game.award(ScoreLine(round, seat, CAMPS, points, points))
    return game


def _lay_out(game: Game, pad: Pad, tally: Tally, round: int) -> None:
    """Bring the game into a state that a scoring sees as it was counted."""
    palaces = [
        _Counted({kind: counts[seat] for kind, counts in tally.kinds.items()}, wall)
        for seat, wall in enumerate(tally.walls)
    ]
    game.palaces = cast("list[Palace]", palaces)
    if NEUTRAL in pad.owners:
        game.parts[two_players.NAME] = tuple(_some_tiles(tally.kinds))
    if pad.characters:
        owned = (
            tuple(id for id in (fatima.ID, hakim.ID, yusuf.ID) if tally.owned.get(id) == seat)
            for seat in range(len(pad.names))
        )
        chosen = (round, tally.hakim_kind) if tally.hakim_kind else None
        part.change(game, owned=tuple(owned), hakim=chosen)


def _some_tiles(kinds: Mapping[str, Sequence[int]]) -> Iterable[Tile]:
    """As many tiles of each kind as the neutral player has; which ones does not matter."""
    for kind, counts in kinds.items():
        yield from [tile for tile in TILES if tile.kind == kind][: counts[NEUTRAL]]
