"""Secrets are compared in constant time, and only there."""

import ast
import hmac
from collections.abc import Iterator

import pytest

from alhambra.table.tokens import hash_token, matches
from tests.helpers import ROOT

from .tables import full_table

PACKAGE = ROOT / "src" / "alhambra"


class Comparer:
    """Stands for `hmac.compare_digest`, and says always the same."""

    def __init__(self, says: bool) -> None:
        self.says = says
        self.asked: list[tuple[str, str]] = []

    def __call__(self, one: str, two: str) -> bool:
        self.asked.append((one, two))
        return self.says


@pytest.mark.parametrize("says", [True, False])
def test_the_comparison_in_constant_time_decides(
    says: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    comparer = Comparer(says)
    monkeypatch.setattr(hmac, "compare_digest", comparer)
    table = full_table(4)
    assert matches("secret", hash_token("secret")) is says
    assert table.is_host("anything") is says
    assert (table.seat_of("p2") is not None) is says
    # Every seat is compared, so the time does not tell which one it was.
    assert len(comparer.asked) == 2 + 4
    assert all(len(word) == 64 for pair in comparer.asked for word in pair)


def test_no_hash_is_matched_by_no_secret() -> None:
    assert not matches("", "")
    assert not matches("x", "")


def secret_comparisons() -> Iterator[str]:
    """Every `==` or `!=` in the server with something secret on a side."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.Eq, ast.NotEq)):
                text = ast.unparse(node)
                if any(word in text for word in ("hash", "token", "secret")):
                    yield f"{path.name}: {text}"


def test_nothing_secret_is_compared_in_any_other_way() -> None:
    assert list(secret_comparisons()) == []
