"""Several modules in one ruleset: their hooks are merged, conflicting claims are refused."""

import pickle
import subprocess
import sys
from collections import Counter
from dataclasses import replace

import pytest

import alhambra
from alhambra import Components, SetupError
from alhambra.rules.components import default_components, parse_components
from alhambra.rules.deck_inference import Spread, stackings
from alhambra.rules.module import Chip, Module, ModuleState
from alhambra.rules.module_clashes import refuse_clashes
from alhambra.rules.modules.city_gates.card import GATE
from alhambra.rules.modules.diamonds import DIAMOND
from alhambra.rules.money import make_currency
from alhambra.rules.refill import Refill
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.tiles import TILES

STATE = ModuleState(start=lambda players: 0, words=lambda state: [], parse=lambda words, rules: 0)


def test_active_modules() -> None:
    """two.neutral: modules added by the number of players come first"""
    assert make_ruleset(2, "classic", ("camps",)).active == ("two_players", "camps")
    table = alhambra.new_game(3, seed=1, modules=["camps", "city_gates"]).view(0).table
    assert table.active == table.modules == ("city_gates", "camps")


@pytest.mark.parametrize(
    ("what", "key", "claims"),
    [
        ("step", "refill", {"steps": (Refill,)}),
        ("card", "gate", {"specials": (GATE,)}),
        ("tile", "tower-12", {"tiles": tuple(tile for tile in TILES if tile.id == "tower-12")}),
        ("currency", "diamond", {"currencies": (DIAMOND,)}),
    ],
)
def test_modules_with_the_same_claim_are_refused(
    what: str, key: str, claims: dict[str, tuple[object, ...]]
) -> None:
    first = Module(name="first", members=(Module(name="member", **claims),))  # type: ignore[arg-type]
    second = Module(name="second", **claims)  # type: ignore[arg-type]
    refuse_clashes([first])
    with pytest.raises(SetupError) as caught:
        refuse_clashes([first, second])
    assert caught.value.code == "module-clash"
    assert caught.value.params == {"what": what, "key": key, "first": "first", "second": "second"}


def test_cards_of_two_modules_with_the_same_back_are_refused() -> None:
    """Otherwise views could not tell hidden cards of both apart"""

    class Lookalike(type(GATE)):  # type: ignore[misc]
        code = "other"

    first, second = Module(name="first", specials=(GATE,)), Module(name="second")
    with pytest.raises(SetupError) as caught:
        refuse_clashes([first, replace(second, specials=(Lookalike(),))])
    assert (caught.value.params["what"], caught.value.params["key"]) == ("back", GATE.back)


def test_modules_with_the_same_state_are_refused() -> None:
    member = Module(name="shared", state=STATE)
    with pytest.raises(SetupError, match="module-clash"):
        refuse_clashes([Module(name="first", members=(member,)), replace(member, members=())])
    with pytest.raises(SetupError, match="module-clash"):
        refuse_clashes([member, replace(member)])


@pytest.mark.parametrize(
    ("index", "name", "letter"), [(4, "guilder", "G"), (5, "guilder", "M"), (5, "diamond", "G")]
)
def test_currency_with_a_taken_index_name_or_letter_is_refused(
    index: int, name: str, letter: str
) -> None:
    """diamonds.cards: purses could not tell the two apart"""
    assert make_currency(4, "diamond", "M") is DIAMOND
    with pytest.raises(SetupError, match="currency-taken"):
        make_currency(index, name, letter)


def test_indexes_of_built_in_currencies_are_reserved() -> None:
    """diamonds.cards: a plug-in imported first cannot take an index of a built-in currency"""
    program = (
        "from alhambra.rules.errors import SetupError\n"
        "from alhambra.rules.money import make_currency\n"
        "try: make_currency(4, 'guilder', 'G')\n"
        "except SetupError as error: print(error.code)\n"
        "import alhambra; alhambra.new_game(3, modules=['diamonds'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    assert done.stdout == "currency-taken\n"


def test_module_state_has_defaults() -> None:
    """Nothing is hidden, dealt or shown unless a module says so."""
    assert STATE.seen(7, None) == 7
    assert not [*STATE.tiles(7), *STATE.pool(7), *STATE.chips(7)]
    assert STATE.dealt(7, []) == (7, [])
    assert Chip("lamp") == Chip("lamp", None, 1)


# -- cards spread over piles by several modules ------------------------------------------

ROSES = Spread("rose", (1, 3), (2, 0))
GATES = Spread("gate", (3, 4, 5), (1, 1, 0))


def test_stackings_of_several_spreads_are_combined() -> None:
    """gates.setup: every stacking of one combined with every stacking of the other"""
    ways = stackings([{2: ("scoring-1",)}], (ROSES, GATES))
    assert len(set(map(str, ways))) == len(ways) == len(ROSES.ways()) * len(GATES.ways()) == 6
    for way in ways:
        total = sum(way, Counter())
        assert total == Counter({"scoring-1": 1, "rose": 2, "gate": 2})
        assert sorted(pile["rose"] for pile in way) == [0, 0, 0, 0, 2]
    (only,) = stackings([{2: ("scoring-1",)}], ())
    assert [pile.total() for pile in only] == [0, 1, 0, 0, 0]


# -- component data ----------------------------------------------------------------------


def test_components_are_a_mapping_of_sections() -> None:
    """camps.tiles, diamonds.cards: equal by value in any order, and picklable"""
    default = default_components()
    assert {*default} == {"camps", "diamonds"}
    assert len(default) == 2
    reversed_data = Components(diamonds=default["diamonds"], camps=default["camps"])
    assert (reversed_data, hash(reversed_data)) == (default, hash(default))
    assert pickle.loads(pickle.dumps(default)) == default
    assert repr(Components(diamonds=(3,))) == "Components(diamonds=(3,))"
    assert make_ruleset(3, "classic", (), reversed_data) is make_ruleset(3, "classic", ())


def test_unknown_sections_are_ignored() -> None:
    """camps.tiles: unknown sections of a file are ignored"""
    text = '{"camps": {"tiles": []}, "diamonds": {"values": []}, "city_gates": 7, "note": "x"}'
    assert parse_components(text) == Components(camps=(), diamonds=())
