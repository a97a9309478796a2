"""Packages that bring a module, as pip would leave them."""

from collections.abc import Mapping
from pathlib import Path


def install(folder: Path, name: str, entries: Mapping[str, str], version: str = "1.0") -> None:
    """The metadata of a distribution whose entry points are modules."""
    info = folder / f"{name}-{version}.dist-info"
    info.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    (info / "METADATA").write_text(metadata)
    lines = [f"{entry} = {package}" for entry, package in entries.items()]
    (info / "entry_points.txt").write_text("\n".join(["[alhambra.modules]", *lines, ""]))
