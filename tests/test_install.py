"""The wheel in an empty environment: a library without dependencies, and the page."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from .waiting import PATIENCE

ROOT = Path(__file__).parents[1]

WITHOUT_DEPENDENCIES = """
import importlib.util
import alhambra
assert not any(map(importlib.util.find_spec, ("fluent", "openskill", "ray", "rich", "typer")))
assert "site-packages" in alhambra.__file__
"""
PLAYS = """
import alhambra
game = alhambra.new_game(3, seed=7)
while not game.is_over:
    game.apply(game.legal_actions()[-1] if game.seat else game.legal_actions()[0])
assert len(game.outcome.ranking) == 3
"""
NOTATION = """
import alhambra
game = alhambra.new_game(["Ada", "Bo"], seed=7)
text = str(game.legal_actions()[0])
events = game.apply(game.parse(text))
assert events
assert alhambra.from_position(game.position()) == game
"""
RECORDS = """
import pathlib, tempfile, alhambra
record = alhambra.Record.new(2, seed=7)
while not record.game.is_over:
    record.play(record.game.legal_actions()[0])
with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder, "game.txt")
    alhambra.save(record, path)
    assert alhambra.load(path) == record
"""
BOTS = """
import alhambra
from alhambra.bots import BOTS, make_bot
game = alhambra.new_game(len(BOTS), seed=7)
bots = [make_bot(spec, seed=1) for spec in BOTS]
for _ in range(8 * len(bots)):
    seat = game.seat
    game.apply(bots[seat].choose(game.view(seat), game.legal_actions()))
"""
WITHOUT_PICTURES = """
import importlib, warnings
import alhambra
game = alhambra.new_game(3, seed=1)
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    assert game._repr_svg_() is None
assert 'pip install "alhambra-game[play]"' in str(told[0].message)
for room in ("draw", "locales"):
    try:
        importlib.import_module(f"alhambra.{room}")
    except ImportError as error:
        assert 'pip install "alhambra-game[play]"' in str(error)
    else:
        raise AssertionError(room)
"""
PROGRAMS = """
import shlex, sys, alhambra
from alhambra.bots import close_bot, make_bot
from alhambra.bots.external.schemas import SCHEMAS, schema
assert all(map(schema, SCHEMAS))
game = alhambra.new_game(2, seed=7)
bot = make_bot("exec:" + shlex.join([sys.executable, "examples/greedy_bot.py"]))
game.apply(bot.choose(game.view(game.seat), game.legal_actions()))
close_bot(bot)
"""
ARENA = """
import pathlib, tempfile
from alhambra.arena import play_match, write_json
with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder, "games.jsonl")
    result = play_match("mason", "random", games=2, seed=1, workers=1, resume=path)
    write_json(result, path.with_suffix(".json"))
assert result.standings[0].games == 2
assert result.standings[0].rating is None
"""
LESSONS = """
from alhambra.lessons import LESSONS, Verdict
for lesson in LESSONS:
    assert lesson.attempt(lesson.solution).verdict is Verdict.SOLVED
"""
PAGE = """
import re
from importlib.resources import files
page = files("alhambra").joinpath("server", "page")
index = page.joinpath("index.html").read_text("utf-8")
linked = re.findall(r'(?:src|href)="[.]/(\\S+?)"', index)
assert any(name.endswith(".js") for name in linked)
assert all(page.joinpath(name).is_file() for name in linked)
assert '<symbol id="emblem-tower"' in index
assert "svelte" in page.joinpath("licenses.md").read_text("utf-8")
"""
TYPED = """
from importlib.resources import files
assert files("alhambra").joinpath("py.typed").is_file()
"""


def run(
    *command: str | Path, cwd: Path = ROOT, good: bool = True, env: dict[str, str] | None = None
) -> str:
    """Run a command that must succeed, or fail if not `good`, without our environment variables."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env={"PATH": "/usr/bin:/bin", "PYTHONNOUSERSITE": "1", **(env or {})},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (done.returncode == 0) == good, done.stdout + done.stderr
    return done.stdout + done.stderr


