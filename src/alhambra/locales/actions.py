"""Actions as people read them: in lists of what may be done, and in hints."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import is_dataclass
from typing import Any

from alhambra.rules.actions import Action
from alhambra.rules.value_json import field_types

from .faces import words_faces
from .params import Params, field_params
from .words import Words


def action_text(words: Words, action: Action) -> str:
    """The message `action-VERB`, filled with the fields of the action; the notation without one.

    Some messages tell more than the action knows, as the tile of a square; then, too, the
    notation has to do.
    """
    id = f"action-{action.verb}"
    if not words.has(id):
        return str(action)
    try:
        return words.text(id, **_params(words, action))
    except LookupError:
        return str(action)


def _params(words: Words, action: Action) -> Params:
    """`what` is all that follows the verb in notation."""
    params: dict[str, str | int] = {"what": str(action).partition(" ")[2]}
    for face in words_faces():
        params.update(face.action_params(words, action))
    for name, hint in _field_types(action).items():
        params.update(field_params(words, name, hint, getattr(action, name)))
    return params


def _field_types(action: Any) -> Mapping[str, Any]:
    """The types of its fields; the action of a plug-in may not be a dataclass."""
    kind: Any = type(action)
    return field_types(kind) if is_dataclass(action) else {}
