"""Secrets are compared in constant time only."""

import ast
import hmac
from collections.abc import Iterator

import pytest

from alhambra.table.tokens import hash_token, matches
from tests.helpers import ROOT

from .tables import full_table

PACKAGE = ROOT / "src" / "alhambra"


class Comparer:
    """Replaces `hmac.compare_digest` and always returns the same result."""

    def __init__(self, says: bool) -> None:
        self.says = says
        self.compared: list[tuple[str, str]] = []

    def __call__(self, one: str, two: str) -> bool:
        self.compared.append((one, two))
        return self.says


@pytest.mark.parametrize("says", [True, False])
def test_the_constant_time_comparison_decides(says: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    comparer = Comparer(says)
    monkeypatch.setattr(hmac, "compare_digest", comparer)
    table = full_table(4)
    assert matches("secret", hash_token("secret")) is says
    assert table.is_host("anything") is says
    assert (table.seat_of("p2") is not None) is says
    # All seats are compared, so that the time does not reveal which one matched.
    assert len(comparer.compared) == 2 + 4
    assert all(len(word) == 64 for pair in comparer.compared for word in pair)


def test_an_empty_hash_matches_no_secret() -> None:
    assert not matches("", "")
    assert not matches("x", "")


def secret_comparisons() -> Iterator[str]:
    """Every `==` or `!=` in the server with a secret on one side."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.Eq, ast.NotEq)):
                text = ast.unparse(node)
                if any(word in text for word in ("hash", "token", "secret")):
                    yield f"{path.name}: {text}"


def test_no_secret_is_compared_in_another_way() -> None:
    assert list(secret_comparisons()) == []
