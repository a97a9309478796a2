"""The wheel alone, in an empty environment: a library without a dependency."""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

import pytest

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
while not game.is_over:
    seat = game.seat
    game.apply(bots[seat].choose(game.view(seat), game.legal_actions()))
"""
WITHOUT_PICTURES = """
import alhambra
game = alhambra.new_game(3, seed=1)
assert game._repr_svg_() is None
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
TYPED = """
from importlib.resources import files
assert files("alhambra").joinpath("py.typed").is_file()
"""


def run(*command: str | Path) -> str:
    """Run a command to a good end; no variable of this environment reaches it."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env={"PATH": "/usr/bin:/bin", "PYTHONNOUSERSITE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a fresh environment in which only the wheel is installed."""
    folder = tmp_path_factory.mktemp("install")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    (wheel,) = folder.glob("alhambra_game-*.whl")
    venv.create(folder / "venv", with_pip=False, symlinks=True)
    python = folder / "venv" / "bin" / "python"
    run(sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check",
        "install", "--quiet", "--no-deps", "--no-index", wheel)  # fmt: skip
    return python


@pytest.mark.slow
@pytest.mark.parametrize(
    "program",
    [
        WITHOUT_DEPENDENCIES,
        PLAYS,
        NOTATION,
        RECORDS,
        BOTS,
        WITHOUT_PICTURES,
        PROGRAMS,
        ARENA,
        LESSONS,
        TYPED,
    ],
    ids=[
        "no dependencies",
        "plays",
        "notation",
        "records",
        "bots",
        "no pictures",
        "programs",
        "arena",
        "lessons",
        "typed",
    ],
)
def test_the_wheel_is_a_working_library(python: Path, program: str) -> None:
    """components.players: `pip install --no-deps` gives everything but words and server."""
    run(python, "-I", "-c", program)
