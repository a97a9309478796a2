"""What was counted at a cardboard table: who plays with what, and the numbers of a scoring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from alhambra.rules.module_registry import implied


@dataclass(frozen=True)
class Pad:
    """Who plays, and which modules score."""

    names: tuple[str, ...]
    edition: str
    modules: tuple[str, ...] = ()

    @property
    def active(self) -> tuple[str, ...]:
        """These modules, and those that come with the number of players."""
        return (*implied(len(self.names)), *self.modules)


@dataclass(frozen=True)
class Tally:
    """What was counted for one scoring: by kind and owner, by player, and by module."""

    kinds: Mapping[str, Sequence[int]]
    walls: Sequence[int]
    modules: Mapping[str, object] = field(default_factory=dict)
