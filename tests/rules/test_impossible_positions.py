"""Positions that no game can reach are refused, whichever field is wrong."""

from collections.abc import Callable
from random import Random

import pytest

import alhambra
from alhambra import Game, PositionError
from alhambra.rules.modules.characters.state import owner_of
from tests.helpers import do, position
from tests.policies import POLICIES
from tests.rules.test_numbers import MISSPELT


def some_game(players: int, *modules: str, decisions: int = 0) -> Game:
    """A game after some random decisions."""
    game = alhambra.new_game(players, seed=3, modules=modules)
    rng = Random(3)
    for _ in range(decisions):
        game.play(POLICIES["patron"].choose(game, rng))
    return game


def characters(**more: object) -> Game:
    """A turn whose player owns some characters."""
    settings: dict[str, object] = {
        "modules": "characters",
        "owned": ["hakim yammerad", "yusuf"],
        "hands": ["N3 N5", "U9"],
        "unseen": ["N5"],
        "aside": "ammar machma",
        "deck": "N1 character-laila scoring-2 ...",
        "palaces": ["garden-10@1,0"],
    }
    return position(**(settings | more))  # type: ignore[arg-type]


def auctioned() -> Game:
    """A game in which Laila is being auctioned."""
    game = characters(deck="character-laila N1 ...")
    do(game, "take denar 9", "bid 3")
    return game


def scored(round: int = 1) -> Game:
    """A game after a scoring with score lines of every kind."""
    game = position(
        2,
        modules="camps characters",
        owned=["hakim", "yusuf"],
        palaces=[
            "garden-12-s@1,0",
            "pavilion-2-new@0,-1 camp-5-s@0,-2 garden-10@1,0 garden-11@2,0",
        ],
        neutral="tower-12",
        deck=f"scoring-{round} ...",
    )
    do(game, "take denar 9", "hakim garden")
    return game


def over() -> Game:
    """A finished game."""
    game = position(2, leftovers="garden-11", palaces=["garden-10@1,0"])
    do(game, "place garden-11 2,0")
    return game


def refused(game: Game, old: str, some_game: str) -> PositionError:
    """The error for a valid position with one change."""
    text = game.position()
    assert alhambra.from_position(text) == game
    assert old in text, text
    with pytest.raises(PositionError) as caught:
        alhambra.from_position(text.replace(old, some_game, 1))
    return caught.value


def piles(game: Game) -> str:
    """The field `piles` of a position."""
    return f"piles {' '.join(map(str, game.piles))}"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    "sizes",
    [
        "1000000 20 20 20 20",
        "99999999999999999999",
        "500 0 0 0 0",
        "-1",
        "-",
        "1 1 1 1 1 1",
        "120",
        "30 40 30",
        " ".join(["1"] * 60_000),
    ],
)
def test_sizes_of_piles_are_checked(players: int, sizes: str) -> None:
    """setup.piles: number and sizes come from the setup, or from a reshuffle"""
    game = some_game(players, "city_gates", decisions=40)
    refused(game, piles(game), f"piles {sizes}")


@pytest.mark.parametrize("players", [2, 3])
def test_piles_with_special_cards_are_checked(players: int) -> None:
    """setup.piles, gates.setup: special cards are in their piles; larger piles come first"""
    game = some_game(players, "city_gates")
    sizes = list(game.piles)
    for one, two in ((0, 1), (1, 0), (3, 4), (4, 2)):
        other = sizes[:]
        other[one] += 2
        other[two] -= 2
        refused(game, piles(game), f"piles {' '.join(map(str, other))}")


@pytest.mark.parametrize(
    "seen",
    [
        "60:gate",
        "1:x",
        "0:gate",
        "3:gate 2:gate",
        "-1:gate",
        "gate",
        "0:",
        " ".join(f"{number}:gate" for number in range(40_000)),
    ],
)
@pytest.mark.parametrize("players", [3, 4])
def test_revealed_cards_are_checked(players: int, seen: str) -> None:
    """gates.setup: a revealed card was drawn from its own pile"""
    game = some_game(players, "city_gates")
    refused(game, "; discards", f"; seen {seen}; discards")


