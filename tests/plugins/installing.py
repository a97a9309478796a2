"""Packages that bring a module, as pip would leave them."""

import sys
from collections.abc import Mapping
from pathlib import Path

from alhambra.rules import module_registry


def install(folder: Path, name: str, entries: Mapping[str, str], version: str = "1.0") -> None:
    """The metadata of a distribution whose entry points are modules."""
    # As pip writes it: what follows the first dash is taken for the version.
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    (info / "METADATA").write_text(metadata)
    lines = [f"{entry} = {package}" for entry, package in entries.items()]
    (info / "entry_points.txt").write_text("\n".join(["[alhambra.modules]", *lines, ""]))
    module_registry.forget()


def write(folder: Path, **files: str) -> None:
    """The package `their_module`, with these files in it."""
    package = folder / "their_module"
    package.mkdir()
    for name, text in ({"__init__": ""} | files).items():
        (package / f"{name}.py").write_text(text)


def unload(package: str = "their_module") -> None:
    """The package is gone, for this process too."""
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        del sys.modules[name]
    module_registry.forget()
