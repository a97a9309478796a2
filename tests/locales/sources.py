"""The messages that the sources use, found by static analysis."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import NamedTuple

import alhambra
from alhambra.rules.events import Event
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.ruleset import make_ruleset

PACKAGE = Path(alhambra.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
#: Message ids in the page: `t('id'`, any other string, and `\`first-part-${`.
_ASKED = re.compile(r"\bt\(\s*'([\w.-]+)'")
_QUOTED = re.compile(r"'([\w-]+)'")
_BEGUN = re.compile(r"`([a-z-]+-)\$\{")


class Raised(NamedTuple):
    """An error in the sources: its code, its parameters, and where it is raised."""

    code: str
    params: frozenset[str]
    where: str


@cache
def event_classes() -> list[type[Event]]:
    """Every event class of the package, those of built-in modules included."""
    for found in walk_packages([str(PACKAGE / "rules")], "alhambra.rules."):
        import_module(found.name)
    # A dataclass with slots is created twice; the one in the module's namespace is the real one.
    return [
        event
        for event in Event.__subclasses__()
        if event.__module__.startswith("alhambra.")
        and getattr(import_module(event.__module__), event.__name__) is event
    ]


@cache
def step_names() -> set[str]:
    """The names of all steps, those of the modules included."""
    every = [make_ruleset(players, "classic", BUILT_IN) for players in (2, 3)]
    return {name for rules in every for name in rules.steps}


@cache
def modules() -> list[tuple[Path, ast.Module]]:
    """All modules of the package."""
    paths = sorted(PACKAGE.rglob("*.py"))
    return [(path, ast.parse(path.read_text("utf-8"))) for path in paths]


def strings() -> set[str]:
    """All strings in the sources."""
    return {
        node.value
        for _, module in modules()
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@cache
def page_texts() -> list[str]:
    """The sources of the page."""
    paths = [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    return [path.read_text("utf-8") for path in sorted(paths) if ".test." not in path.name]


def ids_in_page() -> set[str]:
    """The messages that the page uses by id."""
    return {id for text in page_texts() for id in _ASKED.findall(text)}


def used_by_page(ids: set[str]) -> set[str]:
    """Those of these messages that the page may use, by id or by prefix."""
    quoted = {id for text in page_texts() for id in _QUOTED.findall(text)}
    begun = tuple({start for text in page_texts() for start in _BEGUN.findall(text)})
    return {id for id in ids if id in quoted or id.startswith(begun)}


@cache
def raised_errors() -> set[Raised]:
    """Every place where a coded error is raised."""
    return {
        Raised(code, params, f"{path.relative_to(PACKAGE)}:{call.lineno}")
        for path, module in modules()
        for call in ast.walk(module)
        if isinstance(call, ast.Call) and (extra := _makes_error(call)) is not None
        for code in _codes(call, module)
        for params in [frozenset(_params(call, module)) | extra]
    }


def _params(call: ast.Call, module: ast.Module) -> Iterator[str]:
    """The names of the parameters, including those of a `**details` dict in the same module."""
    for keyword in call.keywords:
        match keyword:
            case ast.keyword(arg=str(name)):
                yield name
            case ast.keyword(value=ast.Name(id=name)):
                for value in _assigned(name, module):
                    yield from _keys(value)


def _keys(value: ast.expr) -> Iterator[str]:
    for key in value.keys if isinstance(value, ast.Dict) else ():
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            yield key.value


def _makes_error(call: ast.Call) -> frozenset[str] | None:
    """The parameters that the callee adds by itself; None if it raises no error."""
    match call.func:
        case ast.Name(id=name) if name in _error_classes():
            return frozenset()
        # Records: an error of the current line, with or without another one as its reason.
        case ast.Attribute(attr="error"):
            return frozenset({"line"})
        case ast.Attribute(attr="line_errors"):
            return frozenset({"line", "reason"})
        case ast.Name(id="file_error" | "file_errors"):
            return frozenset({"path", "reason"})
    return None


@cache
def _error_classes() -> set[str]:
    """AlhambraError and every class below it, by name."""
    classes = [
        node
        for _, module in modules()
        for node in ast.walk(module)
        if isinstance(node, ast.ClassDef)
    ]
    found = {"AlhambraError"}
    for _ in classes:
        for node in classes:
            if any(isinstance(base, ast.Name) and base.id in found for base in node.bases):
                found.add(node.name)
    return found


def _codes(call: ast.Call, module: ast.Module) -> list[str]:
    """The codes that the first argument can have."""
    match call.args:
        case [ast.Constant(value=str(code)), *_]:
            return [code]
        case [ast.Name(id=name), *_]:
            return [code for value in _assigned(name, module) for code in _constants(value)]
    return []


def _assigned(name: str, module: ast.Module) -> Iterator[ast.expr]:
    for node in ast.walk(module):
        match node:
            case ast.Assign(targets=[ast.Name(id=found)], value=value) if found == name:
                yield value


def _constants(value: ast.expr) -> list[str]:
    match value:
        case ast.IfExp(body=ast.Constant(value=str(first)), orelse=ast.Constant(value=str(other))):
            return [first, other]
        case ast.Constant(value=str(code)):
            return [code]
    return []
