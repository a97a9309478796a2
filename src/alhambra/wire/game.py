"""The public view of a game. What a seat alone may know is in `you.py`."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Annotated, Any, Literal, cast

import msgspec
from msgspec import Meta, Raw, Struct

from alhambra.rules import palace as palaces
from alhambra.rules.decision import Decision
from alhambra.rules.deck_inference import Layout, layouts
from alhambra.rules.game import Game
from alhambra.rules.grid import Cell
from alhambra.rules.money import size
from alhambra.rules.open_table import next_round
from alhambra.rules.placing import Placing
from alhambra.rules.score_lines import ScoreLine
from alhambra.rules.scoring import score_lines
from alhambra.rules.steps import Step
from alhambra.rules.take import take_limit
from alhambra.rules.tiles import format_sides
from alhambra.rules.turn import Turn
from alhambra.rules.wall import longest_stretch
from alhambra.table.options import Edition, ModuleName

from .components import PluginComponents, plugin_components
from .faces import ArrowLine, ChipView, WireFaces, chips, wire_faces_of
from .plain_values import codes
from .totals import Total, totals

#: How many positions are cached with the points of the next scoring.
_SCORINGS = 1 << 11

#: The open state of each module that has a view of its own, by name.
ModuleViews = Annotated[dict[str, Any], Meta(extra={"typescript": "ModuleViews"})]
#: What a module says about a step of its own.
StepDetail = Annotated[Any, Meta(extra={"typescript": "StepDetail"})]
StepKind = Literal["turn", "placing", "decision", "automatic"]
StepName = Annotated[str, Meta(extra={"typescript": "StepName"})]


class PalaceView(Struct, omit_defaults=True):
    """Tiles with their cells, gates with cell and side, and the longest wall.

    `frozen` are the cells under gates, `arrows` the lines that modules score. `trace` are the
    corner points of the longest wall in walking order, the first again at the end of a ring; 0,0
    is the north-west corner of the start tile. `outs` points away from the palace, for each side
    of the trace.
    """

    tiles: list[tuple[str, int, int]]
    gates: list[tuple[int, int, str]]
    frozen: list[Cell]
    wall: int
    trace: list[Cell]
    outs: list[Cell]
    arrows: list[ArrowLine] = []


class NextScoring(Struct):
    """What a scoring would bring now, for all owners; -1 is the neutral player."""

    round: int
    lines: tuple[ScoreLine, ...]


class StepView(Struct, omit_defaults=True):
    """What the game waits for; `tiles` are bought and not yet placed, `detail` is what a module
    says about a step of its own (an auction).

    `kind`: a seat chooses an action of its turn, places new tiles, has something else to decide,
    or the game goes on by itself.
    """

    name: StepName
    kind: StepKind
    seat: int | None
    tiles: tuple[str, ...] = ()
    detail: StepDetail = None


class DeckRangeView(Struct):
    """Some cards of the deck, and the special ones that must be among them."""

    size: int
    specials: tuple[str, ...]


class GameView(Struct, omit_defaults=True):
    """The open table. `limit` is what several money cards taken together may total; `chips` show
    the modules that are not in `parts`; `totals` are the points after each scoring, `ranges`
    those of the deck's most likely layout, which follows from public information; `components`
    are those of plug-ins; `hands` are for spectators of a table that opens them."""

    players: int
    edition: Edition
    modules: tuple[ModuleName, ...]
    turn_seat: int
    deciding: int | None
    stack: list[StepView]
    hand_sizes: list[int]
    palaces: list[PalaceView]
    reserves: list[list[str]]
    scores: list[int]
    lines: tuple[ScoreLine, ...]
    totals: list[Total]
    next: NextScoring | None
    market: list[str | None]
    display: tuple[str, ...]
    discards: tuple[str, ...]
    deck_size: int
    ranges: list[DeckRangeView]
    supply_size: int
    scorings: tuple[int, ...]
    limit: int
    parts: ModuleViews
    chips: list[ChipView]
    over: bool
    winners: tuple[int, ...]
    components: PluginComponents | None = None
    hands: list[tuple[str, ...]] = []


def game_view(game: Game) -> GameView:
    """The public view of a game."""
    rules = game.rules
    faces = wire_faces_of(rules)
    return GameView(
        players=rules.players,
        edition=rules.edition,
        modules=rules.modules,
        turn_seat=game.turn_seat,
        deciding=game.seat,
        stack=[_step(game, step, faces) for step in game.stack],
        hand_sizes=[size(hand) for hand in game.hands],
        palaces=[encoded_palace(palace, faces) for palace in game.palaces],
        reserves=[[tile.id for tile in reserve] for reserve in game.reserves],
        scores=[*game.scores],
        lines=game.lines,
        totals=totals(game),
        next=_next(game),
        market=[tile.id if tile else None for tile in game.market],
        display=codes(game.display),
        discards=codes(game.discards),
        deck_size=len(game.deck),
        ranges=deck_ranges(max(layouts(game), key=lambda layout: layout.weight)),
        supply_size=len(game.supply),
        scorings=game.scorings,
        limit=take_limit(game),
        parts={name: face.view(game) for name, face in faces.by_name.items() if face.view},
        chips=chips(game, None),
        over=game.is_over,
        winners=game.outcome.winners if game.outcome else (),
        components=plugin_components(rules),
    )


def palace_view(palace: palaces.Palace, faces: WireFaces) -> PalaceView:
    """The public view of a palace."""
    trace, outs = trace_of(palace)
    return PalaceView(
        tiles=[(tile.id, *cell) for cell, tile in sorted(palace.buildings().items())],
        gates=[(*cell, format_sides(side)) for cell, side in sorted(palace.works.gates)],
        frozen=[cell for cell in sorted(palace.tiles) if palace.is_frozen(cell)],
        wall=palace.wall(),
        trace=trace,
        outs=outs,
        arrows=arrow_lines(palace, faces),
    )


def arrow_lines(palace: palaces.Palace, faces: WireFaces) -> list[ArrowLine]:
    """The lines of a palace that its modules score."""
    return [line for lines in faces.arrow_lines for line in lines(palace)]


def trace_of(palace: palaces.Palace) -> tuple[list[Cell], list[Cell]]:
    """The corner points of the longest wall, and the outward direction of its sides."""
    sides = longest_stretch(palace.tiles)
    corners = [sides[0].start, *(side.end for side in sides)] if sides else []
    return corners, [side.out for side in sides]


@lru_cache(1 << 11)
def encoded_palace(palace: palaces.Palace, faces: WireFaces) -> PalaceView:
    """The view as encoded JSON, cached: most palaces do not change in a move."""
    return cast("PalaceView", Raw(msgspec.json.encode(palace_view(palace, faces))))


_scorings: dict[Hashable, NextScoring] = {}


def _next(game: Game) -> NextScoring | None:
    """The public points of the next scoring as encoded JSON, cached: most moves do not change them.
    Hidden state of modules must not show in them."""
    if game.is_over:
        return None
    round = next_round(game)
    seen = {name: part.seen(game.states[name], None) for name, part in game.rules.states.items()}
    key = (game.rules, round, *game.palaces, *seen.values())
    if key not in _scorings:
        if len(_scorings) >= _SCORINGS:
            _scorings.clear()
        known = game.copy()
        known.states = seen
        found = NextScoring(round, score_lines(known, round))
        _scorings[key] = cast("NextScoring", Raw(msgspec.json.encode(found)))
    return _scorings[key]


def _step(game: Game, step: Step, faces: WireFaces) -> StepView:
    tiles = tuple(tile.id for tile in step.held())
    detail = faces.steps.get(type(step))
    kind = _kind(step)
    return StepView(step.name, kind, step.seat, tiles, detail(game, step) if detail else None)


def _kind(step: Step) -> StepKind:
    # A module's step that is like a turn, as Ammar's redesign, offers a part of one only.
    if type(step) is Turn:
        return "turn"
    if isinstance(step, Placing):
        return "placing"
    return "decision" if isinstance(step, Decision) else "automatic"


def deck_ranges(layout: Layout) -> list[DeckRangeView]:
    """The ranges of the deck, the next cards first."""
    return [DeckRangeView(cards.size, cards.specials) for cards in layout.ranges]
