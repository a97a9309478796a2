"""Every error of the rules can occur, has the right content, and changes nothing."""

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra import AlhambraError, Refusal
from tests.error_cases import CASES, block, built_up, finished, nearly_a_ring
from tests.helpers import ROOT, position
from tests.paragraphs import IDS

RULES = ROOT / "src" / "alhambra" / "rules"


def error_classes() -> set[str]:
    """The names of all error classes."""
    found, todo = set(), [AlhambraError]
    while todo:
        kind = todo.pop()
        found.add(kind.__name__)
        todo += kind.__subclasses__()
    return found


def strings(node: ast.expr, function: ast.AST) -> Iterator[str]:
    """The strings that an expression can be; a name is looked up in its function."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from strings(node.body, function)
        yield from strings(node.orelse, function)
    elif isinstance(node, ast.Name):
        for other in ast.walk(function):
            if isinstance(other, ast.Assign) and ast.unparse(other.targets[0]) == node.id:
                yield from strings(other.value, function)


def codes_in(path: Path) -> Iterator[str]:
    """The codes of all errors created in a source file."""
    kinds = error_classes()
    for function in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") in kinds:
                    yield from strings(node.args[0], function)


def test_every_code_has_a_case() -> None:
    """The codes in the sources are the codes of the cases."""
    codes = {code for path in RULES.rglob("*.py") for code in codes_in(path)}
    assert codes == CASES.keys()


@pytest.mark.parametrize("code", CASES)
def test_case_raises_its_error(code: str) -> None:
    """Each case raises its error, with a class of its own and plain parameters."""
    error = CASES[code]()
    assert error.code == code
    assert type(error) is not AlhambraError
    for name, value in error.params.items():
        assert f"{name}={value}" in str(error)
    assert str(error).startswith(code)


@pytest.mark.parametrize("code", CASES)
def test_refusal_names_a_paragraph(code: str) -> None:
    """A refusal carries the id of the rule that it enforces."""
    error = CASES[code]()
    if isinstance(error, Refusal):
        assert error.paragraph in IDS
        assert str(error).endswith(f"[{error.paragraph}]")


@pytest.mark.parametrize("code", CASES)
def test_errors_survive_pickle(code: str) -> None:
    """An error can be sent from another process."""
    error = CASES[code]()
    copied = pickle.loads(pickle.dumps(error))
    assert type(copied) is type(error)
    assert (copied.code, str(copied.params), str(copied)) == (
        error.code,
        str(error.params),
        str(error),
    )
    assert getattr(copied, "paragraph", None) == getattr(error, "paragraph", None)


#: Actions of every class, most of them illegal.
ACTIONS = [
    "take denar 1", "take denar 9 dirham 9", "buy 1 denar 9", "buy 3 denar 9", "buy 1 florin 9",
    "buy 1 florin 9+8", "add tower-12 0,0", "add tower-12 9,9", "add pavilion-2-new 1,1",
    "remove tower-12", "remove garden-11", "swap tower-12 0,0", "swap tower-12 7,7",
    "swap garden-6-esw 1,0", "pass", "place tower-12 0,0", "reserve tower-12",
]  # fmt: skip


@pytest.mark.parametrize("make", [built_up, nearly_a_ring, block, finished, position])
def test_refused_action_changes_nothing(make: type) -> None:
    """After a refusal the game and its legal actions are unchanged."""
    game = make()
    refused = 0
    for text in ACTIONS:
        before = game.copy()
        listed = game.legal_actions()
        action = game.parse(text)
        if game.refusal(action) is not None:
            refused += 1
            with pytest.raises(Refusal):
                game.apply(action)
            assert game == before
            assert game.legal_actions() == listed
            assert game.tell is None
    assert refused > 8


def test_error_without_parameters_prints_its_code() -> None:
    """Only the code, if there are no parameters."""
    assert str(CASES["no-action"]()) == "no-action [turn.action]"
