"""A missing dependency is a clear error with the command that installs it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from alhambra.extras import DISTRIBUTION, EXTRAS, extra_missing, pip_command
from alhambra.locales import Words, languages
from tests.helpers import ROOT

#: Runs the command as if a package were not installed.
WITHOUT = """
import sys
package, *sys.argv[1:] = sys.argv[1:]
sys.modules[package] = None
from alhambra.cli import main
main()
"""
ENGLISH = "This needs the package {package}, which is not installed. Install it with: {command}\n"


def without(
    package: str, folder: Path, *args: str, language: str = "en"
) -> subprocess.CompletedProcess[str]:
    """Run the command as on a machine that lacks a package."""
    folders = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    return subprocess.run(
        [sys.executable, "-c", WITHOUT, package, *args],
        env={**os.environ, **folders, "ALHAMBRA_LANGUAGE": language},
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def test_every_optional_dependency_belongs_to_an_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["name"] == DISTRIBUTION
    assert project["dependencies"] == []
    found = {
        re.split(r"[<>=.\[;]", line)[0].strip().replace("-", "_"): extra
        for extra in ("play", "server", "arena", "cluster")
        for line in project["optional-dependencies"][extra]
        if not line.startswith(DISTRIBUTION)
    }
    assert found == EXTRAS


def test_a_missing_module_of_no_extra_is_a_bug() -> None:
    with pytest.raises(ModuleNotFoundError, match="no such thing"):
        extra_missing(ModuleNotFoundError("no such thing", name="alhambra.nowhere"))


@pytest.mark.parametrize("package", ["typer", "fluent"])
def test_without_its_packages_the_command_names_the_extra(tmp_path: Path, package: str) -> None:
    done = without(package, tmp_path, "play", language="de")
    assert done.returncode == 2
    assert done.stderr == ENGLISH.format(package=package, command=pip_command("play"))


IMPORTS = """
import sys
sys.modules["fluent"] = sys.modules["fluent.runtime"] = None
try:
    import alhambra.{room}
except ImportError as error:
    sys.exit(f"{{type(error).__name__}}: {{error}}")
"""
NOTEBOOK = """
import sys, warnings
sys.modules["fluent"] = sys.modules["fluent.runtime"] = None
import alhambra
game = alhambra.new_game(3, seed=1)
warnings.simplefilter("always")
assert [thing._repr_svg_() for thing in (game, game, game.palaces[0])] == [None] * 3
"""


@pytest.mark.parametrize("room", ["draw", "draw.table", "locales", "locales.errors"])
def test_a_room_of_the_library_names_the_extra(room: str) -> None:
    """Who imports it gets a sentence, and may catch it like any failed import"""
    program = IMPORTS.format(room=room)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False
    )
    sentence = ENGLISH.format(package="fluent", command=pip_command("play"))
    assert (done.returncode, done.stderr) == (1, f"ExtraMissing: {sentence}")


def test_a_notebook_without_pictures_is_warned_once() -> None:
    done = subprocess.run(
        [sys.executable, "-c", NOTEBOOK], capture_output=True, text=True, timeout=60, check=False
    )
    sentence = ENGLISH.format(package="fluent", command=pip_command("play"))
    assert done.returncode == 0, done.stderr
    assert done.stderr.count(f"UserWarning: No picture can be drawn. {sentence}") == 1
    assert done.stderr.count("Warning") == 1


@pytest.mark.parametrize("language", languages())
def test_a_command_without_its_extra_is_a_clear_error(tmp_path: Path, language: str) -> None:
    done = without("litestar", tmp_path, "serve", "--port", "0", language=language)
    params = {"package": "litestar", "command": pip_command("play")}
    assert done.stderr == Words(language).text("error-extra-missing", **params) + "\n"
    assert done.returncode == 2
    if language == "en":
        assert done.stderr == ENGLISH.format(**params)


def test_postgresql_without_its_driver_names_its_extra(tmp_path: Path) -> None:
    db = "postgresql://127.0.0.1:9/x"
    done = without("asyncpg", tmp_path, "serve", "--port", "0", "--db", db)
    assert done.returncode == 2
    assert done.stderr == f'PostgreSQL needs the extra "server": {pip_command("server")}\n'


def test_a_match_without_openskill_has_no_ratings(tmp_path: Path) -> None:
    match = ["arena", "random", "random", "--games", "2", "--workers", "0", "--plain"]
    done = without("openskill", tmp_path, *match)
    assert done.returncode == 0, done.stderr
    assert f"For ratings, install openskill: {pip_command('arena')}" in done.stdout
    assert "openskill" not in without("ray", tmp_path, *match).stdout


def test_a_cluster_without_ray_names_its_extra(tmp_path: Path) -> None:
    done = without("ray", tmp_path, "arena", "random", "mason", "--games", "2", "--cluster")
    assert done.returncode == 2
    assert pip_command("cluster") in done.stderr
