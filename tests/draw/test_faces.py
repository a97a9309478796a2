"""Modules in pictures: built-in ones have a face, plug-ins are drawn at least as chips."""

from itertools import combinations

import pytest

import alhambra
from alhambra.draw import Picture, draw_palace, draw_sheet, draw_table, draw_tile
from alhambra.draw.cards import HEIGHT, WIDTH, money_card
from alhambra.draw.faces import DrawFace, draw_face
from alhambra.draw.modules.characters import character_card
from alhambra.locales import Words
from alhambra.locales.things import currency_text
from alhambra.rules.module_registry import BUILT_IN, implied_names
from alhambra.rules.money import Card, Currency
from alhambra.rules.palace import EMPTY
from alhambra.rules.tiles import NORTH, Sides, make_tile
from tests.plugins.plugging import Plug

from .svg_reader import overlap, parsed, text_boxes, texts

ENGLISH = """
module-lantern = Lanterns
chip-lamps = { $count ->
    [one] { $count } lamp
   *[other] { $count } lamps
}
"""
RULES = """
from alhambra.rules.module import Chip, Module, ModuleState

def chips(state):
    yield Chip("lamps", None, 7)
    for seat, count in enumerate(state):
        yield Chip("lamps", seat, count)
    yield Chip("wicks", 0, 3)

def module(components):
    state = ModuleState(
        start=lambda players: tuple(range(1, players + 1)),
        words=lambda state: [*map(str, state)],
        parse=lambda words, rules: tuple(map(int, words)),
        chips=chips,
    )
    return Module(name="lantern", state=state)
"""
DRAWN = """
from alhambra.draw.faces import DrawFace
from alhambra.draw.text import text_element

FACE = DrawFace(palace=lambda palace: [text_element(0, 0, "a lamp shines", 20)])
"""


@pytest.mark.parametrize("name", [*implied_names(), *BUILT_IN])
def test_built_in_modules_have_a_face(name: str) -> None:
    assert draw_face(name) != DrawFace()


@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("players", range(2, 7))
def test_module_without_a_face_is_drawn_as_chips(
    plug: Plug, players: int, seat: int | None
) -> None:
    """Next to each seat, and in a section of its own for what belongs to nobody."""
    plug("lantern", rules=RULES, en=ENGLISH)
    game = alhambra.new_game(players, seed=3, modules=[*BUILT_IN, "lantern"])
    picture = draw_table(game.view(seat), Words())
    shown = text_boxes(parsed(picture.to_svg()))
    labels = [text.text for text in shown]
    assert "Lanterns" in labels
    assert "1 lamp" in labels
    for count in (*range(2, players + 1), 7):
        assert f"{count} lamps" in labels
    assert "wicks 3" in labels  # a value without a message of its own
    assert not [pair for pair in combinations(shown, 2) if overlap(*pair)]


def test_plug_in_may_have_a_face(plug: Plug) -> None:
    plug("lantern", rules=RULES, en=ENGLISH, draw=DRAWN)
    game = alhambra.new_game(3, seed=3, modules=["lantern"])
    shown = texts(parsed(draw_table(game.view(None), Words()).to_svg()))
    assert shown.count("a lamp shines") == 3
    assert "1 lamp" not in shown
    assert "a lamp shines" in texts(parsed(draw_palace(EMPTY, Words()).to_svg()))


def test_sheet_of_symbols_includes_a_plug_in(plug: Plug) -> None:
    alone = draw_sheet(Words()).to_svg()
    plug("lantern", rules=RULES, en=ENGLISH)
    assert draw_sheet(Words()).to_svg() == alone


@pytest.mark.parametrize("pixels", [160, 48, 12])
@pytest.mark.parametrize("bastions", [None, NORTH])
def test_tile_of_an_unknown_kind_shows_its_first_letters(
    plug: Plug, pixels: int, bastions: Sides | None
) -> None:
    plug("lantern", en="kind-lamp = oil lamp")
    picture = draw_tile(make_tile("lamp", 8, bastions=bastions), Words(), pixels)
    assert picture.title.startswith("oil lamp 8")
    assert ("Lam" in texts(parsed(picture.to_svg()))) is (pixels > 12)


def test_money_of_an_unknown_currency_shows_value_and_letter(plug: Plug) -> None:
    plug("lantern", en="currency-pearl = pearl")
    # `make_currency` would register it for all later tests.
    pearl = Currency.__new__(Currency)
    pearl.index, pearl.name, pearl.letter = 5, "pearl", "P"
    card = Picture(money_card(Card(pearl, 7)), WIDTH, HEIGHT, "a card").to_svg()
    assert [text.text for text in text_boxes(parsed(card))] == ["7", "P", "P"]
    assert currency_text(Words("de"), "pearl") == "pearl"


@pytest.mark.parametrize("small", [True, False])
def test_character_without_a_portrait_shows_its_name(plug: Plug, small: bool) -> None:
    plug("lantern", en="character-zoraya = Zoraya the Bright")
    card = character_card(Words(), "zoraya", small=small)
    assert [word for word in ("Zoraya", "the", "Bright") if f">{word}<" in card] == [
        "Zoraya", "the", "Bright",
    ]  # fmt: skip
    assert "portrait" not in card
