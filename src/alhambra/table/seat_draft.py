"""The private state of a seat: its draft of a turn, and its plan."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from alhambra.rules.errors import AlhambraError
from alhambra.rules.game import Game

from .draft import Draft

#: How many request ids are remembered, so that a repeated request has no effect.
_MEMORY = 32


class _Body(msgspec.Struct, omit_defaults=True):
    """The JSON of a stored draft."""

    actions: tuple[str, ...] = ()
    ids: tuple[str, ...] = ()
    plan: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatDraft(Draft):
    """A draft with the ids of past requests and a plan."""

    ids: tuple[str, ...] = ()
    plan: tuple[str, ...] = ()

    def remember(self, id: str) -> SeatDraft:
        """The draft with the id of one more answered request."""
        return replace(self, ids=(*self.ids, id)[-_MEMORY:])

    def dumps(self) -> str:
        """The draft as JSON."""
        body = _Body(tuple(map(str, self.actions)), self.ids, self.plan)
        return msgspec.json.encode(body).decode()

    @classmethod
    def loads(cls, text: str, base: Game | None) -> SeatDraft:
        """The stored draft; actions that are no longer legal are dropped."""
        body = msgspec.json.decode(text, type=_Body)
        draft = cls(ids=body.ids, plan=body.plan)
        if base is None:
            return draft
        drafted = draft
        try:
            for action in body.actions:
                drafted = drafted.add(base, drafted.current(base).parse(action))
        except AlhambraError:
            return draft
        return drafted
