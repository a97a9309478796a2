"""Drafts: decisions of a seat that can still be undone, because nothing hidden was revealed.

Used by the tables of the server and by the terminal. Which decisions are final and which steps
reveal nothing is declared by the classes of the steps (`Step.is_final`, `Step.is_open`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from alhambra.rules.actions import Action
from alhambra.rules.events import Tell
from alhambra.rules.game import Game
from alhambra.rules.seats import SeatIndex


@dataclass(frozen=True, slots=True)
class Draft:
    """The actions of a seat that are not committed yet, and the game after each of them."""

    actions: tuple[Action, ...] = ()
    games: tuple[Game, ...] = ()

    def current(self, base: Game) -> Game:
        """The game after the draft; `base` is the committed game that the draft starts from."""
        return self.games[-1] if self.games else base

    def add(self, base: Game, action: Action, tell: Tell | None = None) -> Self:
        """One more action, checked and carried out up to where something hidden matters."""
        game = self.current(base)
        refusal = game.refusal(action)
        if refusal:
            raise refusal
        games = (*self.games, after(game, action, tell))
        return replace(self, actions=(*self.actions, action), games=games)

    def undo(self) -> Self:
        """The draft without its last action."""
        return replace(self, actions=self.actions[:-1], games=self.games[:-1])

    def clear(self) -> Self:
        """The draft without any action."""
        return replace(self, actions=(), games=())


def after(game: Game, action: Action, tell: Tell | None = None) -> Game:
    """The game after an action, up to the next decision or to where something is revealed."""
    game = game.copy()
    game.tell = tell
    game.act(action)
    while game.stack and game.stack[-1].is_open:
        game.stack[-1].resolve(game)
    game.tell = None
    return game


def is_final(before: Game, game: Game, seat: SeatIndex) -> bool:
    """Whether the action between these two games cannot wait for the end of the turn.

    It reveals something in the middle of a turn, or it answered a question outside of the own
    turn (a bid, a choice before a scoring) and the game continues from it.
    """
    return reveals(game, seat) or (is_complete(game, seat) and is_answer(before))


def is_answer(before: Game) -> bool:
    """Whether a decision in this game answers a question, and is not part of a turn."""
    return before.stack[-1].is_final


def reveals(game: Game, seat: SeatIndex) -> bool:
    """Whether something hidden is revealed before this seat can continue its turn."""
    return game.seat is None and any(step.seat == seat for step in game.stack)


def is_complete(game: Game, seat: SeatIndex) -> bool:
    """Whether the seat has nothing more to decide."""
    return game.seat != seat and not reveals(game, seat)
