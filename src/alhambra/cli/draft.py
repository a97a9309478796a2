"""A turn in the making: actions that can be taken back, as nothing hidden is revealed yet."""

from __future__ import annotations

from alhambra.rules.actions import Action
from alhambra.rules.events import Event
from alhambra.rules.game import Game
from alhambra.rules.view import Table


class Draft:
    """The decisions of one seat up to the point where chance or another seat comes in."""

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self.actions: list[Action] = []
        self._games = [game.copy()]

    @property
    def game(self) -> Game:
        """The game as it would be."""
        return self._games[-1]

    @property
    def table(self) -> Table:
        """What the seat sees of it."""
        return self.game.view(self.seat).table

    @property
    def is_complete(self) -> bool:
        """Whether the seat has nothing more to decide."""
        return self.game.seat != self.seat

    def add(self, action: Action) -> list[Event]:
        """Carry out an action on a copy, checked, and stop before chance."""
        refusal = self.game.refusal(action)
        if refusal:
            raise refusal
        game = self.game.copy()
        events: list[Event] = []
        game.tell = events.append
        game.act(action)
        game.tell = None
        self._games.append(game)
        self.actions.append(action)
        return events

    def undo(self) -> bool:
        """Take back the last action, if there is one."""
        if not self.actions:
            return False
        self.actions.pop()
        self._games.pop()
        return True
