"""The private view of a seat: its hand, its offers, its draft, its plan."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from alhambra.rules.view import Memory
from alhambra.table import Table, planning, take_back
from alhambra.table.draft import is_complete
from alhambra.table.turn_commands import drafted

from .errors import ErrorBody, error_body
from .faces import ChipView, chips, wire_faces_of
from .game import DeckRangeView, PalaceView, deck_ranges, palace_view
from .offers import Offer, offers
from .plain_values import codes
from .previews import TilePreview, step_previews
from .shortfalls import Shortfall, shortfalls


class PlanView(Struct):
    """The moves of a plan, the palace they lead to, and what breaks it and where."""

    actions: tuple[str, ...]
    palace: PalaceView
    reserve: list[str]
    broken: int | None = None
    error: ErrorBody | None = None


class LayoutView(Struct):
    """A way in which the deck can lie, and how likely it is beside the others."""

    weight: int
    ranges: list[DeckRangeView]


class MemoryView(Struct):
    """What a perfect memory knows: the cards surely in each hand, how many more are `unknown`, the
    `rest` of the cards, how the deck can lie, and the tiles of the supply in no order."""

    hands: list[tuple[str, ...]]
    unknown: tuple[int, ...]
    rest: tuple[str, ...]
    layouts: list[LayoutView]
    supply: list[str]


class You(Struct):
    """`steps` are those of the draft; `memory` is there only where the table allows that aid.

    `notifications`: one is sent when it is this seat's turn; `mail` is the state of its
    address. `may_take_back`: the seat may ask to take back the turn that it just committed.
    `chips` take the place of those of the game: the seat may know more.
    `previews` are those of the tiles to place now, if the table allows that aid.
    `short` has what is missing for the tile of each square, by currency, in any turn.
    """

    seat: int
    hand: tuple[str, ...]
    offers: list[Offer]
    steps: list[str]
    complete: bool
    muted: tuple[int, ...]
    notifications: bool
    plan: PlanView | None = None
    memory: MemoryView | None = None
    mail: Literal["", "asked", "confirmed"] = ""
    may_take_back: bool = False
    chips: list[ChipView] = []
    previews: list[TilePreview] = []
    short: list[list[Shortfall]] = []


def you(table: Table, seat: int, language: str) -> You:
    """The private part of a seat's view of a game that has begun."""
    draft = table.draft(seat)
    game = drafted(table, seat)
    holder = table.seats[seat]
    return You(
        seat=seat,
        hand=codes(game.hands[seat]),
        offers=offers(game) if game.seat == seat else [],
        steps=[str(action) for action in draft.actions],
        complete=bool(draft.actions) and is_complete(game, seat),
        muted=holder.muted,
        notifications=bool((holder.mail and holder.confirmed) or holder.webhook),
        plan=plan_view(table, seat, language) if draft.plan else None,
        memory=memory_view(game.view(seat).memory) if table.options.aids.memory else None,
        mail=("confirmed" if holder.confirmed else "asked") if holder.mail else "",
        may_take_back=take_back.may_ask(table, seat),
        chips=chips(game, seat),
        previews=step_previews(game, seat, language) if table.options.aids.previews else [],
        short=shortfalls(game, seat),
    )


def memory_view(memory: Memory) -> MemoryView:
    """What a seat would know if it forgot nothing."""
    return MemoryView(
        hands=[codes(hand) for hand in memory.hands],
        unknown=memory.unknown,
        rest=codes(memory.rest),
        layouts=[LayoutView(layout.weight, deck_ranges(layout)) for layout in memory.layouts],
        supply=[tile.id for tile in memory.supply],
    )


def planned(table: Table, seat: int) -> planning.Planned:
    """The plan of a seat, tried in the current position."""
    return planning.try_plan(drafted(table, seat), seat, table.draft(seat).plan)


def plan_view(table: Table, seat: int, language: str) -> PlanView:
    """The plan of a seat, and what has become of it."""
    result = planned(table, seat)
    return PlanView(
        table.draft(seat).plan,
        palace_view(result.game.palaces[seat], wire_faces_of(result.game.rules)),
        [tile.id for tile in result.game.reserves[seat]],
        result.broken,
        error_body(result.error, language, table.options.edition) if result.error else None,
    )
