"""Randomness comes from an object, and only as shuffles: hidden information is always an order."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from typing import Protocol, Self, TypeVar

from .errors import AlhambraError, quote

T = TypeVar("T")
_MASK = (1 << 64) - 1
#: The largest state of a generator.
LARGEST_STATE = _MASK


class Chance(Protocol):
    """The source of randomness of a game."""

    def shuffle(self, pile: str, items: Iterable[T]) -> tuple[T, ...]:
        """The items in a new order, the first to be drawn first."""

    def copy(self) -> Self:
        """An independent source that goes on in the same way."""

    def key(self) -> int:
        """What distinguishes this source from others, for equality of games."""


class Shuffler(ABC):
    """A source that draws numbers: every order of a shuffle is equally likely."""

    __slots__ = ()

    def shuffle(self, pile: str, items: Iterable[T]) -> tuple[T, ...]:
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    @abstractmethod
    def below(self, bound: int) -> int:
        """A number from 0 up to but not including bound, all equally likely."""

    def choose(self, weights: Sequence[int]) -> int:
        """The index of one of the weights, drawn in proportion to them."""
        number = self.below(sum(weights))
        return next(index for index, most in enumerate(accumulate(weights)) if number < most)

    @abstractmethod
    def copy(self) -> Self:
        """See `Chance`."""

    @abstractmethod
    def key(self) -> int:
        """See `Chance`."""


class Seeded(Shuffler):
    """A small generator of our own (SplitMix64): same seed, same game, everywhere."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def below(self, bound: int) -> int:
        # Rejection sampling: a plain remainder would favour small results.
        fair = _MASK + 1 - (_MASK + 1) % bound
        while (number := self._next()) >= fair:
            pass
        return number % bound

    def _next(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self.state
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & _MASK
        return mixed ^ (mixed >> 31)

    def copy(self) -> Self:
        return type(self)(self.state)

    def key(self) -> int:
        return self.state


class ScriptError(AlhambraError):
    """The script of shuffles does not fit what the game asks for."""


class Scripted:
    """Shuffles with known results: `script` gives the order of a pile as a list of names."""

    __slots__ = ("script",)

    def __init__(self, script: Callable[[str], Iterable[str]]) -> None:
        self.script = script

    def shuffle(self, pile: str, items: Iterable[T]) -> tuple[T, ...]:
        left: dict[str, list[T]] = {}
        for item in items:
            left.setdefault(name_of(item), []).append(item)
        order: list[T] = []
        for name in self.script(pile):
            if not left.get(name):
                raise ScriptError("shuffle-has-stranger", pile=pile, item=quote(name))
            order.append(left[name].pop())
        missing = [name for name, rest in left.items() if rest]
        if missing:
            raise ScriptError("shuffle-lacks-item", pile=pile, item=missing[0])
        return tuple(order)

    def copy(self) -> Scripted:
        return self

    def key(self) -> int:
        return 0


def name_of(item: object) -> str:
    """How an item is written in the list of a shuffle."""
    return str(getattr(item, "code", item))
