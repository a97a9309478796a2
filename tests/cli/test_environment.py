"""No home, closed streams, a poor locale: at most a clear error, and no game is lost."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import platformdirs
import pytest
from platformdirs.macos import MacOS

import alhambra
from alhambra.cli.home import data_folder
from alhambra.cli.settings import settings_path

from .driving import COMMAND, run


def shell(line: str, *args: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command after these shell commands."""
    return subprocess.run(
        ["sh", "-c", line, "sh", *map(str, args)],
        env={**os.environ, "ALHAMBRA_LANGUAGE": "en", **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def test_closed_streams_lose_no_game(tmp_path: Path) -> None:
    """The file of a game must not be opened as one of the standard streams."""
    path = tmp_path / "game"
    done = shell('exec "$@" <&- >&- 2>&-', *COMMAND, "play", "--seed", 4, "--save", path)
    assert done.returncode == 0
    assert not alhambra.load(path).is_finished, "it can be read, and played on"


def test_a_closed_input_ends_the_command(tmp_path: Path) -> None:
    path = tmp_path / "game"
    done = shell('exec "$@" <&-', *COMMAND, "play", "--seed", 4, "--save", path)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"play --resume {path}" in done.stdout


def test_an_unreadable_settings_folder_means_default_settings(tmp_path: Path) -> None:
    """An invalid file name stands for it: root can read every folder."""
    done = run(tmp_path, "--version", XDG_CONFIG_HOME="/" + "x" * 300)
    assert (done.code, done.err) == (0, "")


@pytest.mark.parametrize("command", [["serve"], ["--no-browser"]])
def test_a_database_that_cannot_be_created_is_a_clear_error(
    tmp_path: Path, command: list[str]
) -> None:
    done = run(tmp_path, *command, "--port", 0, XDG_DATA_HOME="/dev/null/x", ALHAMBRA_DB="")
    assert done.code == 2
    assert "The database /dev/null/x/alhambra/tables.sqlite cannot be opened" in done.err


@pytest.mark.skipif(os.name != "posix", reason="homes of POSIX")
def test_a_user_unknown_to_the_system_has_no_home(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(os, "getuid", lambda: 2**31 - 5)
    assert data_folder() == Path("/.local/share/alhambra")
    assert settings_path() == Path("/.config/alhambra/settings.json")


@pytest.fixture
def mac(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The home folder of a macOS user."""
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(platformdirs, "PlatformDirs", MacOS)
    return tmp_path


@pytest.mark.skipif(os.name != "posix", reason="homes of POSIX")
def test_folders_follow_the_platform(mac: Path) -> None:
    support = mac / "Library" / "Application Support" / "alhambra"
    assert data_folder() == support
    assert settings_path() == support / "settings.json"
    assert not support.exists(), "looking it up creates no folder"


@pytest.mark.skipif(os.name != "posix", reason="homes of POSIX")
def test_existing_folders_of_an_earlier_version_stay_in_use(mac: Path) -> None:
    games = mac / ".local" / "share" / "alhambra"
    games.mkdir(parents=True)
    settings = mac / ".config" / "alhambra" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text('{"language": "de"}')
    assert data_folder() == games
    assert settings_path() == settings
    (mac / "Library" / "Application Support" / "alhambra").mkdir(parents=True)
    assert data_folder() == games


@pytest.mark.parametrize("locale", ["C", "POSIX", "xx_XX.nonsense"])
def test_a_poor_locale_does_no_harm(tmp_path: Path, locale: str) -> None:
    path = tmp_path / "Spiel für Ärzte"
    line = 'unset PYTHONUTF8 PYTHONIOENCODING; exec "$@"'
    command = [*COMMAND, "play", "--seed", 4, "--language", "de", "--save", path]
    done = shell(line, *command, LC_ALL=locale, LANG=locale, TZ=":nonsense", COLUMNS="7", LINES="3")
    assert (done.returncode, done.stderr) == (0, "")
    assert path.exists()
