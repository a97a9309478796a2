"""A plug-in and our own modules in one ruleset."""

from pathlib import Path

import pytest

import alhambra
from alhambra import SetupError
from alhambra.rules.components import parse_components
from alhambra.rules.deck_inference import layouts
from alhambra.rules.ruleset import make_ruleset

from .installing import install, write

ROSES = """
from alhambra.rules.deck_inference import Spread
from alhambra.rules.module import Module

class Rose:
    code = back = "rose"
    def drawn(self, game):
        pass

ROSE = Rose()

def piles(game):
    return {int(game.shuffle("roses", "13")[0]): [ROSE, ROSE]}

def module(components):
    return Module(
        name="roses", specials=(ROSE,), pile_cards=(piles,),
        spread=lambda players: Spread("rose", (1, 3), (2, 0)),
    )
"""
SECOND_REFILL = """
from alhambra.rules.module import Module
from alhambra.rules.refill import Refill

class Another(Refill):
    pass

def module(components):
    return Module(name="roses", steps=(Another,))
"""
WITH_DATA = """
from alhambra.rules.module import Module

def parse_components(section):
    return tuple(section["petals"])

def module(components):
    assert components["roses"] == (5, 7)
    return Module(name="roses")
"""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_that_two_modules_spread(folder: Path, players: int) -> None:
    """gates.setup, setup.open: what everybody knows joins both, and dealing anew keeps to it"""
    write(folder, rules=ROSES)
    install(folder, "their-module", {"roses": "their_module"})
    game = alhambra.new_game(players, seed=1, modules=["city_gates", "roses"])
    found = layouts(game)
    assert len(found) == 2 * (1 if players == 3 else 3)
    assert {layout.weight for layout in found} == {1}
    while not game.is_over:
        assert game.status() == []
        dealt = game.determinize(game.seat, 1)
        assert dealt.view(game.seat) == game.view(game.seat)
        game.play(game.legal_actions()[0])


def test_a_step_that_the_base_has(folder: Path) -> None:
    write(folder, rules=SECOND_REFILL)
    install(folder, "their-module", {"roses": "their_module"})
    with pytest.raises(SetupError) as caught:
        make_ruleset(3, "classic", ("roses",))
    assert caught.value.code == "module-clash"
    assert caught.value.params == {
        "what": "step", "key": "refill", "first": "base", "second": "roses",
    }  # fmt: skip


@pytest.mark.parametrize("rules", ["", "def module():\n    pass"], ids=["none", "other arguments"])
def test_rules_that_make_no_module(folder: Path, rules: str) -> None:
    write(folder, rules=rules)
    install(folder, "their-module", {"roses": "their_module"})
    with pytest.raises(SetupError) as caught:
        make_ruleset(3, "classic", ("roses",))
    assert (caught.value.code, caught.value.params["package"]) == ("module-broken", "their-module")


def test_a_package_without_rules(folder: Path) -> None:
    write(folder)
    install(folder, "their-module", {"roses": "their_module"})
    with pytest.raises(SetupError, match="module-broken"):
        make_ruleset(3, "classic", ("roses",))
    # Whoever plays without it does not notice.
    assert make_ruleset(3, "classic", ("camps",)).active == ("camps",)


def test_a_section_of_the_component_data(folder: Path) -> None:
    """camps.tiles: a plug-in reads and checks its own section"""
    write(folder, rules=WITH_DATA)
    install(folder, "their-module", {"roses": "their_module"})
    text = '{"camps": {"tiles": []}, "diamonds": {"values": []}, "roses": {"petals": [5, 7]}}'
    data = parse_components(text)
    assert data["roses"] == (5, 7)
    assert make_ruleset(3, "classic", ("roses",), data).modules == ("roses",)
    with pytest.raises(SetupError) as caught:
        parse_components(text.replace("petals", "leaves"))
    assert caught.value.params["reason"].code == "data-incomplete"


def test_unknown_modules_are_told_what_there_is(folder: Path) -> None:
    write(folder, rules=ROSES)
    install(folder, "their-module", {"roses": "their_module"})
    with pytest.raises(SetupError) as caught:
        make_ruleset(3, "classic", ("tulips",))
    assert caught.value.params["known"].endswith("characters, roses")
