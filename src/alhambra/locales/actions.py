"""Actions as people read them: in lists of what may be done, and in hints."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from alhambra.rules.actions import Action

from .faces import faces
from .params import Params, message_params
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
    params: Params = {"what": str(action).partition(" ")[2]}
    for face in faces():
        params.update(face.action_params(words, action))
    for name in _field_names(action):
        params.update(message_params(words, name, getattr(action, name)))
    return params


def _field_names(action: object) -> list[str]:
    """The fields of an action; one of a plug-in may be no dataclass."""
    if not is_dataclass(action) or isinstance(action, type):
        return []
    return [field.name for field in fields(action)]
