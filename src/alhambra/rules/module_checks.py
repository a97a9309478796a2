"""What is checked of a plug-in's module when it is loaded, before anybody plays with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import is_dataclass
from importlib import import_module
from types import ModuleType

from .errors import SetupError
from .events import Event
from .module import Module
from .module_registry import ModuleSource, broken
from .value_json import field_types


def check_module(source: ModuleSource, module: object) -> Module:
    """The module, if it is one that can be played under the name of its entry point."""
    if not isinstance(module, Module):
        raise broken(source.name, f"{source.face('rules')}.module() returns no Module")
    if module.name != source.name:
        reason = f'its entry point is named "{source.name}", its Module "{module.name}"'
        raise broken(source.name, reason)
    for kind in (*_actions(module), *_events(source)):
        try:
            field_types(kind)
        except SetupError as error:
            raise broken(source.name, error) from error
    return module


def _actions(module: Module) -> Iterator[type]:
    """All classes of action of a module that have fields to encode."""
    for part in module:
        actions: tuple[type, ...] = part.action_classes
        yield from filter(is_dataclass, actions)


def _events(source: ModuleSource) -> Iterator[type]:
    """All classes of event of a plug-in. No hook lists them, so its package is searched."""
    for module in _submodules(import_module(source.package)):
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Event):
                yield value


def _submodules(package: ModuleType) -> Iterator[ModuleType]:
    """A package and all of its submodules that are imported."""
    yield package
    for value in vars(package).values():
        if isinstance(value, ModuleType) and value.__name__.startswith(f"{package.__name__}."):
            yield from _submodules(value)
