"""Folders for packages that bring a module."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra.rules import module_registry

from .installing import unload


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for packages, in front of all others."""
    monkeypatch.syspath_prepend(tmp_path)
    module_registry.forget()
    yield tmp_path
    unload()
