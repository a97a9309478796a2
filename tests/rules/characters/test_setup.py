"""Where the characters are after setup (characters.setup), and invalid states."""

from dataclasses import replace
from itertools import chain, pairwise

import pytest

import alhambra
from alhambra import AlhambraError, Game, PositionError
from alhambra.rules.events import Event, Shuffled
from alhambra.rules.modules.characters.card import CharacterCard
from alhambra.rules.modules.characters.state import HIDDEN, IDS, Characters, characters_of
from alhambra.rules.money import Card, size
from alhambra.rules.ruleset import make_ruleset
from alhambra.rules.setup import set_up
from tests.helpers import Stacked
from tests.rules.characters.tables import aside, owned, table

ORDER = "yusuf laila hakim fatima ammar faruk machma abdul_karim yammerad abdul_knihstig"


def piles_of(game: Game) -> list[list[str]]:
    """The characters in each pile of a fresh deck."""
    starts = [sum(game.piles[:pile]) for pile in range(6)]
    return [
        [card.id for card in game.deck[start:end] if isinstance(card, CharacterCard)]
        for start, end in pairwise(starts)
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_in_each_of_three_piles_and_four_aside(players: int) -> None:
    """characters.setup: ten cards, two each in the piles 2, 3 and 4, four stay aside"""
    for seed in range(10):
        game = alhambra.new_game(players, seed=seed, modules=["characters"])
        piles = piles_of(game)
        assert list(map(len, piles)) == [0, 2, 2, 2, 0]
        assert len(characters_of(game).aside) == 4
        hidden = [*chain(*piles), *characters_of(game).aside]
        assert sorted(hidden) == sorted(IDS)
        assert len(set(hidden)) == 10
        assert owned(game) == [""] * players
        assert game.status() == []


def test_first_six_of_the_shuffle_go_into_the_piles() -> None:
    """characters.setup: the first six go into the piles, the last four keep their order"""
    rules = make_ruleset(3, "classic", ("characters",))
    game = set_up(rules, Stacked(characters=ORDER))
    assert piles_of(game) == [
        [], ["yusuf", "laila"], ["hakim", "fatima"], ["ammar", "faruk"], [],
    ]  # fmt: skip
    assert aside(game) == "machma abdul_karim yammerad abdul_knihstig"


def test_every_character_can_be_anywhere() -> None:
    """characters.setup: piles and order within them are random"""
    piles: list[set[str]] = [set(), set(), set(), set(), set(), set()]
    positions = set()
    for seed in range(60):
        game = alhambra.new_game(3, seed=seed, modules=["characters"])
        for pile, found in zip(piles, [*piles_of(game), characters_of(game).aside], strict=True):
            pile |= set(found)
        second = game.deck[game.piles[0] : sum(game.piles[:2])]
        positions |= {index for index, card in enumerate(second) if isinstance(card, CharacterCard)}
    assert piles == [set(), set(IDS), set(IDS), set(IDS), set(), set(IDS)]
    assert positions >= set(range(20))


def test_characters_are_added_after_the_split() -> None:
    """characters.setup, setup.piles: they do not count for its sizes; deal and display are money"""
    rules = make_ruleset(4, "classic", ("characters",))
    game = set_up(rules, Stacked())
    plain = set_up(make_ruleset(4, "classic", ()), Stacked())
    more = [new - old for new, old in zip(game.piles, plain.piles, strict=True)]
    assert more == [0, 2, 2, 2, 0]
    assert (game.hands, game.display) == (plain.hands, plain.display)
    assert size(game.display) == 4
    assert [card for card in game.deck if isinstance(card, Card)] == [
        card for card in plain.deck if isinstance(card, Card)
    ]


def test_setup_shuffles_are_hidden() -> None:
    """characters.setup, setup.open: the orders of the shuffles are hidden"""
    events: list[Event] = []
    set_up(make_ruleset(3, "classic", ("characters",)), Stacked(), (), events.append)
    shuffles = [event for event in events if isinstance(event, Shuffled)]
    assert [event.pile for event in shuffles] == [
        "supply", "money", "characters", "pile 2", "pile 3", "pile 4",
    ]  # fmt: skip
    assert {event.audience for event in shuffles} == {frozenset()}


def test_characters_aside_are_hidden() -> None:
    """characters.setup, setup.open: their number is public, their names are not"""
    game = table(
        owned=["laila", "", "yusuf"], aside="hakim fatima ammar", deck="character-faruk ..."
    )
    other = table(
        owned=["laila", "", "yusuf"], aside="ammar faruk fatima", deck="character-hakim ..."
    )
    assert characters_of(game).drawn == characters_of(other).drawn
    for seat in (None, 0, 1, 2):
        parts = dict(game.view(seat).table.states)
        assert parts["characters"] == replace(characters_of(game), aside=(HIDDEN,) * 3)
        assert game.view(seat) == other.view(seat)
        words = game.view(seat).to_json()["table"]["parts"]["characters"]
        assert words[:4] == ["laila", "-", "yusuf", "?,?,?"]


@pytest.mark.parametrize(
    ("part", "defect"),
    [
        (Characters(((), (), ()), (), ()), "characters hidden and drawn do not add up"),
        (Characters(((), (), ()), ("laila",), IDS), "characters hidden and drawn do not add up"),
        (Characters(((), (), ()), (HIDDEN,), IDS[1:]), "characters hidden and drawn do not add up"),
        (
            Characters((("abdul_karim",), (), ()), IDS[:1], IDS[1:]),
            "characters owned that were never drawn",
        ),
        (
            Characters((("laila",), ("laila",), ()), (), IDS),
            "characters owned that were never drawn",
        ),
    ],
)
def test_status_counts_the_characters(part: Characters, defect: str) -> None:
    """characters.setup: each of the ten is in exactly one place"""
    game = table()
    game.states["characters"] = part
    assert game.status() == [defect]
    with pytest.raises(PositionError):
        alhambra.from_position(game.position())


def test_position_round_trip() -> None:
    """characters.setup: owners, those aside, those revealed, the use of the turn, Hakim's choice"""
    game = table(
        owned=["laila", "", "yusuf hakim"], aside="faruk ammar", deck="character-fatima ..."
    )
    game.states["characters"] = replace(characters_of(game), used=True, hakim=(1, "tower"))
    words = (
        "part characters laila - hakim,yusuf faruk,ammar abdul_karim,abdul_knihstig,hakim,"
        "laila,machma,yammerad,yusuf used 1:tower;"
    )
    assert words in game.position()
    assert alhambra.from_position(game.position()) == game


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("- faruk ", "faruk ", "bad-part"),
        (" free -", " free", "bad-part"),
        (" free -", " maybe -", "bad-part"),
        ("characters laila", "characters leila", "unknown-character"),
        ("auction 1 ammar", "auction 1 omar", "unknown-character"),
        ("auction 1 ammar", "auction 4 ammar", "unknown-seat"),
    ],
)
def test_malformed_state_is_refused(old: str, new: str, code: str) -> None:
    """characters.setup: the error names what is wrong"""
    game = table(owned=["laila"], aside="faruk", deck="character-ammar ...")
    game.apply(game.parse("take denar 9"))
    text = game.position()
    assert old in text
    with pytest.raises(PositionError) as caught:
        alhambra.from_position(text.replace(old, new, 1))
    assert isinstance(caught.value.__cause__, AlhambraError)
    assert caught.value.__cause__.code == code
    if code == "unknown-character":
        assert caught.value.__cause__.params["known"] == ", ".join(IDS)
