"""What lies before a seat, for its eyes only: a turn in the making, and a plan."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from alhambra.rules.actions import Action
from alhambra.rules.errors import AlhambraError
from alhambra.rules.game import Game
from alhambra.rules.modules.characters.ammar import AmmarOffer
from alhambra.rules.placing import Placing
from alhambra.rules.turn import Turn

#: So many ids of requests are remembered, so that a repeated one does nothing.
_MEMORY = 32


class _Body(msgspec.Struct, omit_defaults=True):
    """A desk as it is stored."""

    actions: tuple[str, ...] = ()
    ids: tuple[str, ...] = ()
    plan: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatDraft:
    """The steps of a draft with the games they lead to, the ids of past requests, a plan."""

    actions: tuple[Action, ...] = ()
    games: tuple[Game, ...] = ()
    ids: tuple[str, ...] = ()
    plan: tuple[str, ...] = ()

    def add(self, base: Game, action: Action) -> SeatDraft:
        """One more step, checked, up to where chance would speak."""
        game = self.games[-1] if self.games else base
        refusal = game.refusal(action)
        if refusal:
            raise refusal
        return replace(
            self, actions=(*self.actions, action), games=(*self.games, after(game, action))
        )

    def undo(self) -> SeatDraft:
        """Without the last step."""
        return replace(self, actions=self.actions[:-1], games=self.games[:-1])

    def clear(self) -> SeatDraft:
        """Without any step."""
        return replace(self, actions=(), games=())

    def heard(self, id: str) -> SeatDraft:
        """With one more request that was answered."""
        return replace(self, ids=(*self.ids, id)[-_MEMORY:])

    def dumps(self) -> str:
        """The desk as text."""
        body = _Body(tuple(map(str, self.actions)), self.ids, self.plan)
        return msgspec.json.encode(body).decode()

    @classmethod
    def loads(cls, text: str, base: Game | None) -> SeatDraft:
        """The desk that was stored; a draft that no longer fits the game is left out."""
        body = msgspec.json.decode(text, type=_Body)
        desk = cls(ids=body.ids, plan=body.plan)
        if base is None:
            return desk
        drafted = desk
        try:
            for action in body.actions:
                game = drafted.games[-1] if drafted.games else base
                drafted = drafted.add(base, game.parse(action))
        except AlhambraError:
            return desk
        return drafted


def after(game: Game, action: Action) -> Game:
    """The game after an action, up to where chance would speak."""
    game = game.copy()
    game.act(action)
    while game.stack and isinstance(game.stack[-1], AmmarOffer):
        # Whether Ammar can do anything is open to all: the turn goes on with him.
        game.stack[-1].resolve(game)
    return game


def is_final(before: Game, game: Game, seat: int) -> bool:
    """Whether the step between these games cannot wait for a confirmation of its own: it
    reveals something in the middle of a turn, or it was a decision outside of the own turn
    (a bid, a choice before a scoring) and others go on from it."""
    in_turn = isinstance(before.stack[-1], (Turn, Placing))
    return reveals(game, seat) or (is_complete(game, seat) and not in_turn)


def reveals(game: Game, seat: int) -> bool:
    """Whether chance has to speak before this seat can go on with its turn."""
    return game.seat is None and any(step.seat == seat for step in game.stack)


def is_complete(game: Game, seat: int) -> bool:
    """Whether the seat has nothing more to decide."""
    return game.seat != seat and not reveals(game, seat)
