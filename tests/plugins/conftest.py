"""Folders for packages with a module, and the example package, installed by pip."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra.rules import module_registry
from tests.helpers import ROOT

from .commands import Command
from .installing import shared_lantern, unload
from .plugging import plug

__all__ = ["plug"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for packages, first in the import path."""
    monkeypatch.syspath_prepend(tmp_path)
    module_registry.forget()
    yield tmp_path
    unload()


@pytest.fixture(scope="session")
def lantern_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example package as pip installs it, offline. Programs that shall find it need the folder
    in PYTHONPATH."""
    return shared_lantern(tmp_path_factory)


@pytest.fixture
def installed_lantern(lantern_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The example package is installed, for this process and those that it starts."""
    monkeypatch.syspath_prepend(lantern_folder)
    monkeypatch.setenv("PYTHONPATH", f"{lantern_folder}:{ROOT / 'src'}")
    module_registry.forget()
    yield lantern_folder
    unload("alhambra_lantern")


@pytest.fixture(scope="session")
def with_lantern(lantern_folder: Path) -> Iterator[Command]:
    """The command with the example package."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", f"{lantern_folder}:{ROOT / 'src'}")
        command = Command()
    yield command
    command.close()


@pytest.fixture(scope="session")
def without_lantern() -> Iterator[Command]:
    """The command without it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(ROOT / "src"))
        command = Command()
    yield command
    command.close()
