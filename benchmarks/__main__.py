"""`python -m benchmarks`: measure everything, print the table, write the JSON."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import monotonic

from . import calls, imports, modules, palaces, random_games, records
from .harness import FULL, QUICK, say
from .report import format_table, machine, write_json

TOPICS = {
    "games": random_games.figures,
    "modules": modules.figures,
    "calls": calls.figures,
    "palaces": palaces.figures,
    "records": records.figures,
    "import": imports.figures,
}
OUTPUT = Path("build/benchmarks.json")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description=__doc__, epilog="A missed goal is no error."
    )
    parser.add_argument("topics", nargs="*", help=f"some of {', '.join(TOPICS)}; default: all")
    parser.add_argument("--quick", action="store_true", help="fewer rounds, rougher figures")
    parser.add_argument(
        "--json", type=Path, default=OUTPUT, metavar="FILE", help=f"default: {OUTPUT}"
    )
    args = parser.parse_args()
    unknown = [topic for topic in args.topics if topic not in TOPICS]
    if unknown:
        parser.error(f"unknown topic {unknown[0]}; there are {', '.join(TOPICS)}")

    start = monotonic()
    plan = QUICK if args.quick else FULL
    figures = [figure for topic in args.topics or TOPICS for figure in TOPICS[topic](plan)]
    write_json(figures, args.json)
    say(f"{monotonic() - start:.0f} s; all rounds in {args.json}")
    print(", ".join(f"{name} {value}" for name, value in machine().items()), end="\n\n")
    print(format_table(figures))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
