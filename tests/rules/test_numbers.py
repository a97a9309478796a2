"""Parsing whole numbers: one spelling each, within bounds."""

import pytest

from alhambra import TextError
from alhambra.rules.numbers import number_in, parse_number

MISSPELT = ["", "+1", "-0", "00", "01", "1_0", "1.0", "1e3", " 1", "1 ", "1\n", "0x1", "nan", "--1",
           "٣", "१", "１", "²", "Ⅷ", "9" * 21, "9" * 5000]  # fmt: skip


@pytest.mark.parametrize("number", [0, 1, 9, 10, 999, -1, -10, 2**64 - 1])
def test_python_spelling_is_parsed(number: int) -> None:
    assert number_in(str(number)) == number


@pytest.mark.parametrize("text", MISSPELT)
def test_other_spellings_are_refused(text: str) -> None:
    assert number_in(text) is None
    with pytest.raises(TextError) as caught:
        parse_number(text, -(10**30), 10**30)
    assert caught.value.code == "bad-number"
    assert len(caught.value.params["text"]) < 70


def test_numbers_out_of_bounds_are_refused() -> None:
    assert parse_number("3", 1, 3) == 3
    assert parse_number("-1", -1, 3) == -1
    for text in ("0", "4", "99999999999999999999"):
        with pytest.raises(TextError, match="bad-number"):
            parse_number(text, 1, 3)
