"""Messages of installed plug-ins: found by id, checked, and kept apart from built-in ones."""

from dataclasses import dataclass

import pytest
from fluent.syntax import FluentParser, ast

from alhambra.locales import Words, languages, plugin_catalogue
from alhambra.locales.errors import error_text
from alhambra.locales.events import EventFormatter
from alhambra.locales.module_text import (
    module_about,
    module_commands,
    module_how_to_play,
    module_text,
)
from alhambra.locales.modules.characters import character_does, character_short, character_text
from alhambra.locales.things import chip_text, source_text, special_text, step_text
from alhambra.rules.errors import Refusal, SetupError
from alhambra.rules.events import Event
from tests.plugins.plugging import Plug

ENGLISH = """
module-lantern = Lanterns
    .about = Light the way.
event-lantern-lit = { $name } lit { $tile }.
chip-lamps = { $count ->
    [one] { $count } lamp
   *[other] { $count } lamps
}
-lamp = lamp
special-lamp = { -lamp } card
source-lamps = Lamps
step-lantern = Light a lamp?
error-too-dark = Too dark for { $kind }.
neutral-lamp = Lamp of { neutral }
"""
SPANISH = """
module-lantern = Faroles
    .about = Ilumina el camino.
"""


@dataclass(frozen=True, slots=True)
class WickTrimmed(Event):
    """An event without a message in any catalogue."""

    seat: int


def failure(words: Words) -> SetupError:
    """The error when the name of the module is requested."""
    with pytest.raises(SetupError) as caught:
        module_text(words, "lantern")
    return caught.value


def test_messages_are_found_by_id(plug: Plug) -> None:
    plug("lantern", en=ENGLISH)
    words = Words()
    assert module_text(words, "lantern") == "Lanterns"
    assert (
        module_about(words, "lantern") == module_how_to_play(words, "lantern") == "Light the way."
    )
    assert module_commands(words, "lantern") == ""
    assert [chip_text(words, "lamps", count) for count in (1, 2)] == ["1 lamp", "2 lamps"]
    assert special_text(words, "lamp") == "lamp card"
    assert source_text(words, "lamps") == "Lamps"
    assert step_text(words, "lantern") == "Light a lamp?"
    assert words.text("neutral-lamp") == "Lamp of Dirk"


def test_without_a_message_the_id_is_shown(plug: Plug) -> None:
    plug("lantern", en=ENGLISH)
    words = Words()
    assert module_text(words, "gatehouse") == module_how_to_play(words, "gatehouse") == "gatehouse"
    assert chip_text(words, "wicks", 3) == "wicks 3"
    assert special_text(words, "wick") == "wick"
    assert source_text(words, "wicks") == "wicks"
    assert step_text(words, "wick") is None
    assert character_text(words, "zoraya") == character_short(words, "zoraya") == "zoraya"
    assert character_does(words, "zoraya") == ""


def test_an_event_without_a_message_is_not_shown(plug: Plug) -> None:
    plug("lantern", en=ENGLISH)
    formatter = EventFormatter(Words(), ("Ana", "Bo"))
    assert formatter.format(WickTrimmed(0)) == ""
    assert formatter.sentences([WickTrimmed(0)]) == []


def test_errors_of_a_plug_in_are_sentences(plug: Plug) -> None:
    plug("lantern", en=ENGLISH)
    dark = Refusal("too-dark", "lantern.light", kind="tower")
    assert error_text(Words(), dark) == "Too dark for tower. [rule lantern.light]"
    wet = Refusal("too-wet", "lantern.light")
    assert error_text(Words(), wet) == "This is not possible (too-wet). [rule lantern.light]"


def test_missing_translations_fall_back_to_english(plug: Plug) -> None:
    plug("lantern", en=ENGLISH, es=SPANISH)
    spanish, german = Words("es"), Words("de")
    assert module_text(spanish, "lantern") == "Faroles"
    assert module_text(german, "lantern") == "Lanterns"
    assert source_text(spanish, "lamps") == source_text(german, "lamps") == "Lamps"


def test_the_page_gets_every_message_once(plug: Plug) -> None:
    plug("lantern", en=ENGLISH, es=SPANISH)
    plug("fountain", en="module-fountain = Fountains\n")
    for language, title in (("en", "Lanterns"), ("es", "Faroles"), ("de", "Lanterns")):
        entries = FluentParser().parse(plugin_catalogue(language)).body
        ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message | ast.Term)]
        assert len(ids) == len(set(ids)) == len(entries) == 10
        assert f"module-lantern = {title}\n" in plugin_catalogue(language)
        assert "module-fountain = Fountains\n" in plugin_catalogue(language)


@pytest.mark.usefixtures("plug")
def test_without_plug_ins_there_is_nothing_to_serve() -> None:
    assert {plugin_catalogue(language) for language in languages()} == {""}


@pytest.mark.parametrize(
    ("id", "first"),
    [("event-took", "alhambra"), ("module-fountain", "their-fountain")],
)
def test_an_id_of_another_catalogue_is_refused(plug: Plug, id: str, first: str) -> None:
    plug("fountain", en="module-fountain = Fountains\n")
    plug("lantern", en=f"{ENGLISH}{id} = Mine!\n")
    error = failure(Words("es"))
    assert (error.code, error.params) == (
        "module-clash",
        {"what": "message", "key": id, "first": first, "second": "their-lantern"},
    )
    assert f'"{id}"' in error_text(Words(), error)


def test_a_duplicate_id_is_refused(plug: Plug) -> None:
    plug("lantern", en=f"{ENGLISH}source-lamps = Lights\n")
    assert failure(Words()).params["key"] == "source-lamps"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (f"{ENGLISH}what is this\n", 15),
        ("module-lantern = Lanterns\r\nsource-lamps = { $co unt }\r\n", 2),
        ("module-lantern = Lanterns\n# \udcff\n", 2),
    ],
)
def test_a_broken_file_is_named_with_its_line(plug: Plug, text: str, line: int) -> None:
    plug("lantern", en=text)
    error = failure(Words("de"))
    assert (error.code, error.params["path"]) == (
        "module-words-broken",
        "their_lantern/words/en.ftl",
    )
    assert error.params["line"] == line
    sentence = error_text(Words("de"), error)
    assert f"their_lantern/words/en.ftl, Zeile {line}. " in sentence


def test_english_is_required(plug: Plug) -> None:
    plug("lantern", es=SPANISH)
    error = failure(Words("es"))
    assert error.code == "module-words-missing"
    assert "their_lantern/words/en.ftl" in error_text(Words("es"), error)


def test_a_message_with_an_unknown_parameter_is_named(plug: Plug) -> None:
    plug("lantern", en="module-lantern = { $nothing }\n")
    error = failure(Words())
    assert error.code == "module-words-unfilled"
    assert "their_lantern/words/en.ftl" in error_text(Words(), error)
    assert "module-lantern" in error_text(Words(), error)


def test_broken_messages_of_a_plug_in_do_not_affect_built_in_ones(plug: Plug) -> None:
    plug("lantern", en="source-lamps = Lamps\nwhat is this\n")
    plug("fountain", en="module-fountain = Fountains\n")
    assert module_text(Words(), "camps") == "Camps"
    assert not Words().has("source-lamps")
    assert not Words().has("no-such-message")
    assert source_text(Words(), "wicks") == "wicks"
    assert plugin_catalogue("de") == "module-fountain = Fountains\n"
    error = Refusal("not-now", "turn.action", action="pass", step="lantern")
    assert error_text(Words(), error) == '"pass" is not possible now. [rule turn.action]'
