"""Whole tables: golden pictures, well-formed files, and no hidden information."""

import re
from itertools import combinations
from pathlib import Path

import pytest

import alhambra
from alhambra.draw import LastMove, draw_sheet, draw_table
from alhambra.draw.last_move import seen_events
from alhambra.draw.scene import Scene
from alhambra.draw.tokens import THEMES
from alhambra.rules.events import MarketFilled, Placed, Revealed, Shuffled
from alhambra.rules.modules.characters.yammerad import YammeradGot
from alhambra.rules.money import Purse, cards_in, size
from tests.helpers import position

from .scenes import GOLDEN, MOMENTS, SHEET, Moment, picture, record, svg, words
from .svg_reader import ids, overlap, parsed, references, text_boxes, texts, uses

#: The file of a whole table is small (bytes).
MAX_SIZE = 300_000
LONG = [
    "Maximiliane-Theodora",
    "Bartholomäus",
    "Wilhelmina Montgomery",
    "Ἀριστοτέλης",
    "Q",
    "W" * 30,
]
EN = words("en")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_picture_matches_the_golden_file(path: Path) -> None:
    """If the picture was changed on purpose: python -m tests.draw.scenes, and look at it."""
    assert svg(GOLDEN[path]) == path.read_text("utf-8")


def test_sheet_in_the_docs_is_up_to_date() -> None:
    """If a symbol was changed on purpose: python -m tests.draw.scenes, and look at it."""
    assert draw_sheet(EN).to_svg() == SHEET.read_text("utf-8")


@pytest.mark.parametrize("moment", MOMENTS, ids=str)
def test_files_are_well_formed(moment: Moment) -> None:
    text = svg(moment)
    found = ids(parsed(text))
    assert len(found) == len(set(found))
    assert references(text) == set(found)
    assert "var(" not in text
    assert len(text.encode()) < MAX_SIZE


@pytest.mark.parametrize("moment", MOMENTS, ids=str)
def test_texts_do_not_overlap_or_leave_the_picture(moment: Moment) -> None:
    drawn = picture(moment)
    shown = [text for text in text_boxes(parsed(drawn.to_svg())) if text.text]
    assert len(shown) > 40
    assert all(text.left >= 0 and text.right <= drawn.width for text in shown)
    assert not [pair for pair in combinations(shown, 2) if overlap(*pair)]


@pytest.mark.parametrize("language", ["en", "es", "de"])
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("seat", [None, 0])
def test_long_names_fit(players: int, language: str, seat: int | None) -> None:
    game = alhambra.new_game(LONG[:players], seed=3, modules=["characters"])
    drawn = draw_table(game.view(seat), words(language))
    shown = text_boxes(parsed(drawn.to_svg()))
    assert not [pair for pair in combinations(shown, 2) if overlap(*pair)]
    for name in LONG[:players]:
        assert any(text.text.startswith(name[:6]) for text in shown)


@pytest.mark.parametrize("theme", THEMES)
def test_themes_change_surfaces_but_not_the_art(theme: str) -> None:
    text = picture(Moment("base_four_players", 60, None)).to_svg(theme=theme)
    assert text.count("#4d9ddb") == 3
    assert ('fill="#efe6d3"' in text) is (theme == "light")


def test_table_shows_public_state() -> None:
    """setup.open"""
    game = record("all_modules").game_at(190)
    found = uses(parsed(svg(Moment("all_modules", 190, None))))
    on_display = [f"money-{card.currency.name}" for card in cards_in(game.display)]
    assert sorted(use for use in found if use.startswith("money-")) == sorted(on_display)
    assert found.count("card-back") == sum(map(size, game.hands))
    assert found.count("gate") == sum(len(palace.works.gates) for palace in game.palaces)
    assert found.count("medallion") + found.count("medallion-small") > 20


def test_player_sees_own_hand_and_other_card_backs() -> None:
    game = record("all_modules").game_at(190)
    found = uses(parsed(svg(Moment("all_modules", 190, 1))))
    open_cards = size(game.display) + size(game.hands[1])
    assert sum(use.startswith("money-") for use in found) == open_cards
    hidden = sum(size(hand) for seat, hand in enumerate(game.hands) if seat != 1)
    assert found.count("card-back") == hidden


