"""Every message exists in every language with the same parameters, is used, and can be
formatted."""

import re
from collections.abc import Iterable

import pytest

from alhambra.cli.modules.camps import ALL_CAMPS
from alhambra.lessons import LESSONS
from alhambra.locales import Words
from alhambra.locales.events import event_id
from alhambra.locales.module_text import message_id
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.modules.characters import fatima, yusuf
from alhambra.rules.modules.characters.state import IDS as CHARACTERS
from alhambra.rules.score_lines import WALL
from alhambra.rules.tiles import KINDS
from alhambra.table.table import JOURNAL_WORDS
from tests.figures import FIGURES
from tests.paragraphs import IDS, mentioned
from tests.rulebook import CHAPTERS, figure_message, paragraph_message

from .catalogues import FIRST, FOLDER, OTHERS, OWN, chosen, messages_of, printed, shared, thing
from .sources import (
    event_classes,
    ids_in_page,
    raised_errors,
    step_names,
    strings,
    used_by_page,
)

LANGUAGES = [FIRST, *OTHERS]
SOURCES = [f"source-{source}" for source in (*KINDS, WALL, yusuf.ID, fatima.ID, "camp", ALL_CAMPS)]
EVENTS = [event_id(event) for event in event_classes()]
EVENTS += [f"event-{word}" for word in JOURNAL_WORDS]
#: The rules for players; their list is compared with docs/rules.md in test_rulebook.py.
PARAGRAPHS = {paragraph_message(id) for chapter in CHAPTERS for id in chapter.paragraphs}
RULES = PARAGRAPHS | {chapter.message for chapter in CHAPTERS} | set(map(figure_message, FIGURES))
TAUGHT = [message for lesson in LESSONS for message in lesson.messages()]
MODULES = [message_id("module", name) for name in BUILT_IN]
#: Messages of the terminal about a module, a usable character, or the next step.
FOR_TERMINAL = [message_id(about, name) for about in ("how-to-play", "typed") for name in BUILT_IN]
FOR_TERMINAL += [f"choice-use-{id}" for id in CHARACTERS]
FOR_TERMINAL += [f"score-count-{source}" for source in (WALL, ALL_CAMPS)]
FOR_STEPS = [
    f"{about}-{name}"
    for about in ("menu-end", "choice-end", "error-not-now")
    for name in step_names()
]
#: Attributes that are used by name; every language has them.
ATTRIBUTES = {
    **dict.fromkeys(PARAGRAPHS, ("title",)),
    **dict.fromkeys(MODULES, ("about",)),
    **{f"character-{id}": ("short", "mark", "does") for id in CHARACTERS},
    **{message_id("explain", name): ("question",) for name in BUILT_IN},
}
#: Parameters that a language may inflect with `Words.forms`.
WITH_FORMS = {"tile", "currency", "cards"}
#: Plural keys that any language may add.
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def none_of(sentences: Iterable[str]) -> None:
    """Fail with all of these sentences, if there are any."""
    problems = "\n".join(sentences)
    assert not problems, f"\n{problems}"


