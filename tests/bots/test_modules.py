"""Bots play the modules legally, and the mason sensibly."""

import pytest

from alhambra import Game, ScoreLine
from alhambra.bots.mason.mason import Mason, worth_by_class
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.refill import REFILL
from alhambra.rules.ruleset import make_ruleset
from tests.helpers import position

from .matches import play_match


def chosen(game: Game) -> str:
    """The mason's choice in this position."""
    return str(Mason().choose(game.view(game.seat), game.legal_actions()))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_games_with_all_modules_end(players: int) -> None:
    specs = ["mason", "random", "mason", "random", "mason"][:players]
    game = play_match(specs, seed=players, modules=BUILT_IN)
    assert game.is_over
    assert game.status() == []


def test_the_mason_beats_random_players_with_all_modules() -> None:
    for seed in range(4):
        scores = play_match(["random", "mason", "random"], seed, BUILT_IN).scores
        assert scores[1] > max(scores[0], scores[2])


@pytest.mark.parametrize("players", [2, 3])
def test_the_mason_knows_all_actions_of_the_built_in_modules(players: int) -> None:
    rules = make_ruleset(players, "classic", BUILT_IN)
    actions = {kind for kinds in rules.verbs.values() for kind in kinds}
    assert actions == set(worth_by_class(rules))


def refilled(card: str, hand: str = "", owned: str = "", palaces: tuple[str, ...] = ()) -> Game:
    """This card is drawn in a refill after the turn of seat 2."""
    game = position(
        modules="characters diamonds", turn=2, hands=[hand], display="N9 R9 U9",
        deck=f"{card} ...", aside="laila", owned=[owned], palaces=palaces,
    )  # fmt: skip
    game.stack = (REFILL,)
    game.resolve()
    return game


@pytest.mark.parametrize(
    ("hand", "choice"),
    [("N4 N3 N1", "bid 1"), ("N9 R8", "pass"), ("", "pass")],
)
def test_bids_rise_by_one_while_the_character_is_worth_the_money(hand: str, choice: str) -> None:
    """characters.auction: no change is given, so an expensive card is too much for a low bid."""
    assert chosen(refilled("character-yusuf", hand)) == choice


def test_no_bid_goes_beyond_what_a_character_is_worth() -> None:
    """characters.auction"""
    game = refilled("character-yusuf", "N9 N9 N4 N3 N2 N1")
    game.stack = (*game.stack[:-1], type(game.stack[-1]).parse(
        ["0", "yusuf", "0,1", "20", "1"], game.rules
    ))  # fmt: skip
    assert chosen(game) == "pass"


def test_a_bid_is_paid_with_the_least_waste() -> None:
    """characters.auction: in whatever currency."""
    game = refilled("character-yusuf", "N9 N8 M4 M3")
    for action in ("bid 3", "pass", "pass"):
        game.apply(game.parse(action))
    assert chosen(game) == "pay diamond 3"


def test_fatima_is_exchanged_early_and_kept_late() -> None:
    """characters.fatima"""
    game = refilled("character-fatima", "N3")
    for action in ("bid 1", "pass", "pass", "pay denar 3"):
        game.apply(game.parse(action))
    assert chosen(game) == "exchange fatima"
    game.award(ScoreLine(1, 1, "wall", 1, 1))
    assert chosen(game) == "keep fatima"


def test_hakim_goes_where_he_brings_most() -> None:
    """characters.hakim: already first in pavilions and gardens, tied in towers."""
    own = "pavilion-8@1,0 garden-10@0,1 tower-12@0,-1"
    game = refilled("scoring-1", owned="hakim", palaces=(own, "tower-11@1,0"))
    assert chosen(game) == "hakim tower"


def test_free_money_is_taken() -> None:
    """characters.yammerad, characters.abdul_knihstig"""
    poor = position(modules="characters", owned=["yammerad"], hands=["N1"])
    assert chosen(poor) == "yammerad"
    expensive = position(
        modules="characters", owned=["abdul_knihstig"], hands=["F9 F2"], market="tower-11 - - -"
    )
    expensive.apply(expensive.parse("buy 1 florin 9+2"))
    assert chosen(expensive).startswith("abdul_knihstig ")


def test_machma_is_used_only_for_an_exact_payment() -> None:
    """characters.machma"""
    game = position(
        modules="characters", owned=["machma"], hands=["N9 F4"], display="F3 R9 U9 F9",
        market="seraglio-7-w - - -",
    )  # fmt: skip
    assert chosen(game) == "machma denar 9 florin 3"
    useless = position(modules="characters", owned=["machma"], hands=["N9"], market="- - - -")
    assert not chosen(useless).startswith("machma")


@pytest.mark.parametrize(("hand", "helps"), [("F9 F9", True), ("F3", False), ("R9 R9", False)])
def test_laila_is_used_where_money_for_another_tile_is_in_hand(hand: str, helps: bool) -> None:
    """characters.laila"""
    market = "camp-3-n - - -"
    game = position(modules="characters camps", owned=["laila"], hands=[hand], market=market)
    assert (chosen(game) == "laila 1") == helps


def test_a_gate_card_is_taken_when_money_is_cheap() -> None:
    """gates.take"""
    cheap = position(modules="city_gates", gate_up=True, display="N1 R1")
    expensive = position(modules="city_gates", gate_up=True)
    assert chosen(cheap) == "take gate"
    assert chosen(expensive) != "take gate"


def test_a_camp_goes_where_it_scores_most() -> None:
    """camps.score"""
    game = position(modules="camps", palaces=["tower-13-e@1,0 garden-9-e@0,1"], placing="camp-6-w")
    assert chosen(game) == "place camp-6-w 2,0"
