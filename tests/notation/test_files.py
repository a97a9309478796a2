"""Saving a record is atomic; a running game is appended line by line."""

from pathlib import Path

import pytest

import alhambra
from alhambra import Record, RecordError, RecordWriter
from alhambra.notation.text import format_record
from tests.notation.samples import ending, ending_text, grow, random_record, small, small_text


def test_save_and_load_round_trip(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    alhambra.save(small(), str(path))
    assert path.read_bytes() == small_text().encode()
    assert alhambra.load(str(path)) == alhambra.load(path) == small()
    alhambra.save(ending(), path)
    assert path.read_text("utf-8") == ending_text()
    assert list(tmp_path.iterdir()) == [path]


class Interrupted(Record):
    """A record whose formatting fails half way."""

    @property
    def is_finished(self) -> bool:
        raise KeyboardInterrupt


def test_failed_save_keeps_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    alhambra.save(small(), path)
    record = ending()
    with pytest.raises(KeyboardInterrupt):
        alhambra.save(Interrupted(record.header, record.start, (), record.game), path)
    assert alhambra.load(path) == small()
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", ["folder", "none/game.txt", "file/game.txt", "x" * 300, "\0"])
def test_unwritable_path_is_reported(name: str, tmp_path: Path) -> None:
    """A failed write raises a coded error and leaves nothing behind."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    for write in (alhambra.save, RecordWriter):
        with pytest.raises(RecordError) as info:
            write(small(), tmp_path / name)
        assert info.value.code == "record-unwritable"
        assert info.value.params["reason"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]


@pytest.mark.parametrize("path", ["", "/"])
def test_bad_file_name_is_refused(path: str) -> None:
    with pytest.raises(RecordError, match="record-unwritable"):
        alhambra.save(small(), path)


def test_writer_appends_each_action(tmp_path: Path) -> None:
    """After every action the file is the whole record; earlier lines are not rewritten."""
    path = tmp_path / "game.txt"
    whole = random_record(2, 3)
    record = Record.new(2, seed=3)
    writer = RecordWriter(record, path)
    inode = path.stat().st_ino
    before = path.read_bytes()
    for entry in whole.entries:
        record.play(entry.action)
        writer.update()
        now = path.read_bytes()
        assert now.startswith(before)
        assert len(now) > len(before)
        before = now
    assert path.stat().st_ino == inode
    assert before.decode() == format_record(whole)
    writer.update()
    assert path.read_bytes() == before
    assert alhambra.load(path) == whole


def test_writer_appends_several_actions(tmp_path: Path) -> None:
    """Several actions since the last write are several lines."""
    path = tmp_path / "game.txt"
    record = small()
    writer = RecordWriter(record, path)
    grow(record, 1, actions=7)
    writer.update()
    assert alhambra.load(path) == record


def test_resume_repairs_a_torn_file(tmp_path: Path) -> None:
    """A torn file is repaired, and the game continues in it to its end."""
    path = tmp_path / "game.txt"
    path.write_bytes(small_text().encode()[:-5])
    record = alhambra.load(path, drop_torn_line=True)
    writer = RecordWriter(record, path)
    assert alhambra.load(path) == record
    while not record.is_finished:
        grow(record, len(record), "builder", actions=1)
        writer.update()
    resumed = alhambra.load(path)
    assert resumed == record
    assert resumed.is_finished
    assert resumed.actions[:9] == small().actions[:9]


def test_writer_truncates_after_take_back(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    record = small()
    writer = RecordWriter(record, path)
    record.back_to(8)
    writer.update()
    assert len(alhambra.load(path)) == 8
    record.back_to(5)
    grow(record, 9, actions=5)
    writer.update()
    assert alhambra.load(path) == record
    grow(record, 9, actions=1)
    writer.update()
    assert alhambra.load(path) == record


@pytest.mark.parametrize("change", ["gone", "torn", "longer"])
def test_writer_rewrites_a_changed_file(change: str, tmp_path: Path) -> None:
    """A file that was changed by others is rewritten: no line follows a broken one."""
    path = tmp_path / "game.txt"
    record = small()
    writer = RecordWriter(record, path)
    if change == "gone":
        path.unlink()
    else:
        text = small_text()
        path.write_text(text[:-9] if change == "torn" else f"{text}11 se", "utf-8")
    grow(record, 1, actions=1)
    writer.update()
    assert alhambra.load(path) == record
    assert len(record) == 11


def test_writer_recovers_after_a_failed_write(tmp_path: Path) -> None:
    """After a failed write the next one writes the whole game."""
    path = tmp_path / "saves" / "game.txt"
    path.parent.mkdir()
    record = small()
    writer = RecordWriter(record, path)
    moved = path.parent.rename(tmp_path / "away")
    grow(record, 1, actions=1)
    with pytest.raises(RecordError, match="record-unwritable"):
        writer.update()
    moved.rename(path.parent)
    assert alhambra.load(path) == small()
    writer.update()
    grow(record, 1, actions=1)
    writer.update()
    assert alhambra.load(path) == record
