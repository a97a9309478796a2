"""Misbehaving bots, registered under their own names."""

import time
from collections.abc import Sequence
from contextlib import suppress

import pytest

from alhambra import Action, View
from alhambra.bots import BOTS, BotKind
from alhambra.rules.money import Purse
from alhambra.rules.take import Take


class Crasher:
    """Plays its first decisions and then raises."""

    def __init__(self, after: int = 0) -> None:
        self.left = after

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        self.left -= 1
        if self.left < 0:
            raise ValueError("no idea")
        return actions[0]


class Unborn:
    """Can be constructed for a check without a seed, but not for a game."""

    def __init__(self, seed: int | None = None) -> None:
        if seed is not None:
            raise RuntimeError("not today")

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        return actions[0]


class Quitter:
    """Raises SystemExit."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        raise SystemExit(3)


class Cheat:
    """Takes money that is not on display."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        return Take(Purse(0))


class Garbler:
    """Returns the right action with nonsense inside."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        return Take("all of it")  # type: ignore[arg-type]


class Rambler:
    """Raises an error whose text cannot be computed."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        raise Mystery


class Mystery(Exception):
    """An error without a text."""

    def __str__(self) -> str:
        raise RuntimeError


class Mute:
    """Returns something that is not an action."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        return None  # type: ignore[return-value]


class Sleeper:
    """Thinks forever, and swallows ordinary exceptions."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        while True:
            with suppress(Exception):
                time.sleep(60)


class Stubborn:
    """Takes a little too long and cannot be interrupted at all."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        until = time.monotonic() + 0.25
        while time.monotonic() < until:
            with suppress(BaseException):
                time.sleep(0.05)
        return actions[0]


class Interrupter:
    """Simulates Ctrl-C in the first decision of its second game."""

    made = 0

    def __init__(self, seed: int | None = None) -> None:
        if seed is not None:
            Interrupter.made += 1

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        if Interrupter.made > 1:
            raise KeyboardInterrupt
        return actions[0]


@pytest.fixture
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Registers the bots of this file for one test."""
    Interrupter.made = 0
    for kind in (Cheat, Garbler, Mute, Quitter, Rambler, Sleeper, Stubborn):
        monkeypatch.setitem(BOTS, kind.__name__.lower(), BotKind(kind))
    monkeypatch.setitem(BOTS, "crasher", BotKind(Crasher))
    monkeypatch.setitem(BOTS, "unborn", BotKind(Unborn))
    monkeypatch.setitem(BOTS, "interrupter", BotKind(Interrupter))
