"""What a module brings to the words, besides its messages.

Messages alone are enough for most modules. What needs code is the constant `FACE` of
`alhambra.locales.modules.<name>`, or of a plug-in's `<package>.locales`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from alhambra.rules.module_registry import face, implied_names, module_names

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


_DEFAULT = WordsFace()


def faces() -> tuple[WordsFace, ...]:
    """The faces of all modules that can be played. The registry remembers each of them."""
    found = (face(name, "locales") for name in (*implied_names(), *module_names()))
    return tuple(getattr(module, "FACE", _DEFAULT) for module in found if module is not None)