def test_more_revealed_cards_than_a_pile_holds() -> None:
    """gates.setup: a coded error, not a Python exception"""
    game = some_game(4, "city_gates", decisions=150)
    text = game.position()
    for number in range(0, 60, 7):
        entries = " ".join(f"{number + more}:gate" for more in range(8))
        changed = text.replace("; discards", f"; seen {entries}; discards", 1)
        with pytest.raises(PositionError):
            alhambra.from_position(changed)


def test_more_revealed_cards_than_exist() -> None:
    """turn.reshuffle: no more copies of a card than exist"""
    game = position(4, modules="city_gates", deck="gate gate gate gate N1 ...")
    sizes = len(game.deck)
    error = refused(game, f"piles {sizes}; discards", f"piles {sizes + 3}; seen 1:gate; discards")
    assert "special cards do not fit the piles" in str(error)


@pytest.mark.parametrize("rounds", ["3", "99", "0", "-1", "1 1", "2 2", "1", "1 2", "1 2 1"])
def test_pending_scorings_are_checked(rounds: str) -> None:
    """score.when: two of them, each once, and only during a refill"""
    refused(some_game(3), "scorings -", f"scorings {rounds}")


def test_scoring_is_pending_during_a_turn_only_with_yammerad() -> None:
    """characters.yammerad: his draws reveal scoring cards in the middle of a turn"""
    game = characters(hands=["N5"], deck="scoring-1 N1 ...")
    do(game, "yammerad", "stop")
    assert game.scorings == (1,)
    assert game.status() == []
    assert "middle of a turn" in str(refused(game, " used ", " free "))


@pytest.mark.parametrize("text", MISSPELT)
@pytest.mark.parametrize("field", ["players 3", "turn 0", "piles 104", "chance 1"])
def test_numbers_have_one_spelling(field: str, text: str) -> None:
    """Numbers have one spelling; a text may end with blanks."""
    game = position()
    name = field.split(" ", maxsplit=1)[0]
    if not (name == "chance" and text in ("1 ", "1\n")):
        assert f"{field}" in game.position()
        refused(game, field, f"{name} {text}")


