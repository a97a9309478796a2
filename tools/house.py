"""Draw the rooms of the package and their imports: `python -m tools.house`.

Layers come from the import contract in pyproject.toml, arrows from the imports themselves: one
arrow for each room that another imports directly, unless a chain of arrows says the same. The
sentence in a room is the first of its package's docstring.
"""

from __future__ import annotations

import argparse
import ast
import tomllib
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path

import grimp

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "alhambra"
PICTURE = ROOT / "docs" / "pictures" / "house.svg"
CONTRACT = "Rooms import downwards only"

WIDTH, HEIGHT, GAP = 560, 62, 26
LEFT, TOP = 140, 24
#: How far an arrow that passes other layers swings out beside the house.
SWING = 22

Rooms = list[list[str]]
Arrows = list[tuple[str, str]]


def layers() -> Rooms:
    """The rooms from top to bottom, as the contract has them."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    found = next(contract for contract in contracts if contract["name"] == CONTRACT)
    return [layer.split(" | ") for layer in found["layers"]]


def arrows(rooms: Rooms) -> Arrows:
    """Which room imports which, without what follows from the other arrows."""
    graph = grimp.build_graph("alhambra", exclude_type_checking_imports=True)
    names = [name for layer in rooms for name in layer]
    imports = {name: set(_imported(graph, name, names)) for name in names}
    return [
        (name, other)
        for name in names
        for other in names
        if other in imports[name] and not _is_implied(imports, name, other)
    ]


def _imported(graph: grimp.ImportGraph, name: str, names: list[str]) -> Iterator[str]:
    for other in names:
        if other != name and graph.direct_import_exists(
            importer=f"alhambra.{name}", imported=f"alhambra.{other}", as_packages=True
        ):
            yield other


def _is_implied(imports: Mapping[str, set[str]], name: str, other: str) -> bool:
    return any(_reaches(imports, between, other) for between in imports[name] - {other})


def _reaches(imports: Mapping[str, set[str]], name: str, other: str) -> bool:
    return other in imports[name] or any(_reaches(imports, to, other) for to in imports[name])


def picture() -> str:
    """The whole picture as SVG."""
    rooms = layers()
    boxes = {name: box for row, layer in enumerate(rooms) for name, box in _row(row, layer)}
    found = arrows(rooms)
    height = TOP * 2 + len(rooms) * (HEIGHT + GAP) - GAP
    width = LEFT * 2 + WIDTH
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" font-family="system-ui, sans-serif">',
        "<title>The rooms of the package, and what imports what</title>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" '
        'markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z" fill="#8a6a2f"/></marker></defs>',
        f'<rect width="{width}" height="{height}" rx="10" fill="#f7f1e3"/>',
        *(_room(name, box) for name, box in boxes.items()),
        *(_arrow(boxes, one, other) for one, other in found),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


Box = tuple[float, float, float]


def _row(row: int, layer: list[str]) -> Iterator[tuple[str, Box]]:
    width = (WIDTH - GAP * (len(layer) - 1)) / len(layer)
    for index, name in enumerate(layer):
        yield name, (LEFT + index * (width + GAP), TOP + row * (HEIGHT + GAP), width)


def _rows_between(boxes: Mapping[str, Box], one: str, other: str) -> int:
    return round((boxes[other][1] - boxes[one][1]) / (HEIGHT + GAP)) - 1


def _room(name: str, box: Box) -> str:
    x, y, width = box
    inner = ", ".join(_inner_rooms(name))
    return (
        f'<rect x="{x:g}" y="{y}" width="{width:g}" height="{HEIGHT}" rx="6" fill="#fffdf7" '
        f'stroke="#b08d4a"/>'
        f'<text x="{x + 14:g}" y="{y + 22}" font-size="16" font-weight="700" fill="#3b2f1a">'
        f"{name}</text>"
        f'<text x="{x + 14:g}" y="{y + 39}" font-size="12" fill="#4d4230">'
        f"{escape(_sentence(name))}</text>"
        f'<text x="{x + 14:g}" y="{y + 54}" font-size="11" fill="#8a7a5c">{inner}</text>'
    )


def _sentence(name: str) -> str:
    tree = ast.parse((SOURCE / name / "__init__.py").read_text("utf-8"))
    text = (ast.get_docstring(tree) or "").partition("\n")[0]
    return text.partition(". ")[0].rstrip(".").replace("`", "")


def _inner_rooms(name: str) -> list[str]:
    return sorted(path.parent.name for path in (SOURCE / name).glob("*/__init__.py"))


def _arrow(boxes: Mapping[str, Box], one: str, other: str) -> str:
    """Straight to the next layer; past other layers in a bow beside the house."""
    (x, y, width), (to_x, to_y, to_width) = boxes[one], boxes[other]
    between = _rows_between(boxes, one, other)
    style = 'fill="none" stroke="#8a6a2f" stroke-width="1.5" marker-end="url(#tip)"'
    if between == 0:
        middle = max(x, to_x) + min(width, to_width) / 2
        return f'<path d="M{middle:g} {y + HEIGHT}V{to_y - 1}" {style}/>'
    start, end = y + HEIGHT / 2 + 8, to_y + HEIGHT / 2 - 8
    is_left = min(x + width, to_x + to_width) < LEFT + WIDTH
    edge, bow = (LEFT, -SWING) if is_left else (LEFT + WIDTH, SWING)
    far = edge + bow * (between + 1)
    return f'<path d="M{edge} {start:g}C{far} {start:g} {far} {end:g} {edge} {end:g}" {style}/>'


def main() -> None:
    """Write the picture, or say whether it is up to date."""
    parser = argparse.ArgumentParser(description="Draw the rooms of the package.")
    parser.add_argument("--output", type=Path, default=PICTURE)
    path: Path = parser.parse_args().output
    path.write_text(picture(), "utf-8")
    print(path)


if __name__ == "__main__":
    main()
