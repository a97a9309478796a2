"""A file may be cut off at any byte: the game up to the last complete line loads, or an error."""

from pathlib import Path

import pytest

import alhambra
from alhambra import Record, RecordError
from alhambra.notation.files import parse_bytes
from alhambra.notation.text import format_record, parse_record
from tests.notation.samples import ending_text, line_of, small_text


@pytest.mark.parametrize("text", [small_text(), ending_text()], ids=["setup", "position"])
def test_torn_at_every_byte(text: str) -> None:
    raw = text.encode()
    whole = parse_record(text)
    header = line_of(text, "1 seat") - 1
    for size in range(len(raw)):
        torn = raw[:size]
        lines = torn.count(b"\n")
        tail = torn.rpartition(b"\n")[2]
        if tail:
            assert refused(torn) == ("record-torn", lines + 1)
        if lines < header:
            assert refused(torn, drop_torn_line=True) == unrecoverable(lines, tail)
            continue
        record = parse_bytes(torn, drop_torn_line=bool(tail))
        assert is_prefix(record, whole, min(lines - header, len(whole)))
        assert record.dropped == tail.decode("utf-8", "replace")


def refused(raw: bytes, *, drop_torn_line: bool = False) -> tuple[str, int | None]:
    """Code and line of the error that a file content raises."""
    with pytest.raises(RecordError) as info:
        parse_bytes(raw, drop_torn_line=drop_torn_line)
    return info.value.code, info.value.params.get("line")


def unrecoverable(lines: int, tail: bytes) -> tuple[str, int | None]:
    """Why nothing can be recovered from a file cut off before the first decision."""
    if lines:
        return "record-incomplete", lines + 1
    return ("record-torn", 1) if tail else ("record-empty", None)


def is_prefix(record: Record, whole: Record, actions: int) -> bool:
    """Whether a record has the first actions of another."""
    return (
        (record.header, record.start) == (whole.header, whole.start)
        and len(record) == actions
        and record.entries == whole.entries[:actions]
        and record.game == whole.game_at(actions)
    )


def test_torn_line_is_reported() -> None:
    lines = small_text().split("\n")
    text = "\n".join([*lines[:15], lines[15][:12]])
    with pytest.raises(RecordError) as info:
        parse_record(text)
    assert info.value.params == {"line": 16, "tail": "3 seat 2 pla"}
    repaired = parse_record(text, drop_torn_line=True)
    assert repaired.dropped == "3 seat 2 pla"
    assert len(repaired) == 2
    assert format_record(repaired) == "\n".join([*lines[:15], ""])


def test_junk_after_the_end_is_cut_off() -> None:
    """Junk without a line ending after a finished game is cut off, too."""
    with pytest.raises(RecordError, match="record-torn"):
        parse_record(f"{ending_text()}junk")
    assert parse_record(f"{ending_text()}junk", drop_torn_line=True).dropped == "junk"


def test_repair_ignores_no_other_error() -> None:
    with pytest.raises(RecordError, match="record-check"):
        parse_record(small_text().replace("take ducat 8", "take ducat 9"), drop_torn_line=True)


def test_earlier_error_is_reported_before_a_torn_line() -> None:
    with pytest.raises(RecordError, match="record-check"):
        parse_record(small_text().replace("take ducat 8", "take ducat 9")[:-3])


def test_zeros_of_a_lost_write_are_cut_off(tmp_path: Path) -> None:
    """Some file systems leave zeros, or bytes that are not text, where a write was lost."""
    path = tmp_path / "game"
    path.write_bytes(small_text().encode() + b"11 seat \xe2\x82" + b"\0" * 100)
    with pytest.raises(RecordError, match="record-torn"):
        alhambra.load(path)
    record = alhambra.load(path, drop_torn_line=True)
    assert len(record) == 10
    assert record.dropped == "11 seat \ufffd" + "\0" * 100
