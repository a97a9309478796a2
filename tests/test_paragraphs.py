"""Every paragraph of the rules has a test that names it, and no docstring names a missing one."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.helpers import ROOT
from tests.paragraphs import IDS, PARAGRAPHS, SECTIONS, mentioned, rulings_in

TESTS = ROOT / "tests"
ORACLE = TESTS / "oracle"
Documented = ast.Module | ast.ClassDef | ast.FunctionDef


def nodes_in(folder: Path) -> Iterator[tuple[Path, ast.AST]]:
    """Every node of every source file under a folder."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            yield path, node


@cache
def docstrings_in(folder: Path) -> list[tuple[Path, str, str]]:
    """Path, name and docstring of everything that has one."""
    return [
        (path, getattr(node, "name", ""), ast.get_docstring(node) or "")
        for path, node in nodes_in(folder)
        if isinstance(node, Documented)
    ]


def engine_tests() -> list[tuple[Path, str]]:
    """The docstrings of the engine's tests; those of the oracle do not count."""
    return [
        (path, text)
        for path, name, text in docstrings_in(TESTS)
        if name.startswith("test_") and ORACLE not in path.parents
    ]


@pytest.fixture(scope="module")
def texts() -> list[str]:
    """The docstrings of the engine's tests."""
    return [text for _, text in engine_tests()]


def test_rules_are_parsed() -> None:
    """Sections and number of paragraphs, so that a change of the format is noticed."""
    assert SECTIONS == (
        "components", "setup", "turn", "money", "buy", "redesign", "build", "score", "end", "two",
        "gates", "diamonds", "camps", "characters",
    )  # fmt: skip
    assert len(PARAGRAPHS) == 73


@pytest.mark.parametrize("id", PARAGRAPHS)
def test_paragraph_has_a_test(texts: list[str], id: str) -> None:
    """Every paragraph is named by a test."""
    assert any(id in mentioned(text) for text in texts)


@pytest.mark.parametrize("id", [id for id, text in PARAGRAPHS.items() if rulings_in(text)])
def test_ruling_has_a_test(texts: list[str], id: str) -> None:
    """Each ruling of a paragraph has a test of its own that says so."""
    of_rulings = [text for text in texts if id in mentioned(text) and "ruling" in text]
    assert len(of_rulings) >= rulings_in(PARAGRAPHS[id])


@pytest.mark.parametrize("section", SECTIONS)
def test_section_has_a_file(section: str) -> None:
    """The tests of a section are in one file or folder, and each names a paragraph."""
    paths = {TESTS / "rules" / f"test_{section}.py", TESTS / "rules" / section}
    found = [text for where, text in engine_tests() if paths & {where, where.parent}]
    assert found
    assert all(mentioned(text) & IDS for text in found)
    assert {id for id in PARAGRAPHS if id.split(".")[0] == section} <= {
        id for text in found for id in mentioned(text)
    }


@pytest.mark.parametrize("folder", ["tests", "src"])
def test_only_paragraphs_that_exist_are_named(folder: str) -> None:
    """Docstrings name no paragraph that is not in the rules."""
    unknown = {
        (path.name, name, id)
        for path, name, text in docstrings_in(ROOT / folder)
        for id in mentioned(text) - IDS
    }
    assert unknown == set()


def test_refusals_cite_paragraphs_that_exist() -> None:
    """Ids in string constants of the sources, mostly those of refusals."""
    cited = {
        node.value
        for _, node in nodes_in(ROOT / "src")
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and mentioned(node.value) == {node.value}
    }
    assert len(cited) > 8
    assert cited <= IDS


@pytest.mark.parametrize("number", range(1, 14))
def test_example_has_a_test(texts: list[str], number: int) -> None:
    """The examples of the rules text."""
    assert [text for text in texts if text.startswith(f"Example {number}:")]
