"""The terminal's faces of modules: built-in ones, those of plug-ins, and the default."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra.cli.faces import TerminalFace, all_terminal_faces, terminal_face
from alhambra.cli.options import parse_modules
from alhambra.cli.render.colours import card_style, kind_style
from alhambra.cli.score.pad import pad_modules
from alhambra.rules import module_registry
from alhambra.rules.errors import SetupError
from tests.plugins.installing import install
from tests.plugins.plugging import plain_rules

from .menu_paths import menu_of
from .test_modules import TURNS


@pytest.fixture
def plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a package that brings the module `bazaar`."""
    monkeypatch.syspath_prepend(tmp_path)
    install(tmp_path, "their-module", {"bazaar": "their_module"})
    package = tmp_path / "their_module"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "rules.py").write_text(plain_rules("bazaar"))
    (package / "words").mkdir()
    (package / "words" / "en.ftl").write_text("module-bazaar = Bazaar\n")
    module_registry.forget()
    yield package
    for name in [name for name in sys.modules if name.partition(".")[0] == "their_module"]:
        del sys.modules[name]
    module_registry.forget()


@pytest.mark.parametrize(
    "name", [*module_registry.implied_names(), *module_registry.BUILT_IN]
)  # fmt: skip
def test_each_built_in_module_has_a_face(name: str) -> None:
    assert module_registry.face(name, "cli") is not None
    assert isinstance(terminal_face(name), TerminalFace)


def test_a_module_without_a_face_gets_the_default(plugin: Path) -> None:
    assert terminal_face("bazaar").step_menus == {}
    assert len(all_terminal_faces()) == len(module_registry.BUILT_IN) + 2
    assert parse_modules(["all"]) == (*module_registry.BUILT_IN, "bazaar")
    assert "bazaar" not in pad_modules()


def test_a_plug_in_provides_a_face(plugin: Path) -> None:
    (plugin / "cli.py").write_text(
        "from alhambra.cli.faces import TerminalFace\n"
        "FACE = TerminalFace(kind_styles={'stall': 'red'}, card_styles={'shell': 'blue'})\n"
    )
    assert (kind_style("stall"), card_style("shell")) == ("red", "blue")


def test_an_invalid_face_is_named(plugin: Path) -> None:
    (plugin / "cli.py").write_text("FACE = 7\n")
    with pytest.raises(SetupError) as caught:
        terminal_face("bazaar")
    assert caught.value.code == "module-broken"
    assert caught.value.params["package"] == "their-module"


def test_unknown_kinds_and_cards_have_a_default_style() -> None:
    assert kind_style("stall") == card_style("shell") == "reverse"
    assert kind_style("camp") != kind_style("stall")
    assert card_style("diamond") != card_style("shell")


def test_menus_work_while_another_module_is_installed(plugin: Path) -> None:
    for game, actions in TURNS.values():
        assert any(actions[0].startswith(verb) for verb in game.rules.verbs)
        assert menu_of(game).choices
