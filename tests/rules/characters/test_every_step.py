"""A game can be saved, copied, viewed and dealt anew at every step.

setup.open says what a seat may know; the steps are those of characters.auction and of each
character, and those before random steps.
"""

import json
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

import alhambra
from alhambra import Game, PositionError, Record
from alhambra.rules.modules.characters.state import IDS, characters_of
from tests.helpers import do, tiles
from tests.rules.characters.tables import full_table, seen

MARKET = "garden-10 tower-12 arcades-9 camp-10-sw"


def full_game(*texts: str, **more: object) -> Game:
    """A game with all modules after some actions."""
    settings: dict[str, object] = {
        "hands": ["F9 F1", "N5 R5 M4", "U3"],
        "unseen": ["", "M4"],
        "market": MARKET,
        "aside": "hakim laila",
        "gates": [1, 0, 0],
        "palaces": ["pavilion-7-e@1,0", "pavilion-6-n@0,-1 camp-5-s@0,-2"],
        "reserves": ["tower-10-w"],
        "deck": "N1 N2 N3 ...",
    }
    settings |= more
    # Somebody owns Yammerad and holds money that the others have not seen.
    if settings.get("owned") != ["yammerad"]:
        settings["owned"] = [*cast("list[str]", settings.get("owned", [""])), "yammerad"]
    game = full_table(**settings)  # type: ignore[arg-type]
    do(game, *texts)
    return game


def act_only(action: str, *texts: str, **more: object) -> Game:
    """The same after an action, before its random steps."""
    game = full_game(*texts, **more)
    game.act(game.parse(action))
    return game


CHARACTER = "character-yusuf gate N1 ..."
FATIMA = "character-fatima gate N1 ..."
WON = ["take denar 9", "bid 1", "pass", "pass", "pay denar 5"]

EVERY_STEP: dict[str, Callable[[], Game]] = {
    "auction": lambda: full_game("take denar 9", "bid 3", deck=CHARACTER),
    "paying": lambda: full_game("take denar 9", "bid 5", "pass", "pass", deck=CHARACTER),
    "refill": lambda: act_only("pay denar 5", *WON[:-1], deck=CHARACTER),
    "fatima": lambda: full_game(*WON, deck=FATIMA),
    "fatima_exchange": lambda: act_only("exchange fatima", *WON, deck=FATIMA),
    "hakim": lambda: full_game(
        "take denar 9", owned=["hakim"], aside="laila", deck="scoring-1 scoring-2 ..."
    ),
    "scorings": lambda: act_only(
        "hakim pavilion",
        "take denar 9",
        owned=["hakim"],
        aside="laila",
        deck="scoring-1 scoring-2 ...",
    ),
    "abdul_knihstig": lambda: full_game("buy 1 florin 9+1", owned=["abdul_knihstig"]),
    "ammar": lambda: full_game("take denar 9", owned=["ammar"]),
    "ammar_offer": lambda: act_only("take denar 9", owned=["ammar"]),
    "laila_draws": lambda: act_only("laila 2", owned=["laila"], aside="hakim yusuf"),
    "yammerad": lambda: full_game("yammerad", owned=["yammerad"], hands=["F1"], unseen=["F1"],
                                  deck="gate character-yusuf scoring-1 N1 ..."),
    "yammerad_draws": lambda: act_only("yammerad", owned=["yammerad"], hands=["F1"], unseen=["F1"],
                                       deck=CHARACTER),
    "turn": lambda: full_game("yammerad", owned=["yammerad"], hands=["F1"], unseen=["F1"]),
    "last_scoring": lambda: act_only("hakim pavilion", "take denar 9", owned=["hakim"],
                                     aside="laila", market="- - - -", supply=""),
}  # fmt: skip


def assert_same_continuation(game: Game, other: Game, seed: int = 1) -> None:
    """Both games continue identically under the same random actions."""
    rng = random.Random(seed)
    game.resolve()
    other.resolve()
    for _ in range(12):
        assert other.legal_actions() == game.legal_actions()
        if game.is_over:
            break
        action = rng.choice(game.legal_actions())
        assert other.apply(action) == game.apply(action)
        assert other == game
        assert game.status() == []


@pytest.mark.parametrize("name", EVERY_STEP)
def test_position_and_pickle_round_trip(name: str) -> None:
    """turn.refill: pending steps are part of a position, in text and in pickles"""
    game = EVERY_STEP[name]()
    assert game.stack[-1].name == name
    other = alhambra.from_position(game.position())
    assert other == game
    assert other.position() == game.position()
    assert pickle.loads(pickle.dumps(game)) == game
    assert_same_continuation(other, game)


