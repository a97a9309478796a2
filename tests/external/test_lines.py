"""The pipes of a program, without the protocol."""

import pytest

from alhambra.bots.external.faults import ProgramTimeout, printable
from alhambra.bots.external.launch import launch
from alhambra.bots.external.lines import LineChannel


def test_a_program_that_does_not_read_does_not_block() -> None:
    tree = launch("sleep 600")
    lines = LineChannel(tree.pipes)
    lines.send(b"x" * 10_000_000)
    with pytest.raises(ProgramTimeout):
        lines.receive(0.2)
    tree.kill()
    lines.close()
    assert tree.process.returncode == 0, "the guard has done its work"


def test_long_lines_arrive_completely() -> None:
    tree = launch("cat")
    lines = LineChannel(tree.pipes)
    for size in (1, 60_000):
        lines.send(b"y" * size)
        assert lines.receive(20) == b"y" * size
    lines.close_input()
    assert tree.wait(20) == 0
    tree.kill()
    lines.close()


def test_output_of_a_program_cannot_control_the_terminal() -> None:
    assert printable("a\x1b[2Jb\n") == "a?[2Jb?"
    assert printable("z" * 500) == "z" * 120 + "…"
