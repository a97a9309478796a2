"""The documents: prose wraps at 100 columns, and every relative link has a target."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers import ROOT

WIDTH = 100
DOCUMENTS = sorted(
    path for pattern in ("*.md", "docs/*.md", "examples/**/*.md") for path in ROOT.glob(pattern)
)
#: `[text](target)`, `![text](target)` and the `src` or `href` of HTML.
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
CODE = re.compile(r"`[^`]*`")
ELSEWHERE = re.compile(r"[a-z]+:")


def lines_outside_code(text: str) -> Iterator[tuple[int, str]]:
    """The lines outside code blocks, with their numbers."""
    in_code = False
    for number, line in enumerate(text.splitlines(), start=1):
        if line.lstrip().startswith("```"):
            in_code = not in_code
        elif not in_code:
            yield number, line


def long_lines(text: str) -> list[int]:
    """The numbers of prose lines that are too long; tables and images cannot be wrapped."""
    return [
        number
        for number, line in lines_outside_code(text)
        if len(line) > WIDTH and not line.lstrip().startswith(("|", "<img", "!["))
    ]


def anchor_of(heading: str) -> str:
    """The anchor that code hosts generate for a heading."""
    text = heading.lstrip("#").strip().replace("`", "").lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def anchors_in(text: str) -> set[str]:
    """The anchors of all headings."""
    return {anchor_of(line) for _, line in lines_outside_code(text) if line.startswith("#")}


def links_in(text: str) -> list[str]:
    """The targets of all links to a file or an anchor."""
    prose = "\n".join(CODE.sub("", line) for _, line in lines_outside_code(text))
    targets = [markdown or html for markdown, html in LINK.findall(prose)]
    return [target for target in targets if not ELSEWHERE.match(target)]


def dead_links(text: str, document: Path) -> list[str]:
    """The links of a document without a target."""
    return [target for target in links_in(text) if not exists(target, document)]


def exists(target: str, document: Path) -> bool:
    path, _, anchor = target.partition("#")
    file = document.parent / path if path else document
    if not file.exists():
        return False
    return not anchor or anchor in anchors_in(file.read_text("utf-8"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_prose_wraps(path: Path) -> None:
    assert long_lines(path.read_text("utf-8")) == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_links_have_a_target(path: Path) -> None:
    assert dead_links(path.read_text("utf-8"), path) == []


def test_the_documents_are_found() -> None:
    names = {name_of(path) for path in DOCUMENTS}
    assert {"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"} <= names
    assert "docs/rules.md" in names


def test_every_document_can_be_reached_from_the_readme() -> None:
    """Following links from the README leads to every page of docs/."""
    found: set[Path] = set()
    waiting = [ROOT / "README.md"]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            targets = (target.partition("#")[0] for target in links_in(path.read_text("utf-8")))
            pages = (target for target in targets if target.endswith(".md"))
            waiting += [(path.parent / page).resolve() for page in pages]
    assert [name_of(path) for path in DOCUMENTS if path not in found] == []


def test_long_line_of_prose_is_found() -> None:
    long = "word " * 30
    assert long_lines(f"short\n{long}\n") == [2]
    assert long_lines(f"```\n{long}\n```\n| {long} |\n") == []


def test_dead_link_is_found(tmp_path: Path) -> None:
    page, other = tmp_path / "page.md", tmp_path / "other.md"
    other.write_text("# Other\n## two — two players\n", "utf-8")
    page.write_text(
        "# A `page`\n[here](#a-page) [there](other.md#two--two-players) [web](https://x.org/y)\n"
        "[gone](gone.md) [no such heading](other.md#three) `[code](no.md)`\n"
        '<img src="no.png">\n```\n[code](no.md)\n```\n',
        "utf-8",
    )
    dead = ["gone.md", "other.md#three", "no.png"]
    assert dead_links(page.read_text("utf-8"), page) == dead