@pytest.mark.parametrize("name", EVERY_STEP)
def test_copies_are_independent(name: str) -> None:
    """turn.refill: playing a copy does not change the original"""
    game = EVERY_STEP[name]()
    before = game.position()
    assert_same_continuation(game.copy(), game.copy(), seed=2)
    assert game.position() == before


@pytest.mark.parametrize("name", EVERY_STEP)
def test_record_round_trip(name: str, tmp_path: Path) -> None:
    """turn.refill: a record starts where a seat decides, and stores what follows"""
    game = EVERY_STEP[name]()
    if game.seat is None:
        with pytest.raises(PositionError) as caught:
            Record.from_game(game)
        assert caught.value.code == "position-before-chance"
        return
    record = Record.from_game(game)
    rng = random.Random(3)
    for _ in range(8):
        record.play(rng.choice(record.game.legal_actions()))
    path = tmp_path / "game.alhambra"
    alhambra.save(record, path)
    loaded = alhambra.load(path)
    assert loaded == record
    assert loaded.game.view(None) == record.game.view(None)
    assert loaded.game.hands == record.game.hands
    assert loaded.game.unseen == record.game.unseen


@pytest.mark.parametrize("name", EVERY_STEP)
def test_game_dealt_from_a_view_has_the_same_view(name: str) -> None:
    """setup.open: every seat has a view, and a game dealt from it has the same view"""
    game = EVERY_STEP[name]()
    for seat in (None, 0, 1, 2):
        view = game.view(seat)
        json.dumps(view.to_json())
        for seed in range(3):
            other = game.determinize(seat, seed)
            assert other == alhambra.from_view(view, seed)
            assert other.view(seat) == view
            assert other.status() == []
            assert other.seat == game.seat
            if seat is not None and seat == game.seat:
                assert other.legal_actions() == game.legal_actions()
            assert_same_continuation(other.copy(), other, seed)


@pytest.mark.parametrize("name", EVERY_STEP)
def test_views_do_not_depend_on_hidden_cards(name: str) -> None:
    """setup.open: unseen money, the characters aside and the order do not change the view"""
    game = EVERY_STEP[name]()
    others = [game.determinize(2, seed) for seed in range(25)]
    assert {other.view(2) == game.view(2) for other in others} == {True}
    assert len({tuple(other.hands) for other in others}) > 1
    # Any character that was never revealed can be the top one aside.
    tops = {characters_of(other).aside[0] for other in others}
    assert tops == set(IDS) - seen(game)


@pytest.mark.parametrize("name", EVERY_STEP)
def test_act_and_resolve_equal_apply(name: str) -> None:
    """turn.refill: `act` followed by `resolve` leads to the same position as `apply`"""
    game = EVERY_STEP[name]()
    game.resolve()
    for action in game.legal_actions():
        assert game.refusal(action) is None
        one, two = game.copy(), game.copy()
        one.apply(action)
        two.act(action)
        two.resolve()
        assert one == two


@pytest.mark.parametrize(
    ("owned", "deck", "texts"),
    [
        ("abdul_karim", "N1 ...", ["abdul_karim 4", "take denar 9"]),
        ("machma", "N1 ...", ["machma florin 9 denar 9", "take dirham 9"]),
        ("faruk", "N1 ...", ["take florin 2 denar 5"]),
        ("", "character-yusuf N1 ...", ["take denar 5", "pass", "pass", "pass"]),
    ],
)
def test_play_equals_apply(owned: str, deck: str, texts: list[str]) -> None:
    """turn.refill: `play` and `apply` lead to the same position"""
    applied = full_game(owned=[owned], deck=deck, display="N9 N5 R9 F2")
    played = applied.copy()
    for text in texts:
        events = applied.apply(applied.parse(text))
        assert events
        played.play(played.parse(text))
        assert played == applied


def test_nobody_decides_before_random_steps() -> None:
    """turn.refill: no action is legal before random steps"""
    waiting = [name for name, make in EVERY_STEP.items() if make().seat is None]
    assert waiting == ["refill", "fatima_exchange", "scorings", "ammar_offer", "laila_draws",
                       "yammerad_draws", "last_scoring"]  # fmt: skip
    for name in waiting:
        game = EVERY_STEP[name]()
        assert game.legal_actions() == ()
        refusal = game.refusal(game.parse("take dirham 9"))
        assert refusal is not None
        assert refusal.code == "not-now"


def test_market_contains_a_camp() -> None:
    """camps.tiles: a camp is among the tiles, so the positions contain camps, too"""
    assert EVERY_STEP["turn"]().market == tiles(MARKET)
