"""The figures as a table for people and as JSON for programs."""

from __future__ import annotations

import json
import os
import platform
from importlib.metadata import version
from pathlib import Path

from .harness import Figure

HEADINGS = ("figure", "call", "median", "middle half", "unit", "goal", "verdict")
NUMBERS = (2, 3)  # columns to align right


def machine() -> dict[str, str | int | None]:
    """The machine and versions, without names."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "alhambra": version("alhambra-game"),
        "catanatron": version("catanatron"),
    }


def format_table(figures: list[Figure]) -> str:
    """The table, and below it the missed goals."""
    rows = [HEADINGS, *map(_cells, figures)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [_line(row, widths) for row in rows]
    lines.insert(1, "  ".join("─" * width for width in widths))
    return "\n".join([*lines, "", _summary(figures)])


def _cells(figure: Figure) -> tuple[str, ...]:
    low, high = figure.quartiles
    return (
        figure.name,
        figure.call,
        _number(figure.median),
        f"{_number(low)} – {_number(high)}",
        figure.unit,
        str(figure.goal or ""),
        figure.verdict,
    )


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def _line(row: tuple[str, ...], widths: list[int]) -> str:
    return "  ".join(
        cell.rjust(width) if column in NUMBERS else cell.ljust(width)
        for column, (cell, width) in enumerate(zip(row, widths, strict=True))
    ).rstrip()


def _summary(figures: list[Figure]) -> str:
    goals = [figure for figure in figures if figure.goal]
    missed = [figure for figure in goals if figure.verdict == "MISSED"]
    if not missed:
        return f"All {len(goals)} goals met."
    names = "".join(f"\n  {figure.name} ({figure.call})" for figure in missed)
    return f"{len(missed)} of {len(goals)} goals MISSED:{names}"


def write_json(figures: list[Figure], path: Path) -> None:
    """Every figure with all its rounds."""
    path.parent.mkdir(parents=True, exist_ok=True)
    content = {"machine": machine(), "figures": [_plain(figure) for figure in figures]}
    path.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", "utf-8")


def _plain(figure: Figure) -> dict[str, object]:
    low, high = figure.quartiles
    return {
        "name": figure.name,
        "call": figure.call,
        "unit": figure.unit,
        "median": figure.median,
        "quartiles": [low, high],
        "rounds": list(figure.samples),
        "goal": str(figure.goal) if figure.goal else None,
        "verdict": figure.verdict,
    }
