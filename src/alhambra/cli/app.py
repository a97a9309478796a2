"""The command `alhambra`."""

# ruff: noqa: PLC0415 - a command loads what it runs, and no other command does

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, NoReturn

import typer

import alhambra
from alhambra.extras import extra_missing
from alhambra.locales import Words
from alhambra.locales.errors import error_text
from alhambra.rules.errors import AlhambraError

from .commands.admin import admin, backup, restore
from .commands.match_arguments import arena, rate
from .commands.serve import serve
from .defaults import LAST_PORT, STANDARD_OUTPUT, THEME
from .exits import INTERRUPTED, USAGE_ERROR, PlayError, Quit
from .help_i18n import WrongUsage, make_app, with_hint
from .language import (
    LanguageError,
    LanguageOption,
    chosen_language,
    describe_language,
    save_language,
    system_language,
    words_of,
)

app = make_app(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    help="help-alhambra",
    epilog="help-alhambra-epilog",
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
    port: Annotated[
        int | None, typer.Option("--port", help="help-port", min=0, max=LAST_PORT)
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="help-no-browser")] = False,
    language: LanguageOption = None,
) -> None:
    if context.invoked_subcommand is None:
        from .commands.launch_local import launch_local

        launch_local(words_of(context), port, browser=not no_browser)


@app.command(help="help-play", epilog="help-play-epilog")
def play(  # noqa: PLR0913, PLR0917 - one argument per option
    context: typer.Context,
    players: Annotated[int | None, typer.Option("--players", "-p", help="help-players")] = None,
    names: Annotated[str | None, typer.Option("--names", "-n", help="help-names")] = None,
    bots: Annotated[str | None, typer.Option("--bots", "-b", help="help-bots")] = None,
    seats: Annotated[str | None, typer.Option("--seats", "-s", help="help-seats")] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="help-seed")] = None,
    edition: Annotated[str, typer.Option("--edition", help="help-edition")] = "classic",
    modules: Annotated[str | None, typer.Option("--modules", "-m", help="help-modules")] = None,
    data: Annotated[Path | None, typer.Option("--data", help="help-data")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="help-save")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", "-r", help="help-resume")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
    language: LanguageOption = None,
) -> None:
    from .commands.play import PlayOptions, begin, start_dialogue
    from .commands.play import play as play_session
    from .commands.play import resume as resume_session
    from .options import parse_modules, split_list, split_specs_option
    from .terminal import Terminal

    words, terminal = words_of(context), Terminal(plain=plain)
    options = PlayOptions(
        players=players,
        names=split_list(names) or (),
        bots=split_specs_option(bots),
        seats=split_specs_option(seats),
        seed=seed,
        edition=edition,
        save=save,
        modules=parse_modules(split_list(modules)) or (),
    )
    if resume is not None:
        if options != PlayOptions():
            raise PlayError("resume-with-options")
        session = resume_session(words, terminal, resume, data)
    elif options == PlayOptions() and data is None and terminal.is_interactive:
        session = start_dialogue(words, terminal)
    else:
        setup = options.setup(words)
        session = begin(words, terminal, setup, seed=seed, save=save, data=data)
    raise typer.Exit(play_session(session))


@app.command("resume", help="help-resume-last", epilog="help-resume-last-epilog")
def resume_last(
    context: typer.Context,
    file: Annotated[
        Path | None, typer.Argument(help="help-resume-file", metavar="argument-file")
    ] = None,
    data: Annotated[Path | None, typer.Option("--data", help="help-data")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
    language: LanguageOption = None,
) -> None:
    from .commands.play import play as play_session
    from .commands.play import resume as resume_session
    from .home import data_folder
    from .saved_games import last_game
    from .terminal import Terminal

    words, terminal = words_of(context), Terminal(plain=plain)
    path = file or last_game()
    if path is None:
        raise PlayError("no-last-game", path=str(data_folder()))
    raise typer.Exit(play_session(resume_session(words, terminal, path, data)))


@app.command(help="help-replay", epilog="help-replay-epilog")
def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="help-record", metavar="argument-file")],
    seat: Annotated[str, typer.Option("--seat", "-s", help="help-replay-seat")] = "",
    move: Annotated[int, typer.Option("--move", "-m", help="help-replay-move")] = 0,
    data: Annotated[Path | None, typer.Option("--data", help="help-data")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
    language: LanguageOption = None,
) -> None:
    from alhambra.notation.files import load

    from .commands.replay import replay as replay_record
    from .component_data import components_in
    from .terminal import Terminal

    record = load(file, drop_torn_line=True, components=components_in(data))
    replay_record(words_of(context), Terminal(plain=plain), record, seat, move)


@app.command(help="help-score", epilog="help-score-epilog")
def score(
    context: typer.Context,
    names: Annotated[str, typer.Option("--names", "-n", help="help-score-names")] = "",
    modules: Annotated[str | None, typer.Option("--modules", "-m", help="help-modules")] = None,
    edition: Annotated[str, typer.Option("--edition", help="help-edition")] = "classic",
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
    language: LanguageOption = None,
) -> None:
    from .options import parse_modules, split_list
    from .score.dialogue import ScoreDialogue
    from .score.questions import modules_question, names_question
    from .terminal import Terminal

    words = words_of(context)
    dialogue = ScoreDialogue(words, Terminal(plain=plain), edition)
    if names:
        dialogue.tell(names_question(words), names)
    if modules:
        dialogue.tell(modules_question(words), " ".join(parse_modules(split_list(modules)) or ()))
    dialogue.run()


