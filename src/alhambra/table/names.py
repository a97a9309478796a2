"""Names of players: visible characters, one script, not confusable with another name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from alhambra.notation.strings import replace_surrogates

from .errors import RequestError

LONGEST_NAME = 30

#: Invisible characters that Unicode calls letters, marks or symbols: fillers, variation selectors,
#: the empty Braille cell.
_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0"
    "\U0001d159\U000e0100-\U000e01ef]"
)
_JOINER, _NON_JOINER, _COLOURED = "\u200d", "\u200c", "\ufe0f"
#: The scripts in everyday use (Unicode's recommended ones), as names of characters begin.
_SCRIPTS = frozenset({
    "ARABIC", "ARMENIAN", "BENGALI", "BOPOMOFO", "CJK", "CYRILLIC", "DEVANAGARI", "ETHIOPIC",
    "GEORGIAN", "GREEK", "GUJARATI", "GURMUKHI", "HANGUL", "HEBREW", "HIRAGANA", "IDEOGRAPHIC",
    "KANNADA", "KATAKANA", "KATAKANA-HIRAGANA", "KHMER", "LAO", "LATIN", "MALAYALAM", "MYANMAR",
    "ORIYA", "SINHALA", "TAMIL", "TELUGU", "THAANA", "THAI", "TIBETAN",
})  # fmt: skip
#: Scripts in which joiners are spelling, as in Persian.
_JOINED = frozenset({
    "ARABIC", "BENGALI", "DEVANAGARI", "GUJARATI", "GURMUKHI", "KANNADA", "KHMER", "MALAYALAM",
    "MYANMAR", "ORIYA", "SINHALA", "TAMIL", "TELUGU",
})  # fmt: skip
#: What belongs to every script: accents, apostrophes, what joins emoji.
_COMMON = ""
#: Scripts that are written together, as Unicode's "highly restrictive" profile has them: they
#: are not confusable.
_TOGETHER = (
    {"LATIN", "CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"},
    {"LATIN", "CJK", "IDEOGRAPHIC", "HANGUL"},
    {"LATIN", "CJK", "IDEOGRAPHIC", "BOPOMOFO"},
)
#: A mark that stands on nothing, or three in a row: more than any language piles up in a name.
_PILE = re.compile("(?:^| )m|mmm")

#: Cyrillic and Greek letters, a few others and two digits, by the Latin letter they look like.
_LOOKS = {
    "a": "АаΑαɑ", "b": "ВвЬьΒβ", "c": "Ссς", "d": "ԁ", "e": "ЕеΕε", "g": "ɡ", "h": "НнҺһΗ",
    "i": "ІіΙιı", "j": "Јј", "k": "КкΚκ", "l": "1", "m": "МмΜ", "n": "пΝη", "o": "ОоΟοσ0",
    "p": "РрΡρ", "q": "ԛ", "r": "г", "s": "Ѕѕ", "t": "ТтΤτ", "u": "μυ", "v": "ν", "w": "Ԝԝω",
    "x": "ХхΧχ", "y": "УуΥγ", "z": "Ζζ",
}  # fmt: skip
_ALIKE = str.maketrans({odd: latin for latin, odds in _LOOKS.items() for odd in odds})
#: What is read as one letter, or as another one.
_READ_AS = (("i", "l"), ("|", "l"), ("rn", "m"), ("vv", "w"))
_LATIN = re.compile(
    "LATIN (?:SMALL LETTER|CAPITAL LETTER|LETTER SMALL CAPITAL) ([A-Z])(?: WITH .*)?"
)


def normalize_name(text: str) -> str:
    """The name as it is stored: normalised, and without invisible characters. Refused if it is
    empty, too long, or confusable."""
    name = " ".join(visible(text).split())
    if not name or len(name) > LONGEST_NAME:
        raise RequestError("name-bad", longest=LONGEST_NAME)
    if _PILE.search("".join(map(_kind, name))):
        raise RequestError("name-marks")
    scripts = {_script(letter) for letter in name if unicodedata.category(letter)[0] in "CLM"}
    scripts.discard(_COMMON)
    if not scripts <= _SCRIPTS:
        raise RequestError("name-letters")
    if len(scripts) > 1 and not any(scripts <= group for group in _TOGETHER):
        raise RequestError("name-scripts")
    return name


def normalize_title(text: str) -> str:
    """The name of a table, like that of a player, but it may be empty."""
    return normalize_name(text) if visible(text).strip() else ""


def visible(text: str) -> str:
    """The text in Unicode's compatible form (so that 𝓐𝓷𝓪 is Ana) and without characters that show
    nothing or turn the text around them; what joins emoji stays between them."""
    # The accent without a letter is what many keyboards offer as an apostrophe.
    text = unicodedata.normalize("NFKC", replace_surrogates(text).replace("\u00b4", "\u2019"))
    text = "".join(
        letter for index, letter in enumerate(text) if not _is_hidden(text, index, letter)
    )
    return unicodedata.normalize("NFKC", text)


def look_alike(name: str, others: Iterable[str]) -> str | None:
    """The first of the others that looks like this name."""
    mine = skeleton(name)
    return next((other for other in others if skeleton(other) == mine), None)


def skeleton(name: str) -> str:
    """What is left of a name at a glance: names that look alike have the same.

    Look-alikes of Latin letters are taken for them, O for 0 and l for I and 1, rn for m; case,
    accents, blanks and punctuation do not count. It is a small list of our own: at a table of six
    it does little harm if two honest names are too similar.
    """
    letters = unicodedata.normalize("NFD", visible(name))
    plain = "".join(map(_plain, letters)).casefold()
    for seen, read in _READ_AS:
        plain = plain.replace(seen, read)
    return plain or name


def _plain(letter: str) -> str:
    """The Latin letter that one looks like; nothing for what does not count."""
    category = unicodedata.category(letter)
    if category == "Nd":
        letter = str(unicodedata.decimal(letter))
    is_accent = bool(unicodedata.combining(letter))
    if letter != "|" and (is_accent or category in ("Lm", "Sk") or category[0] in "CPZ"):
        return ""
    latin = _LATIN.fullmatch(unicodedata.name(letter, ""))
    return latin[1] if latin else letter.translate(_ALIKE)


def _is_hidden(text: str, index: int, letter: str) -> bool:
    if letter == _COLOURED:
        return index == 0 or not _is_picture(text[index - 1])
    if letter in (_JOINER, _NON_JOINER):
        around = text[index - 1 : index] + text[index + 1 : index + 2]
        joins = all(map(_is_joined, around)) or (
            letter == _JOINER and all(map(_is_picture, around))
        )
        return len(around) < 2 or not joins
    return unicodedata.category(letter) == "Cf" or bool(_BLANK.match(letter))


def _is_joined(letter: str) -> bool:
    """Whether it belongs to a script in which a joiner decides how letters are written."""
    return unicodedata.category(letter)[0] in "LM" and _script(letter) in _JOINED


def _is_picture(letter: str) -> bool:
    is_symbol = unicodedata.category(letter) in ("So", "Sk") and not _BLANK.match(letter)
    return letter == _COLOURED or is_symbol


def _kind(letter: str) -> str:
    """m for a mark, a blank for a blank, x for the rest."""
    if unicodedata.category(letter) in ("Mn", "Me") and letter != _COLOURED:
        return "m"
    return " " if letter == " " else "x"


def _script(letter: str) -> str:
    """How the names of the letters of a script begin; what has no name belongs to none."""
    first = unicodedata.name(letter, "?").partition(" ")[0]
    return _COMMON if first in ("COMBINING", "MODIFIER", "VARIATION", "ZERO") else first
