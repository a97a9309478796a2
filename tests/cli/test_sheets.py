"""The scoring sheet shows every point and how ties were shared."""

from dataclasses import replace

from rich.console import Console

import alhambra
from alhambra.cli.render.pictures import Pictures
from alhambra.cli.render.plain import Plain
from alhambra.cli.render.sheets import ranking_sheet, scoring_sheet, standing_sheet
from alhambra.locales import Words
from alhambra.rules.score_lines import ScoreLine
from alhambra.rules.view import OpenTable
from tests.helpers import position

WORDS = Words()
LINES = (
    ScoreLine(1, 0, "garden", 5, 1, 1, 1),
    ScoreLine(2, 0, "tower", 9, 4, 1, 2),
    ScoreLine(2, 1, "tower", 9, 4, 1, 2),
    ScoreLine(2, 2, "wall", 7, 7),
)


def table(*modules: str) -> OpenTable:
    game = alhambra.new_game(["Ana", "Bo", "Cleo"], seed=1, modules=modules)
    return replace(game.view(None).table, lines=LINES)


def test_ties_show_their_arithmetic() -> None:
    """score.ties: (13 + 6) / 2 = 9 each."""
    sheet = scoring_sheet(WORDS, table(), 2)
    assert sheet.notes == ["Towers: Ana, Bo tie with 4 each: 13 + 6 shared by 2 = 9"]


def test_kinds_then_walls_then_totals() -> None:
    """score.explain: the lines add up to the score."""
    sheet = scoring_sheet(WORDS, table(), 2)
    rows = {row[0]: row[1:] for row in sheet.rows}
    assert list(rows)[-4:] == ["Towers", "Longest wall", "This scoring", "Total"]
    assert rows["Gardens"] == ["-", "-", "-"]
    assert rows["Towers"] == ["9 (4×)", "9 (4×)", "-"]
    assert rows["Longest wall"] == ["-", "-", "7 (7×)"]
    assert rows["This scoring"] == ["9", "9", "7"]
    assert rows["Total"] == ["14", "9", "7"]


def test_the_neutral_player_has_a_column() -> None:
    """two.score"""
    game = alhambra.new_game(["Ana", "Bo"], seed=1)
    while not game.is_over:
        game.play(game.legal_actions()[-1])
    open_table = game.view(None).table
    assert scoring_sheet(WORDS, open_table, 3).header == ["", "Ana", "Bo", "Dirk"]
    outcome = game.outcome
    assert outcome is not None
    sheet = ranking_sheet(WORDS, open_table, outcome)
    assert {row[0][3:] for row in sheet.rows} == {"Ana", "Bo", "Dirk"}
    assert [int(row[-1]) for row in sheet.rows] == [rank.score for rank in outcome.ranking]


def test_pictures_and_plain_text_show_the_same_numbers() -> None:
    for screen in (Pictures(WORDS), Plain(WORDS)):
        console = Console(width=80)
        with console.capture() as capture:
            console.print(screen.sheet(scoring_sheet(WORDS, table(), 2)))
        for words in ("Second scoring", "9 (4×)", "7 (7×)", "13 + 6 shared by 2 = 9", "14"):
            assert words in capture.get()


MODULE_LINES = (
    ScoreLine(3, 0, "tower", 21, 3.5, 1, 1),
    ScoreLine(3, 1, "garden", 16, 2.5, 1, 2),
    ScoreLine(3, 2, "garden", 16, 2.5, 1, 2),
    ScoreLine(3, 0, "wall", 7, 7),
    ScoreLine(3, 0, "camp-8-ne/n", 2, 2),
    ScoreLine(3, 1, "camp-3-n/n", 4, 4),
    ScoreLine(3, 0, "fatima", 8, 1),
    ScoreLine(3, 0, "yusuf", 2, 7),
)


def test_modules_have_their_own_lines() -> None:
    """score.explain: Yusuf beside the wall, one row per camp arrow, Fatima last."""
    played = replace(table("camps", "characters"), lines=MODULE_LINES)
    sheet = scoring_sheet(WORDS, played, 3)
    rows = {row[0]: row[1:] for row in sheet.rows}
    assert list(rows)[6:] == [
        "Longest wall", "Yusuf E’Passuff", "Camp 8, arrow north", "Camp 3, arrow north",
        "Fatima", "This scoring", "Total",
    ]  # fmt: skip
    assert rows["Yusuf E’Passuff"] == ["2 (7×)", "-", "-"]
    assert rows["Camp 3, arrow north"] == ["-", "4 (4×)", "-"]
    assert rows["Total"] == ["40", "20", "16"]


def test_hakims_half_is_shown() -> None:
    """characters.hakim"""
    sheet = scoring_sheet(WORDS, replace(table(), lines=MODULE_LINES), 3)
    rows = {row[0]: row[1:] for row in sheet.rows}
    assert rows["Towers"] == ["21 (3½×)", "-", "-"]
    assert sheet.notes == ["Gardens: Bo, Cleo tie with 2½ each: 20 + 12 shared by 2 = 16"]


def test_the_current_scores_count_yusuf_and_camps() -> None:
    """camps.score, characters.yusuf: what they would bring now; Hakim's kind is not known yet."""
    game = position(
        modules="camps characters",
        owned=["yusuf hakim"],
        palaces=["tower-7-new@0,-1 tower-13-e@1,0 camp-6-w@2,0"],
    )
    game.names = ("Ana", "Bo", "Cleo")
    sheet = standing_sheet(WORDS, game.view(None).table)
    rows = {row[0]: row[1:] for row in sheet.rows}
    assert rows["Longest wall"] == ["3 (3×)", "-", "-"]
    assert rows["Yusuf E’Passuff"] == ["1 (3×)", "-", "-"]
    assert rows["Camps"] == ["2 (2×)", "-", "-"]
    assert sheet.notes[0].startswith("Hakim’s half is not counted")
