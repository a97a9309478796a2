"""The scoring sheet shows every point and how ties were shared."""

from dataclasses import replace

from rich.console import Console

import alhambra
from alhambra.cli.pictures import Pictures
from alhambra.cli.plain import Plain
from alhambra.cli.sheets import ranking_sheet, scoring_sheet
from alhambra.locales import Words
from alhambra.rules.score_lines import ScoreLine
from alhambra.rules.view import Table

WORDS = Words()
LINES = (
    ScoreLine(1, 0, "garden", 5, 1, 1, 1),
    ScoreLine(2, 0, "tower", 9, 4, 1, 2),
    ScoreLine(2, 1, "tower", 9, 4, 1, 2),
    ScoreLine(2, 2, "wall", 7, 7),
)


def table() -> Table:
    game = alhambra.new_game(["Ana", "Bo", "Cleo"], seed=1)
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


def test_both_screens_show_the_same_numbers() -> None:
    for screen in (Pictures(WORDS), Plain(WORDS)):
        console = Console(width=80)
        with console.capture() as capture:
            console.print(screen.sheet(scoring_sheet(WORDS, table(), 2)))
        for words in ("Second scoring", "9 (4×)", "7 (7×)", "13 + 6 shared by 2 = 9", "14"):
            assert words in capture.get()
