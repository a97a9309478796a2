"""The pipes of a program, without the protocol."""

import pytest

from alhambra.bots.external.life import start
from alhambra.bots.external.lines import LineChannel
from alhambra.bots.external.troubles import Silence, printable


def test_a_program_that_does_not_read_cannot_hold_us_up() -> None:
    life = start("sleep 600")
    lines = LineChannel(life.process)
    lines.send(b"x" * 10_000_000)
    with pytest.raises(Silence):
        lines.receive(0.2)
    life.kill()
    lines.close()
    assert life.process.returncode == 0, "the guard has done its work"


def test_long_lines_arrive_whole() -> None:
    life = start("cat")
    lines = LineChannel(life.process)
    for size in (1, 60_000):
        lines.send(b"y" * size)
        assert lines.receive(20) == b"y" * size
    lines.hang_up()
    assert life.ending(20) == "exit 0"
    life.kill()
    lines.close()


def test_words_of_a_program_cannot_steer_a_terminal() -> None:
    assert printable("a\x1b[2Jb\n") == "a?[2Jb?"
    assert printable("z" * 500) == "z" * 120 + "…"
