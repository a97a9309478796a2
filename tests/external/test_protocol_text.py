"""The examples in docs/bot-protocol.md are valid messages of the protocol."""

import json
import re
import subprocess
import sys

import pytest

from alhambra.bots.external import lines, program
from tests.helpers import ROOT

from .schemas import validator

TEXT = (ROOT / "docs" / "bot-protocol.md").read_text("utf-8")
MESSAGES = re.findall(r"```json\n(.*?)\n```", TEXT)
PROGRAMS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("text", MESSAGES)
def test_an_example_is_valid(text: str) -> None:
    message = json.loads(text)
    validator("messages").validate(message)


def test_every_type_has_an_example() -> None:
    assert {json.loads(text)["type"] for text in MESSAGES} == {"hello", "start", "action", "end"}


def test_the_example_program_works() -> None:
    (code,) = PROGRAMS
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert "'turn_seat'" in done.stdout


def test_the_documented_limits_are_those_of_the_code() -> None:
    assert f"within {program.HELLO_SECONDS:g} s" in TEXT
    assert f"within {program.EXIT_SECONDS:g} s" in TEXT
    assert f"`--timeout` of the arena, else {program.DECISION_SECONDS:g}" in TEXT
    assert f"more than {lines.LONGEST_LINE >> 10} KiB" in TEXT
    assert f"more than {lines.MOST_ERRORS >> 20} MiB" in TEXT
