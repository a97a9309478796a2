"""The command `alhambra`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from typer.exceptions import TyperException

import alhambra
from alhambra.locales import Words
from alhambra.locales.errors import error_text
from alhambra.rules.errors import AlhambraError

from .arena_commands import arena, rate
from .checking import verify as verify_records
from .language import (
    LanguageOption,
    chosen_language,
    describe_language,
    keep_language,
    system_language,
    words_of,
)
from .options import listed, named_modules
from .play import INTERRUPTED, Wishes, begin
from .play import play as play_session
from .play import resume as resume_session
from .seats import PlayError
from .terminal import Terminal
from .usage import HELP_FLAGS, in_words, label_help, usage_text

USAGE_ERROR = 2

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    help="help-alhambra",
    epilog="help-alhambra-epilog",
    context_settings={"help_option_names": list(HELP_FLAGS)},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"alhambra {alhambra.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _alhambra(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="help-version"),
    ] = False,
    language: LanguageOption = None,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(help="help-play", epilog="help-play-epilog")
def play(  # noqa: PLR0913, PLR0917 - one argument per option
    context: typer.Context,
    players: Annotated[int | None, typer.Option("--players", "-p", help="help-players")] = None,
    names: Annotated[str | None, typer.Option("--names", "-n", help="help-names")] = None,
    bots: Annotated[str | None, typer.Option("--bots", "-b", help="help-bots")] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="help-seed")] = None,
    edition: Annotated[str, typer.Option("--edition", help="help-edition")] = "classic",
    modules: Annotated[str | None, typer.Option("--modules", "-m", help="help-modules")] = None,
    data: Annotated[Path | None, typer.Option("--data", help="help-data")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="help-save")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", "-r", help="help-resume")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
    language: LanguageOption = None,
) -> None:
    words, terminal = words_of(context), Terminal(plain=plain)
    chosen = named_modules(listed(modules)) or ()
    wishes = Wishes(players, listed(names) or (), listed(bots), seed, edition, save, chosen)
    if resume is None:
        session = begin(words, terminal, wishes, data)
    elif wishes == Wishes():
        session = resume_session(words, terminal, resume, data)
    else:
        raise PlayError("resume-with-wishes")
    raise typer.Exit(play_session(session))


@app.command(help="help-verify", epilog="help-verify-epilog")
def verify(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(help="help-files", metavar="argument-files")],
    data: Annotated[Path | None, typer.Option("--data", help="help-data")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
    language: LanguageOption = None,
) -> None:
    words, terminal = words_of(context), Terminal(plain=plain)
    raise typer.Exit(0 if verify_records(words, terminal, files, data) else 1)


app.command(help="help-arena", epilog="help-arena-epilog")(arena)
app.command(help="help-rate", epilog="help-rate-epilog")(rate)


@app.command("language", help="help-set-language", epilog="help-set-language-epilog")
def set_language(
    context: typer.Context,
    code: Annotated[
        str | None, typer.Argument(help="help-code", metavar="argument-language")
    ] = None,
    language: LanguageOption = None,
) -> None:
    typer.echo(describe_language(words_of(context)) if code is None else keep_language(code))


def main() -> None:
    """The entry point: errors that a user can meet are sentences."""
    args = sys.argv[1:]
    words = _words(args)
    label_help(words, args)
    try:
        code = in_words(app, words).main(args, standalone_mode=False, obj=words)
    except AlhambraError as error:
        _refuse(words, error)
    except TyperException as error:
        typer.echo(usage_text(words, error), err=True)
        sys.exit(USAGE_ERROR)
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.exit(code or 0)


def _words(args: list[str]) -> Words:
    """The one place that decides in which language this call speaks."""
    try:
        return Words(chosen_language(args))
    except AlhambraError as error:
        _refuse(Words(system_language()), error)


def _refuse(words: Words, error: AlhambraError) -> NoReturn:
    typer.echo(error_text(words, error), err=True)
    sys.exit(USAGE_ERROR)
