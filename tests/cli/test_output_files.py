"""Files that a command writes: checked before the work begins, and nothing is lost after it."""

import json
import os
import sqlite3
import stat
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest

from tests.golden.write import path_of
from tests.permissions import subject_to_permissions

from .conftest import Here
from .driving import COMMAND

RECORD = str(path_of("all_modules"))
#: Two games of the fastest bots.
MATCH = ("arena", "random", "random", "--games", "2", "--workers", "0", "--seed", "1", "--plain")

SPOILER = """
from contextlib import closing
from pathlib import Path
from alhambra.bots.random_bot import RandomBot

class Spoiler(RandomBot):
    def choose(self, view, actions):
        {spoil}
        return super().choose(view, actions)
"""


def spoiler(folder: Path, spoil: str) -> str:
    """The spec of a bot that damages the disk while it plays."""
    path = folder / "bots" / "spoiler.py"
    path.parent.mkdir()
    path.write_text(SPOILER.format(spoil=spoil))
    return str(path)


def names(folder: Path) -> list[str]:
    """The files in a folder, temporary ones included."""
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("option", ["--json", "--csv"])
def test_results_are_written_through_links_and_into_pipes(
    here: Here, tmp_path: Path, option: str
) -> None:
    folder = tmp_path / "results"
    folder.mkdir()
    link, pipe = tmp_path / "link", tmp_path / "pipe"
    link.symlink_to(folder / "file")
    os.mkfifo(pipe)
    with ThreadPoolExecutor() as others:
        reading = others.submit(pipe.read_text)
        assert here(*MATCH, option, str(pipe)).code == 0
        piped = reading.result(60)
    assert here(*MATCH, option, str(link)).code == 0
    assert (link.is_symlink(), pipe.is_fifo()) == (True, True)
    assert len(piped.splitlines()) == len((folder / "file").read_text().splitlines())
    assert names(folder) == ["file"]


def test_pictures_are_written_through_links_and_into_pipes(here: Here, tmp_path: Path) -> None:
    link, pipe, file = tmp_path / "link", tmp_path / "pipe", tmp_path / "file"
    link.symlink_to("file")
    os.mkfifo(pipe)
    with ThreadPoolExecutor() as others:
        reading = others.submit(pipe.read_text)
        assert here("draw", RECORD, "-o", str(pipe)).code == 0
        piped = reading.result(60)
    assert here("draw", RECORD, "-o", str(link)).out == f"The picture is in {link}.\n"
    assert Xml.fromstring(file.read_text()).tag == Xml.fromstring(piped).tag
    assert (link.is_symlink(), pipe.is_fifo()) == (True, True)
    assert names(tmp_path) == ["file", "link", "pipe"]


def test_a_device_stays_a_device(here: Here, tmp_path: Path) -> None:
    null = tmp_path / "null"
    try:
        os.mknod(null, stat.S_IFCHR | 0o666, os.makedev(1, 3))
        null.write_bytes(b"")
    except OSError:
        null = Path("/dev/null")
    assert here("draw", RECORD, "-o", str(null)).code == 0
    assert here(*MATCH, "--json", str(null), "--csv", str(null)).code == 0
    assert null.is_char_device()


def test_aliases_of_the_standard_output_are_recognized(tmp_path: Path) -> None:
    path = tmp_path / "out.svg"
    with path.open("wb") as out:
        command = [*COMMAND, "draw", RECORD, "-o", "/dev/stdout"]
        assert subprocess.run(command, stdout=out, check=False, timeout=60).returncode == 0
    assert Xml.parse(path).getroot()[0].text, "nothing but the picture"


