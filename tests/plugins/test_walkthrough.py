"""docs/adding-a-module.md explains the example package, which needs no other files."""

from __future__ import annotations

import ast
import builtins
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import alhambra
from alhambra.bots import make_bot
from alhambra.rules import module_registry
from tests.helpers import ROOT

from .installing import LANTERN, unload
from .test_joined_plugins import KIOSKS

DOCUMENT = (ROOT / "docs" / "adding-a-module.md").read_text("utf-8")
BLOCK = re.compile(r"^ *```(python|toml|fluent)\n(.*?)^ *```", re.DOTALL | re.MULTILINE)
#: The folders of the product, and its configuration files.
PRODUCT = ("src/alhambra", "web/src", "tools")
BUILT = ("src/alhambra/server/page/", "src/alhambra/server/page-")
SETTINGS = ("pyproject.toml", "hatch_build.py", "web/package.json", "web/vite.config.ts")
SUFFIXES = {".py", ".ftl", ".json", ".svg", ".css", ".ts", ".svelte", ".html"}


def product_files() -> Iterator[Path]:
    """All files written by people or generated for the product, without the built page."""
    yield from (ROOT / name for name in SETTINGS)
    for folder in PRODUCT:
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in SUFFIXES and not path.relative_to(ROOT).as_posix().startswith(BUILT):
                yield path


def test_it_needs_no_file_outside_its_folder() -> None:
    """No file of ours mentions it"""
    files = [*product_files()]
    assert {"rules", "bots", "wire", "modules"} <= {path.parent.name for path in files}
    mentions = [path for path in files if "lantern" in path.read_text("utf-8").lower()]
    assert not mentions


def blocks(language: str) -> list[str]:
    """The code blocks of the document in a language."""
    return [text for found, text in BLOCK.findall(DOCUMENT) if found == language]


def lines(text: str) -> set[str]:
    """Its lines without indentation, since the document indents blocks in lists."""
    return {line.strip() for line in text.splitlines() if line.strip() not in ("", "…")}


@pytest.mark.parametrize(
    ("language", "suffix"), [("python", ".py"), ("toml", ".toml"), ("fluent", ".ftl")]
)
def test_the_document_quotes_the_package(language: str, suffix: str) -> None:
    package = {
        line for path in LANTERN.rglob(f"*{suffix}") for line in lines(path.read_text("utf-8"))
    }
    package |= lines(KIOSKS)  # played in another test
    quoted = [block for block in blocks(language) if "BotFace" not in block]
    assert quoted
    assert not [line for block in quoted for line in lines(block) if line not in package]


def test_the_example_with_tiles_and_money_says_what_to_import() -> None:
    (block,) = [block for block in blocks("python") if "make_currency" in block]
    tree = ast.parse(block.replace("…", "name='roses',"))
    nodes = [*ast.walk(tree)]
    known = {
        alias.name for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    names = [node for node in nodes if isinstance(node, ast.Name)]
    known |= {node.id for node in names if isinstance(node.ctx, ast.Store)}
    assert {node.id for node in names} - known <= vars(builtins).keys()
    assert "parse_sides" in known


@pytest.fixture
def with_face(
    lantern_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """The package with the bots' face that the document shows."""
    shutil.copytree(lantern_folder, tmp_path / "installed")
    (face,) = [block for block in blocks("python") if "BotFace" in block]
    (tmp_path / "installed" / "alhambra_lantern" / "bots.py").write_text(face, "utf-8")
    monkeypatch.syspath_prepend(tmp_path / "installed")
    module_registry.forget()
    yield
    unload("alhambra_lantern")


@pytest.mark.usefixtures("with_face")
def test_the_face_of_the_document_works() -> None:
    """Masons pay for lanterns with small cards only"""
    paid = set()
    for seed in range(4):
        game = alhambra.new_game(3, seed=seed, modules=["lantern"])
        mason = make_bot("mason")
        while (seat := game.seat) is not None:
            action = mason.choose(game.view(seat), game.legal_actions())
            if action.verb == "light":
                paid.add(str(action)[-1])
            game.play(action)
    assert paid
    assert paid <= set("1234")
