"""Which optional modules can be played, and where each layer finds a module's face in it.

Our own modules have their faces at `alhambra.<layer>.modules.<name>`. A plug-in is an installed
package that an entry point of the group `alhambra.modules` names; its faces are submodules:
`<package>.rules`, and as many of `<package>.bots`, `.draw`, `.wire` and `.cli` as it wants.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module, invalidate_caches
from importlib.util import find_spec
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, ParamSpec, TypeVar, cast

from .errors import SetupError, quote

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

P = ParamSpec("P")
R = TypeVar("R")

GROUP = "alhambra.modules"
#: Names stand in records, options and message ids.
_NAME = re.compile("[a-z][a-z0-9_]{0,39}")
#: Our own modules in canonical order.
BUILT_IN = ("city_gates", "diamonds", "camps", "characters")
#: Modules that a number of players brings along; nobody chooses them.
IMPLIED: Mapping[int, tuple[str, ...]] = {2: ("two_players",)}


_memos: list[Callable[[], None]] = []


@dataclass(frozen=True, slots=True)
class ModuleSource:
    """Where a module comes from. Our own modules have the version of this package: none here."""

    name: str
    package: str = "alhambra"
    distribution: str = ""
    version: str = ""

    def face(self, layer: str) -> str:
        """The dotted name of this module's face in a layer."""
        if self.package == "alhambra":
            return f"alhambra.{layer}.modules.{self.name}"
        return f"{self.package}.{layer}"


def cached(function: Callable[P, R]) -> Callable[P, R]:
    """A memo like `functools.cache`, which `forget` empties."""
    kept = cache(function)
    _memos.append(kept.cache_clear)
    return cast("Callable[P, R]", kept)


@cached
def sources() -> Mapping[str, ModuleSource]:
    """All modules that can be chosen: our own in canonical order, then plug-ins by name."""
    found = {name: ModuleSource(name) for name in BUILT_IN}
    # Slow to import, and needed only when somebody asks for plug-ins.
    from importlib.metadata import entry_points  # noqa: PLC0415

    plugins = map(_plugin, entry_points(group=GROUP))
    for source in sorted(plugins, key=lambda source: (source.name, source.distribution)):
        if source.name in found or source.name in implied_names():
            first = found.get(source.name, ModuleSource(source.name))
            packages = f"{first.distribution or first.package}, {source.distribution}"
            raise SetupError("module-twice", module=source.name, packages=packages)
        found[source.name] = source
    return MappingProxyType(found)


def _plugin(entry: EntryPoint) -> ModuleSource:
    distribution, version = (entry.dist.name, entry.dist.version) if entry.dist else ("", "")
    package = distribution or entry.module
    if not _NAME.fullmatch(entry.name):
        raise SetupError("module-name", module=quote(entry.name), package=package)
    return ModuleSource(entry.name, entry.module, package, version)


def module_names() -> tuple[str, ...]:
    """The names of all modules that can be chosen."""
    return tuple(sources())


def implied(players: int) -> tuple[str, ...]:
    """The modules that this number of players brings along."""
    return IMPLIED.get(players, ())


def implied_names() -> tuple[str, ...]:
    """All modules that come with some number of players."""
    return tuple(name for names in IMPLIED.values() for name in names)


@cached
def face(name: str, layer: str) -> ModuleType | None:
    """A module's face in a layer; None where it has none, and the layer's default will do."""
    ours = (*BUILT_IN, *implied_names())
    source = ModuleSource(name) if name in ours else sources().get(name, ModuleSource(name))
    path = source.face(layer)
    try:
        return import_module(path) if find_spec(path) else None
    except Exception as error:
        if source.package == "alhambra":
            raise
        raise broken(name, error) from error


def broken(name: str, error: Exception) -> SetupError:
    """The error of a plug-in whose code fails."""
    source = sources().get(name, ModuleSource(name))
    return SetupError(
        "module-broken",
        module=name,
        package=source.distribution or source.package,
        reason=repr(error),
    )


def forget() -> None:
    """Empty all caches, so that plug-ins are looked up again after an install."""
    invalidate_caches()
    for clear in _memos:
        clear()
