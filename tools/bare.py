"""Follow the README on a machine without anything installed: `python3 -m tools.bare`.

`make play` and `make test` in a copy of this tree without any build result, with an empty home,
empty caches and a PATH of the system's folders only; with --root in a minimal Debian. Of the
environment only settings of registries and certificates are passed on.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

from tools.bare_root import make_root, within
from tools.bare_tree import copy_tree

ROOT = Path(__file__).resolve().parents[1]
LOGS = ROOT / "build" / "bare"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
PASSES = re.compile(
    r"pip_(index_url|extra_index_url|find_links|trusted_host|cert|client_cert|proxy|timeout)"
    r"|npm_config_(registry|ca|cafile|proxy|https_proxy|noproxy|strict_ssl)"
    r"|(https?|all|no)_proxy"
    r"|ssl_cert_(file|dir)|requests_ca_bundle|curl_ca_bundle|node_extra_ca_certs",
    re.IGNORECASE,
)
#: Registries at a closed port: every installation fails.
NO_REGISTRIES = {
    "PIP_INDEX_URL": "http://127.0.0.1:9/",
    "npm_config_registry": "http://127.0.0.1:9/",
}
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")
FIRST_LIMIT, SECOND_LIMIT, TEST_LIMIT = 900, 60, 7200


class Failure(Exception):
    """Something does not work as the README promises; the text says what."""


class Machine(NamedTuple):
    """Where commands run."""

    #: The root of the file system; None is that of this machine.
    root: Path | None
    #: The folder of the tree as commands see it, and their environment.
    tree: str
    settings: Mapping[str, str]

    @contextmanager
    def running(self, log: Path, *command: str, **more: str) -> Iterator[subprocess.Popen[bytes]]:
        """Run a command that writes to a log; at the end it is stopped by Ctrl-C."""
        settings = {**self.settings, **more}
        words = within(self.root, self.tree, settings, command) if self.root else command
        with log.open("wb") as out:
            process = subprocess.Popen(
                words,
                cwd=None if self.root else self.tree,
                env=settings,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        try:
            yield process
        finally:
            stop(process)


class Result(NamedTuple):
    """The outcome of a command."""

    command: str
    seconds: float
    #: Why it failed; empty if it succeeded.
    problem: str
    log: Path


def stop(process: subprocess.Popen[bytes]) -> None:
    """Send Ctrl-C to all processes of a command, and kill them if that does not help."""
    for way, patience in ((signal.SIGINT, 20), (signal.SIGTERM, 10), (signal.SIGKILL, 10)):
        if process.poll() is not None:
            return
        os.killpg(process.pid, way)
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            continue


# --- checks --------------------------------------------------------------------------------------


def play(machine: Machine, log: Path, limit: float, **more: str) -> None:
    """`make play` serves the game, and Ctrl-C ends it."""
    no_browser = "ARGS=--no-browser --port 0"
    with machine.running(log, "make", "play", no_browser, **more) as process:
        address = wait_for_address(process, log, limit)
        for path, expected in (("", "<title>Alhambra"), ("api/about", '"version"')):
            with urlopen(address + path, timeout=30) as answer:
                if expected not in answer.read().decode():
                    raise Failure(f"{address}{path} does not answer with {expected}.")


def wait_for_address(process: subprocess.Popen[bytes], log: Path, limit: float) -> str:
    for _ in seconds_until(limit):
        found = ADDRESS.search(log.read_text("utf-8", "replace"))
        if found:
            return found[0]
        if process.poll() is not None:
            raise Failure("It ended before it served the game.")
    raise Failure(f"There was no address after {limit:.0f} s.")


def play_again(machine: Machine, log: Path) -> None:
    """The second start installs nothing, builds nothing, and is fast."""
    play(machine, log, SECOND_LIMIT, **NO_REGISTRIES)
    output = log.read_text("utf-8", "replace").split("http://")[0]
    if "Setting up" in output or "Building" in output:
        raise Failure("It set up again what was there.")


def test(machine: Machine, log: Path) -> None:
    """The whole `make test`; its targets are printed as they start."""
    printed = 0
    with machine.running(log, "make", "test") as process:
        for _ in seconds_until(TEST_LIMIT):
            ended = process.poll() is not None
            parts = re.findall(r"^=== (\S+)$", log.read_text("utf-8", "replace"), re.MULTILINE)
            for part in parts[printed:]:
                tell(f"  {part}")
            printed = len(parts)
            if ended:
                break
        if process.poll() is None:
            raise Failure(f"It was not done after {TEST_LIMIT} s.")
    if process.returncode:
        failed = re.findall(r"^(\S+) .*FAILED$", log.read_text("utf-8", "replace"), re.MULTILINE)
        raise Failure(f"failed: {', '.join(failed)}" if failed else "It failed.")


CHECKS = {
    "play": (
        ("make play, first", lambda machine, log: play(machine, log, FIRST_LIMIT)),
        ("make play, again", play_again),
    ),
    "test": (("make test", test),),
}


def seconds_until(limit: float) -> Iterator[None]:
    end = time.monotonic() + limit
    while time.monotonic() < end:
        yield
        time.sleep(0.2)


# --- the run -------------------------------------------------------------------------------------


def tell(words: str) -> None:
    print(f"{time.strftime('%H:%M:%S')}  {words}", flush=True)


@contextmanager
def bare_machine(in_root: bool, keep: bool) -> Iterator[Machine]:
    """A copy of the tree with an empty home, optionally in its own file system."""
    base = Path(tempfile.mkdtemp(prefix="alhambra-bare-"))
    try:
        if in_root:
            tell("making a bare file system (a minute or two)")
            make_root(base)
        tell(f"copying the tree to {base}")
        copy_tree(ROOT, base / "alhambra")
        (base / "home").mkdir(exist_ok=True)
        inside = Path("/") if in_root else base
        settings = {name: value for name, value in os.environ.items() if PASSES.fullmatch(name)}
        settings |= {"PATH": PATH, "HOME": str(inside / "home")}
        yield Machine(base if in_root else None, str(inside / "alhambra"), settings)
    finally:
        if keep:
            tell(f"kept: {base}")
        else:
            remove(base)


def remove(base: Path) -> None:
    """Never follow a mount; outside of the commands there should be none."""
    if f" {base}/" in Path("/proc/mounts").read_text("utf-8"):
        tell(f"something is mounted under {base}; it is left as it is")
        return
    shutil.rmtree(base)


def run(machine: Machine, wanted: list[str]) -> Iterator[Result]:
    shutil.rmtree(LOGS, ignore_errors=True)
    LOGS.mkdir(parents=True)
    for command, check in (pair for name in wanted for pair in CHECKS[name]):
        log = LOGS / f"{command.replace(',', '').replace(' ', '-')}.log"
        tell(command)
        start = time.monotonic()
        problem = ""
        try:
            check(machine, log)
        except (Failure, OSError) as error:
            problem = str(error)
        yield Result(command, time.monotonic() - start, problem, log)


def table(results: list[Result]) -> str:
    return "\n".join(
        f"{command:<18}{seconds:>8.1f} s  {'FAILED' if problem else 'ok':<8}"
        f"{log.relative_to(ROOT)}{'  ' + problem if problem else ''}"
        for command, seconds, problem, log in results
    )


def heed_signals() -> None:
    """Clean up when terminated; and let commands receive Ctrl-C even if a shell ignored it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=CHECKS, help="one of the two commands")
    parser.add_argument(
        "--root", action="store_true", help="in a bare Debian of its own (as root; mmdebstrap)"
    )
    parser.add_argument("--keep", action="store_true", help="leave the copy where it is")
    args = parser.parse_args()
    heed_signals()
    with bare_machine(args.root, args.keep) as machine:
        results = list(run(machine, [args.only] if args.only else list(CHECKS)))
    print("\n" + table(results))
    return 1 if any(result.problem for result in results) else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
