"""The interfaces of bots."""

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
    """A bot that is told what happens. Optional: the view has the whole state."""

    def observe(self, events: Sequence[Event]) -> None:
        """The events that just happened, as far as the seat may see them; the setup comes first."""


@runtime_checkable
class SupportsClose(Protocol):
    """A bot that holds resources to be released."""

    def close(self) -> None:
        """Release them: the game is over, or was abandoned."""


def close_bot(bot: Bot) -> None:
    """Close a bot, ignoring errors: its game is over."""
    if isinstance(bot, SupportsClose):
        with suppress(Exception):
            bot.close()
