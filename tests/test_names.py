"""Naming: class names are unique, and identifiers use the words of the glossary."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.helpers import ROOT

SOURCES = ROOT / "src" / "alhambra"
TESTS = ROOT / "tests"
PAGE = ROOT / "web" / "src"
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text("utf-8")
_ROW = re.compile(r"^\| (?!Word in code)([^|(]+?) (?:\([^|]*\) )?\|", re.MULTILINE)
_WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")

#: Words of the glossary that only occur in texts for players.
TEXT_ONLY = {"chapter", "lion fountain", "shared victory"}
#: Old words by package, each with the word that is used now. "" is every package.
OLD_WORDS = {
    "": {
        "judgment": "evaluation",
        "prospects": "forecast",
        "recall": "deal_from_view",
    },
    "rules": {
        "door": "method",
        "inspection": "invariants",
        "places": "hooks, ranks or shares",
        "stretches": "ranges",
    },
    "arena": {
        "kept": "stored",
        "trouble": "error",
        "wishes": "options",
    },
    "bots": {
        "beliefs": "weights",
        "blame": "describe_exception",
        "judgement": "evaluation",
        "outlook": "forecast",
        "places": "frames or ranks",
        "sight": "features",
        "silence": "timeout",
        "thoughts": "search",
        "trouble": "fault",
        "wallet": "purchasing_power",
        "worlds": "playouts",
    },
    "server": {
        "beat": "ticks or interval",
        "bye": "closing",
        "circles": "garbage collection",
        "committer": "writer",
        "desk": "draft",
        "desks": "drafts",
        "door": "listener",
        "figures": "metrics",
        "heard": "visible",
        "hook": "webhook",
        "hooks": "webhooks",
        "notice": "notification",
        "notices": "notifications",
        "patience": "timeout",
        "retold": "full_history",
        "said": "chat_line",
        "seldom": "repeat_filter",
        "sheet": "page_file",
        "sheets": "page_files",
        "tellers": "handlers",
        "tidy": "delete_expired",
        "told": "events",
        "trouble": "error",
        "visitors": "connection_counter",
        "wants": "requests",
        "watched": "timed_connection",
        "wish": "contact or request",
        "wishes": "options",
    },
    "table": {
        "desk": "draft",
        "desks": "drafts",
        "heard": "remember",
        "hearing": "unmute",
        "hook": "webhook",
        "imagined": "planned",
        "notice": "notification",
        "notices": "notifications",
        "told": "events",
        "wish": "contact or request",
    },
    "wire": {
        "bye": "closing",
        "desk": "draft",
        "desks": "drafts",
        "imagine": "preview_plan",
        "imagined": "plan_preview",
        "notice": "notification",
        "notices": "notifications",
        "retold": "full_history",
        "said": "chat_line",
        "seating": "table_events",
        "told": "events",
        "wish": "request",
        "wishes": "accept_language",
        "word": "action",
    },
    "notation": {
        "blaming": "line_errors",
        "chances": "shuffles",
        "harmless": "replace_unprintable",
        "mend": "drop_torn_line",
        "place": "index or target",
        "places": "hooks or ranks",
        "signer": "checksum",
        "trouble": "file_errors",
    },
    "cli": {
        "anywhere": "all_interfaces",
        "notice": "notification",
        "patience": "timeout",
        "place": "rank, cell or target",
        "places": "ranks or cells",
        "reach": "scope",
        "told": "events or output",
        "trouble": "error",
        "wish": "option",
        "wishes": "options",
    },
    "draw": {
        "place": "seat, rank or cell",
        "places": "seats, ranks or cells",
        "plaster": "panel_background",
        "told": "events or description",
    },
    "lessons": {
        "place": "cell",
        "places": "cells",
        "told": "events",
        "wish": "goal",
    },
    "locales": {
        "place": "rank or cell",
        "places": "ranks or cells",
        "told": "events",
        "wish": "option",
        "wishes": "options",
    },
}
#: Old words in the names of tests and their helpers, each with the word that is used now.
OLD_WORDS_OF_TESTS = {
    "anew": "again",
    "bear": "check",
    "dear": "expensive or high",
    "dice": "generators",
    "door": "method",
    "doors": "methods",
    "said": "output",
    "siege": "run",
    "spoken": "bids",
    "strange": "unexpected",
    "strangers": "unknown",
    "stretch": "wall or deck_range",
    "stretches": "walls or ranges",
    "told": "events, output or description",
    "twin": "copied or parsed",
    "twins": "copies",
    "wishes": "options or requirements",
    "workshop": "sandbox",
    "world": "dealt",
    "worlds": "playouts",
}

#: Old words in the names that the page's sources declare, and in the names of its files.
OLD_WORDS_OF_THE_PAGE = {
    "calm": "deferred",
    "desk": "draft",
    "desks": "drafts",
    "door": "connection",
    "ears": "handlers",
    "seldom": "repeat_filter",
    "sight": "view",
    "stretch": "wall or range",
    "stretches": "walls or ranges",
    "wish": "request or option",
    "wishes": "requests or options",
}
_DECLARED = re.compile(
    r"\b(?:async|class|const|enum|function|get|interface|let|private|readonly|set|type)\s+(\w+)"
)


@cache
def trees() -> dict[Path, ast.Module]:
    """Every source file of the package."""
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(SOURCES.rglob("*.py"))}


def identifiers(tree: ast.Module) -> Iterator[str]:
    """The names that a file defines: classes, functions, arguments, variables, attributes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr


