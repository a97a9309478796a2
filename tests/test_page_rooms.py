"""Imports between the folders of the page: web/rooms.txt and its checker."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.page_rooms import violations

ROOMS = """\
# A comment.

wire             messages
modules/shared   slots
modules/*        one folder per module
modules          the registry
table/market     the first inner room
table/page       the last one
home, pad        pages
.                the app
"""
FILES = (
    "wire/socket.ts",
    "modules/shared/face.ts",
    "modules/camps/face.ts",
    "modules/gates/face.ts",
    "modules/registry.ts",
    "table/market/Market.svelte",
    "table/page/Game.svelte",
    "home/Home.svelte",
    "pad/rows/Row.svelte",
    "App.svelte",
)


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "rooms.txt").write_text(ROOMS, "utf-8")
    for file in FILES:
        write(tmp_path, file, "")
    return tmp_path


def write(page: Path, file: str, text: str) -> None:
    path = page / "src" / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def test_the_page_keeps_its_own_order() -> None:
    assert list(violations()) == []


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("wire/socket.ts", "import { mount } from 'svelte';"),
        ("wire/socket.ts", "import text from '../../../locales/en/page.ftl?raw';"),
        (
            "wire/socket.ts",
            "const all = import.meta.glob<string>(['../../en/*.ftl', '../x.ftl'], {});",
        ),
        ("wire/socket.ts", "import { post } from './rest';"),
        ("modules/registry.ts", "import { face } from './camps/face';"),
        ("modules/camps/face.ts", "import type { ModuleFace } from '../shared/face';"),
        ("table/page/Game.svelte", "import Market from '../market/Market.svelte';"),
        ("home/Home.svelte", "import { faces } from '../modules/registry';"),
        ("pad/rows/Row.svelte", "import { rows } from '../rows';"),
        ("App.svelte", "const part = () => import('./pad/rows/Row.svelte');"),
    ],
)
def test_imports_that_are_allowed(page: Path, file: str, text: str) -> None:
    write(page, file, text)
    assert list(violations(page)) == []


@pytest.mark.parametrize(
    ("file", "text", "error"),
    [
        (
            "wire/socket.ts",
            "import { a } from './a';\nimport {\n  faces,\n} from '../modules/registry';",
            "4: imports ../modules/registry: rooms.txt lists modules after wire",
        ),
        (
            "wire/socket.ts",
            "import type { Game } from '../table/page/game';",
            "1: imports ../table/page/game: rooms.txt lists table/page after wire",
        ),
        (
            "wire/socket.ts",
            "let rows: import( '../pad/rows').Rows;",
            "1: imports ../pad/rows: rooms.txt lists pad after wire",
        ),
        (
            "wire/socket.ts",
            'export * from "../App.svelte";',
            "1: imports ../App.svelte: rooms.txt lists . after wire",
        ),
        (
            "table/market/Market.svelte",
            "<script>\nconst game = () => import('../page/Game.svelte');\n</script>",
            "2: imports ../page/Game.svelte: rooms.txt lists table/page after table/market",
        ),
        (
            "home/Home.svelte",
            "import '../pad/rows/Row.svelte';",
            "1: imports ../pad/rows/Row.svelte: home and pad do not import each other",
        ),
        (
            "table/page/Game.svelte",
            "import { face } from '../../modules/camps/face';",
            "1: imports ../../modules/camps/face: only files of modules/ import modules/camps/; "
            "ask the registry in modules/",
        ),
        (
            "modules/gates/face.ts",
            "import { face } from '../camps/face';",
            "1: imports ../camps/face: only files of modules/ import modules/camps/; "
            "ask the registry in modules/",
        ),
        (
            "modules/shared/face.ts",
            "import { faces } from '../registry';",
            "1: imports ../registry: rooms.txt lists modules after modules/shared",
        ),
        (
            "home/Home.svelte",
            "import Attic from '../attic/Attic.svelte';",
            "1: imports ../attic/Attic.svelte: no line of rooms.txt lists the folder attic",
        ),
        (
            "App.svelte",
            "const part = import(`./${name}.svelte`);",
            "1: import(`./${name}.svelte`);: write the path of an import as a plain string "
            "that starts with ./ or ../",
        ),
        (
            "App.svelte",
            "const all = import.meta.glob<string>(['./a.ftl', './pad/*.ts']);",
            "1: import.meta.glob: write the path of an import as a plain string "
            "that starts with ./ or ../",
        ),
        (
            "App.svelte",
            "import game from '/src/table/page/Game.svelte';",
            "1: from '/src/table/page/Game.svelte';: write the path of an import as a plain string "
            "that starts with ./ or ../",
        ),
    ],
)
def test_imports_that_are_refused(page: Path, file: str, text: str, error: str) -> None:
    write(page, file, text)
    assert list(violations(page)) == [f"src/{file}:{error}"]


def test_a_folder_that_is_not_listed(page: Path) -> None:
    write(page, "table/attic/Attic.svelte", "")
    assert list(violations(page)) == [
        "src/table/attic/Attic.svelte: no line of rooms.txt lists the folder table/attic"
    ]


def test_a_line_without_a_folder(page: Path) -> None:
    (page / "rooms.txt").write_text(ROOMS + "cellar  empty\n", "utf-8")
    assert list(violations(page)) == ["rooms.txt: there is no folder src/cellar"]
