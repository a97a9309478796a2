"""What bots know about optional modules: one typed face for each module that needs one.

A module without a face is playable all the same: the mason rates its actions by playing them
(`mason/unknown_actions.py`), the architect and the vizier search them like any other action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from alhambra.rules.actions import Action
from alhambra.rules.game import Game
from alhambra.rules.module_registry import load_face
from alhambra.rules.palace import Palace
from alhambra.rules.ruleset import Ruleset
from alhambra.rules.view import OpenTable

from .analysis.forecast import Forecast

_LAYER = "bots"

#: The value of an action to the viewer of a table, in points, roughly.
Worth = Callable[[OpenTable, Any], float]
#: The positions that an action may lead to, the best of which counts.
Outcomes = Callable[[Game, Any], Iterable[Game]]
PalacePoints = Callable[[Palace], int]
#: Whether an action is never worth considering for the viewer of a table, if there are others.
IsPointless = Callable[[OpenTable, Any], bool]


@dataclass(frozen=True, slots=True)
class ModuleFeatures:
    """Features of a position, and their values for a seat in the order of the names."""

    names: tuple[str, ...]
    values: Callable[[Game, int, Forecast], Sequence[float]]


class RatedChoice(NamedTuple):
    """A decision: the position, and the value of each action."""

    game: Game
    values: Mapping[Action, float]

    def is_best(self, action: Action) -> bool:
        """Whether no action is better."""
        return self.values[action] >= max(self.values.values())


#: The key of what speaks for an action; None if nothing does.
ReasonKey = Callable[[RatedChoice, Any], str | None]


@dataclass(frozen=True, eq=False, kw_only=True)
class BotFace:
    """What a module brings to bots: the constant `FACE` of its Python module for this layer."""

    #: The mason's rating of each class of action.
    worth: Mapping[type[Action], Worth] = field(default_factory=dict)
    #: Actions that reveal something random at once, or answer a question of a scoring: the
    #: position after them says little, so the architect takes the mason's rating.
    rated_by_mason: tuple[type[Action], ...] = ()
    #: Actions after which other seats decide, so that carrying them out leads nowhere yet.
    outcomes: Mapping[type[Action], Outcomes] = field(default_factory=dict)
    #: Actions that the architect leaves out where these say so.
    pointless: Mapping[type[Action], IsPointless] = field(default_factory=dict)
    #: What speaks for an action, where the terms of the evaluation do not say it.
    reasons: Mapping[type[Action], ReasonKey] = field(default_factory=dict)
    #: What a palace scores in every scoring besides majorities and wall, by feature.
    palace_points: Mapping[str, PalacePoints] = field(default_factory=dict)
    #: What else the architect's evaluation knows.
    features: tuple[ModuleFeatures, ...] = ()


@lru_cache(maxsize=64)
def joined_face(rules: Ruleset) -> BotFace:
    """The faces of all modules in play as one."""
    found = bot_faces(rules.active)
    return BotFace(
        worth={kind: rate for one in found for kind, rate in one.worth.items()},
        rated_by_mason=tuple(kind for one in found for kind in one.rated_by_mason),
        outcomes={kind: after for one in found for kind, after in one.outcomes.items()},
        pointless={kind: test for one in found for kind, test in one.pointless.items()},
        reasons={kind: key for one in found for kind, key in one.reasons.items()},
        palace_points={name: count for one in found for name, count in one.palace_points.items()},
        features=tuple(features for one in found for features in one.features),
    )


def bot_faces(active: Iterable[str]) -> tuple[BotFace, ...]:
    """The faces of these modules; the default one, which knows nothing, where one brings none."""
    return tuple(map(_face, active))


def _face(name: str) -> BotFace:
    return load_face(name, _LAYER, BotFace) or BotFace()
