"""Shuffles that come again after a turn was taken back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

from alhambra.rules.chance import Chance, name_of
from alhambra.rules.events import Shuffled

T = TypeVar("T")


class RepeatingChance:
    """Repeats the shuffles of moves that were taken back, so that the same cards come again; after
    them, its source goes on. Items that were not in such a shuffle are dealt among the others at
    random."""

    __slots__ = ("_shuffles", "_source")

    def __init__(self, source: Chance, shuffles: Iterable[Shuffled]) -> None:
        self._source = source
        self._shuffles = list(shuffles)

    def shuffle(self, pile: str, items: Iterable[T]) -> tuple[T, ...]:
        order = self._source.shuffle(pile, items)
        known = self._pop(pile)
        return _in_order(order, known.order) if known else order

    def skip(self, shuffles: Iterable[Shuffled]) -> None:
        """Go on after these shuffles, which another process has carried out."""
        for shuffle in shuffles:
            self._pop(shuffle.pile)

    def before(self, shuffles: Iterable[Shuffled]) -> RepeatingChance:
        """A source that repeats these shuffles first."""
        return RepeatingChance(self._source.copy(), (*shuffles, *self._shuffles))

    def _pop(self, pile: str) -> Shuffled | None:
        known = next((one for one in self._shuffles if one.pile == pile), None)
        if known:
            self._shuffles.remove(known)
        return known

    def copy(self) -> RepeatingChance:
        return RepeatingChance(self._source.copy(), self._shuffles)

    def key(self) -> int:
        return self._source.key()


def _in_order(items: tuple[T, ...], names: Iterable[str]) -> tuple[T, ...]:
    """The items with those of these names in the order of the names."""
    wanted = Counter(map(name_of, items)) & Counter(names)
    left: dict[str, list[T]] = {}
    places = []
    for place, item in enumerate(items):
        name = name_of(item)
        if len(left.setdefault(name, [])) < wanted[name]:
            left[name].append(item)
            places.append(place)
    found = list(items)
    known = (left[name].pop() for name in names if left.get(name))
    for place, item in zip(places, known, strict=True):
        found[place] = item
    return tuple(found)
