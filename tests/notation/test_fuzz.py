"""Any file content gives a record error or exactly the record that was written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra import Record, RecordError
from alhambra.notation.entries import format_shuffle, parse_shuffle
from alhambra.notation.files import parse_bytes
from alhambra.notation.strings import format_strings, parse_strings
from alhambra.notation.text import format_record, parse_record
from alhambra.rules.events import Shuffled
from tests.notation.samples import ending_text, forged, grow, small_text

TEXTS = [small_text(), ending_text()]
WHOLE = {text: parse_record(text) for text in TEXTS}
WORDS = st.sampled_from(
    ["seat", "|", ":", "-", "0", "7", "99999999999", "end", "take", "deck:", "N1", "scoring-1",
     "garden-10", "shuffle", "position", '"', "\\", "\r", "#", "", " ", "é"]
)  # fmt: skip


@given(
    st.sampled_from(TEXTS),
    st.lists(st.tuples(st.integers(0, 2000), st.integers(0, 3), st.binary(max_size=3)), min_size=1),
    st.booleans(),
)
def test_edited_bytes_are_detected(
    text: str, edits: list[tuple[int, int, bytes]], drop_torn_line: bool
) -> None:
    """Bytes changed, inserted or removed"""
    raw = text.encode()
    for index, count, new in edits:
        raw = raw[:index] + new + raw[index + count :]
    try:
        record = parse_bytes(raw, drop_torn_line=drop_torn_line)
    except RecordError:
        return
    whole = WHOLE[text]
    assert (record.header, record.start) == (whole.header, whole.start)
    assert record.entries == whole.entries[: len(record)]


@given(
    st.sampled_from(TEXTS),
    st.integers(0, 30),
    st.integers(0, 12),
    st.integers(0, 1),
    WORDS,
)
def test_edited_words_with_valid_checksums(
    text: str, line: int, word: int, count: int, new: str
) -> None:
    """With valid checksums, another text is another game or an error, never a crash"""

    def change(lines: list[str]) -> None:
        words = lines[line % len(lines)].split(" ")
        words[word : word + count] = [new]
        lines[line % len(lines)] = " ".join(words)

    changed = forged(text, change)
    try:
        record = parse_record(changed)
    except RecordError:
        return
    assert format_record(record) == changed
    assert record.game.status() == []


@given(st.binary() | st.text().map(lambda text: f"alhambra-record 1 {text}\n".encode()))
def test_random_bytes_never_crash(raw: bytes) -> None:
    with pytest.raises(RecordError):
        parse_bytes(raw)


@given(st.lists(st.text(), min_size=2, max_size=6), st.integers(0, 5))
def test_any_names_round_trip(names: list[str], actions: int) -> None:
    record = grow(Record.new(names, seed=3), 1, actions=actions)
    text = format_record(record)
    assert text.count("\n") == len(text.splitlines())
    assert parse_record(text) == record
    assert parse_record(text).names == tuple(names)


@given(st.lists(st.text()))
def test_string_round_trip(texts: list[str]) -> None:
    assert parse_strings(format_strings(texts), len(texts)) == tuple(texts)


@given(
    st.sampled_from(["deck", "supply", "pile 2", "gate cards"]),
    st.lists(st.text("abcXYZ019-_", min_size=1)),
)
def test_shuffle_round_trip(pile: str, order: list[str]) -> None:
    shuffle = Shuffled(pile, tuple(order))
    assert parse_shuffle(format_shuffle(shuffle)) == shuffle
