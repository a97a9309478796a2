"""Help pages and wrong usage in our words: commands and groups for Typer.

Texts in the code of commands are ids of messages. The words of a run are the object of its
context.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption
from typer.exceptions import TyperException

from alhambra.locales import Words
from alhambra.locales.errors import error_text
from alhambra.locales.playable import playable_modules
from alhambra.notation.strings import replace_unprintable
from alhambra.rules.errors import AlhambraError

from .argument_errors import ABOUT_ARGUMENTS

HELP_FLAGS = ("-h", "--help")
#: What Typer shows as the type of an option.
_TYPES = {"<int>": "number", "<int range>": "number", "<float>": "number", "<path>": "path"}

#: Click's context, which Typer shows to subclasses only under a private name.
Context = Any


class WrongUsage(Exception):
    """Arguments that a command does not take: the message that says so, and where to read more."""

    def __init__(self, context: Context, id: str, name: str, **params: str) -> None:
        super().__init__(id)
        self.id = id
        self.params = {"name": replace_unprintable(name), **params}
        self.command = context.command_path

    def text(self, words: Words) -> str:
        """What is wrong, in a sentence, and the command for help."""
        return with_hint(words, self.sentence(words), self.command)

    def sentence(self, words: Words) -> str:
        """What is wrong."""
        return words.text(self.id, **self.params)


class WrongArgument(WrongUsage):
    """Arguments that are well formed, and that the game, its bots or the server refuse."""

    def __init__(self, context: Context, error: AlhambraError) -> None:
        super().__init__(context, error.code, "")
        self.error = error

    def sentence(self, words: Words) -> str:
        return error_text(words, self.error)


def with_hint(words: Words, sentence: str, command: str) -> str:
    """What is wrong, and the help page of the command."""
    return f"{sentence}\n{words.text('usage-hint', command=f'{command} {HELP_FLAGS[-1]}')}"


class Command(TyperCommand):
    """A command that speaks the language of the run."""

    #: What is too much is refused below, where it is known by itself and not by a sentence.
    allow_extra_args = True

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        with _usage_errors(ctx):
            rest = super().parse_args(ctx, args)
        if rest:
            raise WrongUsage(ctx, "usage-extra", " ".join(rest))
        return rest

    def invoke(self, ctx: Context) -> Any:
        try:
            return super().invoke(ctx)
        except AlhambraError as error:
            if error.code in ABOUT_ARGUMENTS:
                raise WrongArgument(ctx, error) from error
            raise

    def format_usage(self, ctx: Context, formatter: Any) -> None:
        _format_usage(self, ctx, formatter)

    def format_help(self, ctx: Context, formatter: Any) -> None:
        _translate(self, ctx)
        super().format_help(ctx, formatter)


class Group(TyperGroup):
    """The command that holds all others."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        with _usage_errors(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Context, args: list[str]) -> Any:
        name = args[0]
        if name not in self.commands and not name.startswith("-"):
            similar = get_close_matches(name, self.commands)
            raise WrongUsage(ctx, "usage-no-command", name, similar=_listed(similar))
        return super().resolve_command(ctx, args)

    def format_usage(self, ctx: Context, formatter: Any) -> None:
        _format_usage(self, ctx, formatter)

    def format_help(self, ctx: Context, formatter: Any) -> None:
        words = _words(ctx)
        _translate(self, ctx)
        self.subcommand_metavar = words.text("usage-command-short")
        for command in self.commands.values():
            assert isinstance(command, TyperCommand)
            command.help = _text(words, command.help)
            command.rich_help_panel = words.text("usage-commands")
        super().format_help(ctx, formatter)


# --- wrong usage ---------------------------------------------------------------------------------


@contextmanager
def _usage_errors(context: Context) -> Iterator[None]:
    """What Click refuses, by the class of the error."""
    try:
        yield
    except TyperException as error:
        raise _wrong_usage(context, error) from error