PROGRAMS_BY_NAME = {
    "no dependencies": WITHOUT_DEPENDENCIES,
    "plays": PLAYS,
    "notation": NOTATION,
    "records": RECORDS,
    "bots": BOTS,
    "no pictures": WITHOUT_PICTURES,
    "programs": PROGRAMS,
    "arena": ARENA,
    "lessons": LESSONS,
    "typed": TYPED,
    "page": PAGE,
}


#: Commands that report which extra is missing.
COMMANDS: dict[str, tuple[str, ...]] = {
    "the command": (),
    "its help": ("--help",),
    "a game in the terminal": ("play",),
    "a server": ("serve",),
}
NOT_INSTALLED = re.compile(
    r"This needs the package \w+, which is not installed\. "
    r'Install it with: pip install "alhambra-game\[play\]"\n'
)


def built(kind: str, folder: Path, source: Path = ROOT, env: dict[str, str] | None = None) -> Path:
    """Build the distribution of this kind from the source."""
    run(sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", folder, cwd=source, env=env)
    (found,) = folder.glob("alhambra_game-*")
    return found


@pytest.mark.slow
def test_wheel_is_a_working_library(tmp_path: Path, subtests: pytest.Subtests) -> None:
    """components.players: without extras everything works except messages and the server."""
    wheel = built("wheel", tmp_path / "dist")
    venv.create(tmp_path / "venv", with_pip=False, symlinks=True)
    python = tmp_path / "venv" / "bin" / "python"
    run(sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check",
        "install", "--quiet", "--no-index", wheel)  # fmt: skip
    for name, program in PROGRAMS_BY_NAME.items():
        with subtests.test(name):
            run(python, "-I", "-c", program)
    for name, args in COMMANDS.items():
        with subtests.test(name):
            output = run(python.with_name("alhambra"), *args, good=False)
            assert NOT_INSTALLED.fullmatch(output)


@pytest.mark.slow
def test_source_archive_contains_the_page(tmp_path: Path) -> None:
    """Installing from it needs no Node; if its page is missing, it is built or left out."""
    run(sys.executable, "-m", "tarfile", "-e", built("sdist", tmp_path / "dist"), tmp_path)
    (source,) = tmp_path.glob("alhambra_game-*")
    assert run(sys.executable, "hatch_build.py", cwd=source) == ""
    offline = {
        "npm_config_registry": "http://127.0.0.1:9/",
        "npm_config_cache": str(tmp_path / "npm"),
        "npm_config_fetch_retries": "0",
    }
    assert page_of(built("wheel", tmp_path / "whole", source, offline)), "no page had to be built"

    shutil.rmtree(source / "src" / "alhambra" / "server" / "page")
    build = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "out"))
    output = run(*build, cwd=source, good=False, env=offline)
    assert "The npm registry does not answer." in output
    assert "ALHAMBRA_NO_PAGE=1" in output
    assert "npm error" not in output
    assert "Traceback" not in output
    run(*build, cwd=source, env={**offline, "ALHAMBRA_NO_PAGE": "1"})
    assert not page_of(next((tmp_path / "out").glob("*.whl")))


def page_of(wheel: Path) -> list[str]:
    """The files of the page in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return [name for name in archive.namelist() if "server/page/" in name]


@pytest.mark.slow
def test_library_installs_from_source_without_a_page(tmp_path: Path) -> None:
    """`ALHAMBRA_NO_PAGE=1 pip install .`, on a machine without internet access."""
    source = tmp_path / "source"
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        source.mkdir(exist_ok=True)
        shutil.copyfile(ROOT / name, source / name)
    for folder in ("src", "web"):
        unbuilt = shutil.ignore_patterns("page", "node_modules", "dist", "__pycache__")
        shutil.copytree(ROOT / folder, source / folder, ignore=unbuilt)
    target = tmp_path / "installed"
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    offline = {"ALHAMBRA_NO_PAGE": "1", "npm_config_registry": "http://127.0.0.1:9/"}
    run(*pip, "--no-index", "--no-build-isolation", "--target", target, ".", cwd=source,
        env=offline)  # fmt: skip
    assert not (target / "alhambra" / "server" / "page").exists()
    run(sys.executable, "-S", "-c", PLAYS, cwd=target)
