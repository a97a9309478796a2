"""A plug-in and built-in modules in one ruleset."""

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import alhambra
from alhambra import Game, Record, SetupError
from alhambra.notation.text import format_record, parse_record
from alhambra.rules import money
from alhambra.rules.components import parse_components
from alhambra.rules.deck_inference import layouts
from alhambra.rules.errors import PositionError
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.score_lines import ScoreLine
from alhambra.table.from_record import deal
from alhambra.table.play import Play
from tests.helpers import ROOT

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
FAILING = """
def module(components):
    raise ZeroDivisionError
"""
NAMED = """
from alhambra.rules.module import Module

def module(components):
    return Module(name="tulips")
"""
CURRENCY = """
from alhambra.rules.module import Module
from alhambra.rules.money import make_currency

PETAL = make_currency({index}, "petal", "{letter}")

def module(components):
    return Module(name="roses", currencies=(PETAL,))
"""
UNRESOLVED = """
from __future__ import annotations
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar
from alhambra.rules.actions import Bare
from alhambra.rules.events import Event
from alhambra.rules.module import Module
if TYPE_CHECKING:
    from alhambra.rules.money import Purse

@dataclass(frozen=True, slots=True)
class Pick{base}:
    verb: ClassVar[str] = "pick"
    seat: int
    cards: tuple[Purse, ...]

def module(components):
    return Module(name="roses", actions={actions})
"""

KIOSKS = """
from alhambra.rules.module import Module
from alhambra.rules.money import make_card, make_currency
from alhambra.rules.tiles import make_tile, parse_sides

PEARL = make_currency(5, "pearl", "P")
KIOSKS = tuple(
    make_tile("kiosk", price, parse_sides(walls)) for price, walls in ((5, "n"), (6, "es"), (7, ""))
)

def module(components):
    return Module(
        name="roses",
        currencies=(PEARL,),
        cards=tuple(make_card(PEARL, value) for value in (3, 5, 7) for _ in range(2)),
        tiles=KIOSKS,
    )
"""
BUILDERS = """
from alhambra.rules.module import Module
from alhambra.rules.score_lines import ScoreLine

def score_lines(game, round, lines):
    for seat, palace in enumerate(game.palaces):
        if count := len(palace.buildings()):
            yield ScoreLine(round, seat, "roses", 2 * count, count)

def module(components):
    return Module(name="roses", score_lines=(score_lines,))
"""
PLAY_KIOSKS = """
import random, alhambra
rng, bought, paid = random.Random(1), False, False
for seed in range(5):
    game = alhambra.new_game(3, seed=seed, modules=["roses"])
    while not game.is_over:
        action = rng.choice(game.legal_actions())
        bought |= "kiosk" in str(action)
        paid |= str(action).startswith("buy") and "pearl" in str(action)
        game.play(action)
        assert game.status() == []
        assert alhambra.from_position(game.position()) == game
assert bought and paid
"""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_modules_may_spread_cards(folder: Path, players: int) -> None:
    """gates.setup, setup.open: public knowledge covers both, and redealing respects it"""
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


def test_a_step_name_of_the_base_game_is_refused(folder: Path) -> None:
    write(folder, rules=SECOND_REFILL)
    install(folder, "their-module", {"roses": "their_module"})
    with pytest.raises(SetupError) as caught:
        make_ruleset(3, "classic", ("roses",))
    assert caught.value.code == "module-clash"
    assert caught.value.params == {
        "what": "step", "key": "refill", "first": "base", "second": "roses",
    }  # fmt: skip


@pytest.mark.parametrize(
    "rules",
    ["", "def module():\n    pass", "def module(components):\n    return 7", FAILING],
    ids=["none", "other arguments", "other result", "fails"],
)
def test_rules_that_return_no_module_are_refused(folder: Path, rules: str) -> None:
    write(folder, rules=rules)
    install(folder, "their-module", {"roses": "their_module"})
    with pytest.raises(SetupError) as caught:
        make_ruleset(3, "classic", ("roses",))
    assert (caught.value.code, caught.value.params["package"]) == ("module-broken", "their-module")


def test_a_package_without_rules_is_refused(folder: Path) -> None:
    write(folder)
    install(folder, "their-module", {"roses": "their_module"})
    with pytest.raises(SetupError, match="module-broken"):
        make_ruleset(3, "classic", ("roses",))
    # Games without it are not affected.
    assert make_ruleset(3, "classic", ("camps",)).active == ("camps",)


def test_a_plug_in_has_a_section_of_the_component_data(folder: Path) -> None:
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


def test_an_unknown_module_lists_the_available_ones(folder: Path) -> None:
    write(folder, rules=ROSES)
    install(folder, "their-module", {"roses": "their_module"})
    with pytest.raises(SetupError) as caught:
        make_ruleset(3, "classic", ("tulips",))
    assert caught.value.params["known"].endswith("characters, roses")


