"""Usage errors come from the catalogue, not from Click's own English."""

from __future__ import annotations

from typing import Annotated

import pytest
import typer

from alhambra.cli.argument_errors import ABOUT_ARGUMENTS
from alhambra.cli.help_i18n import WrongUsage, make_app
from alhambra.locales import Words, languages

from .conftest import Here

PORTS = {"name": "--port", "least": "0", "most": "65535"}
#: The command line, the message, its parameters, and the command whose help is named.
CASES = [
    ("dance", "usage-no-command", {"name": "dance", "similar": "none"}, ""),
    ("pla", "usage-no-command", {"name": "pla", "similar": "play, replay"}, ""),
    ("\x1b[31mred", "usage-no-command", {"name": "?[31mred", "similar": "none"}, ""),
    ("--dance", "usage-no-option", {"name": "--dance", "similar": "none"}, ""),
    ("play -x", "usage-no-option", {"name": "-x", "similar": "none"}, " play"),
    (
        "play --sed 3",
        "usage-no-option",
        {"name": "--sed", "similar": "--save, --seats, --seed"},
        " play",
    ),
    ("check-bot", "usage-missing", {"name": "argument-command"}, " check-bot"),
    ("verify", "usage-missing", {"name": "argument-files"}, " verify"),
    ("play now then", "usage-extra", {"name": "now then"}, " play"),
    ("--port", "usage-needs-value", {"name": "--port"}, ""),
    ("play --seed", "usage-needs-value", {"name": "--seed"}, " play"),
    ("play --plain=3", "usage-takes-no-value", {"name": "--plain"}, " play"),
    ("play --help=3", "usage-takes-no-value", {"name": "--help"}, " play"),
    ("play -p x", "usage-not-whole", {"name": "--players"}, " play"),
    ("--port 70000", "usage-not-in-range", PORTS, ""),
    ("--port -1", "usage-not-in-range", PORTS, ""),
    ("serve --port 65536", "usage-not-in-range", PORTS, " serve"),
    ("serve --port=-1", "usage-not-in-range", PORTS, " serve"),
    ("serve --port x", "usage-not-in-range", PORTS, " serve"),
    ("arena a b --timeout x", "usage-not-number", {"name": "--timeout"}, " arena"),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("typed", "id", "values", "command"), CASES)
def test_wrong_usage_is_a_clear_error(
    here: Here, language: str, typed: str, id: str, values: dict[str, str], command: str
) -> None:
    words = Words(language)
    name = values["name"]
    shown = {**values, "name": words.text(name) if name.startswith("argument-") else name}
    hint = words.text("usage-hint", command=f"alhambra{command} --help")
    here.monkeypatch.setenv("ALHAMBRA_LANGUAGE", language)
    done = here(*typed.split())
    assert (done.code, done.out) == (2, "")
    assert done.err.splitlines() == [words.text(id, **shown), hint]


#: Values that are well formed, and that the game, its bots or the server do not know or take.
WRONG_ARGUMENTS = [
    "play --modules foo",
    "play --modules camps,camps",
    "play --players 9",
    "play --edition foo",
    "play --bots foo",
    "play --bots mason:x=1",
    "play --bots file.py",
    "play --seats human --bots mason",
    "play --names Ana,Ana",
    "play --names Ana,Bo,Cy --bots mason --players 2",
    "play --resume x --players 2",
    "arena mason",
    "arena mason foo",
    "arena exec: mason",
    "arena exec:no-such-program mason",
    "arena mason mason --games 0",
    "arena mason mason --timeout 0",
    "arena mason mason --workers -1",
    "arena mason mason --shares 7",
    "rate mason mason",
    "rate --players x",
    "rate --minutes -1",
    "check-bot python --timeout 0",
    "language xx",
    "score --edition foo",
    "score --modules foo",
    "score --names Ana",
    "draw",
    "draw --symbols --theme foo",
    "serve --lan --public",
    "serve --public",
    "serve --smtp localhost",
    "serve --smtp foo:bar --address http://x",
    "backup copy --db mysql://x",
    "admin dance",
]


@pytest.mark.parametrize("typed", WRONG_ARGUMENTS)
def test_an_argument_that_is_refused_names_the_help_page(here: Here, typed: str) -> None:
    command, *rest = typed.split()
    done = here(command, *rest)
    assert (done.code, done.out) == (2, "")
    sentence, hint = done.err.splitlines()
    assert sentence
    assert hint == f"Help: alhambra {command} --help"


@pytest.mark.parametrize("typed", ["--language xx", "play -l xx"])
def test_a_language_that_is_refused_names_the_help_page(here: Here, typed: str) -> None:
    done = here(*typed.split())
    assert done.code == 2
    assert done.err.splitlines()[1:] == ["Help: alhambra --help"]


def test_a_file_that_is_not_there_needs_no_help_page(here: Here) -> None:
    done = here("verify", "none")
    assert (done.code, "Help:" in done.err) == (1, False)
    done = here("replay", "none")
    assert (done.code, len(done.err.splitlines())) == (2, 1)


@pytest.mark.parametrize("code", sorted(ABOUT_ARGUMENTS))
def test_codes_about_arguments_are_those_of_errors(code: str) -> None:
    assert Words("en").has(f"error-{code}")


def refuse(value: str) -> str:
    raise typer.BadParameter("too\nlong")


def test_other_errors_of_click_are_quoted() -> None:
    app = make_app()

    @app.command()
    def only(text: Annotated[str, typer.Option(callback=refuse)] = "") -> None:
        raise AssertionError(text)

    with pytest.raises(WrongUsage) as caught:
        typer.main.get_command(app).main([], prog_name="it", standalone_mode=False)
    lines = caught.value.text(Words("en")).splitlines()
    assert lines == [
        "Wrong arguments: Invalid value for '--text': too?long",
        "Help: it --help",
    ]
