"""The score pad of the page is checked with what the engine says today."""

from tests.helpers import ROOT
from tests.pad_cases import FILE, cases_text


def test_the_cases_are_those_of_the_engine() -> None:
    """score.majority, score.ties, score.wall, two.score, characters.hakim, .yusuf, .fatima"""
    assert (ROOT / FILE).read_text("utf-8") == cases_text()
