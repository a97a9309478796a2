"""Modules are found by name: built-in ones and those of installed packages."""

import subprocess
import sys
from pathlib import Path

import pytest

from alhambra.rules import module_registry
from alhambra.rules.errors import SetupError
from alhambra.rules.ruleset import make_ruleset

from .installing import install, write


def test_a_plug_in_comes_after_built_in_modules(folder: Path) -> None:
    write(folder, rules="", draw="FACE = 7")
    install(folder, "their-module", {"bazaar": "their_module"}, "2.1")
    assert module_registry.module_names() == (*module_registry.BUILT_IN, "bazaar")
    source = module_registry.sources()["bazaar"]
    assert (source.distribution, source.version) == ("their-module", "2.1")
    drawn = module_registry.face("bazaar", "draw")
    assert drawn is not None
    assert drawn.FACE == 7
    assert module_registry.face("bazaar", "bots") is None


def test_built_in_modules_are_found_in_their_layer(folder: Path) -> None:
    found = module_registry.face("camps", "rules")
    assert found is not None
    assert found.__name__ == "alhambra.rules.modules.camps"


@pytest.mark.parametrize("name", ["camps", "two_players"])
def test_built_in_names_cannot_be_taken(folder: Path, name: str) -> None:
    install(folder, "their-module", {name: "their_module", "bazaar": "their_module"})
    error = module_registry.problems()[name]
    assert (error.code, error.params["packages"]) == ("module-twice", "alhambra, their-module")
    assert module_registry.module_names() == (*module_registry.BUILT_IN, "bazaar")
    # The built-in module is played as if the package were not installed.
    assert make_ruleset(2, "classic", ("camps",)).active == ("two_players", "camps")


def test_two_packages_cannot_provide_the_same_name(folder: Path) -> None:
    for distribution in ("one", "two", "three"):
        install(folder, distribution, {"bazaar": distribution})
    assert module_registry.module_names() == module_registry.BUILT_IN
    params = {"module": "bazaar", "packages": "one, three, two"}
    assert module_registry.problems()["bazaar"].params == params
    with pytest.raises(SetupError) as caught:
        make_ruleset(3, "classic", ("bazaar",))
    assert (caught.value.code, caught.value.params) == ("module-twice", params)


@pytest.mark.parametrize("name", ["Bazaar", "a-b", "7", "x" * 41])
def test_a_name_must_fit_into_records(folder: Path, name: str) -> None:
    install(folder, "their-module", {name: "their_module"})
    assert module_registry.module_names() == module_registry.BUILT_IN
    with pytest.raises(SetupError) as caught:
        make_ruleset(3, "classic", (name,))
    assert (caught.value.code, caught.value.params["package"]) == ("module-name", "their-module")


def test_an_error_raised_again_is_a_new_object(folder: Path) -> None:
    """One object would keep the traceback of every request for that module."""
    install(folder, "their-module", {"Bazaar": "their_module"})
    first, second = (module_registry.problem("Bazaar") for _ in range(2))
    assert first is not None
    assert first is not second
    assert module_registry.problem("camps") is None


def test_a_broken_face_is_named(folder: Path) -> None:
    write(folder, rules="import nothing_of_this_name")
    install(folder, "their-module", {"bazaar": "their_module"})
    with pytest.raises(SetupError) as caught:
        module_registry.face("bazaar", "rules")
    assert (caught.value.code, caught.value.params["package"]) == ("module-broken", "their-module")


def test_errors_in_built_in_modules_are_not_hidden(folder: Path) -> None:
    """Only errors of plug-ins are reported to users; a layer that does not exist is a bug"""
    with pytest.raises(ModuleNotFoundError):
        module_registry.face("camps", "no_such_layer")


def test_importing_the_library_looks_for_no_plug_ins() -> None:
    """Reading the metadata of all packages is slow, and built-in modules do not need it"""
    program = (
        "import sys, alhambra; alhambra.new_game(2, modules=['camps', 'characters']);"
        "sys.exit('importlib.metadata' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_the_type_of_a_face_is_checked(folder: Path) -> None:
    write(folder, rules="", draw="FACE = 7", bots="FACE = 'seven'", wire="")
    install(folder, "their-module", {"bazaar": "their_module"})
    assert module_registry.load_face("bazaar", "draw", int) == 7
    assert module_registry.load_face("bazaar", "cli", int) is None
    for layer in ("bots", "wire"):
        with pytest.raises(SetupError) as caught:
            module_registry.load_face("bazaar", layer, int)
        assert caught.value.params["reason"] == f"their_module.{layer}.FACE is not a int"


def test_a_failure_of_one_module_does_not_affect_others(folder: Path) -> None:
    write(folder, rules="", draw="FACE = 7")
    install(folder, "their-module", {"bazaar": "their_module"})

    def load(name: str) -> str:
        if name == "bazaar":
            raise SetupError("module-missing", module=name)
        return name

    ours = (*module_registry.implied_names(), *module_registry.BUILT_IN)
    assert tuple(module_registry.loadable_faces(load)) == ours
