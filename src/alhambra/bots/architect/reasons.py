"""What speaks for the actions of a decision: only what the rules and the evaluation bear out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from alhambra.bots.advice import ActionReason, Alternative
from alhambra.bots.analysis.new_payments import NewPayment, new_payments
from alhambra.bots.faces import RatedChoice, joined_face
from alhambra.bots.mason.trading import worth_when_built
from alhambra.rules.actions import Action, Bare
from alhambra.rules.game import Game
from alhambra.rules.money import Purse, common, total
from alhambra.rules.placing import Placing, Reserve, reserving
from alhambra.rules.redesign import Remove
from alhambra.rules.seats import SeatIndex
from alhambra.rules.tiles import Tile
from alhambra.rules.turn import Turn
from alhambra.rules.view import table_of

from .building_reasons import EPSILON, HasCell, HasTile, reason_for_cell, reason_for_reserving
from .evaluation import Evaluation

#: These are good for a seat when they fall.
_OF_RIVALS = frozenset({"rivals", "denied"})


class Reasons:
    """What speaks for the actions of one decision of a seat."""

    def __init__(self, choice: RatedChoice, seat: SeatIndex, evaluation: Evaluation) -> None:
        face = joined_face(choice.game.rules)
        self.choice = choice
        self.game = choice.game
        self.seat = seat
        self.evaluation = evaluation
        self._of_modules = face.reasons
        self._unsearched = frozenset((*face.rated_by_mason, *face.outcomes))
        self._ends: dict[Action, Game] = {}

    def explain(self, ranked: Iterable[Alternative]) -> Iterator[Alternative]:
        """The best alternative, and those others for which something speaks."""
        for index, found in enumerate(ranked):
            reason = self.reason(found.action)
            if reason is None and index == 0:
                reason = self._none_better(found.action)
            if reason is not None:
                yield replace(found, reason=reason.key, tile=reason.tile, cards=reason.cards)
            if reason == NOTHING:
                return

    def reason(self, action: Action) -> ActionReason | None:
        """What speaks most for an action; None if nothing does."""
        kind = type(action)
        if kind in self._of_modules:
            key = self._of_modules[kind](self.choice, action)
            return ActionReason(key) if key else None
        if kind in self._unsearched:
            return ActionReason(action.verb) if self.choice.is_best(action) else None
        if isinstance(action, Remove):
            return None  # it costs a turn, and other actions gain more
        if isinstance(action, Reserve):
            return self._reserving(action)
        if others := self._rival_cells(action):
            return self._cell(action, others)
        return self._money(action) or self._turn_goes_on(action) or self._terms_gained(action)

    def _none_better(self, action: Action) -> ActionReason:
        """The reason for the best action when there is no other."""
        return NOTHING if isinstance(action, Bare) else ActionReason("other")

    def _end(self, action: Action) -> Game:
        """The position right after an action."""
        end = self._ends.get(action)
        if end is None:
            end = self._ends[action] = self.game.copy()
            end.act(action)
        return end

    # -- money and turn ------------------------------------------------------------------------

    def _money(self, action: Action) -> ActionReason | None:
        """What cards that come to the hand can pay for."""
        before, after = self.game.hands[self.seat], self._end(action).hands[self.seat]
        if after == common(before, after):
            return None
        found = list(new_payments(self.game.rules, self.game.market, before, after))
        if found:
            best = max(found, key=self._worth_of_payment)
            key = "payable" if best.is_exact else "affordable"
            return ActionReason(key, best.tile, Purse(best.cards))
        return ActionReason("money") if total(after) > total(before) else None

    def _worth_of_payment(self, payment: NewPayment) -> tuple[bool, float]:
        """Exact payments come first, then the tiles that bring most."""
        table = table_of(self.game, self.seat)
        return payment.is_exact, worth_when_built(table, payment.tile)

    def _turn_goes_on(self, action: Action) -> ActionReason | None:
        """Whether a tile is bought and another action follows (turn.exact)."""
        end = self._end(action)
        is_bought = len(_held(end)) > len(_held(self.game))
        if not is_bought or not any(type(step) is Turn for step in end.stack):
            return None
        is_paid = end.hands[self.seat] != self.game.hands[self.seat]
        return ActionReason("tempo" if is_paid else "free")

    # -- tiles ---------------------------------------------------------------------------------

    def _rival_cells(self, action: Action) -> list[Action]:
        """The other cells for the tile, where an action is to be compared with these: a cell for a
        new tile, but for a tile that lies there only one that is not its best."""
        if not isinstance(action, HasCell):
            return []
        others = [other for other in self._builds(action.tile) if other != action]
        if isinstance(self.game.stack[-1], Placing) or not others:
            return others
        values = self.choice.values
        is_best = values[action] >= max(values[other] for other in others)
        return [] if is_best else others

    def _cell(self, action: Action, others: Sequence[Action]) -> ActionReason | None:
        """What speaks for this cell rather than others."""
        values = self.choice.values
        own, *rest = (self._end(one).palaces[self.seat] for one in (action, *others))
        key = reason_for_cell(self.evaluation, own, rest)
        if key is None and all(abs(values[action] - values[one]) < EPSILON for one in others):
            key = "same"
        return ActionReason(key) if key else None

    def _reserving(self, action: Reserve) -> ActionReason | None:
        palaces = [self._end(one).palaces[self.seat] for one in self._builds(action.tile)]
        now = self.game.palaces[self.seat]
        key = reason_for_reserving(now, palaces, self.evaluation.forecast.time_factor)
        return ActionReason(key) if key else None

    def _builds(self, tile: Tile) -> list[Action]:
        """The actions that put a tile on a cell."""
        return [
            action
            for action in self.choice.values
            if isinstance(action, HasCell) and action.tile == tile
        ]

    # -- what the evaluation says --------------------------------------------------------------

    def _terms_gained(self, action: Action) -> ActionReason | None:
        """The term that gains most."""
        end = self._end(action)
        terms = self.evaluation.terms
        start = self._compared_with(action)
        before, after = terms(start), terms(end)
        if isinstance(action, HasCell):
            # Tiles that wait, which the terms have on their best cells, are not its doing.
            before |= self.evaluation.palace_terms(start.palaces[self.seat])
            after |= self.evaluation.palace_terms(end.palaces[self.seat])
        gains = {
            name: after[name].points - before[name].points
            for name in after
            if self._has_improved(name, after[name].amount - before[name].amount, end)
        }
        best = max(gains, key=gains.__getitem__, default=None)
        return ActionReason(best) if best and gains[best] > EPSILON else None

    def _compared_with(self, action: Action) -> Game:
        """The position before, or for a tile that waits to be placed, that with it in reserve."""
        if isinstance(self.game.stack[-1], Placing) and isinstance(action, HasTile):
            return self._end(reserving(action.tile))
        return self.game

    def _has_improved(self, name: str, change: float, end: Game) -> bool:
        """Whether what a term is about changed to the seat's advantage."""
        if name in _OF_RIVALS:
            return change < -EPSILON
        if name == "reserve" and not self._has_new_tile_in_reserve(end):
            return False
        return change > EPSILON

    def _has_new_tile_in_reserve(self, end: Game) -> bool:
        before, after = self.game.reserves[self.seat], end.reserves[self.seat]
        palace = end.palaces[self.seat]
        return any(tile not in before and palace.cells_for(tile) for tile in after)


#: Whatever else could be done here costs more than it brings.
NOTHING = ActionReason("nothing")


def _held(game: Game) -> list[Tile]:
    """All tiles that wait to be placed."""
    return [tile for step in game.stack for tile in step.held()]
