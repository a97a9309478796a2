"""Actions that open a gate."""

from __future__ import annotations

from alhambra.locales.faces import WordsFace
from alhambra.locales.things import side_name
from alhambra.locales.words import Words
from alhambra.rules.actions import Action
from alhambra.rules.modules.city_gates.build import Gated
from alhambra.rules.tiles import format_sides


def _action_params(words: Words, action: Action) -> dict[str, str]:
    """`gate`: the side of the gate, `none` for any other action."""
    if isinstance(action, Gated):
        return {"gate": side_name(words, format_sides(action.side))}
    return {"gate": "none"}


FACE = WordsFace(action_params=_action_params)
