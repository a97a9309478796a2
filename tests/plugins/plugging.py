"""A fixture that installs small packages, each with one module, for one test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from alhambra.rules import module_registry

from .installing import install, unload

#: Takes the name of a module, the sources of its faces by layer, and its messages by language.
Plug = Callable[..., None]
LANGUAGES = ("en", "es", "de")


def plain_rules(name: str) -> str:
    """The rules of a module that changes nothing."""
    made = f"def module(components):\n    return Module(name={name!r})\n"
    return f"from alhambra.rules.module import Module\n{made}"


@pytest.fixture
def plug(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Plug]:
    """Install a package: `plug("lantern", en="module-lantern = Lanterns", rules="…")`."""
    monkeypatch.syspath_prepend(tmp_path)
    packages: list[str] = []

    def write(module: str, **files: str) -> None:
        package = f"their_{module}"
        packages.append(package)
        (tmp_path / package / "words").mkdir(parents=True)
        for name, text in ({"__init__": "", "rules": ""} | files).items():
            path = f"words/{name}.ftl" if name in LANGUAGES else f"{name}.py"
            (tmp_path / package / path).write_bytes(text.encode("utf-8", "surrogateescape"))
        install(tmp_path, f"their-{module}", {module: package})

    module_registry.forget()
    yield write
    for package in packages:
        unload(package)
