"""`make mutants` finds the right changes."""

from __future__ import annotations

from tests.mutants.changes import changes_in

SOURCE = b'''"""A docstring stays."""
LIMIT = 5


def over(total: int, *, strict: bool = True) -> bool:
    assert total
    if total > LIMIT and strict:
        return not max(total, 1)
    table.x = total
'''


def test_all_small_changes_are_found() -> None:
    """Assertions, annotations and docstrings are left alone."""
    found = [f"{change.function}: {change.after}" for change in changes_in("x.py", SOURCE)]
    assert found == [
        "LIMIT: 4",
        "LIMIT: 6",
        "over: False",
        "over: (total >= LIMIT)",
        "over: (total > LIMIT or strict)",
        "over: not (total > LIMIT and strict)",
        "over: return ()",
        "over: return None",
        "over: (max(total, 1))",
        "over: (max(1, total))",
        "over: 0",
        "over: 2",
        "over: pass",
    ]


def test_change_replaces_only_its_text() -> None:
    """The text before and after is unchanged."""
    for change in changes_in("x.py", SOURCE):
        changed = change.applied(SOURCE)
        assert changed[: change.start] == SOURCE[: change.start]
        assert changed.endswith(SOURCE[change.end :])
        assert changed != SOURCE
