"""The rules for players: all paragraphs of docs/rules.md, each with a title, in every language."""

from collections import Counter

import pytest

from alhambra.locales import Words
from alhambra.rules.module_registry import BUILT_IN
from tests.figures import FIGURES
from tests.paragraphs import IDS
from tests.rulebook import CHAPTERS, figure_message, paragraph_message

from .test_rendering import ALL_WORDS, BY_NAME, is_whole


def test_every_paragraph_is_in_one_chapter() -> None:
    counts = Counter(id for chapter in CHAPTERS for id in chapter.paragraphs)
    assert counts.keys() == IDS
    assert set(counts.values()) == {1}


def test_every_module_has_its_chapter() -> None:
    assert {chapter.module for chapter in CHAPTERS} == {None, *BUILT_IN}


@pytest.mark.parametrize("words", ALL_WORDS, ids=BY_NAME)
def test_every_paragraph_has_a_short_title_and_whole_sentences(words: Words) -> None:
    for id in IDS:
        message = paragraph_message(id)
        text, title = words.text(message), words.text(f"{message}.title")
        assert is_whole(text), text
        assert text.endswith(".")
        assert text[0].isupper() or text.startswith(("◆: ", "1×: "))
        assert is_whole(title), title
        assert title[0].isupper()
        assert len(title.split()) <= 6, title
        assert not title.endswith(".")


@pytest.mark.parametrize("words", ALL_WORDS, ids=BY_NAME)
def test_titles_of_a_chapter_differ(words: Words) -> None:
    for chapter in CHAPTERS:
        titles = {words.text(f"{paragraph_message(id)}.title") for id in chapter.paragraphs}
        assert len(titles) == len(chapter.paragraphs)
    assert len({words.text(chapter.message) for chapter in CHAPTERS}) == len(CHAPTERS)


@pytest.mark.parametrize("words", ALL_WORDS, ids=BY_NAME)
def test_every_figure_has_a_text_description(words: Words) -> None:
    for id in FIGURES:
        assert is_whole(words.text(figure_message(id)))
