"""Saving is all or nothing; a growing game is on the disk line by line."""

from pathlib import Path

import pytest

import alhambra
from alhambra import Record, RecordError, RecordWriter
from alhambra.notation.text import format_record
from tests.notation.samples import ending, ending_text, grow, random_record, small, small_text


def test_save_and_load(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    alhambra.save(small(), str(path))
    assert path.read_bytes() == small_text().encode()
    assert alhambra.load(str(path)) == alhambra.load(path) == small()
    alhambra.save(ending(), path)
    assert path.read_text("utf-8") == ending_text()
    assert list(tmp_path.iterdir()) == [path]


class Interrupted(Record):
    """A record whose writing fails half way."""

    @property
    def is_finished(self) -> bool:
        raise KeyboardInterrupt


def test_an_error_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    alhambra.save(small(), path)
    record = ending()
    with pytest.raises(KeyboardInterrupt):
        alhambra.save(Interrupted(record.header, record.start, (), record.game), path)
    assert alhambra.load(path) == small()
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", ["folder", "none/game.txt", "file/game.txt", "x" * 300, "\0"])
def test_nowhere_to_write(name: str, tmp_path: Path) -> None:
    """What cannot be written is an error of the family, and nothing is left behind."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    for write in (alhambra.save, RecordWriter):
        with pytest.raises(RecordError) as info:
            write(small(), tmp_path / name)
        assert info.value.code == "record-unwritable"
        assert info.value.params["reason"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]


@pytest.mark.parametrize("path", ["", "/"])
def test_no_name_to_write_to(path: str) -> None:
    with pytest.raises(RecordError, match="record-unwritable"):
        alhambra.save(small(), path)


def test_writer_keeps_up(tmp_path: Path) -> None:
    """After every action the file is the record; the lines before are not touched."""
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


def test_writer_catches_up(tmp_path: Path) -> None:
    """Several actions at once are several lines."""
    path = tmp_path / "game.txt"
    record = small()
    writer = RecordWriter(record, path)
    grow(record, 1, actions=7)
    writer.update()
    assert alhambra.load(path) == record


def test_resume(tmp_path: Path) -> None:
    """A torn file is mended, and the game goes on in it to the end."""
    path = tmp_path / "game.txt"
    path.write_bytes(small_text().encode()[:-5])
    record = alhambra.load(path, mend=True)
    writer = RecordWriter(record, path)
    assert alhambra.load(path) == record
    while not record.is_finished:
        grow(record, len(record), "builder", actions=1)
        writer.update()
    again = alhambra.load(path)
    assert again == record
    assert again.is_finished
    assert again.actions[:9] == small().actions[:9]


def test_writer_follows_what_is_taken_back(tmp_path: Path) -> None:
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
def test_writer_mends_a_changed_file(change: str, tmp_path: Path) -> None:
    """A file that is not as it was left is written anew: no line follows a broken one."""
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


def test_writer_after_trouble(tmp_path: Path) -> None:
    """When the folder is back, so is the whole game."""
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
