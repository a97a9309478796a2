"""What a module brings to the words, besides its messages.

Messages alone are enough for most modules. What needs code is the constant `FACE` of
`alhambra.locales.modules.<name>`, or of a plug-in's `<package>.locales`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from alhambra.rules.module_registry import cached, load_face, loadable_faces

if TYPE_CHECKING:
    from alhambra.rules.actions import Action

    from .words import Words

Param = Callable[["Words", Any], str]


@dataclass(frozen=True, kw_only=True)
class WordsFace:
    """The words of a module that need code."""

    #: How a field of an event or action, or a parameter of an error, is written, by its name.
    params: Mapping[str, Param] = field(default_factory=dict)
    #: Further parameters for the message of an action of any module.
    action_params: Callable[[Words, Action], Mapping[str, str]] = lambda words, action: {}
    #: The title of a source of points that has no message of its own; None: it is not ours.
    source_text: Callable[[Words, str], str | None] = lambda words, source: None
    #: The name of an owner of tiles who has no seat; None: it is not ours.
    owner_text: Callable[[Words, int], str | None] = lambda words, owner: None


@cached
def words_faces() -> tuple[WordsFace, ...]:
    """The faces of all modules; plug-ins whose face cannot be loaded are left out."""
    return tuple(face for face in loadable_faces(words_face).values() if face)


def words_face(name: str) -> WordsFace | None:
    """The face of a module, if it has one."""
    return load_face(name, "locales", WordsFace)
