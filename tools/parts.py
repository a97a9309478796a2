"""Run all of these make targets, and print how long each took.

Small ones run concurrently, as many as there are cores for; each prints its output when it ends.
The others run one after the other, since they use all cores themselves.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed

SIDE_BY_SIDE = 2

#: The result of each target: whether it succeeded, and its seconds.
Results = dict[str, tuple[bool, float]]


def run(make: str, part: str) -> tuple[bool, float]:
    """Run a target and show its output as it comes."""
    print(f"\n=== {part}", flush=True)
    start = time.monotonic()
    # Inherited descriptors pass on make's job server, for users with -j in MAKEFLAGS.
    done = subprocess.run(_command(make, part), check=False, close_fds=False)
    return done.returncode == 0, time.monotonic() - start


def run_small(make: str, parts: Iterable[str]) -> Results:
    """Run targets concurrently."""
    with ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
        running = {pool.submit(_run_quietly, make, part): part for part in parts}
        results = {running[done]: done.result() for done in as_completed(running)}
    return {part: results[part] for part in running.values()}


def _run_quietly(make: str, part: str) -> tuple[bool, float]:
    start = time.monotonic()
    done = subprocess.run(
        _command(make, part),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        close_fds=False,
    )
    seconds = time.monotonic() - start
    # In one write: another target may print at the same time.
    sys.stdout.buffer.write(f"\n=== {part}\n".encode() + done.stdout)
    sys.stdout.flush()
    return done.returncode == 0, seconds


def _command(make: str, part: str) -> list[str]:
    return [make, "--no-print-directory", part]


def table(results: Results, skipped: list[str], total: float) -> str:
    lines = [
        f"{part:<12}{seconds:>8.1f} s  {'ok' if good else 'FAILED'}"
        for part, (good, seconds) in results.items()
    ]
    lines += [f"{part:<12}{'-':>8}    not run" for part in skipped]
    return "\n".join([*lines, f"{'total':<12}{total:>8.1f} s"])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--make", default="make", help="the make to call")
    parser.add_argument("--first", help="a target that all others need")
    parser.add_argument("--small", nargs="+", default=[], help="targets that use one core each")
    parser.add_argument("--then", nargs="+", default=[], help="targets that use all cores")
    args = parser.parse_args()

    start = time.monotonic()
    results: Results = {}
    if args.first:
        results[args.first] = run(args.make, args.first)
    # One failure must not hide the next, so that all can be fixed at once.
    if all(good for good, _ in results.values()):
        results |= run_small(args.make, args.small)
        results |= {part: run(args.make, part) for part in args.then}
    skipped = [part for part in (*args.small, *args.then) if part not in results]
    print("\n=== times\n" + table(results, skipped, time.monotonic() - start))
    return 0 if all(good for good, _ in results.values()) else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
