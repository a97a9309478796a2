"""Decisions in the making: they can be taken back, as nothing hidden is revealed yet."""

from __future__ import annotations

from alhambra.rules.actions import Action
from alhambra.rules.events import Event
from alhambra.rules.game import Game
from alhambra.rules.modules.characters.ammar import AmmarOffer
from alhambra.rules.modules.characters.auction import Auction, Paying
from alhambra.rules.modules.characters.fatima import FatimaChoice
from alhambra.rules.modules.characters.hakim import HakimChoice
from alhambra.rules.modules.characters.yammerad import YammeradChoice
from alhambra.rules.view import OpenTable

#: Decisions of one answer: their menu says that it is final, so nobody is asked twice.
_ANSWERS = (Auction, FatimaChoice, HakimChoice, Paying, YammeradChoice)


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
    def table(self) -> OpenTable:
        """What the seat sees of it."""
        return self.game.view(self.seat).table

    @property
    def first_table(self) -> OpenTable:
        """What the seat saw before its first action."""
        return self._games[0].view(self.seat).table

    @property
    def is_complete(self) -> bool:
        """Whether the seat has nothing more to decide."""
        return self.game.seat != self.seat

    @property
    def is_answer(self) -> bool:
        """Whether the last action answered a question and needs no further word."""
        return len(self._games) > 1 and isinstance(self._games[-2].stack[-1], _ANSWERS)

    @property
    def next_step(self) -> str:
        """The name of what follows."""
        return self.game.stack[-1].name if self.game.stack else ""

    def add(self, action: Action) -> list[Event]:
        """Carry out an action on a copy, checked, and stop before chance."""
        refusal = self.game.refusal(action)
        if refusal:
            raise refusal
        game = self.game.copy()
        events: list[Event] = []
        game.tell = events.append
        game.act(action)
        while game.stack and isinstance(game.stack[-1], AmmarOffer):
            # Whether Ammar can do anything is open to all: the turn goes on with him.
            game.stack[-1].resolve(game)
        game.tell = None
        self._games.append(game)
        self.actions.append(action)
        return events

    def undo(self) -> None:
        """Take back the last action."""
        self.actions.pop()
        self._games.pop()
