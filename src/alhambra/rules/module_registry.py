"""Which optional modules can be played, and where each layer finds a module's face in it.

Our own modules have their faces at `alhambra.<layer>.modules.<name>`. A plug-in is an installed
package that an entry point of the group `alhambra.modules` names; its faces are submodules:
`<package>.rules`, and as many of `<package>.bots`, `.locales`, `.draw`, `.wire` and `.cli` as it
wants. A plug-in that cannot be used is reported to whoever names it, and left out everywhere else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module, invalidate_caches
from importlib.util import find_spec
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, ParamSpec, TypeVar, cast

from .errors import AlhambraError, SetupError, quote

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F")

GROUP = "alhambra.modules"
#: Names stand in records, options and message ids.
_NAME = re.compile("[a-z][a-z0-9_]{0,39}")
#: Our own modules in canonical order.
BUILT_IN = ("city_gates", "diamonds", "camps", "characters")
#: Index, name and letter of the currencies of our own modules. They are reserved, so that a
#: plug-in cannot take them before the built-in module is imported.
RESERVED_CURRENCIES = ((4, "diamond", "M"),)
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


@dataclass(frozen=True, slots=True)
class _Installed:
    sources: Mapping[str, ModuleSource]
    problems: Mapping[str, SetupError]


def sources() -> Mapping[str, ModuleSource]:
    """All modules that can be chosen: our own in canonical order, then plug-ins by name."""
    return _installed().sources


def problems() -> Mapping[str, SetupError]:
    """Why an entry point brings no module, by the name it claims. A package that claims the name
    of a built-in module is listed, too; the built-in one is still played."""
    return _installed().problems


def problem(name: str) -> SetupError | None:
    """What to raise when somebody wants a module whose entry point cannot be used."""
    found = None if name in sources() else problems().get(name)
    # A new object every time: an error that is raised again keeps all earlier tracebacks.
    return SetupError(found.code, **found.params) if found else None


@cached
def _installed() -> _Installed:
    """What the entry points of all installed packages bring."""
    # Slow to import, and needed only when somebody asks for plug-ins.
    from importlib.metadata import entry_points  # noqa: PLC0415

    claims: dict[str, list[ModuleSource]] = {
        name: [ModuleSource(name)] for name in (*BUILT_IN, *implied_names())
    }
    plugins = map(_plugin, entry_points(group=GROUP))
    for source in sorted(plugins, key=lambda source: (source.name, source.distribution)):
        claims.setdefault(source.name, []).append(source)
    found = {name: ModuleSource(name) for name in BUILT_IN}
    wrong: dict[str, SetupError] = {}
    for name, claimed in claims.items():
        error = _claim_error(claimed)
        if error:
            wrong[name] = error
        elif name not in implied_names():
            found[name] = claimed[0]
    return _Installed(MappingProxyType(found), MappingProxyType(wrong))


def _plugin(entry: EntryPoint) -> ModuleSource:
    distribution, version = (entry.dist.name, entry.dist.version) if entry.dist else ("", "")
    return ModuleSource(entry.name, entry.module, distribution or entry.module, version)


def _claim_error(claimed: list[ModuleSource]) -> SetupError | None:
    """Why the packages that claim a name cannot have it."""
    first = claimed[0]
    if len(claimed) > 1:
        packages = ", ".join(source.distribution or source.package for source in claimed)
        return SetupError("module-twice", module=quote(first.name), packages=packages)
    if not _NAME.fullmatch(first.name):
        return SetupError("module-name", module=quote(first.name), package=first.distribution)
    return None


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


def load_face(name: str, layer: str, kind: type[F]) -> F | None:
    """The constant `FACE` of a module's face in a layer, checked; None where it has no face."""
    module = face(name, layer)
    if module is None:
        return None
    found = getattr(module, "FACE", None)
    if not isinstance(found, kind):
        raise broken(name, f"{module.__name__}.FACE is not a {kind.__name__}")
    return found


def loadable_faces(load: Callable[[str], F]) -> dict[str, F]:
    """What `load` returns for every module, by name. A plug-in for which it fails is left out, so
    that it does not spoil games without it."""
    found: dict[str, F] = {}
    for name in (*implied_names(), *module_names()):
        with suppress(SetupError):
            found[name] = load(name)
    return found


def broken(name: str, reason: Exception | str) -> SetupError:
    """The error of a plug-in whose code fails."""
    source = sources().get(name, ModuleSource(name))
    return SetupError(
        "module-broken",
        module=name,
        package=source.distribution or source.package,
        # One of our errors is written as a sentence.
        reason=reason if isinstance(reason, AlhambraError | str) else repr(reason),
    )


def forget() -> None:
    """Empty all caches, so that plug-ins are looked up again after an install."""
    invalidate_caches()
    for clear in _memos:
        clear()