def _wrong_usage(context: Context, error: Any) -> WrongUsage:
    # Typer exposes one of Click's classes; the others are known by the names that Click documents.
    if isinstance(error, typer.BadParameter) and error.param is not None:
        return _wrong_value(context, error)
    match type(error).__name__:
        case "NoSuchOption":
            similar = _listed(sorted(error.possibilities or ()))
            return WrongUsage(context, "usage-no-option", error.option_name, similar=similar)
        case "BadOptionUsage":
            return _wrong_option(context, error.option_name)
    return WrongUsage(context, "usage-other", error.format_message())


def _wrong_value(context: Context, error: typer.BadParameter) -> WrongUsage:
    """A value that is missing, or of another type than its option or argument has."""
    param: Any = error.param
    name = _words(context).text(param.metavar) if _is_named(param) else param.opts[0]
    if type(error).__name__ == "MissingParameter":
        return WrongUsage(context, "usage-missing", name)
    match param.display_type(context):
        case "<int>":
            return WrongUsage(context, "usage-not-whole", name)
        case "<int range>":
            # As texts: numbers would be grouped by thousands.
            bounds = {"least": str(param.min), "most": str(param.max)}
            return WrongUsage(context, "usage-not-in-range", name, **bounds)
        case "<float>":
            return WrongUsage(context, "usage-not-number", name)
    return WrongUsage(context, "usage-other", error.format_message())


def _wrong_option(context: Context, option: str) -> WrongUsage:
    """An option without its value, or a flag with one."""
    known = (param for param in context.command.params if option in param.opts)
    is_flag = getattr(next(known, None), "is_flag", True)  # the help option is a flag too
    return WrongUsage(context, "usage-takes-no-value" if is_flag else "usage-needs-value", option)


def _is_named(param: Any) -> bool:
    return isinstance(param, TyperArgument) and param.metavar is not None


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names) or "none"


# --- help pages ----------------------------------------------------------------------------------


def _words(context: Context) -> Words:
    words = context.obj
    assert isinstance(words, Words)
    return words


def _format_usage(command: TyperCommand | TyperGroup, context: Context, formatter: Any) -> None:
    pieces = " ".join(command.collect_usage_pieces(context))
    prefix = f"{_words(context).text('usage-usage')} "
    formatter.write_usage(context.command_path, pieces, prefix)


def _translate(command: TyperCommand | TyperGroup, context: Context) -> None:
    """Put words in the place of ids, on a command whose help page is about to be shown."""
    words = _words(context)
    _translate_labels(words)
    command.help = _text(words, command.help)
    command.epilog = _text(words, command.epilog)
    command.options_metavar = words.text("usage-options-short")
    help_option = command.get_help_option(context)
    assert help_option is not None
    help_option.help = "help-help"
    for param in [*command.params, help_option]:
        if isinstance(param, TyperOption):
            _translate_option(param, words, context)
        elif isinstance(param, TyperArgument):
            param.rich_help_panel = words.text("usage-arguments")
            param.help = _text(words, param.help)
            param.metavar = _text(words, param.metavar)
            param.display_type_rich = _no_type  # type: ignore[method-assign]


def _translate_option(option: TyperOption, words: Words, context: Context) -> None:
    option.rich_help_panel = words.text("usage-options")
    option.help = _text(words, option.help)
    shown = option.display_type_rich(context) or ""
    kind = _TYPES.get(shown, "text")
    option.metavar = "" if option.is_flag else words.text("usage-value", kind=kind)


def _no_type(ctx: object) -> None:
    """The name of an argument says enough."""


def _text(words: Words, id: str | None) -> str | None:
    # Plug-ins bring modules of their own, so no catalogue can list them all.
    return id if id is None else words.text(id, modules=", ".join(playable_modules()))


def _translate_labels(words: Words) -> None:
    """Labels that Typer keeps in one place for all commands."""
    from typer import rich_utils  # noqa: PLC0415 - slow, and only help pages need it

    rich_utils.REQUIRED_LONG_STRING = words.text("usage-required")
    rich_utils.DEFAULT_STRING = words.text("usage-default", value="{}")


def make_app(**options: Any) -> typer.Typer:
    """A Typer whose commands are ours."""
    return _App(cls=Group, context_settings={"help_option_names": list(HELP_FLAGS)}, **options)


class _App(typer.Typer):
    def command(self, name: str | None = None, **options: Any) -> Any:
        return super().command(name, cls=Command, **options)
