"""The contents of the catalogues, message by message, without formatting them."""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from alhambra.locales import languages

from .sources import PACKAGE

#: The reference language.
FIRST = "en"
OTHERS = [language for language in languages() if language != FIRST]
#: Terms that only one language needs, for use in its other messages.
OWN = "word-"
#: Every message may use it.
EVERYWHERE = "edition"
FOLDER = PACKAGE / "locales"


@dataclass
class Message(Visitor):
    """A message and all that it refers to."""

    id: str
    language: str
    file: str
    #: Variables that are printed, and those that only select, with their keys.
    printed: set[str] = field(default_factory=set)
    chosen: dict[str, set[str]] = field(default_factory=dict)
    messages: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    #: The literal text.
    text: str = ""
    forms: tuple[str, ...] = ()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        match node.selector:
            case ast.VariableReference(id=ast.Identifier(name=name)):
                keys = self.chosen.setdefault(name, set())
                keys.update(_key(variant) for variant in node.variants)
            case other:
                self.visit(other)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.printed.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value


def _key(variant: ast.Variant) -> str:
    match variant.key:
        case ast.Identifier(name=name):
            return name
        case ast.NumberLiteral(value=value):
            return value


@cache
def messages_of(language: str) -> dict[str, Message]:
    """All messages of a language by id."""
    found: dict[str, Message] = {}
    for path in sorted((FOLDER / language).rglob("*.ftl")):
        for message in messages_in(path, language):
            assert message.id not in found, f"{language}: {message.id} is written twice"
            found[message.id] = message
    return found


def messages_in(path: Path, language: str) -> list[Message]:
    """All messages of a file."""
    found = []
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            forms = tuple(attribute.id.name for attribute in entry.attributes)
            file = path.relative_to(FOLDER / language).as_posix()
            message = Message(entry.id.name, language, file, forms=forms)
            message.visit(entry)
            found.append(message)
    return found


def shared(language: str) -> dict[str, Message]:
    """The messages that every language must have."""
    return {id: m for id, m in messages_of(language).items() if not id.startswith(OWN)}


def printed(message: Message) -> set[str]:
    """The variables that are printed by the message or by those it refers to."""
    return message.printed.union(*(printed(inner) for inner in _inside(message))) - {EVERYWHERE}


def chosen(message: Message) -> set[str]:
    """The variables that select in the message or in those it refers to."""
    own = set(message.chosen)
    return own.union(*(chosen(inner) for inner in _inside(message))) - {EVERYWHERE}


def _inside(message: Message) -> list[Message]:
    return [messages_of(message.language)[id] for id in message.messages]


def thing(variable: str, language: str) -> str:
    """The parameter behind a variable: `tile` for `tile_akk`, a grammatical form."""
    name, _, form = variable.rpartition("_")
    forms = {form for message in messages_of(language).values() for form in message.forms}
    return name if name and form in forms else variable
