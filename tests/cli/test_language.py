"""The language of the command: by flag, variable, setting, or system locale."""

import json
import re
from pathlib import Path

import pytest

from .conftest import Here
from .driving import Result

ENGLISH = "The language is English."


@pytest.fixture
def quiet(here: Here, monkeypatch: pytest.MonkeyPatch) -> Here:
    """The command in an environment without any language."""
    for name in ("ALHAMBRA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return here


def test_the_default_is_english(quiet: Here) -> None:
    assert ENGLISH in quiet("language").out


LANGUAGE_NAMES = {"en": ENGLISH, "es": "El idioma es el español.", "de": "Die Sprache ist Deutsch."}


def language_of(result: Result) -> str:
    """The language in which the command answered."""
    return next(code for code, sentence in LANGUAGE_NAMES.items() if sentence in result.out)


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
@pytest.mark.parametrize("flag", [["--language", "{}"], ["--language={}"], ["-l", "{}"], ["-l{}"]])
def test_the_flag_may_be_anywhere(quiet: Here, language: str, flag: list[str]) -> None:
    flag_args = [part.format(language) for part in flag]
    assert language_of(quiet("language", *flag_args)) == language
    assert language_of(quiet(*flag_args, "language")) == language


@pytest.mark.parametrize("text", ["de", "DE", "de_AT", "de-CH", "de_DE.UTF-8", "de_DE@euro"])
def test_the_language_of_the_locale_is_used(
    quiet: Here, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setenv("LANG", text)
    assert language_of(quiet("language")) == "de"


def test_the_most_specific_source_decides(quiet: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """Flag, variable, setting, system; of the system's variables the first that is set."""
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    monkeypatch.setenv("LC_MESSAGES", "es_ES.UTF-8")
    assert language_of(quiet("language")) == "es"
    monkeypatch.setenv("LC_ALL", "C")
    assert language_of(quiet("language")) == "en"
    quiet("language", "de")
    assert language_of(quiet("language")) == "de"
    monkeypatch.setenv("ALHAMBRA_LANGUAGE", "es")
    assert language_of(quiet("language")) == "es"
    assert language_of(quiet("language", "-l", "en")) == "en"


def test_a_language_is_saved_beside_other_settings(quiet: Here, tmp_path: Path) -> None:
    path = tmp_path / "alhambra" / "settings.json"
    assert f"Ab jetzt auf Deutsch. (Gemerkt in {path})" in quiet("language", "de").out
    path.write_text('{"language": "de", "colours": "few"}')
    assert "Desde ahora en español." in quiet("language", "ES").out
    assert json.loads(path.read_text()) == {"language": "es", "colours": "few"}
    assert language_of(quiet("language")) == "es"


def test_settings_that_cannot_be_written_are_a_clear_error(quiet: Here, tmp_path: Path) -> None:
    (tmp_path / "alhambra").touch()
    result = quiet("language", "de")
    assert result.code == 2
    assert "cannot be written. There is a file where a folder should be." in result.err


#: English words that must not be left on a translated help page: ours and those of Click.
ENGLISH_WORDS = re.compile(r"\b(Usage|Options|Commands|Arguments|required|default|Show|the)\b")


@pytest.mark.parametrize("language", ["de", "es"])
@pytest.mark.parametrize("command", [[], ["play"], ["verify"], ["arena"], ["language"]])
def test_help_is_translated(here: Here, language: str, command: list[str]) -> None:
    page = here(*command, "--help", "-l", language)
    assert page.code == 0
    assert not ENGLISH_WORDS.findall(page.out)


@pytest.mark.parametrize("language", ["de", "es"])
@pytest.mark.parametrize(
    "args",
    [
        "dance", "pla", "play --dance", "play --sed 3", "play --seed x", "play --seed",
        "play --plain=3", "play now", "arena mason random --timeout x", "verify",
        "play --players 7", "play --bots wizard", "play --resume nowhere",
    ],
)  # fmt: skip
def test_usage_errors_are_translated(here: Here, language: str, args: str) -> None:
    translated = here(*args.split(), "--language", language)
    assert translated.code == 2
    assert translated.err
    english = here(*args.split(), "--language", "en")
    assert translated.err.splitlines()[0] != english.err.splitlines()[0]
    assert not re.search(r"\b(no such|there|is|not|the|needs)\b", translated.err, re.IGNORECASE)


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
def test_an_unknown_language_is_a_clear_error(here: Here, args: list[str]) -> None:
    result = here(*args)
    assert result.code == 2
    assert 'There is no language "xx". Known: ' in result.err


def test_an_unknown_language_in_the_variable_is_a_clear_error(
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
