"""Run make targets one after the other, all of them, and say how long each took."""

import argparse
import subprocess
import sys
import time


def run(make: str, part: str) -> tuple[bool, float]:
    print(f"\n=== {part}", flush=True)
    start = time.monotonic()
    # Open descriptors pass on the job server, for those who have -j in their MAKEFLAGS.
    done = subprocess.run([make, "--no-print-directory", part], check=False, close_fds=False)
    return done.returncode == 0, time.monotonic() - start


def table(results: dict[str, tuple[bool, float]], skipped: list[str]) -> str:
    lines = [
        f"{part:<12}{seconds:>8.1f} s  {'ok' if good else 'FAILED'}"
        for part, (good, seconds) in results.items()
    ]
    lines += [f"{part:<12}{'–':>8}    not run" for part in skipped]
    total = sum(seconds for _, seconds in results.values())
    return "\n".join([*lines, f"{'total':<12}{total:>8.1f} s"])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--make", default="make", help="the make to call")
    parser.add_argument("--first", help="a part without which the others make no sense")
    parser.add_argument("parts", nargs="+")
    args = parser.parse_args()

    results: dict[str, tuple[bool, float]] = {}
    if args.first:
        results[args.first] = run(args.make, args.first)
    # One failure must not hide the next: whoever reads the output mends them all at once.
    if all(good for good, _ in results.values()):
        results |= {part: run(args.make, part) for part in args.parts}
    print("\n=== times\n" + table(results, [part for part in args.parts if part not in results]))
    return 0 if all(good for good, _ in results.values()) else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
