"""A bot process whose bots misbehave."""

import os
import sys
import time
from collections.abc import Sequence

from alhambra.bots import BOTS
from alhambra.bots.registry.factory import BotKind
from alhambra.rules.actions import Action
from alhambra.rules.money import Purse
from alhambra.rules.take import Take
from alhambra.rules.view import View
from alhambra.server.bots.child import main


class Sleeper:
    """Never answers."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        time.sleep(600)
        return actions[0]


class Crasher:
    """Raises an exception."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        raise RuntimeError("I give up")


class Quitter:
    """Exits the process."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        os._exit(1)


class Liar:
    """Returns an illegal action, after printing to stdout."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        print("thinking…")
        os.write(2, b"still thinking")
        return Take(Purse(0))


class Glutton:
    """Allocates all memory."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        hoard = [bytearray(1 << 28) for _ in range(100)]
        return actions[len(hoard)]


class Talker:
    """Prints, and then answers correctly."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        print("x" * 100_000)
        sys.stdout.flush()
        return actions[-1]


NAMES = ("sleeper", "crasher", "quitter", "liar", "glutton", "talker")

if __name__ == "__main__":
    for kind in (Sleeper, Crasher, Quitter, Liar, Glutton, Talker):
        BOTS[kind.__name__.lower()] = BotKind(kind)
    main()
