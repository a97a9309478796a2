"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from alhambra.rules.actions import Action
from alhambra.rules.view import View


class Bot(Protocol):
    """Chooses for one seat. It never gets the game, so it cannot know what is hidden."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        """One of these legal actions, at least one; the view is that of the seat to decide."""
