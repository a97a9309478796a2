"""The page formats events like Python; `web/tests/told.test.ts` reads the same file."""

from .event_sentences import PATH, event_sentences


def test_the_file_is_up_to_date() -> None:
    """`python -m tests.locales.event_sentences` writes it."""
    assert PATH.read_bytes() == event_sentences()