@pytest.mark.parametrize("seat", [None, 0, 2])
@pytest.mark.parametrize("name", ["base_four_players", "all_modules", "characters"])
def test_hidden_state_is_not_in_the_file(name: str, seat: int | None) -> None:
    """The same picture, whatever is hidden: deck, supply, hands, characters aside."""
    for move in (0, 60, 150):
        game = record(name).game_at(move)
        other = game.determinize(seat, seed=99)
        assert other != game
        views = (game.view(seat), other.view(seat))
        assert len({draw_table(view, EN).to_svg() for view in views}) == 1


def test_other_hands_are_not_in_the_file() -> None:
    """Not even the sum of a rival's hand is in the file."""
    games = [position(hands=["F9", cards, "N1 N2"]) for cards in ("R5 R6", "U1 U9")]
    for seat in (None, 0):
        assert len({draw_table(game.view(seat), EN).to_svg() for game in games}) == 1


def test_events_are_filtered_by_seat() -> None:
    """characters.yammerad"""
    drew = YammeradGot(1, Purse(position(hands=["F9"]).hands[0]))
    events = [Shuffled("deck", ("N1",)), drew]
    assert seen_events(events, 0) == seen_events(events, None) == ()
    assert seen_events(events, 1) == (drew,)


def test_last_move_is_marked_and_described() -> None:
    game = record("base_four_players")
    number = next(
        number for number in range(1, len(game))
        if {MarketFilled, Placed, Revealed} <= {type(event) for event in game.events(number)}
    )  # fmt: skip
    moment = Moment("base_four_players", number, None)
    events = game.events(number)
    new = sum(size(e.cards) for e in events if isinstance(e, Revealed))
    new += sum(isinstance(event, (MarketFilled, Placed)) for event in events)
    text = svg(moment)
    assert text.count('stroke="#1d7a4f"') == new
    assert any("placed" in shown for shown in texts(parsed(text)))
    plain = draw_table(game.game_at(number).view(None), EN).to_svg()
    assert 'stroke="#1d7a4f"' not in plain


@pytest.mark.parametrize(
    ("names", "initials"),
    [
        (["Ana", "Ben", "Cleo"], ["A", "B", "C"]),
        (["Ana", "Alex", "Ben"], ["An", "Al", "B"]),
        (["Ana", "ana", "Ben"], ["1", "2", "B"]),
        (["ñu", " ", "Q"], ["Ñ", "2", "Q"]),
        ([], ["1", "2", "3"]),
    ],
)
def test_initials_of_seats_are_unique(names: list[str], initials: list[str]) -> None:
    view = alhambra.new_game(names or 3, seed=1).view(None)
    scene = Scene(view, EN)
    assert [scene.initial(seat) for seat in range(3)] == initials


def test_removed_tile_is_not_marked() -> None:
    events = (Placed(0, record("base_two_players").game.palaces[0].tiles[(0, 0)], (40, 40)),)
    view = record("base_two_players").game_at(0).view(None)
    assert 'stroke="#1d7a4f"' not in draw_table(view, EN, LastMove(1, 1, events)).to_svg()


@pytest.mark.parametrize(
    ("moment", "title"),
    [
        (Moment("base_two_players", 0, None), "Alhambra, 2 players, at the start"),
        (
            Moment("camps", 7, 4, "de"),
            "Alhambra zu 5, nach Aktion 7, aus der Sicht von Spieler 5",
        ),
        (Moment("diamonds", 9, None, "es"), "Alhambra, 3 jugadores, tras la acción 9"),
    ],
)
def test_picture_has_a_title(moment: Moment, title: str) -> None:
    assert picture(moment).title == title


def test_picture_has_a_description() -> None:
    description = picture(Moment("base_two_players", -1, None)).description
    assert description.startswith("The game is over: ")
    assert re.search(
        r"Player 1: points \d+, longest wall \d+, cards \d+, reserve \d+\.", description
    )
