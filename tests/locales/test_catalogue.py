"""Every message is there, is used, and can be filled with what the program has."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from alhambra.cli.scorepad import CAMPS
from alhambra.locales import Words
from alhambra.locales.events import event_id
from alhambra.locales.words import catalogue
from alhambra.rules.modules.characters import fatima, yusuf
from alhambra.rules.score_lines import WALL
from alhambra.rules.tiles import KINDS

from .sources import PACKAGE, event_classes, raised_errors, strings

LANGUAGES = sorted(path.parent.name for path in PACKAGE.glob("locales/*/things.ftl"))
SOURCES = [f"source-{source}" for source in (*KINDS, WALL, yusuf.ID, fatima.ID, "camp", CAMPS)]
EVENTS = [event_id(event) for event in event_classes()]


class _Mentions(Visitor):
    """The variables and messages that a pattern mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)


def _messages(language: str) -> dict[str, _Mentions]:
    found: dict[str, _Mentions] = {}
    for text in catalogue(language):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is written twice"
                mentions = _Mentions()
                mentions.visit(entry)
                found[entry.id.name] = mentions
    return found


def _variables(messages: dict[str, _Mentions], id: str) -> set[str]:
    """What a message needs, with what the messages inside it need."""
    mentions = messages[id]
    inner = (_variables(messages, other) for other in mentions.messages)
    return mentions.variables.union(*inner)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_code_has_a_message_that_its_parameters_fill(language: str) -> None:
    messages = _messages(language)
    raised, words = raised_errors(), Words(language)
    assert len({error.code for error in raised}) > 90
    for code, params, where in raised:
        id = f"error-{code}"
        assert id in messages, f"{where}: no message {id}"
        missing = _variables(messages, id) - params
        assert not missing, f"{where}: {id} needs {missing}"
        text = words.text(id, **dict.fromkeys(params, "value"))
        assert not re.search(r"[{}$]", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_every_source_of_points_has_a_message(language: str) -> None:
    assert not {*EVENTS, *SOURCES} - set(_messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    messages = _messages(language)
    inside = {id for mentions in messages.values() for id in mentions.messages}
    errors = {f"error-{error.code}" for error in raised_errors()}
    used = {*errors, *EVENTS, *SOURCES, *inside, *strings()}
    assert not set(messages) - used


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_both_runtimes_share_is_used(language: str) -> None:
    functions = set().union(*(mentions.functions for mentions in _messages(language).values()))
    assert not functions


def test_a_missing_message_or_parameter_is_a_mistake() -> None:
    with pytest.raises(LookupError):
        Words().text("no-such-message")
    with pytest.raises(LookupError):
        Words().text("error-cuts-off")
