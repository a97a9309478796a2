"""Unusable packages: naming one gives its error, and nothing else is affected."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from alhambra.bots.faces import BotFace, bot_faces
from alhambra.cli.faces import TerminalFace, all_terminal_faces, terminal_face
from alhambra.cli.options import parse_modules
from alhambra.cli.score.pad import pad_modules
from alhambra.draw import draw_sheet
from alhambra.draw.faces import DrawFace, draw_face
from alhambra.locales import Words
from alhambra.locales.faces import WordsFace, words_face
from alhambra.locales.playable import module_problems, playable_modules
from alhambra.notation.errors import RecordError
from alhambra.notation.record import Record
from alhambra.notation.text import format_record, parse_record
from alhambra.rules.errors import SetupError
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.ruleset import make_ruleset
from alhambra.server.bots import BotPool
from alhambra.server.hub import Hub
from alhambra.server.settings import Settings
from alhambra.server.store import open_store
from alhambra.table import Options, seat_commands
from alhambra.wire.faces import WireFace, wire_faces
from tests.cli.driving import clean_environment
from tests.helpers import ROOT
from tests.server.clients import serving
from tests.server.tables import NOW
from tests.waiting import PATIENCE

from .installing import install
from .plugging import Plug, plain_rules

GOOD = "fountain"
#: The error of each unusable package.
BAD = {
    "bazaar": "module-twice",
    "Lantern": "module-name",
    "crashing": "module-broken",
    "mute": "module-words-missing",
    "garbled": "module-words-broken",
    "greedy": "module-clash",
    "stumbling": "module-broken",
}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def bad(plug: Plug, tmp_path: Path) -> None:
    """One good package, and one of each unusable kind."""
    plug(GOOD, rules=plain_rules(GOOD), en="module-fountain = Fountains\n")
    plug("bazaar", rules=plain_rules("bazaar"), en="module-bazaar = Bazaar\n")
    install(tmp_path, "second-bazaar", {"bazaar": "their_bazaar", "Lantern": "their_bazaar"})
    plug("crashing", rules="import nothing_here", en="module-crashing = Crash\n")
    plug("mute", rules=plain_rules("mute"), cli="1 / 0")
    plug("garbled", rules=plain_rules("garbled"), en="module-garbled = {\n")
    plug("greedy", rules=plain_rules("greedy"), en="event-took = Mine\n")
    plug("stumbling", rules=plain_rules("stumbling"), en="x-y = z\n", locales="FACE = 7")


@pytest.mark.usefixtures("bad")
def test_only_good_packages_can_be_chosen() -> None:
    assert playable_modules() == parse_modules(["all"]) == (*BUILT_IN, GOOD)
    assert {name: error.code for name, error in module_problems().items()} == BAD


@pytest.mark.usefixtures("bad")
@pytest.mark.parametrize("name", BAD)
def test_naming_a_bad_package_gives_its_error(name: str) -> None:
    with pytest.raises(SetupError) as caught:
        make_ruleset(3, "classic", parse_modules([name]) or ())
    assert caught.value.code == BAD[name]


def run(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """Run the command in its own process with the packages of a folder."""
    path = f"{folder}:{ROOT / 'src'}"
    return subprocess.run(
        [sys.executable, "-m", "alhambra.cli", *args, "--language", "en"],
        env={**clean_environment(folder, {}), "PYTHONPATH": path},
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


@pytest.mark.usefixtures("bad")
def test_the_terminal_plays_without_bad_packages(tmp_path: Path) -> None:
    shown = run(tmp_path, "play", "--help").stdout
    assert "characters, fountain; or all" in " ".join(shown.replace("│", " ").split())
    done = run(tmp_path, "play", "--plain", "--bots", "mason")
    assert (done.returncode, done.stderr) == (0, "")
    refused = run(tmp_path, "play", "--plain", "--modules", "mute")
    assert refused.returncode != 0
    assert "their_mute/words/en.ftl is missing" in refused.stdout + refused.stderr


@pytest.mark.usefixtures("bad")
def test_a_broken_face_is_skipped(tmp_path: Path) -> None:
    assert "mute" not in all_terminal_faces()
    assert GOOD in all_terminal_faces()
    assert pad_modules() == ("camps", "characters")


@pytest.mark.usefixtures("bad")
def test_texts_and_pictures_work_without_bad_packages() -> None:
    assert not Words().has("module-greedy")
    assert Words().text("event-took", name="Ana", who="Ana", cards="N3", count=1) != "Mine"
    assert draw_sheet(Words()).to_svg()


@pytest.mark.anyio
@pytest.mark.usefixtures("bad")
async def test_a_server_offers_only_good_packages(tmp_path: Path) -> None:
    async with serving(Settings(db=str(tmp_path / "t.sqlite"), port=0)) as site:
        about = await site.get("/api/about")
        assert [module["name"] for module in about["modules"]] == [*BUILT_IN, GOOD]
        words = await site.http.get("/api/words/de")
        assert "module-fountain" in words.text
        assert "event-took" not in words.text
        for name, code in BAD.items():
            body = {"seats": ["", ""], "options": {"modules": [name]}}
            assert (await site.post("/api/tables", body, status=400))["code"] == code
        await site.post("/api/tables", {"seats": ["", ""]}, status=201)


@pytest.mark.usefixtures("bad")
def test_a_server_logs_each_bad_package_once(tmp_path: Path) -> None:
    """Before it opens its database, which is a folder here, so that it stops then."""
    done = run(tmp_path, "serve", "--port", "0", "--db", str(tmp_path))
    logged = [json.loads(line) for line in done.stderr.splitlines() if line.startswith("{")]
    found = {
        line["plugin"]: line["reason"] for line in logged if line["from"] == "alhambra.plugins"
    }
    assert len(logged) == len(found)
    assert found.keys() == BAD.keys()
    assert "second-bazaar, their-bazaar" in found["bazaar"]


@pytest.mark.anyio
async def test_a_table_waits_while_two_packages_provide_its_module(
    plug: Plug, tmp_path: Path
) -> None:
    """The table itself is valid: it is not set aside, and continues when one is removed."""
    plug("bazaar", rules=plain_rules("bazaar"), en="module-bazaar = Bazaar\n")
    options = Options(modules=("bazaar",))
    table = seat_commands.make_table("t1", "T1", "", options, ["mason", "mason"], NOW)
    async with open_store(str(tmp_path / "tables.sqlite")) as store:
        await store.create(table.row())
        install(tmp_path, "second-bazaar", {"bazaar": "their_bazaar"})
        hub = Hub(store, BotPool())
        for _ in range(2):
            with pytest.raises(SetupError, match="module-twice"):
                await hub.live("t1")
        await hub.stop()


def test_a_record_of_a_bad_package_names_the_error(plug: Plug, tmp_path: Path) -> None:
    plug("bazaar", rules=plain_rules("bazaar"), en="module-bazaar = Bazaar\n")
    text = format_record(Record.new(3, seed=1, modules=["bazaar"]))
    install(tmp_path, "second-bazaar", {"bazaar": "their_bazaar"})
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    assert caught.value.params["reason"].code == "module-twice"


LOADERS: dict[str, tuple[Callable[[str], object], type]] = {
    "bots": (lambda name: bot_faces([name])[0], BotFace),
    "cli": (terminal_face, TerminalFace),
    "draw": (draw_face, DrawFace),
    "locales": (words_face, WordsFace),
    "wire": (lambda name: wire_faces((name,)).by_name[name], WireFace),
}


@pytest.mark.parametrize("layer", LOADERS)
@pytest.mark.parametrize("face", ["FACE = 7\n", "", "1 / 0"])
def test_an_invalid_face_is_named_in_every_layer(plug: Plug, layer: str, face: str) -> None:
    load, _ = LOADERS[layer]
    plug("bazaar", rules=plain_rules("bazaar"), en="module-bazaar = B\n", **{layer: face})
    with pytest.raises(SetupError) as caught:
        load("bazaar")
    assert (caught.value.code, caught.value.params["package"]) == ("module-broken", "their-bazaar")


@pytest.mark.parametrize("layer", LOADERS)
def test_a_valid_face_is_used_in_every_layer(plug: Plug, layer: str) -> None:
    load, kind = LOADERS[layer]
    code = f"from {kind.__module__} import {kind.__name__} as Face\nFACE = Face()\n"
    plug("bazaar", rules=plain_rules("bazaar"), en="module-bazaar = B\n", **{layer: code})
    assert type(load("bazaar")) is kind
