"""Messages of our modules: in a folder named after the module, and in no other file."""

import re
from collections.abc import Iterator

import pytest

from alhambra.locales import languages
from alhambra.rules.module_registry import BUILT_IN
from alhambra.rules.modules.characters.state import IDS as CHARACTERS

from .catalogues import FOLDER, Message, messages_in, messages_of
from .sources import PAGE

MODULES = {*BUILT_IN, "two_players"}
#: What a module calls its things, as parts of ids.
THINGS = {
    "auction", "bid", "camp", "camps", "character", "characters", "diamond", "diamonds", "gate",
    "gates", "neutral", *CHARACTERS,
}  # fmt: skip
#: The patterns in a list of catalogues: `'…/locales/en/{events,hints}.ftl'`.
PATTERN = re.compile(r"'[./]+/src/alhambra/locales/([^']+)'")
BRACES = re.compile(r"\{([^{}]*)\}")


@pytest.mark.parametrize("language", languages())
def test_every_folder_is_that_of_a_module(language: str) -> None:
    assert {folder.name for folder in (FOLDER / language / "modules").iterdir()} == MODULES


@pytest.mark.parametrize("language", languages())
def test_messages_about_a_module_stand_in_its_folder(language: str) -> None:
    outside = [m for m in messages_of(language).values() if not m.file.startswith("modules/")]
    assert outside
    assert [m.id for m in outside if THINGS & set(m.id.split("-"))] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("subject", ["", "learn", "pad", "replay", "rules"])
def test_what_the_page_loads_together_refers_to_nothing_else(language: str, subject: str) -> None:
    loaded = dict(_loaded_by("", language)) | dict(_loaded_by(subject, language))
    assert len(loaded) > 100
    assert {name for m in loaded.values() for name in m.messages} <= loaded.keys()


@pytest.mark.parametrize("language", languages())
def test_the_page_loads_every_file_of_a_module_but_those_for_the_terminal(language: str) -> None:
    files = {m.file for m in messages_of(language).values() if m.file.startswith("modules/")}
    loaded = {
        message.file
        for subject in ("", "pad", "rules")
        for _, message in _loaded_by(subject, language)
    }
    assert {file for file in files - loaded if not file.endswith("/terminal.ftl")} == set()
    assert {file for file in loaded if file.endswith("/terminal.ftl")} == set()


def _loaded_by(subject: str, language: str) -> Iterator[tuple[str, Message]]:
    """The messages that the page loads for a subject; without one, those of every page."""
    source = (PAGE / "words" / subject / f"{language}.ts").read_text("utf-8")
    for pattern in PATTERN.findall(source):
        for plain in _without_braces(pattern):
            for path in FOLDER.glob(plain):
                yield from ((m.id, m) for m in messages_in(path, language))


def _without_braces(pattern: str) -> Iterator[str]:
    """`{a,b}.ftl` as `a.ftl` and `b.ftl`, the innermost braces first."""
    braces = BRACES.search(pattern)
    if braces is None:
        yield pattern
        return
    for part in braces[1].split(","):
        yield from _without_braces(pattern[: braces.start()] + part + pattern[braces.end() :])
