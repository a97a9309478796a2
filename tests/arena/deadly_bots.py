"""Bots that kill their process; `python -m tests.arena.deadly_bots arena …` plays with them.

A separate module, because workers import the main module again and find its bots there.
"""

import os
import random
import signal
import time
from collections.abc import Sequence
from contextlib import suppress

from alhambra import Action, View
from alhambra.bots import BOTS, BotKind
from alhambra.cli import main
from alhambra.rules.events import Event


class Bomb:
    """Exits the process."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        os._exit(3)


class Fuse:
    """Plays four decisions first."""

    left = 4

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        self.left -= 1
        if self.left < 0:
            os._exit(3)
        return actions[0]


class Watcher(Bomb):
    """Exits when it observes an event."""

    def observe(self, events: Sequence[Event]) -> None:
        os._exit(3)


class Leaver:
    """Exits when a game is over, but not when a match is checked."""

    played = False

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        self.played = True
        return actions[0]

    def close(self) -> None:
        if self.played:
            os._exit(3)


class Victim:
    """Is killed by SIGKILL, as the system does when memory is short."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        os.kill(os.getpid(), signal.SIGKILL)
        return actions[0]


class Roulette:
    """Exits at a random decision."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        if random.random() < 0.2:
            os._exit(1)
        return actions[0]


class Unlucky:
    """Dies once, by an accident that is not repeated."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        with suppress(FileExistsError):
            os.mkdir(os.environ["ACCIDENT"])  # noqa: PTH102
            os._exit(1)
        return actions[0]


class Deaf:
    """Never answers and cannot be interrupted."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        while True:
            with suppress(BaseException):
                time.sleep(60)


class Stillborn:
    """Exits when it is constructed for a game, but not when a match is checked."""

    def __init__(self, seed: int | None = None) -> None:
        if seed is not None:
            os._exit(5)

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        return actions[0]


class Clinging:
    """Takes a long time to close."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        return actions[0]

    def close(self) -> None:
        time.sleep(1.6)


class Loud:
    """Raises an ordinary exception."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        raise ValueError("bang")


for kind in (
    Bomb, Fuse, Watcher, Leaver, Victim, Roulette, Unlucky, Deaf, Stillborn, Clinging, Loud,
):  # fmt: skip
    BOTS[kind.__name__.lower()] = BotKind(kind)

if __name__ == "__main__":
    main()
