"""In which language the command speaks: by flag, variable, setting, or as the system does."""

import json
import re
from pathlib import Path

import pytest

from .conftest import Here
from .driving import Result

ENGLISH = "The language is English."


@pytest.fixture
def quiet(here: Here, monkeypatch: pytest.MonkeyPatch) -> Here:
    """The command where nothing is said about languages."""
    for name in ("ALHAMBRA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return here


def test_english_if_nothing_else_is_said(quiet: Here) -> None:
    assert ENGLISH in quiet("language").out


SPOKEN = {"en": ENGLISH, "es": "El idioma es el español.", "de": "Die Sprache ist Deutsch."}


def spoken(result: Result) -> str:
    """The language in which the command answered."""
    return next(code for code, sentence in SPOKEN.items() if sentence in result.out)


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("flag", [["--language", "{}"], ["--language={}"], ["-l", "{}"], ["-l{}"]])
def test_the_flag_stands_anywhere(quiet: Here, language: str, flag: list[str]) -> None:
    said = [part.format(language) for part in flag]
    assert spoken(quiet("language", *said)) == language
    assert spoken(quiet(*said, "language")) == language


@pytest.mark.parametrize("text", ["de", "DE", "de_AT", "de-CH", "de_DE.UTF-8", "de_DE@euro"])
def test_a_locale_names_its_language(
    quiet: Here, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setenv("LANG", text)
    assert spoken(quiet("language")) == "de"


def test_what_is_nearer_to_this_call_decides(quiet: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """Flag, variable, setting, system; of the system's variables the first that is set."""
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    monkeypatch.setenv("LC_MESSAGES", "es_ES.UTF-8")
    assert spoken(quiet("language")) == "es"
    monkeypatch.setenv("LC_ALL", "C")
    assert spoken(quiet("language")) == "en"
    quiet("language", "de")
    assert spoken(quiet("language")) == "de"
    monkeypatch.setenv("ALHAMBRA_LANGUAGE", "es")
    assert spoken(quiet("language")) == "es"
    assert spoken(quiet("language", "-l", "en")) == "en"


def test_a_language_is_kept_beside_other_settings(quiet: Here, tmp_path: Path) -> None:
    path = tmp_path / "alhambra" / "settings.json"
    assert f"Ab jetzt auf Deutsch. (Gemerkt in {path})" in quiet("language", "de").out
    path.write_text('{"language": "de", "colours": "few"}')
    assert "Desde ahora en español." in quiet("language", "ES").out
    assert json.loads(path.read_text()) == {"language": "es", "colours": "few"}
    assert spoken(quiet("language")) == "es"


def test_settings_that_cannot_be_written_are_a_sentence(quiet: Here, tmp_path: Path) -> None:
    (tmp_path / "alhambra").touch()
    result = quiet("language", "de")
    assert result.code == 2
    assert "cannot be written. A file lies where a folder should be." in result.err


#: English that must not be left on a help page: ours and that of the library behind it.
ENGLISH_WORDS = re.compile(r"\b(Usage|Options|Commands|Arguments|required|default|Show|the)\b")


@pytest.mark.parametrize("language", ["de", "es"])
@pytest.mark.parametrize("command", [[], ["play"], ["verify"], ["arena"], ["language"]])
def test_help_is_in_the_language(here: Here, language: str, command: list[str]) -> None:
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
def test_wrong_usage_is_told_in_the_language(here: Here, language: str, args: str) -> None:
    told = here(*args.split(), "--language", language)
    assert told.code == 2
    assert told.err
    english = here(*args.split(), "--language", "en")
    assert told.err.splitlines()[0] != english.err.splitlines()[0]
    assert not re.search(r"\b(no such|there|is|not|the|needs)\b", told.err, re.IGNORECASE)


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
