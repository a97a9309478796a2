"""The turn of a person at the terminal, until it is confirmed."""

from __future__ import annotations

from alhambra.rules.actions import Action
from alhambra.rules.events import Event
from alhambra.rules.game import Game
from alhambra.rules.seats import SeatIndex
from alhambra.rules.view import OpenTable
from alhambra.table.draft import Draft, is_answer


class TurnDraft:
    """A draft that one seat extends and undoes; its events are known at once."""

    def __init__(self, game: Game, seat: SeatIndex) -> None:
        self.seat = seat
        self._base = game.copy()
        self._draft = Draft()

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions so far."""
        return self._draft.actions

    @property
    def game(self) -> Game:
        """The game after these actions."""
        return self._draft.current(self._base)

    @property
    def table(self) -> OpenTable:
        """What the seat sees of it."""
        return self.game.view(self.seat).table

    @property
    def first_table(self) -> OpenTable:
        """What the seat saw before its first action."""
        return self._base.view(self.seat).table

    @property
    def is_complete(self) -> bool:
        """Whether the seat decides nothing more before something is revealed."""
        return self.game.seat != self.seat

    @property
    def is_answer(self) -> bool:
        """Whether the last action answered a question: its menu said that it is final."""
        return bool(self.actions) and is_answer(self._draft.undo().current(self._base))

    @property
    def next_step(self) -> str:
        """The name of what follows."""
        return self.game.stack[-1].name if self.game.stack else ""

    def add(self, action: Action) -> list[Event]:
        """Carry out an action on a copy, checked, and stop before anything is revealed."""
        events: list[Event] = []
        self._draft = self._draft.add(self._base, action, events.append)
        return events

    def undo(self) -> None:
        """Undo the last action."""
        self._draft = self._draft.undo()
