"""The invariants: everything that must hold in every position that a game can reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from .grid import ORIGIN, STEPS, Cell
from .money import Card, cards_in, size
from .refill import FULL_DISPLAY
from .score_lines import NEUTRAL
from .tiles import SIDES, START, Tile, sort_tiles

if TYPE_CHECKING:
    from .game import Game
    from .palace import Palace

MOST_BOUGHT = 4


def status(game: Game) -> list[str]:
    """Every broken invariant as a short text; empty for every reachable position."""
    return [
        *_counted("tile", game.rules.tiles, _all_tiles(game)),
        *_counted("card", game.rules.cards, _all_money(game)),
        *_special_cards(game),
        *_table(game),
        *_points(game),
        *_stack(game),
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
        tiles += game.rules.active[name].part_tiles(part)
    return tiles


def _all_money(game: Game) -> list[Card]:
    purses = (*game.hands, game.display, game.discards)
    return [
        *(card for purse in purses for card in cards_in(purse)),
        *(card for card in game.deck if isinstance(card, Card)),
    ]


def _special_cards(game: Game) -> list[str]:
    """A scoring card is in the deck, pending or gone; the first goes first."""
    left = [card.code for card in game.deck if not isinstance(card, Card)]
    pending = [f"scoring-{round}" for round in game.scorings]
    scored = {f"scoring-{line.round}" for line in game.lines}
    seen = Counter([*left, *pending, *scored])
    broken = [f"special card {code} twice" for code, count in seen.items() if count > 1]
    known = game.rules.specials
    return broken + [f"special card {code} unknown" for code in left if code not in known]


def _table(game: Game) -> list[str]:
    broken = []
    if size(game.display) > FULL_DISPLAY:
        broken.append("display over four")
    if len(game.deck) > sum(game.piles):
        broken.append("deck larger than its piles")
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
    broken = []
    for step in game.stack:
        if step.name == "turn" and step.seat != game.turn_seat:
            broken.append(f"turn of seat {step.seat} in the turn of {game.turn_seat}")
        if len(step.held()) > MOST_BOUGHT:
            broken.append(f"{len(step.held())} tiles wait to be placed")
    return broken


def palace_defects(palace: Palace) -> list[str]:
    """Every building rule that a palace breaks, found by walking through it (build.*)."""
    tiles = palace.tiles
    if tiles.get(ORIGIN) is not START:
        return ["no start tile"]
    broken = []
    if any(_clashes(palace, cell) for cell in tiles):
        broken.append("build.match")
    if _walk(palace, on_foot=True) != tiles.keys():
        broken.append("build.onfoot")
    if _walk(palace, on_foot=False) != tiles.keys():
        broken.append("build.joined")
    if _has_hole(tiles):
        broken.append("build.holes")
    return broken


def _clashes(palace: Palace, cell: Cell) -> bool:
    walls = palace.tiles[cell].walls
    return any(
        bool(walls & SIDES[side]) != bool(neighbour.walls & SIDES[(side + 2) % 4])
        for side, neighbour in palace.neighbours(cell)
    )


def _walk(palace: Palace, on_foot: bool) -> set[Cell]:
    """The cells reached from the start tile by full sides, or only over open ones."""
    tiles, seen, todo = palace.tiles, {ORIGIN}, [ORIGIN]
    while todo:
        x, y = cell = todo.pop()
        for side, (dx, dy) in enumerate(STEPS):
            there = (x + dx, y + dy)
            walled = on_foot and tiles[cell].walls & SIDES[side]
            if there in tiles and there not in seen and not walled:
                seen.add(there)
                todo.append(there)
    return seen


def _has_hole(tiles: dict[Cell, Tile]) -> bool:
    """Whether some empty cell cannot be reached from outside, by sides."""
    xs = range(min(x for x, _ in tiles) - 1, max(x for x, _ in tiles) + 2)
    ys = range(min(y for _, y in tiles) - 1, max(y for _, y in tiles) + 2)
    corner = (xs[0], ys[0])
    seen, todo = {corner}, [corner]
    while todo:
        x, y = todo.pop()
        for dx, dy in STEPS:
            there = (x + dx, y + dy)
            if there[0] in xs and there[1] in ys and there not in tiles and there not in seen:
                seen.add(there)
                todo.append(there)
    return len(seen) + len(tiles) != len(xs) * len(ys)
