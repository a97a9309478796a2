"""Wrong usage is told by the catalogue, whatever Click would say about it."""

from __future__ import annotations

from typing import Annotated

import pytest
import typer

from alhambra.cli.help_i18n import WrongUsage, make_app
from alhambra.locales import Words, languages

from .conftest import Here

PORTS = {"name": "--port", "least": "0", "most": "65535"}
#: What is typed, the message about it, its values, and whose help is named.
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
def test_wrong_usage_is_a_sentence(
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


def refuse(value: str) -> str:
    raise typer.BadParameter("too\nlong")


def test_what_else_is_refused_is_quoted() -> None:
    app = make_app()

    @app.command()
    def only(text: Annotated[str, typer.Option(callback=refuse)] = "") -> None:
        raise AssertionError(text)

    with pytest.raises(WrongUsage) as caught:
        typer.main.get_command(app).main([], prog_name="it", standalone_mode=False)
    told = caught.value.text(Words("en")).splitlines()
    assert told == [
        "The arguments are wrong: Invalid value for '--text': too?long",
        "Help: it --help",
    ]
