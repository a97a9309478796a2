"""What Typer says by itself, help pages and wrong usage, in our words."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption
from typer.exceptions import TyperException

from alhambra.locales import Words

HELP_FLAGS = ("-h", "--help")
_USAGE = "Usage:"
#: What Typer shows as the type of an option.
_TYPES = {"<int>": "number", "<float>": "number", "<path>": "path"}
#: Its sentences, and the messages that say the same. What fits none of them is quoted.
_SENTENCES = [
    (r"No such command '(?P<name>.*?)'\.( Did you mean (?P<similar>.*)\?)?", "usage-no-command"),
    (r"No such option: (?P<name>\S+)( \(Possible options: (?P<similar>.*)\))?", "usage-no-option"),
    (r"Missing (argument|option|parameter) '(?P<name>.*?)'.*", "usage-missing"),
    (r"Got unexpected extra argument\(s\) \((?P<name>.*)\)", "usage-extra"),
    (r"Option '(?P<name>.*?)' requires an argument\.", "usage-needs-value"),
    (r"Option '(?P<name>.*?)' does not take a value\.", "usage-takes-no-value"),
    (r"Invalid value for '(?P<name>.*?)'( / .*?)?: .* valid integer.*", "usage-not-whole"),
    (r"Invalid value for '(?P<name>.*?)'( / .*?)?: .* valid number.*", "usage-not-number"),
    (r"(?P<name>(.|\n)*)", "usage-other"),
]


def in_words(app: typer.Typer, words: Words) -> TyperCommand | TyperGroup:
    """The command with its help in a language: what stands in the code are ids of messages."""
    command = typer.main.get_command(app)
    assert isinstance(command, TyperGroup)
    _speak(command, words)
    for part in command.commands.values():
        assert isinstance(part, TyperCommand)
        _speak(part, words)
    return command


def _speak(command: TyperCommand | TyperGroup, words: Words) -> None:
    context = typer.Context(command, help_option_names=list(HELP_FLAGS))
    usage = command.get_usage
    command.get_usage = partial(_usage, usage, words)  # type: ignore[method-assign]
    command.help = _text(words, command.help)
    command.epilog = _text(words, command.epilog)
    command.options_metavar = words.text("usage-options-short")
    command.rich_help_panel = words.text("usage-commands")
    if isinstance(command, TyperGroup):
        command.subcommand_metavar = words.text("usage-command-short")
    help_option = command.get_help_option(context)
    assert help_option is not None
    help_option.help = "help-help"
    for param in [*command.params, help_option]:
        if isinstance(param, TyperOption):
            _speak_option(param, words, context)
        elif isinstance(param, TyperArgument):
            param.rich_help_panel = words.text("usage-arguments")
            param.help = _text(words, param.help)
            param.metavar = _text(words, param.metavar)
            param.display_type_rich = _no_type  # type: ignore[method-assign]


def _speak_option(option: TyperOption, words: Words, context: typer.Context) -> None:
    option.rich_help_panel = words.text("usage-options")
    option.help = _text(words, option.help)
    shown = option.display_type_rich(context) or ""
    kind = _TYPES.get(shown, "text")
    option.metavar = "" if option.is_flag else words.text("usage-value", kind=kind)


def _no_type(ctx: object) -> None:
    """The name of an argument says enough."""


def _usage(usage: Callable[[typer.Context], str], words: Words, context: typer.Context) -> str:
    return usage(context).replace(_USAGE, words.text("usage-usage"), 1)


def _text(words: Words, id: str | None) -> str | None:
    return id if id is None else words.text(id)


def label_help(words: Words, args: Sequence[str]) -> None:
    """The labels of help pages that Typer keeps in one place for all commands."""
    if not set(HELP_FLAGS).isdisjoint(args):
        from typer import rich_utils  # noqa: PLC0415 - slow, and only help pages need it

        rich_utils.REQUIRED_LONG_STRING = words.text("usage-required")
        rich_utils.DEFAULT_STRING = words.text("usage-default", value="{}")


def usage_text(words: Words, error: TyperException) -> str:
    """What is wrong with the arguments, and where to read more."""
    sentence = _sentence(words, error.format_message())
    context = getattr(error, "ctx", None)
    if context is None:
        return sentence
    hint = words.text("usage-hint", command=f"{context.command_path} {HELP_FLAGS[-1]}")
    return f"{sentence}\n{hint}"


def _sentence(words: Words, told: str) -> str:
    for pattern, id in _SENTENCES:
        found = re.fullmatch(pattern, told)
        if found:
            parts = {
                name: (text or "none").replace("'", "") for name, text in found.groupdict().items()
            }
            return words.text(id, **parts)
    raise AssertionError("the last pattern fits everything")