def broken_reason(folder: Path, rules: str) -> Any:
    """The reason why a module with these rules cannot be loaded."""
    write(folder, rules=rules)
    install(folder, "their-module", {"roses": "their_module"})
    with pytest.raises(SetupError) as caught:
        make_ruleset(3, "classic", ("roses",))
    assert (caught.value.code, caught.value.params["module"]) == ("module-broken", "roses")
    return caught.value.params["reason"]


def test_a_module_has_the_name_of_its_entry_point(folder: Path) -> None:
    """Otherwise two entry points could share one state, and records could not name them."""
    reason = broken_reason(folder, NAMED)
    assert reason == 'its entry point is named "roses", its Module "tulips"'


@pytest.mark.parametrize(
    ("index", "letter", "code"),
    [
        (8, "P", "currency-index"),
        (-1, "P", "currency-index"),
        (5, "M", "currency-taken"),
        (4, "P", "currency-taken"),
    ],
)
def test_an_impossible_currency_is_the_reason(
    folder: Path, index: int, letter: str, code: str
) -> None:
    """diamonds.cards: wider purses would be counted wrongly, equal indices would be confused"""
    reason = broken_reason(folder, CURRENCY.format(index=index, letter=letter))
    assert reason.code == code
    assert reason.params["claim"] == f'"petal" ({letter}, {index})'
    assert "petal" not in money._by_name


@pytest.mark.parametrize(("base", "actions"), [("", "(Pick,)"), ("(Event)", "()")])
def test_types_of_fields_must_be_known(folder: Path, base: str, actions: str) -> None:
    """A purse was sent as a bare number when its type was imported for type checkers only."""
    reason = broken_reason(folder, UNRESOLVED.format(base=base, actions=actions))
    assert reason.code == "field-type-unknown"
    assert reason.params == {"type": "Purse", "field": "Pick.cards"}


def game_with_roses(folder: Path, players: int) -> Game:
    """A finished game with lines of a module that brings no `line_checks`."""
    write(folder, rules=BUILDERS)
    install(folder, "their-module", {"roses": "their_module"})
    game = alhambra.new_game(players, seed=1, modules=["roses"])
    rng = random.Random(1)
    while not game.is_over:
        rounds = len(game.lines)
        game.play(rng.choice(game.legal_actions()))
        assert len(game.lines) == rounds or game.status() == []
    return game


@pytest.mark.parametrize("players", [2, 3])
def test_score_lines_without_a_check_of_their_own(folder: Path, players: int) -> None:
    """score.explain: positions with them load"""
    game = game_with_roses(folder, players)
    assert {line.round for line in game.lines if line.source == "roses"} == {1, 2, 3}
    assert alhambra.from_position(game.position()) == game


def test_a_table_continues_a_record_with_such_lines(folder: Path) -> None:
    """score.explain: in the middle of a game, after the first scoring"""
    write(folder, rules=BUILDERS)
    install(folder, "their-module", {"roses": "their_module"})
    record, rng = Record.new(2, seed=1, modules=["roses"]), random.Random(1)
    while not any(line.source == "roses" for line in record.game.lines):
        record.play(rng.choice(record.game.legal_actions()))
    start = deal(parse_record(format_record(record)), None, 2, seed=1).start_text
    assert Play.load(start, ()).game.lines == record.game.lines


@pytest.mark.parametrize(
    "line",
    [
        "2:-1:roses:2:1:0:0",
        "2:0:wall:2:1:0:0",
        "2:0:ro,ses:2:1:0:0",
        f"2:0:{'r' * 61}:2:1:0:0",
        "2:0:roses:2:1:4:0",
        "2:0:roses:2:1:1:4",
    ],
    ids=["no such owner", "another source", "no word", "long", "no such rank", "too many tied"],
)
def test_lines_that_the_default_check_refuses(folder: Path, line: str) -> None:
    """score.explain: three players; the neutral one is not among them"""
    game = game_with_roses(folder, 3)
    roses = [line for line in game.lines if (line.round, line.source) == (2, "roses")]
    changed = game.position().replace(str(roses[0]), line)
    with pytest.raises(PositionError, match="position-broken"):
        alhambra.from_position(changed)


def test_a_line_that_no_position_can_hold(folder: Path) -> None:
    """score.explain: 0 points would not be read back"""
    game = game_with_roses(folder, 3)
    last = max(i for i, line in enumerate(game.lines) if line.round == 2)
    nothing = ScoreLine(2, 0, "petals", 0, 1)
    game.lines = (*game.lines[: last + 1], nothing, *game.lines[last + 1 :])
    assert f"no such line: {nothing}" in game.status()


def test_a_currency_and_a_kind_of_tile_can_be_added(folder: Path) -> None:
    """As in docs/adding-a-module.md; in another process, since currencies cannot be removed."""
    write(folder, rules=KIOSKS)
    install(folder, "their-module", {"roses": "their_module"})
    path = f"{folder}:{ROOT / 'src'}"
    command = [sys.executable, "-c", PLAY_KIOSKS]
    done = subprocess.run(
        command, env={"PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
