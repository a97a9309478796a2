"""In which language the command speaks: by flag, variable, setting, or as the system does."""

from pathlib import Path

import pytest

from .conftest import Here

ENGLISH = "The language is English."


@pytest.fixture
def quiet(here: Here, monkeypatch: pytest.MonkeyPatch) -> Here:
    """The command where nothing is said about languages."""
    for name in ("ALHAMBRA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return here


def test_english_if_nothing_else_is_said(quiet: Here) -> None:
    assert ENGLISH in quiet("language").out


@pytest.mark.parametrize("name", ["LC_ALL", "LC_MESSAGES", "LANG"])
@pytest.mark.parametrize("locale", ["C", "C.UTF-8", "xx_XX.UTF-8", "en_GB.UTF-8"])
def test_a_system_without_one_of_our_languages_gets_english(
    quiet: Here, monkeypatch: pytest.MonkeyPatch, name: str, locale: str
) -> None:
    monkeypatch.setenv(name, locale)
    assert ENGLISH in quiet("language").out


@pytest.mark.parametrize(
    "args", [["-l", "xx", "play"], ["play", "--language=xx"], ["language", "xx"]]
)
def test_an_unknown_language_gets_a_sentence(here: Here, args: list[str]) -> None:
    result = here(*args)
    assert result.code == 2
    assert 'There is no language "xx". Known: ' in result.err


def test_an_unknown_language_in_the_variable_too(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ALHAMBRA_LANGUAGE", "xx")
    assert 'There is no language "xx"' in here("language").err
    assert ENGLISH in here("language", "--language", "en").out


@pytest.mark.parametrize("text", ["", "{", "[]", '{"language": 3}', "\xff"])
def test_broken_settings_are_named(quiet: Here, tmp_path: Path, text: str) -> None:
    path = tmp_path / "alhambra" / "settings.json"
    path.parent.mkdir()
    path.write_text(text, "latin-1")
    result = quiet("language")
    assert result.code == 2
    assert f"The settings in {path} cannot be read." in result.err
    assert ENGLISH in quiet("language", "-l", "en").out
