"""Which installed modules can be played where people read words: the terminal and a server.

The registry of the rules finds modules by their entry points. Here their rules are loaded and
their messages are read, so that a broken plug-in is not offered, and is reported by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from alhambra.rules.components import default_components
from alhambra.rules.errors import SetupError
from alhambra.rules.module_registry import BUILT_IN, cached, module_names, problem, problems
from alhambra.rules.ruleset import load_module

from .catalogues import languages
from .faces import words_face
from .plugin_words import check_words


def playable_modules() -> tuple[str, ...]:
    """The names of all modules that can be chosen: built-in ones, and plug-ins that work."""
    names = module_names()
    return tuple(name for name in names if name in BUILT_IN or name not in module_problems())


@cached
def module_problems() -> Mapping[str, SetupError]:
    """What is wrong with installed plug-ins, by the name of the module."""
    found = dict(problems())
    for name in module_names():
        if name not in BUILT_IN:
            try:
                load_module(name, default_components())
                check_module_words([name])
            except SetupError as error:
                # Tracebacks would keep alive all that was on the stack.
                found[name] = error.with_traceback(None)
    return found


def check_module_words(names: Iterable[str]) -> None:
    """Raise the error of the first of these modules that has no words to play with. Unknown names
    and broken rules are refused when the ruleset is made."""
    for name in names:
        if error := problem(name):
            raise error
        if name not in BUILT_IN and name in module_names():
            words_face(name)
            for language in languages():
                check_words(name, language)
