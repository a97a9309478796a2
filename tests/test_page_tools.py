"""The tools of the page, run by the Node of the environment."""

from __future__ import annotations

import sys

import pytest

from tools import page_tools


def test_a_tool_that_does_not_end_is_ended(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(page_tools, "LIMITS", {"npm": 0.01})
    monkeypatch.setattr(sys, "argv", ["page_tools.py", "npm", "--version"])
    assert page_tools.main() == 1
    assert "npm did not end within 0.01 s.\n" in capfd.readouterr().err
