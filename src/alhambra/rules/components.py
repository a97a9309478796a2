"""Component data that an owner of the game may correct: a section per module.

Each module reads and checks its own section with the function `parse_components` of its rules.
The data file says which of its values are attested and which are a reconstruction.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterable, Iterator, Mapping
from functools import cache
from pkgutil import get_data
from typing import Any

from .errors import SetupError
from .module_registry import BUILT_IN, face, module_names


class Components(Mapping[str, Any]):
    """The sections that were read, by the name of their module; an immutable value."""

    __slots__ = ("_sections",)

    def __init__(self, **sections: Hashable) -> None:
        self._sections = sections

    def __getitem__(self, name: str) -> Any:
        return self._sections[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._sections)

    def __len__(self) -> int:
        return len(self._sections)

    def __hash__(self) -> int:
        return hash(frozenset(self._sections.items()))

    def __repr__(self) -> str:
        return f"Components({', '.join(f'{name}={data!r}' for name, data in self.items())})"


@cache
def default_components() -> Components:
    """The data of the package."""
    text = get_data(__package__, "data/expansion.json")
    assert text is not None
    data = json.loads(text)
    return Components(**{name: _section(name, data) for name in _readable(data, BUILT_IN)})


def parse_components(text: str) -> Components:
    """Component data from JSON text, with an error that says what is wrong with it.

    The text has every section of our own data, and may have those of installed plug-ins.
    """
    try:
        data = _json(text)
        names = dict.fromkeys((*default_components(), *_readable(data, module_names())))
        return Components(**{name: _section(name, data) for name in names})
    except SetupError as reason:
        raise SetupError("bad-data", reason=reason) from None


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SetupError("data-not-json", line=getattr(error, "lineno", 1)) from None


def _readable(data: Any, modules: Iterable[str]) -> list[str]:
    """The modules that read a section, where the data has one."""
    return [
        name
        for name in modules
        if isinstance(data, dict)
        and name in data
        and hasattr(face(name, "rules"), "parse_components")
    ]


def _section(name: str, data: Any) -> Hashable:
    try:
        section: Hashable = face(name, "rules").parse_components(data[name])  # type: ignore[union-attr]
    except (KeyError, TypeError, AttributeError):
        raise SetupError("data-incomplete", section=name) from None
    return section
