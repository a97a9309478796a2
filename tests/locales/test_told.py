"""What the page tells is what Python tells; `web/tests/told.test.ts` reads the same file."""

from .told import PATH, told


def test_the_file_is_up_to_date() -> None:
    """`python -m tests.locales.told` writes it anew."""
    assert PATH.read_bytes() == told()
