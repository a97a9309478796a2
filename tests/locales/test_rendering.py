"""Every error, event and score line becomes a whole sentence in every language and edition."""

import re
from itertools import product
from typing import Any

import pytest

from alhambra.locales import Words, languages
from alhambra.locales.errors import error_text
from alhambra.locales.events import EventFormatter
from alhambra.locales.things import source_text, tile_params
from alhambra.rules.errors import AlhambraError, Refusal
from alhambra.rules.events import Event
from alhambra.rules.modules.characters.state import IDS
from alhambra.rules.money import DUCAT, FLORIN, parse_code
from alhambra.rules.ruleset import EDITIONS
from alhambra.rules.tiles import KINDS, NORTH, START, TILES, make_tile
from tests.error_cases import CASES
from tests.notation.record_cases import CASES as RECORD_CASES
from tests.paragraphs import IDS as PARAGRAPHS

from .sources import raised_errors
from .test_events import ALL_EVENTS

ALL_WORDS = [Words(language, edition) for language, edition in product(languages(), EDITIONS)]
BY_NAME = [f"{words.language}-{words.edition}" for words in ALL_WORDS]
#: Traces of a parameter that is missing, or that is not a text.
UNFILLED = re.compile(r"[{}$<>]|\bNone\b|\bTrue\b|\bFalse\b")
#: Values of parameters that are objects; all others can be any word.
THINGS: dict[str, Any] = {
    "accepted": (FLORIN,),
    "cards": (parse_code("N7"),),
    "cell": (1, -2),
    "character": IDS[0],
    "currency": "denar",
    "kind": KINDS[0],
    "mine": "wall",
    "neighbour": TILES[0],
    "offered": DUCAT,
    "side": "n",
    "theirs": "open",
    "tile": TILES[1],
}


def is_whole(sentence: str) -> bool:
    return bool(sentence) and not UNFILLED.search(sentence) and "  " not in sentence


@pytest.mark.parametrize("words", ALL_WORDS, ids=BY_NAME)
def test_every_error_that_can_be_provoked(words: Words) -> None:
    """A refusal cites its paragraph, and the paragraph exists."""
    for provoke in CASES.values():
        error = provoke()
        sentence = error_text(words, error)
        assert is_whole(sentence), sentence
        if isinstance(error, Refusal):
            assert error.paragraph in PARAGRAPHS
            assert f" {error.paragraph}]" in sentence


@pytest.mark.parametrize("words", ALL_WORDS, ids=BY_NAME)
def test_every_error_that_is_raised_somewhere(words: Words) -> None:
    for code, params, where in raised_errors():
        values = {name: THINGS.get(name, "x") for name in params}
        sentence = error_text(words, AlhambraError(code, **values))
        assert is_whole(sentence), f"{where}: {sentence}"


@pytest.mark.parametrize("words", ALL_WORDS, ids=BY_NAME)
def test_the_reason_of_an_error_is_included(words: Words) -> None:
    reasons = {case.reason for case in RECORD_CASES if case.reason in CASES}
    assert len(reasons) > 5
    for code in sorted(reasons):
        reason = CASES[code]()
        whole = error_text(words, AlhambraError("record-action", line=3, reason=reason))
        assert whole.endswith(error_text(words, reason))


@pytest.mark.parametrize("words", ALL_WORDS, ids=BY_NAME)
@pytest.mark.parametrize("you", [None, 0, 1])
def test_every_event(words: Words, you: int | None) -> None:
    formatter = EventFormatter(words, ("Ana", "Bo"), you)
    for event, _ in ALL_EVENTS:
        assert is_whole(formatter.format(event)), formatter.format(event)


@pytest.mark.parametrize("language", languages())
def test_no_two_events_have_the_same_text(language: str) -> None:
    formatter = EventFormatter(Words(language), ("Ana", "Bo"))
    seen: dict[str, Event] = {}
    for event, _ in ALL_EVENTS:
        assert seen.setdefault(formatter.format(event), event) == event


@pytest.mark.parametrize("words", ALL_WORDS, ids=BY_NAME)
def test_every_source_of_points(words: Words) -> None:
    """score.explain"""
    sources = [*KINDS, "wall", "yusuf", "fatima", "camp-8-ne/n", "camp-3-w/w"]
    titles = [source_text(words, source) for source in sources]
    assert all(map(is_whole, titles))
    assert len(set(titles)) == len(sources)


@pytest.mark.parametrize("words", ALL_WORDS, ids=BY_NAME)
def test_every_kind_has_every_form_that_the_language_has(words: Words) -> None:
    every = (*TILES, START, make_tile("camp", 8, bastions=NORTH))
    different = set()
    for tile in every:
        forms = tile_params(words, "tile", tile)
        assert all(map(is_whole, forms.values()))
        if len(set(forms.values())) == len(forms):
            different.add(tile)
    # English has an article for the lion fountain alone.
    assert different == ({START} if words.language == "en" else {*every})
