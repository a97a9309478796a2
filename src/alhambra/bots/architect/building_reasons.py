"""What speaks for the place of a tile, compared with the other places for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from alhambra.rules.grid import Cell
from alhambra.rules.palace import Palace
from alhambra.rules.tiles import Tile

from .evaluation import Evaluation
from .features import room_of

#: Smaller differences are those of rounding.
EPSILON = 1e-9


@runtime_checkable
class HasTile(Protocol):
    """An action with a tile."""

    @property
    def tile(self) -> Tile: ...


@runtime_checkable
class HasCell(HasTile, Protocol):
    """An action that puts a tile on a cell."""

    verb: str

    @property
    def cell(self) -> Cell: ...


def reason_for_cell(evaluation: Evaluation, palace: Palace, others: Sequence[Palace]) -> str | None:
    """What a palace with a tile on one cell has, and no other cell gives more of; or how good it is
    by everything together."""
    own, rest = evaluation.palace_terms(palace), list(map(evaluation.palace_terms, others))
    leads = {
        name: term.points - sum(other[name].points for other in rest) / len(rest)
        for name, term in own.items()
        if term.amount >= max(other[name].amount for other in rest)
        and term.points > min(other[name].points for other in rest) + EPSILON
        and not (name == "room" and room_of(palace) < max(map(room_of, others)))
    }
    if leads:
        return f"cell-{max(leads, key=leads.__getitem__)}"
    return _by_everything(*(sum(term.points for term in terms.values()) for terms in (own, *rest)))


def _by_everything(value: float, *others: float) -> str | None:
    """Whether no cell is better, or at least most of them are worse."""
    worse = sum(other < value - EPSILON for other in others)
    if worse and value >= max(others) - EPSILON:
        return "balance"
    return "cell-good" if 2 * worse > len(others) else None


def reason_for_reserving(now: Palace, built: Sequence[Palace], time_factor: float) -> str | None:
    """What speaks for keeping a tile in reserve; the palace now, and with it on every cell."""
    if not built:
        return "no-cell"
    if now.wall() > max(palace.wall() for palace in built):
        return "reserve-wall"
    if not time_factor:
        return None  # it will never be built
    return "reserve-room" if room_of(now) > max(map(room_of, built)) else "reserve-later"