def test_the_three_languages_exist() -> None:
    assert LANGUAGES == ["en", "de", "es"]


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing(language: str) -> None:
    first, found = shared(FIRST), shared(language)
    none_of(
        f'"{id}" is missing in {language}: write it in locales/{language}/{first[id].file}, '
        f"as in locales/{FIRST}/{first[id].file}."
        for id in sorted(first.keys() - found.keys())
    )
    none_of(
        f'"{id}" is in {language} (locales/{language}/{found[id].file}) but not in {FIRST}: '
        f'write it there too, or call it "{OWN}…" if only this language needs it.'
        for id in sorted(found.keys() - first.keys())
    )


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_in_the_same_file(language: str) -> None:
    found = shared(language)
    none_of(
        f'"{id}" is in {found[id].file} in {language}, but in {message.file} in {FIRST}.'
        for id, message in shared(FIRST).items()
        if found[id].file != message.file
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    messages = messages_of(language)
    inside = {id for message in messages.values() for id in message.messages}
    errors = {f"error-{error.code}" for error in raised_errors()}
    page = used_by_page(set(messages))
    used = {*errors, *EVENTS, *SOURCES, *RULES, *TAUGHT, *inside, *strings(), *page}
    used |= {*MODULES, *FOR_TERMINAL, *FOR_STEPS}
    none_of(f'"{id}" in {language} is not used anywhere.' for id in sorted(messages.keys() - used))


def test_every_message_that_the_page_uses_exists() -> None:
    missing = {id.partition(".")[0] for id in ids_in_page()} - set(messages_of(FIRST))
    none_of(f'The page asks for "{id}".' for id in sorted(missing))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_prints_the_same_parameters(language: str) -> None:
    """What one language prints, the others print too; selectors are known to both."""
    found = shared(language)
    for id, message in shared(FIRST).items():
        other = found[id]
        translated = {thing(name, language) for name in printed(other)}
        first = {thing(name, FIRST) for name in printed(message)}
        assert translated == first, (
            f'"{id}" prints {sorted(first)} in {FIRST}, but {sorted(translated)} in {language}.'
        )
        known = printed(message) | chosen(message) | _extra(id)
        unknown = {thing(name, language) for name in chosen(other)} - known
        assert not unknown, f'"{id}" in {language} chooses by {sorted(unknown)}, as none does.'


def _extra(id: str) -> set[str]:
    """Parameters of some messages besides those that the reference language uses."""
    if id.startswith("deed-"):
        return {"who"}
    return {"cards": {"total"}, "pay-short": {"amount"}, "pay-short-for": {"amount"}}.get(id, set())


@pytest.mark.parametrize("language", OTHERS)
def test_selectors_have_the_same_keys(language: str) -> None:
    """A language may distinguish more cases, if they are known ones."""
    found, known = shared(language), _known_keys()
    for id, message in shared(FIRST).items():
        for name, keys in message.chosen.items():
            theirs = found[id].chosen.get(name)
            if theirs is None or keys <= {*PLURALS, "0"}:
                continue
            assert keys <= theirs <= known[name], (
                f'"{id}" chooses by ${name} among {sorted(keys)} in {FIRST}, '
                f"but among {sorted(theirs)} in {language}."
            )


def _known_keys() -> dict[str, set[str]]:
    """All keys of a variable in the reference language."""
    known: dict[str, set[str]] = {}
    for message in messages_of(FIRST).values():
        for name, keys in message.chosen.items():
            known.setdefault(name, set()).update(keys)
    return known


#: Names and symbols that are the same in every language, or in two of them.
ALIKE = {
    "action-hakim", "argument-bots", "bot-name", "chat-open", "chat-title", "dock-reserve",
    "home-title-waiting", "home-version", "neutral", "page-title", "plan-next", "plan-title",
    "replay-pause", "reserve-title", "rival-bot", "sheet-total", "short-fatima", "short-yusuf",
    "source-fatima", "source-yusuf", "tab-hand", "tab-mine", "title-table",
}  # fmt: skip


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_untranslated(language: str) -> None:
    found = shared(language)
    none_of(
        f'"{id}" is the same in {language} as in {FIRST}: "{message.text.strip()}".'
        for id, message in shared(FIRST).items()
        if message.text == found[id].text and re.search("[a-z]{3}", message.text)
        if id not in ALIKE
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_features_of_both_runtimes_are_used(language: str) -> None:
    """No functions, so no ordinals and no styles; forms only where they are provided."""
    for id, message in messages_of(language).items():
        assert not message.functions, f'"{id}" in {language} calls {sorted(message.functions)}.'
        forms = message.forms if id in WITH_FORMS else ATTRIBUTES.get(id, ())
        assert message.forms == forms, f'"{id}" in {language} has attributes {message.forms}.'


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_every_source_of_points_has_a_message(language: str) -> None:
    assert not {*EVENTS, *SOURCES} - set(messages_of(language))


def test_every_error_has_a_message_that_its_parameters_fill() -> None:
    raised = raised_errors()
    assert len({error.code for error in raised}) > 90
    for code, params, where in raised:
        id = f"error-{code}"
        assert id in messages_of(FIRST), f"{where}: no message {id}"
        message = messages_of(FIRST)[id]
        needed = {thing(name, FIRST) for name in printed(message) | chosen(message)}
        missing = needed - params
        assert not missing, f"{where}: {id} needs {missing}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cited_paragraphs_exist(language: str) -> None:
    texts = (path.read_text("utf-8") for path in (FOLDER / language).rglob("*.ftl"))
    assert not {id for text in texts for id in mentioned(text)} - IDS


@pytest.mark.parametrize("language", [FIRST, *OTHERS])
def test_referenced_messages_are_loaded(language: str) -> None:
    """Files are read when one of their messages is used, even by another message."""
    referring = [message for message in messages_of(language).values() if message.messages]
    assert referring
    assert all(Words(language).forms(id) == [*m.forms] for id, m in messages_of(language).items())
    for message in referring:
        values = dict.fromkeys(printed(message) | chosen(message), 1)
        # It may be empty, as the example of a verb without one.
        assert Words(language).text(message.id, **values) is not None


def test_a_missing_message_or_parameter_is_an_error() -> None:
    with pytest.raises(LookupError):
        Words().text("no-such-message")
    with pytest.raises(LookupError):
        Words().text("error-cuts-off")


@pytest.mark.parametrize("language", LANGUAGES)
def test_very_long_values_are_truncated(language: str) -> None:
    """Whatever is pasted into a prompt, the answer is a sentence."""
    text = Words(language).text("error-no-such-choice", text="9" * 5000)
    assert 1000 < len(text) < 1100
    assert "9…" in text
