"""A plug-in that is installed for one test."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from alhambra.rules import module_registry
from tests.plugins.installing import install

Plug = Callable[..., None]


@pytest.fixture
def plug(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Plug]:
    """Install a package with one module and these messages by language."""
    monkeypatch.syspath_prepend(tmp_path)
    packages: list[str] = []

    def write(module: str, rules: str = "", **words: str) -> None:
        package = f"their_{module}"
        packages.append(package)
        folder = tmp_path / package
        (folder / "words").mkdir(parents=True)
        (folder / "__init__.py").write_text("")
        (folder / "rules.py").write_text(rules)
        for language, text in words.items():
            (folder / "words" / f"{language}.ftl").write_bytes(
                text.encode("utf-8", "surrogateescape")
            )
        install(tmp_path, f"their-{module}", {module: package})
        module_registry.forget()

    yield write
    for name in [name for name in sys.modules if name.partition(".")[0] in packages]:
        del sys.modules[name]
    module_registry.forget()
