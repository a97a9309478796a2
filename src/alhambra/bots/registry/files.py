"""Bots in Python files outside of any package."""

from __future__ import annotations

import hashlib
import sys
from functools import lru_cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from alhambra.bots.errors import BotError, describe_exception


def bot_in(path: Path, name: str | None) -> Any:
    """The class of this name in a file, or the only bot there is."""
    module = _module(path)
    bots = _bots(module)
    if name is None:
        if len(bots) > 1:
            raise BotError("bot-file-several", path=str(path), known=", ".join(bots))
        if not bots:
            raise BotError("bot-file-empty", path=str(path))
        (name,) = bots
    found = getattr(module, name, None)
    if not callable(found):
        known = ", ".join(bots) or "-"
        raise BotError("bot-file-lacks", path=str(path), name=name, known=known)
    return found


def _bots(module: ModuleType) -> list[str]:
    """The public classes of a module that can choose; what it imports is not its own."""
    return [
        name
        for name, kind in vars(module).items()
        if isinstance(kind, type)
        and kind.__module__ == module.__name__
        and not name.startswith("_")
        and callable(getattr(kind, "choose", None))
    ]


def _module(path: Path) -> ModuleType:
    try:
        whole = path.resolve(strict=True)
        found = whole.is_file()
        changed = whole.stat().st_mtime_ns
    except (OSError, ValueError):  # no such path, or none that could be
        found = False
    if not found:
        raise BotError("bot-file-missing", path=str(path))
    return _loaded(whole, changed)


@lru_cache(maxsize=64)
def _loaded(path: Path, _changed: int) -> ModuleType:
    """The file imported as a module, again only when it has changed."""
    name = f"alhambra_bot_{hashlib.sha256(str(path).encode()).hexdigest()[:16]}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    # Dataclasses and pickles look their module up while it runs, and later.
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise BotError("bot-file-broken", path=str(path), reason=_reason(error)) from error
    return module


def _reason(error: BaseException) -> str:
    if isinstance(error, SyntaxError):
        return f"{type(error).__name__}: {error.msg} (line {error.lineno})"
    return describe_exception(error)
