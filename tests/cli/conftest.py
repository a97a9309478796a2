"""The command run in the test's own process."""

import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from alhambra.cli import main
from tests.plugins.plugging import plug

from .driving import Result

__all__ = ["plug"]


@dataclass
class Here:
    """Runs the command in this process, which is faster than starting one."""

    monkeypatch: pytest.MonkeyPatch
    capsys: pytest.CaptureFixture[str]

    def __call__(self, *args: str) -> Result:
        self.monkeypatch.setattr(sys, "argv", ["alhambra", *args])
        with pytest.raises(SystemExit) as caught:
            main()
        code = caught.value.code
        assert isinstance(code, int)
        return Result(*self.capsys.readouterr(), code)


@pytest.fixture
def here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Here:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("ALHAMBRA_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "100")
    return Here(monkeypatch, capsys)
