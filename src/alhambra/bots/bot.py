"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol, runtime_checkable

from alhambra.rules.actions import Action
from alhambra.rules.events import Event
from alhambra.rules.view import View


class Bot(Protocol):
    """Chooses for one seat. It never gets the game, so it cannot know what is hidden."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        """One of these legal actions, at least one; the view is that of the seat to decide."""


@runtime_checkable
class Observer(Protocol):
    """A bot that wants to be told what happens. Views tell everything that is the case."""

    def observe(self, events: Sequence[Event]) -> None:
        """What just happened, as far as the seat may know it; the setup comes first."""


@runtime_checkable
class Closing(Protocol):
    """A bot that holds something which has to be given back."""

    def close(self) -> None:
        """The game is over, or will not be played on."""


def close_bot(bot: Bot) -> None:
    """Let a bot go. Its game is over: nothing that it does wrong now matters."""
    if isinstance(bot, Closing):
        with suppress(Exception):
            bot.close()