@pytest.mark.parametrize("option", ["--json", "--csv", "--resume", "--records"])
def test_an_unwritable_folder_is_refused_before_the_first_game(
    here: Here, tmp_path: Path, option: str
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir(0o555)
    with subject_to_permissions():
        result = here(*MATCH, option, str(folder / "new"))
    assert names(folder) == []
    assert result.code == 2
    assert "cannot be written. Access is denied." in result.err
    assert result.out == ""


def test_an_unwritable_records_folder_is_refused_before_the_first_game(
    here: Here, tmp_path: Path
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir(0o555)
    with subject_to_permissions():
        result = here(*MATCH, "--records", str(folder))
    assert (result.code, result.out) == (2, "")


@pytest.mark.parametrize("option", ["--json", "--csv"])
def test_a_folder_is_refused(here: Here, tmp_path: Path, option: str) -> None:
    result = here(*MATCH, option, str(tmp_path))
    assert (result.code, result.out) == (2, "")
    assert "It is a folder." in result.err


@pytest.mark.parametrize(
    "args",
    [
        (*MATCH, "--json", "a", "--csv", "a"),
        (*MATCH, "--json", "a", "--csv", "link"),
        (*MATCH, "--json", "a", "--resume", "a"),
        ("rate", "random", "--file", "a", "--markdown", "a"),
        ("draw", "record", "-o", "record"),
        ("draw", "record", "-o", "link-to-record"),
    ],
)
def test_a_command_refuses_to_use_one_file_twice(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    text = Path(RECORD).read_text()
    Path("record").write_text(text)
    Path("link-to-record").symlink_to("record")
    Path("link").symlink_to("a")
    result = here(*args)
    assert (result.code, result.out) == (2, "")
    assert "is named twice" in result.err
    assert Path("record").read_text() == text
    assert names(tmp_path) == ["link", "link-to-record", "record"]


def test_results_that_cannot_be_written_are_saved_elsewhere(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spare = tmp_path / "spare"
    spare.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(spare))
    wanted, other = tmp_path / "m.json", tmp_path / "m.csv"
    bot = spoiler(tmp_path, f"Path({str(wanted)!r}).mkdir(exist_ok=True)")
    result = here(*MATCH, bot, "--json", str(wanted), "--csv", str(other))
    assert result.code == 1
    (kept,) = spare.iterdir()
    assert f"{wanted} cannot be written. It is a folder." in result.out
    assert f"The results are in {kept} instead." in result.out
    assert len(json.loads(kept.read_text())["games"]) == 3
    assert len(other.read_text().splitlines()) == 4, "the other file is written all the same"


def test_a_ladder_that_cannot_be_written_is_saved_elsewhere(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spare = tmp_path / "spare"
    spare.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(spare))
    wanted, games = tmp_path / "page.md", tmp_path / "games"
    bot = spoiler(tmp_path, f"Path({str(wanted)!r}).mkdir(exist_ok=True)")
    line = "--games 2 --players 2 --workers 0 --plain"
    files = ("--file", str(games), "--markdown", str(wanted))
    assert here("rate", "random", bot, *line.split(), *files).code == 1
    (kept,) = spare.iterdir()
    assert "random" in kept.read_text()


def test_results_that_cannot_be_saved_anywhere_are_printed(tmp_path: Path) -> None:
    """No file can grow in this process, as on a full disk."""
    limit = "resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))"
    bot = spoiler(tmp_path, f"import resource; {limit}")
    path = tmp_path / "m.json"
    path.write_text("older results")
    done = subprocess.run(
        [*COMMAND, *MATCH, bot, "--json", str(path)],
        env={**os.environ, "ALHAMBRA_LANGUAGE": "en", "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (1, "")
    _, message, shown = done.stdout.partition("they cannot be saved anywhere:")
    assert message
    assert len(json.loads(shown)["games"]) == 3
    assert path.read_text() == "older results"
    assert names(tmp_path) == ["bots", "m.json"]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database that can be backed up."""
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE tables (id)")
    return path


def test_a_backup_is_written_through_a_link(here: Here, tmp_path: Path, database: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to("copy")
    assert here("backup", str(link), "--db", str(database)).code == 0
    assert link.is_symlink()
    assert (tmp_path / "copy").read_bytes() == database.read_bytes()
    assert names(tmp_path) == ["copy", "link", "tables.sqlite"]


def test_a_backup_overwrites_nothing(here: Here, tmp_path: Path, database: Path) -> None:
    pipe, circle = tmp_path / "pipe", tmp_path / "circle"
    os.mkfifo(pipe)
    circle.symlink_to(circle)
    assert "already exists" in here("backup", str(pipe), "--db", str(database)).err
    assert "form a loop" in here("backup", str(circle), "--db", str(database)).err
    assert (pipe.is_fifo(), circle.is_symlink()) == (True, True)


def test_only_a_backup_can_be_restored(here: Here, tmp_path: Path, database: Path) -> None:
    before = database.read_bytes()
    for file in (RECORD, str(database)):
        result = here("restore", file, "--db", str(database))
        assert (result.code, result.out) == (2, "")
        assert f"{file} is not a backup of tables." in result.err
    assert database.read_bytes() == before
    assert names(tmp_path) == ["tables.sqlite"]
