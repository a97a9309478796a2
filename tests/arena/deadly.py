"""Bots that end their process, and the command with them: `python -m tests.arena.deadly arena …`.

A module of its own because workers import the main module again and know its bots.
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
    """Ends everything."""

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
    """Does so when it is told what happened."""

    def observe(self, events: Sequence[Event]) -> None:
        os._exit(3)


class Leaver:
    """Does so when a game is over, but not when a match is checked."""

    played = False

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        self.played = True
        return actions[0]

    def close(self) -> None:
        if self.played:
            os._exit(3)


class Victim:
    """Is killed, as the system does when memory is short."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        os.kill(os.getpid(), signal.SIGKILL)
        return actions[0]


class Roulette:
    """Dies at another decision each time."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        if random.random() < 0.2:
            os._exit(1)
        return actions[0]


class Unlucky:
    """Dies once, by an accident that does not come again."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        with suppress(FileExistsError):
            os.mkdir(os.environ["ACCIDENT"])  # noqa: PTH102
            os._exit(1)
        return actions[0]


class Deaf:
    """Never answers, and nothing can interrupt it."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        while True:
            with suppress(BaseException):
                time.sleep(60)


class Stillborn:
    """Ends everything when it is made for a game, but not when a match is checked."""

    def __init__(self, seed: int | None = None) -> None:
        if seed is not None:
            os._exit(5)

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        return actions[0]


class Clinging:
    """Takes its time when the game is over."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        return actions[0]

    def close(self) -> None:
        time.sleep(1.6)


class Loud:
    """An ordinary crash."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        raise ValueError("bang")


for kind in (
    Bomb, Fuse, Watcher, Leaver, Victim, Roulette, Unlucky, Deaf, Stillborn, Clinging, Loud,
):  # fmt: skip
    BOTS[kind.__name__.lower()] = BotKind(kind)

if __name__ == "__main__":
    main()
