"""A game as all see it. What a seat alone may know is in `you.py`."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

import msgspec
from msgspec import Raw, Struct

from alhambra.rules import palace as palaces
from alhambra.rules.game import Game
from alhambra.rules.layouts import layouts
from alhambra.rules.money import size
from alhambra.rules.score_lines import ScoreLine
from alhambra.rules.steps import Step
from alhambra.rules.tiles import format_sides

from .plain import codes


class PalaceView(Struct):
    """Tiles with their cells, gates with cell and side, and the longest wall."""

    tiles: list[tuple[str, int, int]]
    gates: list[tuple[int, int, str]]
    wall: int


class StepView(Struct):
    """What the game waits for; the words are those of the position text."""

    name: str
    seat: int | None
    words: list[str]


class StretchView(Struct):
    """The next cards of the deck, and the special ones that must be among them."""

    size: int
    specials: tuple[str, ...]


class GameView(Struct):
    """The open table."""

    players: int
    edition: str
    modules: tuple[str, ...]
    turn_seat: int
    deciding: int | None
    stack: list[StepView]
    hand_sizes: list[int]
    palaces: list[PalaceView]
    reserves: list[list[str]]
    scores: list[int]
    lines: tuple[ScoreLine, ...]
    market: list[str | None]
    display: tuple[str, ...]
    discards: tuple[str, ...]
    deck_size: int
    stretches: list[StretchView]
    supply_size: int
    scorings: tuple[int, ...]
    parts: dict[str, list[str]]
    over: bool
    winners: tuple[int, ...]


def game_view(game: Game) -> GameView:
    """What lies open."""
    rules = game.rules
    return GameView(
        players=rules.players,
        edition=rules.edition,
        modules=rules.modules,
        turn_seat=game.turn_seat,
        deciding=game.seat,
        stack=[_step(step) for step in game.stack],
        hand_sizes=[size(hand) for hand in game.hands],
        palaces=[encoded_palace(palace) for palace in game.palaces],
        reserves=[[tile.id for tile in reserve] for reserve in game.reserves],
        scores=game.scores,
        lines=game.lines,
        market=[tile.id if tile else None for tile in game.market],
        display=codes(game.display),
        discards=codes(game.discards),
        deck_size=len(game.deck),
        stretches=_stretches(game),
        supply_size=len(game.supply),
        scorings=game.scorings,
        parts={name: part.words(part.seen(game.parts[name])) for name, part in rules.parts.items()},
        over=game.is_over,
        winners=game.outcome.winners if game.outcome else (),
    )


def palace_view(palace: palaces.Palace) -> PalaceView:
    """One palace."""
    return PalaceView(
        [(tile.id, *cell) for cell, tile in sorted(palace.buildings().items())],
        [(*cell, format_sides(side)) for cell, side in sorted(palace.works.gates)],
        palace.wall(),
    )


@lru_cache(1 << 11)
def encoded_palace(palace: palaces.Palace) -> PalaceView:
    """The same, written out once: most palaces are as they were a move ago."""
    return cast("PalaceView", Raw(msgspec.json.encode(palace_view(palace))))


def _step(step: Step) -> StepView:
    return StepView(step.name, step.seat, step.words())


def _stretches(game: Game) -> list[StretchView]:
    """By the likeliest layout, as everybody can work it out."""
    likeliest = max(layouts(game), key=lambda layout: layout.weight)
    return [StretchView(stretch.size, stretch.specials) for stretch in likeliest.stretches]