@app.command(help="help-verify", epilog="help-verify-epilog")
def verify(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(help="help-files", metavar="argument-files")],
    data: Annotated[Path | None, typer.Option("--data", help="help-data")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
    language: LanguageOption = None,
) -> None:
    from .commands.verify import verify as verify_records
    from .terminal import Terminal

    words, terminal = words_of(context), Terminal(plain=plain)
    raise typer.Exit(0 if verify_records(words, terminal, files, data) else 1)


app.command(help="help-arena", epilog="help-arena-epilog")(arena)
app.command(help="help-rate", epilog="help-rate-epilog")(rate)
app.command(help="help-serve", epilog="help-serve-epilog")(serve)


@app.command("bots", help="help-bots-command", epilog="help-bots-command-epilog")
def bots(
    context: typer.Context,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
    language: LanguageOption = None,
) -> None:
    from .commands.bots import list_bots
    from .terminal import Terminal

    list_bots(words_of(context), Terminal(plain=plain))


@app.command("check-bot", help="help-check-bot", epilog="help-check-bot-epilog")
def check_bot(
    context: typer.Context,
    command: Annotated[
        str, typer.Argument(help="help-check-bot-command", metavar="argument-command")
    ],
    limit: Annotated[float | None, typer.Option("--timeout", help="help-check-bot-timeout")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
    language: LanguageOption = None,
) -> None:
    from .commands.check_bot import check_bot as run_checks
    from .terminal import Terminal

    words, terminal = words_of(context), Terminal(plain=plain)
    raise typer.Exit(0 if run_checks(words, terminal, command, limit) else 1)


@app.command("language", help="help-set-language", epilog="help-set-language-epilog")
def set_language(
    context: typer.Context,
    code: Annotated[
        str | None, typer.Argument(help="help-code", metavar="argument-language")
    ] = None,
    language: LanguageOption = None,
) -> None:
    typer.echo(describe_language(words_of(context)) if code is None else save_language(code))


@app.command(help="help-draw", epilog="help-draw-epilog")
def draw(  # noqa: PLR0913, PLR0917 - one argument per option
    context: typer.Context,
    record: Annotated[
        Path | None, typer.Argument(help="help-draw-record", metavar="argument-record")
    ] = None,
    move: Annotated[int | None, typer.Option("--move", help="help-draw-move")] = None,
    seat: Annotated[str | None, typer.Option("--seat", help="help-draw-seat")] = None,
    theme: Annotated[str, typer.Option("--theme", help="help-draw-theme")] = THEME,
    output: Annotated[
        Path, typer.Option("--output", "-o", help="help-draw-output")
    ] = STANDARD_OUTPUT,
    symbols: Annotated[bool, typer.Option("--symbols", help="help-draw-symbols")] = False,
    data: Annotated[Path | None, typer.Option("--data", help="help-data")] = None,
    language: LanguageOption = None,
) -> None:
    from .commands.draw import Subject, write_picture
    from .render.colours import GOOD
    from .terminal import Terminal

    words, subject = words_of(context), Subject(record, move, seat, symbols, data)
    message = write_picture(words, subject, theme, output)
    if message:
        Terminal().say(message, GOOD, whole=True)


app.command(help="help-backup")(backup)
app.command(help="help-restore")(restore)
app.command(help="help-admin", epilog="help-admin-epilog")(admin)


def main() -> None:
    """The entry point: errors that a user can meet are sentences."""
    args = sys.argv[1:]
    words = _words(args)
    try:
        command = typer.main.get_command(app)
        code = command.main(args, prog_name="alhambra", standalone_mode=False, obj=words)
    except AlhambraError as error:
        _refuse(words, error)
    except ModuleNotFoundError as error:
        missing = extra_missing(error)
        params = {"package": missing.name or "", "command": missing.command}
        typer.echo(words.text("error-extra-missing", **params), err=True)
        sys.exit(USAGE_ERROR)
    except WrongUsage as error:
        typer.echo(error.text(words), err=True)
        sys.exit(USAGE_ERROR)
    except Quit:
        code = 0
    except typer.Abort as abort:
        # Typer's word for Ctrl-C, and for the end of the input, where nothing is lost by it.
        code = 0 if isinstance(abort.__cause__, EOFError) else INTERRUPTED
    except KeyboardInterrupt:
        code = INTERRUPTED
    except OSError as error:
        _give_up_output()
        typer.echo(words.text("system-failed", reason=_reason(error)), err=True)
        code = 1
    sys.exit(code or 0)


def _reason(error: OSError) -> str:
    """In the words of the operating system, with the file if it names one."""
    about = [str(error.filename)] if error.filename else []
    return ": ".join([*about, error.strerror or str(error)])


def _give_up_output() -> None:
    """What could not be written would be tried again when Python ends, with a traceback."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _words(args: list[str]) -> Words:
    """The one place that decides in which language this call speaks."""
    try:
        return Words(chosen_language(args))
    except LanguageError as error:
        words = Words(system_language())
        typer.echo(with_hint(words, error_text(words, error), "alhambra"), err=True)
        sys.exit(USAGE_ERROR)
    except AlhambraError as error:
        _refuse(Words(system_language()), error)


def _refuse(words: Words, error: AlhambraError) -> NoReturn:
    typer.echo(error_text(words, error), err=True)
    sys.exit(USAGE_ERROR)
