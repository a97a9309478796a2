"""The invariants: everything that must hold in every position that a game can reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from .inspection import palace_defects
from .layouts import layouts
from .money import Card, cards_in, holds, size
from .placing import Leftovers, Placing
from .refill import FULL_DISPLAY, ScoringCard
from .score_lines import NEUTRAL
from .tiles import Tile, sort_tiles
from .turn import Turn

if TYPE_CHECKING:
    from .game import Game
    from .steps import Step

MOST_BOUGHT = 4
#: The steps that a stack can stand on.
BOTTOMS = ("refill", "scorings", "last_scoring")


def status(game: Game) -> list[str]:
    """Every broken invariant as a short text; empty for every reachable position."""
    return [
        *_counted("tile", game.rules.tiles, _all_tiles(game)),
        *_counted("card", game.rules.cards, _all_money(game)),
        *_special_cards(game),
        *_unseen(game),
        *_table(game),
        *_points(game),
        *_stack(game),
        *(defect for check in game.rules.defects for defect in check(game)),
        *(f"palace {seat}: {defect}" for seat, palace in enumerate(game.palaces)
          for defect in palace_defects(palace)),
    ]  # fmt: skip


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
    for name, part in game.parts.items():
        tiles += game.rules.parts[name].tiles(part)
    return tiles


def _all_money(game: Game) -> list[Card]:
    purses = (*game.hands, game.display, game.discards)
    return [
        *(card for purse in purses for card in cards_in(purse)),
        *(card for card in game.deck if isinstance(card, Card)),
    ]


def _special_cards(game: Game) -> list[str]:
    """A scoring card is in the deck, pending or gone; the other cards belong to the game."""
    left = [card.code for card in game.deck if isinstance(card, ScoringCard)]
    pending = [f"scoring-{round}" for round in game.scorings]
    scored = {f"scoring-{line.round}" for line in game.lines}
    seen = Counter([*left, *pending, *scored])
    others = {card.code for card in game.deck if not isinstance(card, Card)}
    return [
        *(f"special card {code} twice" for code, count in seen.items() if count > 1),
        *(f"special card {code} unknown" for code in sorted(others - game.rules.specials.keys())),
    ]


def _unseen(game: Game) -> list[str]:
    pairs = enumerate(zip(game.hands, game.unseen, strict=True))
    return [
        f"unseen cards not in hand {seat}"
        for seat, (hand, cards) in pairs
        if not holds(hand, cards)
    ]


def _table(game: Game) -> list[str]:
    broken = []
    if size(game.display) > FULL_DISPLAY:
        broken.append("display over four")
    if len(game.deck) > sum(game.piles) or min(game.piles, default=0) < 0:
        broken.append("deck and piles differ")
    if not layouts(game):
        broken.append("seen cards do not fit the piles")
    for seat, reserve in enumerate(game.reserves):
        if sort_tiles(reserve) != reserve:
            broken.append(f"reserve {seat} out of order")
    return broken


def _points(game: Game) -> list[str]:
    sums = [0] * game.rules.players
    for line in game.lines:
        if line.owner != NEUTRAL:
            sums[line.owner] += line.points
    return [] if sums == game.scores else [f"scores {game.scores} but lines add up to {sums}"]


def _stack(game: Game) -> list[str]:
    """The stack is empty only at the end; else it stands on a step that leads further."""
    if not game.stack:
        return [] if None in game.market else ["over with a full market"]
    bottom, *above = game.stack
    broken = [f"{step.name} in the middle of the stack" for step in above if step.name in BOTTOMS]
    if bottom.name not in BOTTOMS:
        broken.append(f"{bottom.name} at the bottom of the stack")
    if sum(isinstance(step, (Turn, Placing)) and bottom.name == "refill" for step in above) > 1:
        broken.append("two turns at once")
    for step in above:
        broken += _step(game, step, bottom)
    return broken


def _step(game: Game, step: Step, bottom: Step) -> list[str]:
    broken = []
    if isinstance(step, Placing):
        if not step.tiles:
            broken.append("nothing to place")
        if (bottom.name == "last_scoring") != isinstance(step, Leftovers):
            broken.append(f"{step.name} before {bottom.name}")
    if isinstance(step, Turn) and (step.seat != game.turn_seat or bottom.name != "refill"):
        broken.append(f"turn of seat {step.seat} in the turn of {game.turn_seat}")
    if not step.is_possible(game):
        broken.append(f"{step.name} of seat {step.seat} cannot be")
    if len(step.held()) > MOST_BOUGHT:
        broken.append(f"{len(step.held())} tiles wait to be placed")
    return broken
