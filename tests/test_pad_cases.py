"""The test cases of the page's score pad match the engine."""

from tests.helpers import ROOT
from tests.pad_cases import FILE, cases_text


def test_cases_match_the_engine() -> None:
    """score.majority, score.ties, score.wall, two.score, characters.hakim, .yusuf, .fatima"""
    assert (ROOT / FILE).read_text("utf-8") == cases_text()
