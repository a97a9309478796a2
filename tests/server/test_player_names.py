"""Names that players choose."""

import pytest

from alhambra.locales import Words, languages
from alhambra.rules.errors import AlhambraError
from alhambra.rules.ruleset import EDITIONS
from alhambra.server.bots import LEVELS
from alhambra.table.names import look_alike, normalize_name, skeleton, visible
from alhambra.table.seats import RESERVED


def code_of(name: str) -> str:
    """The code with which a name is refused; "" if it is accepted."""
    try:
        normalize_name(name)
    except AlhambraError as error:
        return error.code
    return ""


@pytest.mark.parametrize(
    "name",
    [
        "Ana", "Zoë", "José María", "Łukasz", "Nguyễn Thị Ánh", "O'Brien", "D’Arcy", "A1", "x_y-z",
        "Аня", "Δημήτρης", "דוד", "שָׁלוֹם", "محمد", "مهدی\u200cزاده", "अनिल कुमार",
        "สมชาย", "李小龍", "さくらサクラ花", "Kenさん",
        "김철수", "👩‍👩‍👧 Mo", "❤️ Al", "🇪🇸 Paco", "😀😎", "...",
    ],
)  # fmt: skip
def test_names_in_any_script_are_kept(name: str) -> None:
    assert normalize_name(name) == name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (" Ana \n Bo ", "Ana Bo"),
        ("\u202eAna\u202c", "Ana"),
        ("\u2068Ana\u2069", "Ana"),
        ("A\u200bn\u2060a\u00ad", "Ana"),
        ("A\u3164n\u115fa\u2800\ufe0f\u034f", "Ana"),
        ("A\u200dna\u200d", "Ana"),
        ("𝓐𝓷𝓪", "Ana"),
        ("Ａｎａ", "Ana"),
        ("e\u200d\u0301", "é"),
        ("Sant´Ana", "Sant’Ana"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("A\udc00", "A\ufffd"),
    ],
)
def test_invisible_characters_are_removed(text: str, name: str) -> None:
    assert normalize_name(text) == name


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-bad"),
        ("  \u3000 ", "name-bad"),
        ("x" * 31, "name-bad"),
        ("\u2800\u3164\u200b", "name-bad"),
        ("\ufdfa" * 2, "name-bad"),
        ("a\x00b", "name-letters"),
        ("a\x1bb", "name-letters"),
        ("x\ue000", "name-letters"),
        ("\U000fffff", "name-letters"),
        ("ᎪᏞᏟ", "name-letters"),
        ("a\u0301\u0302\u0303\u0304", "name-marks"),
        ("\u0301Ana", "name-marks"),
        ("A \u0301", "name-marks"),
        ("Tаriq", "name-scripts"),
        ("Aνα", "name-scripts"),
        ("Анa", "name-scripts"),
        ("אna", "name-scripts"),
        ("김さん", "name-scripts"),
    ],
)
def test_invalid_names_are_refused_with_a_code(name: str, code: str) -> None:
    assert code_of(name) == code


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ana", "ANA"), ("Ana", "An\u00e1"), ("Ana", "A n a"), ("Ana", "Ana."), ("Ana", "Аnа"),
        ("Bob", "B0b"), ("BOB", "ВОВ"), ("Alice", "AIice"), ("Alice", "A1ice"), ("Bernd", "Bemd"),
        ("HANNA", "НАΝΝА"), ("Oslo", "Øslo"), ("Ana", "ᴀɴᴀ"), ("Will", "Wi||"), ("Bob 7", "Bob ٧"),
        ("mason", "Mason"), ("Walter", "VValter"), ("مهدی\u200cزاده", "مهدیزاده"),
    ],
)  # fmt: skip
def test_names_that_look_alike_have_one_skeleton(name: str, other: str) -> None:
    assert skeleton(name) == skeleton(other)
    assert look_alike(other, ["Zoe", name]) == name


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ana", "Anna"), ("p0", "p1"), ("Player 1", "Player 2"), ("कि", "का"), ("😀", "😎"),
        ("...", "!!"), ("李", "金"), ("Bo", "Bob"), ("Jugador 2", "Jugador 3"),
    ],
)  # fmt: skip
def test_different_names_have_different_skeletons(name: str, other: str) -> None:
    assert skeleton(name) != skeleton(other)
    assert look_alike(other, [name]) is None


@pytest.mark.parametrize("language", languages())
def test_names_of_bots_and_the_neutral_player_are_reserved(language: str) -> None:
    words = Words(language)
    bots = {words.text("bot-name", seat=number) for number in range(6)}
    neutral = {words.text("neutral", edition=edition) for edition in EDITIONS}
    assert bots | neutral | set(LEVELS) <= set(RESERVED)


def test_a_line_of_invisible_characters_is_empty() -> None:
    assert not visible("\u200b\u202e \u3164\u2800").strip()
    assert visible("\u200f שלום").strip()