def words_in(name: str) -> list[str]:
    """The words of a name: `why_not_place` and `WhyNotPlace` have the same three."""
    return [word.lower() for word in _WORD.findall(name)]


def test_names_are_split_into_words() -> None:
    assert words_in("why_not_place") == words_in("WhyNotPlace") == ["why", "not", "place"]
    assert words_in("_JSON_of") == ["json", "of"]


def test_no_class_is_defined_twice() -> None:
    """A class name with two meanings misleads whoever searches for it"""
    classes: dict[str, list[str]] = defaultdict(list)
    for path, tree in trees().items():
        for name in _classes_and_types(tree):
            classes[name].append(str(path.relative_to(SOURCES)))
    assert {name: found for name, found in classes.items() if len(found) > 1} == {}


def _classes_and_types(tree: ast.Module) -> Iterator[str]:
    """Classes, and the names of types as in `Cell = tuple[int, int]`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield node.name
    for node in tree.body:
        if isinstance(node, ast.Assign) and not _is_type_variable(node.value):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
            yield from (name for name in names if re.fullmatch("[A-Z][a-z]+[A-Za-z]*", name))


def _is_type_variable(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and ast.unparse(value.func) == "TypeVar"


@pytest.mark.parametrize("package", OLD_WORDS)
def test_old_words_are_gone(package: str) -> None:
    found = {
        f"{path.relative_to(SOURCES)}: {name}": OLD_WORDS[package][word]
        for path, tree in trees().items()
        if path.is_relative_to(SOURCES / package)
        for name in (*identifiers(tree), path.stem)
        for word in words_in(name)
        if word in OLD_WORDS[package]
    }
    assert found == {}


def test_old_words_are_gone_from_the_page() -> None:
    paths = [path for path in PAGE.rglob("*.*") if path.suffix in (".svelte", ".ts")]
    assert paths
    found = {
        f"{path.relative_to(PAGE)}: {name}": OLD_WORDS_OF_THE_PAGE[word]
        for path in paths
        for name in (*_DECLARED.findall(path.read_text("utf-8")), path.name.partition(".")[0])
        for word in words_in(name)
        if word in OLD_WORDS_OF_THE_PAGE
    }
    assert found == {}


def test_old_words_are_gone_from_tests() -> None:
    paths = sorted(TESTS.rglob("*.py"))
    assert len(paths) > 300
    found = {
        f"{path.relative_to(TESTS)}: {name}": OLD_WORDS_OF_TESTS[word]
        for path in paths
        for name in identifiers(ast.parse(path.read_text("utf-8")))
        for word in words_in(name)
        if word in OLD_WORDS_OF_TESTS
    }
    assert found == {}


def test_every_word_of_the_glossary_is_used() -> None:
    """A word that the code does not use is either obsolete or only for texts"""
    rows = {match[1].strip() for match in _ROW.finditer(GLOSSARY)} - {"---"}
    assert len(rows) > 100
    used = {word for tree in trees().values() for word in _used_words(tree)}
    used |= {word for path in trees() for word in words_in(path.stem)}
    unused = {row for row in rows if not all(_is_used(word, used) for word in words_in(row))}
    assert unused == TEXT_ONLY


def _used_words(tree: ast.Module) -> Iterator[str]:
    for name in identifiers(tree):
        yield from words_in(name)
    for node in ast.walk(tree):
        # Names of actions, steps and kinds are texts.
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value) < 30:
            yield from words_in(node.value)


def _is_used(word: str, used: set[str]) -> bool:
    return not used.isdisjoint((word, f"{word}s", word.removesuffix("s")))
