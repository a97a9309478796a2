"""The game that the page announces is up to date; `web/tests/announced.test.ts` reads the same
file."""

from .announced import PATH, announced


def test_the_file_is_up_to_date() -> None:
    """`python -m tests.locales.announced` writes it."""
    assert PATH.read_bytes() == announced()
