"""Packages with a module, as pip would install them."""

import fcntl
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from alhambra.rules import module_registry
from tests.helpers import ROOT
from tests.waiting import PATIENCE

LANTERN = ROOT / "examples" / "lantern"


def install_lantern(folder: Path) -> None:
    """Install the example package into a folder, by pip and offline."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    offline = ["--no-deps", "--no-index", "--no-build-isolation", "--target", str(folder)]
    done = subprocess.run(
        [*pip, *offline, str(LANTERN)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def shared_lantern(temporary: pytest.TempPathFactory) -> Path:
    """The example package in a folder that all processes of a test run share."""
    base = temporary.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        base = base.parent
    folder = base / "lantern"
    with (base / "lantern.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            install_lantern(base / "lantern-unfinished")
            (base / "lantern-unfinished").rename(folder)
    return folder


def install(folder: Path, name: str, entries: Mapping[str, str], version: str = "1.0") -> None:
    """Write the metadata of a distribution whose entry points are modules."""
    # As pip writes it: the text after the first dash is the version.
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    (info / "METADATA").write_text(metadata)
    lines = [f"{entry} = {package}" for entry, package in entries.items()]
    (info / "entry_points.txt").write_text("\n".join(["[alhambra.modules]", *lines, ""]))
    module_registry.forget()


def write(folder: Path, **files: str) -> None:
    """Write the package `their_module` with these files."""
    package = folder / "their_module"
    package.mkdir()
    for name, text in ({"__init__": ""} | files).items():
        (package / f"{name}.py").write_text(text)


def unload(package: str = "their_module") -> None:
    """Remove the package from this process."""
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        del sys.modules[name]
    module_registry.forget()
