"""The invariants: everything that must hold in every position that a game can reach.

Whatever can be played from a position without a defect leads to another one without any.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from alhambra.rules.money import Card, cards_in, holds, size
from alhambra.rules.refill import FULL_DISPLAY
from alhambra.rules.score_lines import NEUTRAL
from alhambra.rules.tiles import Tile, sort_tiles

from .deck import deck_defects
from .palace import palace_defects
from .score_lines import line_defects
from .stack import stack_defects

if TYPE_CHECKING:
    from alhambra.rules.game import Game


def status(game: Game) -> list[str]:
    """Every broken invariant as a short text; empty for every reachable position."""
    # The course of a game is looked at only where every tile and card has its place.
    return [*_components(game), *_table(game), *_palaces(game)] or [
        *deck_defects(game),
        *_unseen(game),
        *_points(game),
        *line_defects(game),
        *stack_defects(game),
        *(defect for check in game.rules.defects for defect in check(game)),
    ]


def _components(game: Game) -> list[str]:
    return [
        *_counted("tile", game.rules.tiles, _all_tiles(game)),
        *_counted("card", game.rules.cards, _all_money(game)),
    ]


def _counted(what: str, wanted: Iterable[object], found: Iterable[object]) -> list[str]:
    difference = Counter(map(str, found))
    difference.subtract(Counter(map(str, wanted)))
    return [f"{what} {name}: {count:+}" for name, count in sorted(difference.items()) if count]


def _all_tiles(game: Game) -> list[Tile]:
    tiles = [*game.supply, *(tile for tile in game.market if tile)]
    for palace, reserve in zip(game.palaces, game.reserves, strict=True):
        tiles += [*palace.buildings().values(), *reserve]
    for step in game.stack:
        tiles += step.held()
    for name, part in game.states.items():
        tiles += game.rules.states[name].tiles(part)
    return tiles


def _all_money(game: Game) -> list[Card]:
    purses = (*game.hands, game.display, game.discards)
    return [
        *(card for purse in purses for card in cards_in(purse)),
        *(card for card in game.deck if isinstance(card, Card)),
    ]


def _table(game: Game) -> list[str]:
    broken = []
    if size(game.display) > FULL_DISPLAY:
        broken.append("display over four")
    for seat, reserve in enumerate(game.reserves):
        if sort_tiles(reserve) != reserve:
            broken.append(f"reserve {seat} out of order")
    return broken


def _palaces(game: Game) -> list[str]:
    return [
        f"palace {seat}: {defect}"
        for seat, palace in enumerate(game.palaces)
        for defect in palace_defects(palace)
    ]


def _unseen(game: Game) -> list[str]:
    """Unseen money is in the hand of whoever can have any."""
    secret = {find(game) for find in game.rules.secret_seats}
    return [
        f"unseen cards of seat {seat}"
        for seat, (hand, cards) in enumerate(zip(game.hands, game.unseen, strict=True))
        if cards and (seat not in secret or not holds(hand, cards))
    ]


def _points(game: Game) -> list[str]:
    sums = [0] * game.rules.players
    for line in game.lines:
        if line.owner != NEUTRAL:
            sums[line.owner] += line.points
    return [] if sums == game.scores else [f"scores {game.scores} but lines add up to {sums}"]
