"""The page's tools, run by the environment's Node."""

from __future__ import annotations

import sys

import pytest

from tools import page_tools


def test_hanging_tool_is_killed(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(page_tools, "LIMITS", {"npm": 0.01})
    monkeypatch.setattr(sys, "argv", ["page_tools.py", "npm", "--version"])
    assert page_tools.main() == 1
    assert "npm did not end within 0.01 s.\n" in capfd.readouterr().err
