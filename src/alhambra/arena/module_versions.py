"""How results and journals name modules: plug-ins with their version, as records do."""

from __future__ import annotations

from collections.abc import Iterable

from alhambra.notation.header import installed_versions
from alhambra.rules.errors import SetupError, quote
from alhambra.rules.module_registry import problem, sources

_SEPARATOR = "@"


def format_modules(names: Iterable[str]) -> list[str]:
    """`camps`, and `bazaar@1.0` for a plug-in: another version may play other games."""
    names = tuple(names)
    versions = installed_versions(names)
    return [f"{name}{_SEPARATOR}{versions[name]}" if name in versions else name for name in names]


def parse_module(text: str) -> str:
    """The name of a module that is installed, in whatever version."""
    name, _, version = text.partition(_SEPARATOR)
    if version and name not in sources():
        missing = SetupError("module-missing", module=quote(name), version=quote(version))
        raise problem(name) or missing
    return name