@pytest.mark.parametrize(
    ("make", "old", "some_game"),
    [
        # The generator's state.
        (position, "chance 1", "chance -1"),
        (position, "chance 1", "chance 18446744073709551616"),
        # An auctioned or paid character is in the deck, aside, or owned.
        (auctioned, "deck N1", "deck character-laila N1"),
        (auctioned, "laila 1,2,0 3 1", "ammar 1,2,0 3 1"),
        (auctioned, "laila 1,2,0 3 1", "yusuf 1,2,0 3 1"),
        (auctioned, "laila 1,2,0 3 1", "laila 1,2,0 030 1"),
        # Steps of characters that their seat does not own, or has not used.
        (characters, "refill, turn 0", "refill, ammar 0"),
        (characters, "refill, turn 0", "refill, ammar_offer, turn 0"),
        (characters, "refill, turn 0", "refill, turn 0, laila_draws 1"),
        (characters, "refill, turn 0", "refill, turn 0, yammerad_draws"),
        (characters, "refill, turn 0", "refill, turn 0, yammerad 0"),
        (characters, "refill, turn 0", "refill, ammar_offer, ammar_offer, turn 0"),
        (characters, "refill, turn 0", "refill 0, turn 0"),
        (characters, "refill, turn 0", "refill, placing 0"),
        # Unseen money.
        (characters, "seat U9 / - / -", "seat U9 / - / - / U9"),
        (characters, "/ - / N5", "/ - / N5 N5"),
        (characters, "/ - / N5", "/ - / -"),
        # Hakim's choice.
        (characters, "free -", "free 9:tower"),
        (characters, "free -", "free 0:tower"),
        (characters, "free -", "free 3:garden"),
        (characters, "free -", "free 2:garden"),
        (characters, "free -", "free 1:dragon"),
        (characters, "free -", "free none"),
        # Owners of characters.
        (characters, "hakim,yammerad yusuf", "yammerad,hakim yusuf"),
        (characters, "hakim,yammerad yusuf", "hakim,yammerad hakim,yusuf"),
        (characters, "hakim,yammerad yusuf", "hakim,laila,yammerad yusuf"),
        (characters, "hakim,yammerad yusuf", "? yusuf"),
        (lambda: characters(owned=["hakim", "yammerad"], unseen=[]), " free ", " used "),
        (
            lambda: characters(aside="ammar faruk fatima machma"),
            "- ammar,faruk,fatima,machma abdul_karim,abdul_knihstig,hakim",
            "- ammar,faruk,fatima,machma,abdul_karim abdul_knihstig,hakim",
        ),
        # Score lines: rounds, owners, sources, points, counts, places.
        (scored, "1:1:garden", "0:1:garden"),
        (scored, "1:1:garden", "9:1:garden"),
        (scored, "1:1:garden", "3:1:garden"),
        (scored, "1:1:garden", "1:1:tower"),
        (scored, ":garden:", ":dragon:"),
        (scored, "1:1:garden:5:2:1:1", "1:1:garden:6:2:1:1"),
        (scored, "1:1:garden:5:2:1:1", "1:1:garden:5:2:2:1"),
        (scored, "1:1:garden:5:2:1:1", "1:1:garden:2:2:1:2"),
        (scored, "1:1:garden:5:2:1:1", "1:1:garden:5:12:1:1"),
        (scored, "1:1:garden:5:2:1:1", "1:1:garden:5:1.5:1:1"),
        (scored, "1:1:garden:5:2:1:1", "1:1:garden:5:2.55:1:1"),
        (scored, "1:1:garden:5:2:1:1", "1:1:garden:5:2:1:1 1:1:garden:5:2:1:1"),
        (scored, "1:-1:tower:6:1:1:1", "1:-1:wall:6:6:0:0"),
        (scored, "1:1:wall:3:3:0:0", "1:1:wall:3:4:0:0"),
        (scored, "1:1:wall:3:3:0:0", "1:1:wall:99:99:0:0"),
        (scored, "1:1:wall:3:3:0:0", "1:1:wall:3:3:0:0 1:1:wall:3:3:0:0"),
        (scored, "1:1:yusuf:1:3:0:0", "1:0:yusuf:1:3:0:0"),
        (scored, "1:1:yusuf:1:3:0:0", "1:1:yusuf:2:3:0:0"),
        (scored, "1:1:yusuf:1:3:0:0", "1:1:yusuf:1:4:0:0"),
        (scored, "1:1:yusuf:1:3:0:0", "1:1:fatima:8:1:0:0"),
        (scored, "camp-5-s/s", "camp-5-s/n"),
        (scored, "camp-5-s/s", "camp-99-s/s"),
        (scored, "camp-5-s/s", "tower-12/s"),
        (scored, "lines ", "lines 2:0:wall:1:1:0:0 1:0:wall:1:1:0:0 "),
        (over, "3:0:garden:20:2:1:1", "3:0:garden:20:3:1:1"),
        (over, "lines 3:0:garden:20:2:1:1", "lines -"),
        (over, "scorings -", "scorings 2"),
        (over, "stack -", "stack scorings"),
        # Tiles and gates twice in the same cell.
        (characters, "garden-10@1,0", "garden-10@1,0 garden-10@1,0"),
        (characters, "garden-10@1,0", "garden-10@1,0 garden-11@1,0"),
        (characters, "garden-10@1,0", "garden-10@1,0 gate@0,0,ee"),
        (characters, "garden-10@1,0", "garden-10@1,0 gate@0,0,E"),
        (characters, "garden-10@1,0", "garden-10@1,0 gate@0,0"),
        # An empty field is written as a dash, and a dash occurs nowhere else.
        (position, "discards -", "discards"),
        (position, "deck N1 ", "deck N1  "),
        (position, "stack refill, turn 0", "stack refill, turn 0, "),
        (position, "stack refill, turn 0", f"stack {'refill, ' * 10_000}turn 0"),
        (position, "chance 1", "chance 1; part camps -"),
        (lambda: position(2), "part two_players -", "part two_players"),
        (lambda: position(2), "part two_players -", "part -"),
    ],
)
def test_impossible_position_is_refused(make: Callable[[], Game], old: str, some_game: str) -> None:
    """characters.*, score.explain, components.*: each is refused by an invariant"""
    error = refused(make(), old, some_game)
    assert error.code in ("position-field", "position-broken", "position-expected")


@pytest.mark.parametrize(
    ("stack", "fits"),
    [
        ("leftovers 1 tower-12, leftovers 2 tower-11", True),
        ("leftovers 0 tower-12, leftovers 2 tower-11", True),
        ("leftovers 2 tower-12, leftovers 1 tower-11", False),
        ("leftovers 2 tower-12, leftovers 0 tower-11", False),
        ("leftovers 1 tower-12, leftovers 1 tower-11", False),
        ("leftovers 1 tower-12 tower-11, leftovers 2", False),
    ],
)
def test_leftovers_are_placed_in_turn_order(stack: str, fits: bool) -> None:
    """end.leftovers: starting with the player whose turn would have been next"""
    game = position(leftovers="tower-12 tower-11", turn=1)
    text = game.position().replace("leftovers 1 tower-12 tower-11", stack)
    if fits:
        assert alhambra.from_position(text).position() == text
    else:
        with pytest.raises(PositionError, match="cannot be"):
            alhambra.from_position(text)


def test_market_is_full_after_a_refill() -> None:
    """end.when: squares stay empty only when there are no tiles"""
    game = over()
    assert "supply -" in game.position()
    tiles = " ".join(map(str, game.reserves[1]))
    changed = game.position().replace(f" / {tiles}", " / -").replace("supply -", f"supply {tiles}")
    with pytest.raises(PositionError, match="empty squares after a refill"):
        alhambra.from_position(changed)


def test_half_a_building_counts_once() -> None:
    """characters.hakim: half a building, of one kind per scoring"""
    text = scored(2).position()
    old = "2:1:garden:12:2:1:1 2:0:garden:5:1.5:2:1"
    assert old in text
    some_game = f"2:0:chambers:11:1.5:1:1 {old}"
    with pytest.raises(PositionError, match="hakim twice in a scoring"):
        alhambra.from_position(text.replace(old, some_game))


def test_number_of_unseen_cards_is_checked() -> None:
    """characters.yammerad: with three cards in hand nobody draws"""
    game = characters(hands=["N1 N2 N3 N4"], unseen=["N1 N2 N3"])
    assert owner_of(game, "yammerad") == 0
    error = refused(game, "/ N3 N2 N1;", "/ N4 N3 N2 N1;")
    assert "4 unseen cards" in str(error)


def test_errors_stay_short() -> None:
    """The error text does not grow with the input."""
    for old, new_text in (
        ("edition classic", f"edition {'x' * 500_000}"),
        ("modules -", f"modules {'x' * 500_000}"),
        ("market ", f"market {'x' * 500_000} "),
        ("alhambra/1", "x" * 500_000),
        ("discards -", f"discards {'N1 ' * 100_000}"),
        ("players 3", f"players {'9' * 500_000}"),
    ):
        with pytest.raises(PositionError) as caught:
            alhambra.from_position(position().position().replace(old, new_text, 1))
        assert len(str(caught.value)) < 1000
